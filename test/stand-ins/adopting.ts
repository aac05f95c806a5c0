import { isGame } from "../../src/games/index";
import { KNOWN_BY } from "../../src/games/known-by";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import type { Slate } from "../../src/kernel/slate";
import { choose, slateOn } from "../../src/page/room/slate-on";
import type { ObjectState, SaveState } from "../../src/tts/save";
import { type OpenOptions } from "../../src/host/open";
import { builtController, calm, sitDown } from "../support/person";
import { branded } from "./judge";
import type { StandIn } from "./stand-in";
import { tableSeen, type TableSeen } from "../../src/cli/bind/table-seen";
import { readSave } from "../../src/saves/save";

/** Somebody who knows a stand-in's table settles by hand what the controller asks of it: by clicks, pings and picking up. */

const FRAMES_AT_MOST = 4000;

/** What is shown when the table has come to rest. */
export const asked = (table: OpenTable, colour: string): Slate => {
  for (let frame = 0; frame < FRAMES_AT_MOST; frame++) {
    table.world.frame();
    const [fault] = table.world.faults;
    if (fault !== undefined) throw new Error(`${fault.where}: ${fault.message}`);
    const slate = slateOn(table, colour);
    if (slate !== "none" && slate.choices.length > 0) return slate;
  }
  throw new Error("nothing is asked");
};

/** Chooses what has such a key. */
export const chosen = (table: OpenTable, colour: string, key: string): Slate => {
  const { choices, doors } = asked(table, colour);
  if (![...choices, ...doors].some((each) => each.key === key))
    throw new Error(`no ${key} among ${choices.map((each) => each.key).join(", ")}`);
  choose(table, colour, -1, key, "");
  return asked(table, colour);
};

/** What a person can see of an object: the generator's own word for it, in a field that the table does not look at. */
const brandOf = (state: object): string => {
  const kind = (state as { readonly StandIn?: unknown }).StandIn;
  return typeof kind === "string" ? kind : "";
};

const brandsIn = (state: ObjectState): readonly string[] =>
  state.ContainedObjects === undefined ? [brandOf(state)] : state.ContainedObjects.flatMap(brandsIn);

const brandsOf = (thing: Thing): readonly string[] =>
  thing.isContainer ? thing.contained.flatMap(brandsIn) : [brandOf(thing.data)];

const kindsOf = (game: string, sort: string): readonly string[] => {
  if (!isGame(game)) throw new Error(`no game ${game}`);
  return (KNOWN_BY[game].find((each) => each.sort === sort)?.kinds ?? []).map(({ kind }) => kind);
};

/** What shows pieces of these kinds and nothing else, the ones in the open first. */
const showing = (table: OpenTable, kinds: readonly string[]): readonly Thing[] =>
  table.world.things
    .filter((thing) => {
      const brands = brandsOf(thing);
      return brands.length > 0 && brands.every((brand) => kinds.includes(brand));
    })
    .sort((a, b) => Number(a.isContainer) - Number(b.isContainer));

const FOUND = /(\d+) \S+ (\d+)/;

const foundIn = (slate: Slate, key: string): number => {
  const text = slate.choices.find((each) => each.key === key)?.text ?? "";
  const [, found] = FOUND.exec(text) ?? [];
  return found === undefined ? Infinity : Number(found);
};

/** How many pieces of these kinds there are, as far as anybody can see; out of an infinite bag one at least. */
const thereOf = (table: OpenTable, kinds: readonly string[]): number =>
  table.world.things
    .flatMap((thing) =>
      thing.type === "Stack" ? Array<string>(thing.data.Number ?? 0).fill(brandOf(thing.data)) : brandsOf(thing),
    )
    .filter((brand) => kinds.includes(brand)).length;

export interface Settling {
  readonly table: OpenTable;
  readonly colour: string;
  readonly game: string;
}

/** Shows one after another of a sort until all of it is found; how many were shown. */
const settleSort = ({ table, colour, game }: Settling, sort: string): number => {
  const kinds = kindsOf(game, sort);
  let shown = 0;
  for (const thing of showing(table, kinds)) {
    chosen(table, colour, "adopt sorts");
    const found = foundIn(asked(table, colour), `adopt sort ${sort}`);
    if (found >= thereOf(table, kinds)) break;
    chosen(table, colour, `adopt sort ${sort}`);
    show(table, colour, thing);
    shown++;
    backToAll({ table, colour, game });
  }
  backToAll({ table, colour, game });
  return shown;
};

/** To the page with all of it. */
export const backToAll = ({ table, colour }: Settling): Slate => {
  let slate = asked(table, colour);
  for (let left = 4; left > 0 && slate.choices.some(({ key }) => key === "adopt back"); left--)
    slate = chosen(table, colour, "adopt back");
  return slate;
};

/** The rows of which it is not known which piece is which. */
const unnamed = (slate: Slate): readonly string[] =>
  slate.choices
    .filter(({ key, text }) => key.startsWith("adopt sort ") && text.includes("not known which"))
    .map(({ key }) => key.slice("adopt sort ".length));

/** Picks up one of each kind where they differ. */
const namePieces = (settling: Settling, sort: string): void => {
  const { table, colour } = settling;
  for (const kind of kindsOf(settling.game, sort)) {
    chosen(table, colour, `adopt sort ${sort}`);
    const isAsked = asked(table, colour).choices.some(({ key }) => key === `adopt kind ${kind}`);
    const [thing] = isAsked ? showing(table, [kind]) : [];
    if (thing !== undefined) {
      chosen(table, colour, `adopt kind ${kind}`);
      show(table, colour, thing);
    }
    backToAll(settling);
    if (!unnamed(asked(table, colour)).includes(sort)) return;
  }
};

