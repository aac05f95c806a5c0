import { join } from "node:path";
import { type FileToWrite, replaceFiles } from "./atomic";
import type { AssembledSave, Stage, Work } from "./stage";

/** As TTS itself writes: two spaces, and a line end at the end. */
const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** TTS shows the picture of the same name beside a save. */
const saveFiles = ({ game, file, picture, state }: AssembledSave): FileToWrite[] => [
  { file: join(game, `${file}.json`), bytes: json(state) },
  { file: join(game, `${file}.png`), bytes: picture.bytes },
];

const filesOf = ({ assets, bundles, saves }: Work): FileToWrite[] => [
  ...assets.map(({ game, file, bytes }) => ({ file: join("assets", game, file), bytes })),
  ...bundles.flatMap(({ name, lua, map }) => [
    { file: join("scripts", `${name}.lua`), bytes: Buffer.from(lua) },
    { file: join("scripts", `${name}.lua.map`), bytes: Buffer.from(JSON.stringify(map)) },
  ]),
  // The saves come last: when they are there, so is everything they name.
  ...saves.flatMap(saveFiles),
];

export const write: Stage = {
  name: "write",
  run: (work) => ({
    ...work,
    written: replaceFiles(filesOf(work).map(({ file, bytes }) => ({ file: join(work.out, file), bytes }))),
  }),
  result: ({ written }) => (written.length === 0 ? "nothing has changed" : `${String(written.length)} files`),
};
