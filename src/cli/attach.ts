import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { replaceFiles } from "../../build/atomic";
import type { Binding } from "../bind/binding";
import { GAME_NAMES, type GameName } from "../games/index";
import { textIn } from "../saves/node";
import { objectsOf } from "../saves/objects";
import type { Save } from "../saves/save";
import { type Attached, attached } from "./attach/attached";
import { type BindingAsked, bindingAsked } from "./attach/binding-asked";
import { CONTROLLER, isTagged } from "./attach/marks";
import { ourController } from "./attach/our-controller";
import { type TableSeen, tableSeen } from "./bind/table-seen";
import type { Command } from "./command";
import { fileToWrite } from "./file-to-write";
import { gamesFound, isHere } from "./inspect/games";
import { glimpsesOf } from "./inspect/glimpses";
import { LANGUAGE_OPTION, languageAsked } from "./language";
import { among, Mistake } from "./mistake";
import { withSave } from "./save-file";

const fileAsked = (words: readonly string[]): string => {
  const [file, ...more] = words;
  if (file === undefined) throw new Mistake("which save? npx outbreak attach SAVE.json --game GAME");
  if (more.length > 0) throw new Mistake(`one save at a time, not ${words.join(" ")}`);
  return file;
};

/** A table that somebody else has made. */
const foreign = (file: string, save: Save): Save => {
  if (textIn(save.root, "SaveName") === "" && textIn(save.root, "Date") === "")
    throw new Mistake(`${file}: this is a Saved Object, not a table; put it on one and save that`);
  const ours = objectsOf(save).find((object) => isTagged(object, CONTROLLER));
  if (ours !== undefined)
    throw new Mistake(`${file}: ${ours.path} is a controller of ours already; detach takes it away`);
  return save;
};

const refuseIfNowhere = (file: string, { save }: TableSeen, game: GameName): void => {
  const found = gamesFound(glimpsesOf(objectsOf(save))).find((each) => each.game === game);
  if (found === undefined || isHere(found)) return;
  throw new Mistake(
    `${file}: ${game} is nowhere on this table (${String(found.sorts)} of ${String(found.of)} sorts); --binding says where it is`,
  );
};

const list = (words: readonly string[]): string => (words.length === 0 ? "none" : words.join(", "));

const boundTold = ({ pieces, boards, spots, seats }: Binding): readonly string[] => [
  `  knows    ${String(pieces.length)} marks of ${String(new Set(pieces.map(({ sort }) => sort)).size)} sorts of pieces`,
  `  boards   ${list(boards.map(({ board, flat }) => (flat ? `${board} (flat)` : board)))}`,
  `  spots    ${list(spots.map(({ spot }) => spot))}`,
  `  seats    ${list(seats.map(({ seat, colour }) => `${seat} ${colour}`))}`,
];

/** The only thing that is not as it was. */
const diff = ({ controller, lacking }: Attached, { binding }: BindingAsked, before: Save): string => {
  const at = objectsOf(before).filter(({ depth }) => depth === 0).length;
  const { posX, posY, posZ } = controller.Transform;
  const brings = controller.ContainedObjects ?? [];
  const missing = lacking.map(
    ({ sort, found, wanted, instead }) => `${sort} ${String(found)} of ${String(wanted)} (${instead})`,
  );
  return [
    `+ ObjectStates[${String(at)}]: ${controller.Name} "${controller.Nickname ?? ""}" (${controller.GUID}) at ${[posX, posY, posZ].join(", ")}`,
    `  script   ${String(Math.ceil((controller.LuaScript ?? "").length / 1024))} KB`,
    ...boundTold(binding),
    `  missing  ${list(missing)}`,
    `  brings   ${String(brings.length)} objects of ours`,
    `every other of ${String(before.text.length)} characters stays as it is`,
  ].join("\n");
};

const REFUSED =
  "nothing is written while this is not known; --binding says it, or --ask-at-table leaves it to the controller:";

const refuseIfUnsure = (file: string, { unsure, binding }: BindingAsked, isAsked: boolean): void => {
  if (binding.boards.length === 0)
    throw new Mistake(`${file}: ${list(unsure.filter((each) => each.startsWith("where the ")))}; --binding says it`);
  if (unsure.length === 0) return;
  if (!isAsked) throw new Mistake(`${file}: ${REFUSED}\n  ${unsure.join("\n  ")}`);
  for (const each of unsure) console.log(`? ${each}`);
};

const outBeside = (file: string, game: GameName): string => `${file.replace(/\.json$/i, "")} - ${game}.json`;

export const attachCommand: Command = {
  name: "attach",
  words: "<save>",
  examples: [
    "attach my-table.json --game dying-light",
    "attach my-table.json --game dying-light --binding binding.json --dry-run",
  ],
  options: {
    game: { takes: "GAME", says: "whose pieces lie there" },
    binding: { takes: "FILE", says: "what is what there, as inspect --binding wrote it and you settled it" },
    out: { takes: "FILE", says: "the new save (usual: beside the old one, with the game's name)" },
    ...LANGUAGE_OPTION,
    "dry-run": { takes: "nothing", says: "only say what would be put in" },
    "ask-at-table": { takes: "nothing", says: "go on with what is sure; the controller asks the rest" },
  },
  run: async ({ words, text, flag }) => {
    const file = fileAsked(words);
    const game = among("game", text("game", ""), GAME_NAMES);
    const out = fileToWrite("out", text("out", outBeside(file, game)));
    if (resolve(file) === out)
      throw new Mistake(`--out ${text("out", "")}: this is the save itself; a new one is written`);
    const seen = withSave(file, (save) => tableSeen(foreign(file, save), game));
    const bindingFile = text("binding", "");
    if (bindingFile === "") refuseIfNowhere(file, seen, game);
    const asked = bindingAsked(seen, bindingFile);
    refuseIfUnsure(file, asked, flag("ask-at-table"));
    const made = attached(seen, asked.binding, await ourController(game, languageAsked(text, [game])), asked.found);
    console.log(diff(made, asked, seen.save));
    if (flag("dry-run")) return 0;
    const was = existsSync(out);
    replaceFiles([{ file: out, bytes: Buffer.from(made.text) }]);
    console.log(`${relative(process.cwd(), out)}${was ? " (what was there is kept as .bak)" : ""}`);
    return 0;
  },
};