const isOfSort = (table: OpenTable, { game }: Settling, sort: string) => {
  const kinds = kindsOf(game, sort);
  return table.world.things.filter(
    (thing) => ["Deck", "Card"].includes(thing.type) && brandsOf(thing).every((brand) => kinds.includes(brand)),
  );
};

/** Turns the cards of a sort one after another, and says what each shows. */
const nameCards = (settling: Settling, sort: string): void => {
  const { table, colour } = settling;
  const hand = table.seat(colour);
  const seen = new Set<Thing>();
  for (let turned = 0; unnamedOn(settling, sort); turned++) {
    const pile = isOfSort(table, settling, sort).find((each) => !seen.has(each));
    if (pile === undefined) break;
    const card = pile.type === "Deck" ? hand.draw(pile).to(asideOn(table, turned)) : pile;
    if (card === undefined) throw new Error(`nothing comes out of ${pile.guid}`);
    seen.add(card);
    if (card === pile) show(table, colour, card);
    const key = `adopt face ${brandOf(card.data)}`;
    if (asked(table, colour).choices.some((each) => each.key === key)) chosen(table, colour, key);
  }
  backToAll(settling);
};

/** Where nothing else lies, or it would join that. */
const asideOn = (table: OpenTable, nth: number): { readonly x: number; readonly z: number } => {
  const free = { x: -100 + 5 * (nth % 40), z: -90 };
  while (table.world.things.some(({ position }) => Math.hypot(position.x - free.x, position.z - free.z) < 4))
    free.z -= 5;
  return free;
};

/** Picks it up and puts it down again; what is locked is pinged. */
const show = (table: OpenTable, colour: string, thing: Thing): void => {
  const hand = table.seat(colour);
  if (thing.locked) hand.ping(thing);
  else {
    hand.pickUp(thing);
    hand.drop(thing);
  }
  asked(table, colour);
};

/** Whether there are cards left of which nobody has said what they show. */
const unnamedOn = ({ table, colour }: Settling, sort: string): boolean => {
  const all = backToAll({ table, colour, game: "" });
  const is = unnamed(all).includes(sort);
  if (is) chosen(table, colour, `adopt sort ${sort}`);
  return is;
};

/** Says of everything of a sort which it is, where only a person can tell. */
export const nameSort = (settling: Settling, sort: string): void => {
  const { table, colour, game } = settling;
  if (!isGame(game)) throw new Error(`no game ${game}`);
  const form = KNOWN_BY[game].find((each) => each.sort === sort)?.form;
  if (!unnamed(backToAll(settling)).includes(sort)) return;
  if (form === "card") nameCards(settling, sort);
  else namePieces(settling, sort);
  asked(table, colour);
};

const COLOUR = "Yellow";

/** A stand-in's table as somebody opens it, and our controller spawned there as a Saved Object; `altered` as it lies then. */
export const spawnedOn = (
  its: StandIn,
  options: OpenOptions = {},
  altered: (text: string) => string = (text) => text,
): Settling & { readonly seen: TableSeen } => {
  if (!isGame(its.game)) throw new Error(`no game ${its.game}`);
  const seen = tableSeen(readSave(Buffer.from(its.text)), its.game);
  const table = sitDown(altered(branded(its, seen)), { seated: [COLOUR], ...options });
  const [controller] = (JSON.parse(builtController(its.game)) as SaveState).ObjectStates;
  if (controller === undefined) throw new Error("the Saved Object is empty");
  table.world.spawn(controller);
  calm(table);
  return { table, colour: COLOUR, game: its.game, seen };
};

const TEXTS = ["Nickname", "Description", "GMNotes"];

/** The table with nothing written on every second component. */
export const halfNameless =
  ({ truth }: StandIn) =>
  (text: string): string => {
    const components = [...new Set(truth.map(({ component }) => component))].sort();
    const nameless = new Set(
      truth.filter(({ component }) => components.indexOf(component) % 2 === 1).map(({ path }) => path),
    );
    const strip = (object: ObjectState, path: string): ObjectState => {
      const inside = object.ContainedObjects?.map((each, i) => strip(each, `${path}.ContainedObjects[${String(i)}]`));
      const isHolderOfSuch = inside !== undefined && nameless.has(`${path}.ContainedObjects[0]`);
      const plain =
        nameless.has(path) || isHolderOfSuch
          ? (Object.fromEntries(
              Object.entries(object).filter(([field]) => !TEXTS.includes(field)),
            ) as unknown as ObjectState)
          : object;
      return inside === undefined ? plain : { ...plain, ContainedObjects: inside };
    };
    const save = JSON.parse(text) as SaveState;
    const ObjectStates = save.ObjectStates.map((object, i) => strip(object, `ObjectStates[${String(i)}]`));
    return JSON.stringify({ ...save, ObjectStates });
  };

/** Settles all that the panel does not know by itself, board by board and sort by sort. */
export const settleAll = (settling: Settling, boards: StandIn["boards"], height: number): number => {
  if (!isGame(settling.game)) throw new Error(`no game ${settling.game}`);
  let shown = 0;
  for (const { sort } of KNOWN_BY[settling.game]) shown += settleSort(settling, sort);
  for (const { board, corners } of boards) showBoard(settling, board, corners, height);
  return shown;
};

/** By the corners of a board, as it is read. */
export const showBoard = (
  settling: Settling,
  board: string,
  corners: StandIn["boards"][number]["corners"],
  height: number,
): void => {
  const { table, colour } = settling;
  chosen(table, colour, "adopt boards");
  chosen(table, colour, `adopt board ${board}`);
  for (const { x, z } of corners.slice(0, 3)) {
    table.seat(colour).ping({ x, y: height, z });
    asked(table, colour);
  }
  backToAll(settling);
};
