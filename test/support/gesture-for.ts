import { CLIMB, RUN } from "../../src/games/dying-light/rules/running";
import { tempoOf } from "../../src/games/dying-light/rules/dice";
import { runnerOf } from "../../src/games/dying-light/rules/runners";
import { isInfected } from "../../src/games/dying-light/content/infected";
import { isGearSlot } from "../../src/games/dying-light/content/runners";
import { runnerCell } from "../../src/games/dying-light/scene/standing";
import type { CitySeen, CityStep } from "../../src/games/dying-light/vocabulary";
import type { Thing } from "../../src/host/world/thing";
import type { Part, Say, Word } from "../../src/kernel/words";
import { place, type Session } from "./dying-light-table";
import { calm } from "./person";
import {
  areaAt,
  bagOn,
  type CityMatch,
  deckOn,
  drag,
  figureIn,
  headOf,
  homeOf,
  intoArea,
  pieceAt,
  pieceWhere,
  placesOf,
  runnerFigure,
  touch,
} from "./pieces-where";

/** What a hand does to say the next part of an answer, wherever there is something to be done with a piece. */

/** A say that is being said: its part at `at` is asked. */
export interface Saying {
  readonly session: Session;
  readonly match: CityMatch;
  readonly state: CitySeen;
  readonly step: CityStep;
  readonly say: Say;
  readonly at: number;
  readonly part: Part;
}

/** How many parts that said; none if no hand can say it. */
type Says = (saying: Saying) => number;

const RUNNERS = ["ash", "bram", "cleo", "dex"];
/** Beside the board: where what is taken off it is put. */
const OFF = "p1.items";
const OFF_SLOT = 6;

const wordsOf = ({
  say,
  at,
}: Saying): { readonly word: Word; readonly next: Word; readonly words: readonly Word[] } => {
  const words = say[at] ?? [];
  return { words, word: words[0] ?? "", next: (say[at + 1] ?? [])[0] ?? "" };
};

const saidOf = ({ say, at }: Saying): readonly Word[] => say.slice(0, at).flat();

const times = (words: readonly Word[], word: Word): number => words.filter((each) => each === word).length;

/** Whose dice, Gear and Area it is about. */
const ownerOf = (step: CityStep): Word => {
  if ("runner" in step) return step.runner;
  if ("attack" in step && typeof step.attack === "object") return step.attack.runner;
  return "blow" in step ? step.blow.runner : "";
};

const touchRunner: Says = (saying) => {
  const { word } = wordsOf(saying);
  if (!RUNNERS.includes(word)) return 0;
  touch(saying.session, runnerFigure(saying.session, saying.match, word));
  return 1;
};

const touchOwn: Says = (saying) => {
  const { session, match, part } = saying;
  const { word } = wordsOf(saying);
  if (part.ask === "runner") return touchRunner(saying);
  const kind = part.ask === "set" ? `gear.${word}.jacket` : word;
  touch(
    session,
    pieceWhere(session, match, kind, () => true),
  );
  return 1;
};

const moveFigure = ({ session, state }: Saying, id: Word, zone: Word): void => {
  const number = RUNNERS.indexOf(id);
  const { zone: from } = runnerOf(state, id);
  drag(session, pieceAt(session, `runner.${id}`, from, runnerCell(from, number)), zone, runnerCell(zone, number));
};

/** What the figure alone would be taken for. */
const movedAs = (state: CitySeen, id: Word, to: Word): Word => {
  const { zone } = runnerOf(state, id);
  if (RUN.whyNotTo(state, zone, to) === "fine") return RUN.act;
  return CLIMB.whyNotTo(state, zone, to) === "fine" ? CLIMB.act : "jump";
};

const isDie = (word: Word): boolean => /^(basic|parkour|combat|momentum)\.\d$/.test(word);
const kindOfDie = (face: Word): string => `die.${headOf(face)}`;

/** A die of the pool that shows this and was not laid out already. */
const poolDie = (saying: Saying, face: Word): Thing => {
  const { session, match, state, step } = saying;
  const pool = `${homeOf(state, ownerOf(step))}.pool`;
  const gone = times(saidOf(saying), face);
  return pieceWhere(session, match, kindOfDie(face), (at, up) => at === pool && up === face, gone);
};

const dieOnTrack = (saying: Saying, word: Word): Thing => {
  const { session, match, state, step } = saying;
  const spot = `${homeOf(state, ownerOf(step))}.track${word.slice("slot".length)}`;
  for (const type of ["basic", "parkour", "combat", "momentum"]) {
    if (placesOf(match, `die.${type}`, (at) => at === spot).length > 0)
      return pieceWhere(session, match, `die.${type}`, (at) => at === spot);
  }
  throw new Error(`no die lies on ${spot}`);
};

