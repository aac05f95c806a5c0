import { faceValue } from "../../src/tts/face-value";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { dyingLight } from "../../src/games/dying-light/game";
import { AREAS, ZONES } from "../../src/games/dying-light/content/board";
import type { City, CityStep, Runner } from "../../src/games/dying-light/vocabulary";
import type { SaveState } from "../../src/tts/save";
import { USUAL_SETTINGS } from "../../src/table/settings";
import { keptAt } from "./kept-match";
import { at, builtSave, calm, controllerOn, press, sitDown } from "./person";

/** The Dying Light table as it was built, and what a person finds on it. */

const { spots } = dyingLight;
const SQUARE = 2.4;

export const place = (spot: string, slot = 0): { readonly x: number; readonly z: number } => at(spots, spot, slot);

export interface Session {
  readonly table: OpenTable;
  readonly hand: Hand;
  readonly controller: Thing;
}

/** A position of a rules test, fit for a table where every piece is somewhere: nothing is in two places or in none. */
const laidOut = (state: City): City => {
  const held = state.runners.flatMap(({ items, weapon }) => [...items, weapon]);
  const left = (pile: City["common"]): City["common"] =>
    pile.map((layer) => layer.filter((card) => !held.includes(card)));
  const owned = (runner: Runner): Runner => ({
    ...runner,
    dice: runner.dice.filter(({ type, at }) => type !== "basic" || at !== "supply"),
  });
  return { ...state, common: left(state.common), epic: left(state.epic), runners: state.runners.map(owned) };
};

const laid = (state: City, steps: readonly CityStep[], chance: "quick" | "hand"): Session => {
  const seats = state.runners.filter(({ seat }) => seat !== "none").length;
  const saved = JSON.parse(builtSave("dying-light")) as SaveState;
  const agenda: readonly CityStep[] = [...steps, { do: "endPhase" }, { do: "round" }];
  const settings = { ...USUAL_SETTINGS, chance };
  const table = sitDown(keptAt(saved, dyingLight, seats, laidOut(state), agenda, settings));
  return { table, hand: table.seat("Yellow"), controller: controllerOn(table) };
};

/** The table as it stands in that position, with these steps to do. */
export const tableAt = (state: City, ...steps: readonly CityStep[]): Session => laid(state, steps, "quick");

/** The same, where hands throw the dice and draw the cards. */
export const tableByHandAt = (state: City, ...steps: readonly CityStep[]): Session => laid(state, steps, "hand");

/** A match of Ash alone; dice and draws are left to the hand. */
export const ashByHand = (): Session => {
  const table = sitDown(builtSave("dying-light"));
  const hand = table.seat("Yellow");
  press(table, hand, "1 player", "Settings", "Dice and draws: by the table", "Back to the game", "Ash", "As usual");
  return { table, hand, controller: controllerOn(table) };
};

export const one = (table: OpenTable, kind: string): Thing => {
  const [thing] = table.tagged(`outbreak-${kind}`);
  if (thing === undefined) throw new Error(`no ${kind} lies on the table`);
  return thing;
};

/** How many loose pieces of a kind stand in an area, by where they stand. */
export const standingIn = (table: OpenTable, kind: string, area: string): number => {
  const zones = ZONES.filter((zone) => zone.area === area);
  if (zones.length === 0) throw new Error(`no area ${area}`);
  const inside = ({ position: { x, z } }: Thing): boolean =>
    zones.some((zone) => {
      const west = (zone.x - 6) * SQUARE;
      const north = (6 - zone.y) * SQUARE;
      return x >= west && x <= west + zone.w * SQUARE && z <= north && z >= north - zone.h * SQUARE;
    });
  return table.tagged(`outbreak-${kind}`).filter(inside).length;
};

/** Every area where a kind stands, with how many. */
export const crowds = (table: OpenTable, kind: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    AREAS.map(({ area }) => [area, standingIn(table, kind, area)] as const).filter(([, count]) => count > 0),
  );

export const near = (thing: Thing, spot: string, reach: number): boolean => {
  const { x, z } = place(spot);
  return Math.hypot(thing.position.x - x, thing.position.z - z) < reach;
};

export const showing = (die: Thing): string =>
  faceValue(String(die.data.RotationValues?.[die.rotationValueIndex]?.Value ?? "nothing"));

/** The die of a pool that shows this face. */
export const dieShowing = (table: OpenTable, face: string, spot: string): Thing => {
  const kind = `die.${face.split(".")[0] ?? ""}`;
  const die = table.tagged(`outbreak-${kind}`).find((each) => showing(each) === face && near(each, spot, 8));
  if (die === undefined) throw new Error(`no die shows ${face} near ${spot}`);
  return die;
};

/** Rolls dice that lie at a spot by hand, from the left on, to these faces. */
export const rollByHand = ({ table, hand }: Session, spot: string, ...faces: readonly string[]): void => {
  const thrown: Thing[] = [];
  for (const face of faces) {
    const kind = `die.${face.split(".")[0] ?? ""}`;
    const free = table.tagged(`outbreak-${kind}`).filter((die) => near(die, spot, 8) && !thrown.includes(die));
    const [die] = free.sort((a, b) => a.position.x - b.position.x);
    if (die === undefined) throw new Error(`no ${kind} left to roll at ${spot}`);
    thrown.push(die);
    hand.roll(die, face);
    calm(table);
  }
};

export const deckAt = (table: OpenTable, spot: string): Thing => {
  const deck = table.world.things.find((thing) => thing.type === "Deck" && near(thing, spot, 0.8));
  if (deck === undefined) throw new Error(`no deck lies at ${spot}`);
  return deck;
};

const isKind = (tags: readonly string[] | undefined, kind: string): boolean =>
  (tags ?? []).includes(`outbreak-${kind}`);

/** Draws a card by hand; the test has put it on top, as it scripts dice. */
export const drawByHand = ({ table, hand }: Session, spot: string, card: string, to: string): void => {
  const deck = deckAt(table, spot);
  const wanted = deck.contained.find(({ Tags }) => isKind(Tags, card));
  if (wanted === undefined) throw new Error(`no ${card} is left in ${spot}`);
  const others = deck.contained.filter((each) => each !== wanted);
  deck.contained = deck.faceDown ? [wanted, ...others] : [...others, wanted];
  hand.draw(deck).to(place(to));
  calm(table);
};

/** Pays for what was begun by laying the die with that face on a slot of the track. */
export const payWith = ({ table, hand }: Session, face: string, slot: number): void => {
  hand.drag(dieShowing(table, face, "p1.pool")).to(place(`p1.track${String(slot)}`));
  calm(table);
};

export const runTo = ({ table, hand }: Session, runner: string, zone: string): void => {
  hand.drag(one(table, `runner.${runner}`)).to(place(zone, 5));
  calm(table);
};
