import { wrongAddresses, wrongCards, wrongGuids, wrongSizes, wrongTextures } from "./check/objects";
import { SAVE, SAVED_OBJECT } from "./check/save-shapes";
import { wrongIn } from "./check/shape";
import { failOnAny } from "./failure";
import type { AssembledSave, RenderedAsset, Stage, Work } from "./stage";

const FILE_NAME = /^[\w()&'!,. -]+$/;

const wrongFileName = ({ game, file }: AssembledSave): string[] =>
  FILE_NAME.test(file) ? [] : [`${game}: saveName "${file}" cannot be the name of a file everywhere`];

const wrongInSave = (save: AssembledSave, made: ReadonlyMap<string, RenderedAsset>, cache: string): string[] => {
  const { ObjectStates: objects } = save.state;
  const shape = save.is === "save" ? SAVE : SAVED_OBJECT;
  const wrong = [
    ...wrongIn(save.state, shape, "save"),
    ...wrongGuids(objects),
    ...wrongCards(objects),
    ...wrongAddresses(objects, made),
    ...wrongSizes(objects),
    ...(save.is === "save" ? wrongTextures(objects, made, cache) : []),
  ];
  return [...wrongFileName(save), ...wrong.map((line) => `${save.game}/${save.file}: ${line}`)];
};

const checked = (work: Work): Work => {
  const made = new Map(work.assets.map((asset) => [asset.url, asset]));
  failOnAny(work.saves.flatMap((save) => wrongInSave(save, made, work.cache)));
  return work;
};

export const check: Stage = {
  name: "check",
  run: checked,
  result: ({ saves }) => `${String(saves.length)} files`,
};