const pay: Says = (saying) => {
  const { word } = wordsOf(saying);
  if (!isDie(word)) return 0;
  const runner = runnerOf(saying.state, ownerOf(saying.step));
  const slot = tempoOf(runner) + saidOf(saying).filter(isDie).length + 1;
  drag(saying.session, poolDie(saying, word), `${runner.home}.track${String(slot)}`);
  return 1;
};

/** Lays a die to rest that was there before this say. */
const tire = (saying: Saying, word: Word): boolean => {
  const runner = runnerOf(saying.state, ownerOf(saying.step));
  const laidOut = !isDie(word) && Number(word.slice("slot".length)) > tempoOf(runner);
  if (laidOut) return false;
  const die = isDie(word) ? poolDie(saying, word) : dieOnTrack(saying, word);
  const taken = runner.dice.filter(({ at }) => at === "fatigue").map(({ slot }) => slot);
  drag(saying.session, die, `${runner.home}.fatigue`, taken.includes(1) ? 1 : 0);
  return true;
};

/** Something that harms, dropped on the Gear that is to prevent it. */
const onGear = (saying: Saying, slot: Word, what: Word): boolean => {
  const { session, match, state, step } = saying;
  const home = homeOf(state, ownerOf(step));
  const to = place(`${home}.${slot}`);
  const deck = what === "armor" ? deckOn(session, "wounds") : undefined;
  if (deck !== undefined) session.hand.draw(deck).to(to);
  else if (what === "exposure") {
    const spare = placesOf(match, "exposure-token", (at) => at === "supply.exposure")[0];
    if (spare === undefined) return false;
    session.hand.drag(pieceAt(session, "exposure-token", spare.at, spare.n)).to(to);
  } else {
    const { set } = runnerOf(state, ownerOf(step));
    const gear = pieceWhere(session, match, `gear.${set}.${slot}`, (at) => at === `${home}.${slot}`);
    session.hand.drag(gear).to(gear);
  }
  calm(session.table);
  return true;
};

const offBoard = (saying: Saying, figure: Word, area: Word): void => {
  const gone = times(saidOf(saying), figure);
  drag(saying.session, figureIn(saying.session, saying.match, figure, area, gone), OFF, OFF_SLOT);
};

const ownArea = ({ state, step }: Saying): Word => areaAt(runnerOf(state, ownerOf(step)).zone);

const strikeDown: Says = (saying) => {
  const { word } = wordsOf(saying);
  if (!isInfected(headOf(word))) return 0;
  offBoard(saying, word, ownArea(saying));
  return 1;
};

const push: Says = (saying) => {
  const { word, next } = wordsOf(saying);
  if (!isInfected(word)) return 0;
  const gone = times(saidOf(saying), word);
  drag(saying.session, figureIn(saying.session, saying.match, word, ownArea(saying), gone), intoArea(next));
  return 2;
};

const FEATURES = /^(objective|common-loot|epic-loot|spear)/;

const begun: Says = (saying) => {
  const { session, match, state, step, say } = saying;
  const id = ownerOf(step);
  const [[act = ""] = [], [first = ""] = [], [second = ""] = []] = say;
  const { home, zone, items } = runnerOf(state, id);
  if (["run", "climb", "jump"].includes(act) && movedAs(state, id, first) === act) {
    moveFigure(saying, id, first);
    return 2;
  }
  if (act === "attack") {
    offBoard(saying, second, first);
    return 3;
  }
  if (act === "interact" && FEATURES.test(first)) {
    drag(
      session,
      pieceWhere(session, match, first, (at) => at === zone),
      `${home}.loot`,
    );
    return 2;
  }
  if (act !== "use") return 0;
  const item = pieceWhere(session, match, first, (at) => at === `${home}.items`);
  if (/hatchet|crossbow|blade|^weapon/.test(first)) drag(session, item, `${home}.weapon`);
  else touch(session, item);
  return items.includes(first) ? 2 : 0;
};

const turned: Says = (saying) => {
  const { part, at, step } = saying;
  const { word, next } = wordsOf(saying);
  if (at === 0) return begun(saying);
  if (part.ask === "to") {
    moveFigure(saying, ownerOf(step), word);
    return 1;
  }
  if (part.ask === "with") return pay(saying);
  if (part.ask === "push") return push(saying);
  if (part.ask === "way" && word === "fatigue") return tire(saying, next) ? 2 : 0;
  if (part.ask === "fatigue") return tire(saying, word) ? 1 : 0;
  if (part.ask !== "in") return 0;
  offBoard(saying, next, word);
  return 2;
};

const defended: Says = (saying) => {
  const { part, step } = saying;
  const { word } = wordsOf(saying);
  if (part.ask === "defend") return pay(saying);
  if (part.ask === "desperate" && word !== "done") return tire(saying, word) ? 1 : 0;
  if (part.ask === "armor" && isGearSlot(word)) return onGear(saying, word, "armor") ? 1 : 0;
  if (part.ask === "push") return push(saying);
  return part.ask === "lend" && step.do === "defend" ? touchRunner(saying) : 0;
};

