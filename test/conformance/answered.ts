import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { EditorMessage } from "../../src/host/editor";
import type { OpenTable } from "../../src/host/open";
import { LuaTable, type LuaValue, textOf } from "../../src/host/vm/value";
import type { MakeVm } from "../../src/host/vm/vm";
import type { ObjectState } from "../../src/tts/save";
import { frames, tableOf } from "../support/host-table";
import { byHand } from "./by-hand";
import { shelfFor } from "./shelf";

const FOLDER = join(import.meta.dirname, "pages");
const REPORTER = readFileSync(join(import.meta.dirname, "reporter.lua"), "utf8");

/** `behavior/book` is the page of that address. */
export const PAGES: readonly string[] = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).replace(/\.lua$/, ""))
  .sort();

/** One check as it came out: "" is wrong with it where it holds. */
export interface Told {
  readonly sentence: string;
  readonly source: string;
  readonly basis: string;
  readonly wrong: string;
}

const listIn = (value: LuaValue): readonly LuaValue[] => (value instanceof LuaTable ? value.list() : []);

/** What answers on the web in these checks. */
const web = ({ url, method, body }: { readonly url: string; readonly method: string; readonly body: string }) => {
  if (url.startsWith("http://answers/"))
    return { text: `${method} ${body}`, headers: { "Content-Type": "text/plain", Kind: "answer" } };
  return url.startsWith("http://missing/") ? { text: "not here", status: 404 } : undefined;
};

/** A page on a fresh table. */
class Page {
  readonly #script: string;
  readonly #shelf: readonly ObjectState[];

  constructor(
    name: string,
    readonly vm: MakeVm,
  ) {
    const page = readFileSync(join(FOLDER, `${name}.lua`), "utf8");
    this.#script = `${REPORTER}\n${page}`;
    this.#shelf = shelfFor(page);
  }

  opened<T>(look: (table: OpenTable, editor: readonly EditorMessage[]) => T): T {
    const editor: EditorMessage[] = [];
    const table = tableOf(this.#shelf, this.#script, {
      vm: this.vm,
      seated: ["White", "Red"],
      web,
      pages: () => 10,
      toEditor: (message) => editor.push(message),
    });
    table.settle();
    try {
      return look(table, editor);
    } finally {
      table.world.close();
    }
  }
}

/** What the check can see from outside: what was said to whom, and what a script editor was told. */
const outside = ({ world }: OpenTable, editor: readonly EditorMessage[]): LuaValue => ({
  chat: world.chat.map(({ to, text, broadcast }) => ({ to, text, broadcast })),
  editor: editor.map((message) => JSON.stringify(message)),
});

/** Checks that go on for ever would go on for ever. */
const STAGES = 12;
const FRAMES_HELD = 60;

/** Nothing moves and nothing waits; what somebody holds stays where it is for a while. */
const rested = (table: OpenTable): void => {
  const isHeld = table.world.things.some(({ heldBy }) => heldBy !== undefined);
  if (isHeld) frames(table, FRAMES_HELD);
  else table.settle();
};

const checked = (table: OpenTable, number: number, editor: readonly EditorMessage[]): Told => {
  let script = table.world.global;
  let more = script.call("try", number) === true;
  for (let stage = 0; more && stage < STAGES; stage++) {
    rested(table);
    for (const gesture of listIn(script.call("gestures"))) {
      byHand(table, listIn(gesture));
      rested(table);
    }
    const isReloaded = script !== table.world.global;
    script = table.world.global;
    script.set("outside", outside(table, editor));
    more = script.call(isReloaded ? "reloaded" : "go_on", number) === true;
  }
  const told = script.call("answer");
  const of = (key: string): string => (told instanceof LuaTable ? textOf(told.get(key)) : "");
  const expected = told instanceof LuaTable ? listIn(told.get("faults")).map(textOf) : [];
  const faults = table.world.faults
    .map(({ message }) => message)
    .filter((message) => !expected.some((words) => message.includes(words)));
  const silent = expected.filter((words) => !table.world.faults.some(({ message }) => message.includes(words)));
  const wrong = [of("wrong"), ...faults, ...silent.map((words) => `no error tells of ${words}`)];
  return {
    sentence: of("sentence"),
    source: of("source"),
    basis: of("basis"),
    wrong: wrong.filter((each) => each !== "").join("; "),
  };
};

/** Each check of a page on a table of its own. */
export const answered = (name: string, vm: MakeVm): readonly Told[] => {
  const page = new Page(name, vm);
  const count = page.opened(({ world }) => Number(world.global.call("count")));
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return numbers.map((number) => page.opened((table, editor) => checked(table, number, editor)));
};

/** The questions that a page leaves to Outbreak - Check. */
export const leftBy = (name: string, vm: MakeVm): readonly string[] =>
  new Page(name, vm).opened(({ world }) => listIn(world.global.call("left")).map(textOf));
