import { wrongInLua } from "./check/lua";
import { wrongAddresses, wrongCards, wrongGuids, wrongSizes } from "./check/objects";
import { SAVE, SAVED_OBJECT } from "./check/save-shapes";
import { wrongIn } from "./check/shape";
import { failOnAny } from "./failure";
import type { AssembledSave, Stage, Work } from "./stage";

const FILE_NAME = /^[\w()&'!,. -]+$/;

const wrongFileName = ({ game, file }: AssembledSave): string[] =>
  FILE_NAME.test(file) ? [] : [`${game}: saveName "${file}" cannot be the name of a file everywhere`];

const wrongInSave = (save: AssembledSave, made: ReadonlySet<string>): string[] => {
  const { ObjectStates: objects } = save.state;
  const shape = save.is === "save" ? SAVE : SAVED_OBJECT;
  const wrong = [
    ...wrongIn(save.state, shape, "save"),
    ...wrongGuids(objects),
    ...wrongCards(objects),
    ...wrongAddresses(objects, made),
    ...wrongSizes(objects),
  ];
  return [...wrongFileName(save), ...wrong.map((line) => `${save.game}/${save.file}: ${line}`)];
};

const checked = (work: Work): Work => {
  const made = new Set(work.assets.map(({ url }) => url));
  failOnAny([...work.bundles.flatMap(wrongInLua), ...work.saves.flatMap((save) => wrongInSave(save, made))]);
  return work;
};

export const check: Stage = {
  name: "check",
  run: checked,
  result: ({ bundles, saves }) => `${String(bundles.length)} scripts, ${String(saves.length)} files`,
};
