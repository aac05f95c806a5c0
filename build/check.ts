import { wrongAddresses, wrongCards, wrongGuids, wrongSizes, wrongTextures } from "./check/objects";
import { SAVE, SAVED_OBJECT } from "./check/save-shapes";
import { wrongIn } from "./check/shape";
import { weightOf, weightTold, wrongWeight } from "./check/weight";
import { failOnAny } from "./failure";
import type { AssembledSave, RenderedAsset, Stage, Work } from "./stage";

const FILE_NAME = /^[\w()&'!,. -]+$/;

const wrongFileName = ({ game, file }: AssembledSave): string[] =>
  FILE_NAME.test(file) ? [] : [`${game}: saveName "${file}" cannot be the name of a file everywhere`];

type Made = ReadonlyMap<string, RenderedAsset>;

const wrongInTable = ({ game, state }: AssembledSave, made: Made, { games, cache }: Work): string[] => {
  const atMost = games.find((sources) => sources.game.name === game)?.table.atMost;
  const { ObjectStates: objects } = state;
  return [...wrongTextures(objects, made, cache), ...(atMost === undefined ? [] : wrongWeight(objects, made, atMost))];
};

const wrongInSave = (save: AssembledSave, made: Made, work: Work): string[] => {
  const { ObjectStates: objects } = save.state;
  const shape = save.is === "save" ? SAVE : SAVED_OBJECT;
  const wrong = [
    ...wrongIn(save.state, shape, "save"),
    ...wrongGuids(objects),
    ...wrongCards(objects),
    ...wrongAddresses(objects, made),
    ...wrongSizes(objects),
    ...(save.is === "save" ? wrongInTable(save, made, work) : []),
  ];
  return [...wrongFileName(save), ...wrong.map((line) => `${save.game}/${save.file}: ${line}`)];
};

const madeIn = (work: Work): Made => new Map(work.assets.map((asset) => [asset.url, asset]));

const checked = (work: Work): Work => {
  failOnAny(work.saves.flatMap((save) => wrongInSave(save, madeIn(work), work)));
  return work;
};

const told = (work: Work): string => {
  const tables = work.saves.filter(({ is }) => is === "save");
  const weights = tables.map(({ game, state }) => `${game} ${weightTold(weightOf(state.ObjectStates, madeIn(work)))}`);
  return [`${String(work.saves.length)} files`, ...weights].join("\n  ");
};

export const check: Stage = {
  name: "check",
  run: checked,
  result: told,
};
