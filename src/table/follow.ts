import { breathe } from "../kernel/breath";
import { copy } from "../kernel/copy";
import type { Act } from "../kernel/game";
import { has, joined, kept, mapped, most, withItem } from "../kernel/list";
import type { Event, Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { census, isOurs, type Loose, turnToShow } from "./census";
import { faceShown, ownValue, valueFor } from "./dice";
import { hastens, isHurried, paceOf, takesTime } from "./haste";
import { lend } from "./lend";
import { letsLie } from "./lets-lie";
import { tellNext } from "./report";
import { evolveShadow, sceneMoved } from "./shadow";
import { shine } from "./shine";
import { bringThere, shuffleDue, standRight, untilStill } from "./stages";
import type { Playing, Table } from "./table";
import { forgetTouched, touchedKinds, touchKinds } from "./touched";
import { laidStill } from "./walks";
import { drop, rest } from "./worker";

/** Follows the match: one event after another, at the pace of the eye, until the table stands as the state says. */

const PAUSE = { slow: 40, brisk: 6, jump: 1 } as const;

const isThere = ({ object }: Loose): boolean => !object.isDestroyed();

/** The loose objects that belong to a spot. */
const loosePiecesAt = ({ known, places }: Table, at: Word): readonly Loose[] =>
  kept(census(known).all, (loose) => places[loose.guid]?.at === at && isThere(loose));

type Thrown = Extract<Act, { readonly act: "roll" }>["dice"];

/** The game lifts a die to show another face; where nothing is to be waited for it is turned as it lies. */
const throwTo = (table: Table, { object, kind }: Loose, up: Word): void => {
  const { known, layout } = table;
  const turn = turnToShow(known, kind, object, up);
  if (turn === undefined) return;
  if (!isHurried(table))
    object.setRotationValue(isOurs(object) ? ownValue(object, up) : valueFor(layout.sides[kind], up));
  else object.setRotation(turn);
};

/** Tossed up, and round more than one axis: nobody sees yet what it will show. */
const TOSS = { x: 0, y: 7, z: 0 };
const SPIN = { x: 14, y: 5, z: -11 };
const STILL = { x: 0, y: 0, z: 0 };
const TUMBLES = 16;

/** A die that nobody threw tumbles before it shows what it does. */
const tumble = (table: Table, dice: readonly TtsObject[]): void => {
  if (dice.length === 0 || isHurried(table)) return;
  for (const die of dice) {
    die.setVelocity(TOSS);
    die.setAngularVelocity(SPIN);
  }
  rest(table, TUMBLES);
  for (const die of dice) {
    if (!die.isDestroyed()) {
      die.setVelocity(STILL);
      die.setAngularVelocity(STILL);
    }
  }
};

/** Dice that show it already are left alone: a hand has thrown them. The others fall from the first slot on. */
const thrown = (table: Table, dice: Thrown): readonly TtsObject[] => {
  let used: readonly Loose[] = [];
  const { byKind } = census(table.known);
  const freeFor = ({ kind, at }: Thrown[number]): readonly Loose[] =>
    kept(byKind[kind] ?? [], (die) => table.places[die.guid]?.at === at && isThere(die) && !has(used, die));
  const others = kept(dice, (one) => {
    const die = kept(freeFor(one), ({ object }) => faceShown(object, table.layout.sides[one.kind]) === one.up)[0];
    if (die !== undefined) used = withItem(used, die);
    return die === undefined;
  });
  const throws: { readonly die: Loose; readonly up: Word }[] = [];
  for (const one of others) {
    const die = most(freeFor(one), ({ guid }) => -(table.places[guid]?.n ?? 0))[0];
    if (die !== undefined) {
      throws.push({ die, up: one.up });
      used = withItem(used, die);
    }
  }
  tumble(
    table,
    mapped(throws, ({ die }) => die.object),
  );
  for (const { die, up } of throws) if (isThere(die)) throwTo(table, die, up);
  return mapped(used, ({ object }) => object);
};

/** Does what is to be seen; the objects that move with it. */
const perform = (table: Table, act: Act): readonly TtsObject[] => {
  if (act.act === "shuffle") {
    table.toShuffle = withItem(table.toShuffle, act.pile);
    return [];
  }
  if (act.act === "point") {
    for (const { object } of loosePiecesAt(table, act.at)) object.highlightOn("Yellow", 2);
    return [];
  }
  return thrown(table, act.dice);
};

/** As much work as an event is that is only told. */
const TOLD = 40;

const followOne = (table: Playing, shadow: object, event: Event): void => {
  evolveShadow(table, shadow, event);
  shine(table);
  let moved: readonly TtsObject[] = [];
  for (const act of table.game.acts(event)) moved = joined(moved, perform(table, act));
  if (isHurried(table)) {
    breathe(TOLD);
    return;
  }
  untilStill(table, moved);
  const kinds = sceneMoved(table);
  touchKinds(table, kinds);
  const round = bringThere(table, kinds);
  untilStill(table, shuffleDue(table));
  rest(table, round !== "still" ? PAUSE[paceOf(table)] : 1);
};

/** Tells all that has not been told; it is shown at once, or its pieces come along later. */
export const follow = (table: Playing): void => {
  for (let event = tellNext(table); event !== undefined; event = tellNext(table)) {
    if (table.shadow !== "none") followOne(table, table.shadow, event);
  }
  if (hastens(table)) table.haste.isBehind = true;
  else comeAlong(table);
};

/** Whatever was told and is not where the state says comes there together. */
export const comeAlong = (table: Playing): void => {
  table.haste.isBehind = false;
  table.laid = laidStill(table);
  touchKinds(table, sceneMoved(table));
  if (letsLie(table)) return;
  const touched = touchedKinds(table);
  forgetTouched(table);
  lend(table, touched);
  standRight(table, touched);
};

/** The eye goes to where the match is, without the way there; whatever was under way comes to nothing. */
export const catchUp = (table: Table): void => {
  drop(table);
  table.untold = [];
  table.walks = {};
  table.laid = {};
  table.toShuffle = [];
  table.facts = [];
  table.undoAsked = "none";
  table.stood = {};
  table.haste.isBehind = false;
  takesTime(table);
  table.shadow = table.match === "none" ? "none" : copy(table.match.state);
  if (table.match === "none") table.asked = "none";
  table.stale = "all";
  shine(table);
};