const prevented: Says = (saying) => {
  const { word } = wordsOf(saying);
  const what = saying.step.do === "prevent" ? saying.step.what : "";
  return isGearSlot(word) && onGear(saying, word, what) ? 1 : 0;
};

const gearTouched: Says = (saying) => {
  const { word } = wordsOf(saying);
  return onGear(saying, word, "") ? 1 : 0;
};

const nestChosen: Says = (saying) => {
  const { session, step } = saying;
  const { word } = wordsOf(saying);
  const crate = step.do === "nest" ? bagOn(session, `supply.${step.infected}`) : undefined;
  if (crate === undefined || crate.contained.length === 0) return 0;
  session.hand.draw(crate).to(place(intoArea(word), 4));
  calm(session.table);
  return 1;
};

const TYPES = ["volatile", "viral", "biter", "howler"] as const;

const crowdIn = (state: CitySeen, area: Word, type: (typeof TYPES)[number]): number =>
  state.infected[area]?.[type] ?? 0;

/** Any of those that may go shows the way. */
const spreadTo: Says = (saying) => {
  const { session, match, state, step } = saying;
  if (step.do !== "spreadFirst") return 0;
  const type = TYPES.find((each) => crowdIn(state, step.area, each) > 0) ?? "biter";
  drag(session, figureIn(session, match, type, step.area), intoArea(wordsOf(saying).word));
  return 1;
};

const comesFrom: Says = (saying) => {
  const { session, match, state, step } = saying;
  const { word } = wordsOf(saying);
  if (step.do !== "crowded") return 0;
  const [mover] = step.types;
  if (mover !== undefined && crowdIn(state, word, mover) > 0) {
    drag(session, figureIn(session, match, mover, word), intoArea(step.into));
    return 1;
  }
  const type = TYPES.find((each) => crowdIn(state, word, each) > 0);
  if (type === undefined) return 0;
  touch(session, figureIn(session, match, type, word));
  return 1;
};

const wayShown =
  (type: "volatile" | "viral", order: "from first" | "to first"): Says =>
  (saying) => {
    const { session, match, say } = saying;
    const [[one = ""] = [], [other = ""] = []] = say;
    const [from, to] = order === "from first" ? [one, other] : [other, one];
    drag(session, figureIn(session, match, type, from), intoArea(to));
    return 2 - saying.at;
  };

const howled: Says = (saying) => {
  const { word } = wordsOf(saying);
  if (saying.part.ask !== "howler") return touchRunner(saying);
  touch(saying.session, figureIn(saying.session, saying.match, "howler", word));
  return 1;
};

/** A Runner's Exposure deck is reached for; one that is no deck any more stands for nothing. */
const areaChosen: Says = (saying) => {
  const { session, match, state } = saying;
  const { word } = wordsOf(saying);
  const there = state.runners.find(({ zone, seat }) => seat !== "none" && areaAt(zone) === word);
  if (there === undefined) return 0;
  const deck = deckOn(session, `${there.home}.exposure`);
  if (deck === undefined) touch(session, runnerFigure(session, match, there.runner));
  else {
    session.hand.draw(deck).to(place(`${there.home}.drawn`));
    calm(session.table);
  }
  return 1;
};

const dieTouched: Says = (saying) => {
  const { session, match } = saying;
  const { word } = wordsOf(saying);
  if (!word.startsWith("damage.")) return 0;
  touch(
    session,
    pieceWhere(session, match, "die.damage", (at, up) => at === "damage" && up === word),
  );
  return 1;
};

const figureTouched: Says = (saying) => {
  const { word } = wordsOf(saying);
  if (!isInfected(word)) return 0;
  touch(saying.session, figureIn(saying.session, saying.match, word, ownArea(saying), times(saidOf(saying), word)));
  return 1;
};

const SAYS: Partial<Record<CityStep["do"], Says>> = {
  choose: touchOwn,
  who: touchRunner,
  turn: turned,
  push,
  defend: defended,
  prevent: prevented,
  fatigueDie: (saying) => (tire(saying, wordsOf(saying).word) ? 1 : 0),
  ripKit: gearTouched,
  nest: nestChosen,
  spreadFirst: spreadTo,
  crowded: comesFrom,
  tiedArea: areaChosen,
  attackOrder: touchRunner,
  stalked: touchRunner,
  howler: howled,
  hunter: wayShown("volatile", "from first"),
  rusher: wayShown("viral", "to first"),
  reroll: dieTouched,
  crits: strikeDown,
  cleave: strikeDown,
  knock: figureTouched,
};

/** Says the part that is asked by a hand; how many parts that said, none if it takes a button. */
export const gestureFor = (saying: Saying): number => SAYS[saying.step.do]?.(saying) ?? 0;
