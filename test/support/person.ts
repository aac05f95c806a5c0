import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileAtAddress } from "../../build/local-address";
import type { Hand } from "../../src/host/hand";
import { type OpenOptions, type OpenTable, openTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import type { Element } from "../../src/host/world/xml-ui";
import type { Spots } from "../../src/kernel/scene";
import { LOG_CLOSE_ID } from "../../src/table/panel-xml";
import { standing } from "../../src/table/stand";
import { BUILT } from "./built-once";
import { vmInUse } from "./vm-in-use";

/** Models as the build wrote them; what is not there is measured by its name. */
const models = (url: string): string | undefined => {
  try {
    return readFileSync(fileAtAddress(url) ?? "", "utf8");
  } catch {
    return undefined;
  }
};

/** The text of a game's save as it was built for this run. */
export const builtSave = (game: string): string => {
  const folder = resolve(BUILT, game);
  const file = readdirSync(folder).find((name) => name.startsWith("Outbreak") && name.endsWith(".json"));
  if (file === undefined) throw new Error(`no save of ${game} was built`);
  return readFileSync(resolve(folder, file), "utf8");
};

export const builtController = (game: string): string => readFileSync(resolve(BUILT, game, "controller.json"), "utf8");

export const sitDown = (
  save: Parameters<typeof openTable>[0],
  options: OpenOptions = {},
  secondsAtMost?: number,
): OpenTable => {
  const table = openTable(save, { models, seated: ["Yellow"], vm: vmInUse(), ...options });
  table.settle(secondsAtMost);
  return table;
};

export const controllerOn = (table: OpenTable): Thing => {
  const [controller] = table.tagged("outbreak-controller");
  if (controller === undefined) throw new Error("there is no controller on the table");
  return controller;
};

const buttonsIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [...(element.tag === "Button" ? [element] : []), ...buttonsIn(element.children)]);

const plain = (element: Element): string => (element.attributes["text"] ?? "").replace(/^▸ /, "");

/** What a person's panel offers, in words; the log is closed by a button of its own. */
export const offered = (hand: Hand): string[] =>
  buttonsIn(hand.panel())
    .filter(({ attributes }) => attributes["id"] !== LOG_CLOSE_ID)
    .map(plain);

/** Clicks the button that says so. */
export const click = (hand: Hand, word: string): void => {
  const button = buttonsIn(hand.panel()).find((each) => plain(each) === word);
  const id = button?.attributes["id"];
  if (id === undefined) throw new Error(`no button "${word}" among ${offered(hand).join(", ")}`);
  hand.click(id);
};

/** Clicks one button after another, and waits each time until the table is still. */
export const press = (table: OpenTable, hand: Hand, ...words: readonly string[]): void => {
  for (const word of words) {
    click(hand, word);
    calm(table);
  }
};

/** The table comes to rest, and no script has done anything wrong. */
export const calm = (table: OpenTable): void => {
  table.settle();
  const [fault] = table.world.faults;
  if (fault !== undefined) throw new Error(`${fault.where}: ${fault.message}`);
};

/** What was said since this was asked last, to everybody or to a colour. */
export const heard = (table: OpenTable): string[] => table.world.chat.splice(0).map(({ text }) => text);

/** The middle of a spot's slot, seen from above. */
export const at = (spots: Spots, name: string, slot = 0): { readonly x: number; readonly z: number } => {
  const spot = spots[name];
  if (spot === undefined) throw new Error(`no spot ${name}`);
  return standing(spot, slot);
};
