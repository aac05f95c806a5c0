import type { Thing } from "../../src/host/world/thing";
import { CLIMB, RUN } from "../../src/games/dying-light/rules/running";
import { areaOf, isZone } from "../../src/games/dying-light/rules/ground";
import { tempoOf } from "../../src/games/dying-light/rules/dice";
import { runnerOf } from "../../src/games/dying-light/rules/runners";
import { isInfected } from "../../src/games/dying-light/content/infected";
import { runnerCell } from "../../src/games/dying-light/scene/standing";
import { dyingLightSpoken as game } from "../../src/games/dying-light/spoken";
import { en } from "../../src/games/dying-light/text/en";
import type { City, CityEvent, CitySeen, CityStep } from "../../src/games/dying-light/vocabulary";
import { type Match, seenOf, waitingOf } from "../../src/kernel/match";
import { type OpenAsk, partOf } from "../../src/kernel/say";
import type { Draw, Input, Part, Say, Word } from "../../src/kernel/words";
import { drawByHand, place, type Session } from "./dying-light-table";
import { calm, click, offered } from "./person";

/** Plays what a match of Dying Light says next as a person would: pieces are moved where that says it. */

type CityMatch = Match<City, CityStep, CityEvent>;

const RUNNERS = ["ash", "bram", "cleo", "dex"];
/** Beside the board: where what is taken off it is put. */
const OFF = "p1.items";

const headOf = (spot: string): string => spot.split(".")[0] ?? "";

/** The piece that stands where the scene has one of this kind. */
const pieceAt = ({ table }: Session, kind: string, at: string, slot: number): Thing => {
  const { x, z } = place(at, slot);
  const far = ({ position }: Thing): number => Math.hypot(position.x - x, position.z - z);
  const [nearest] = table.tagged(`outbreak-${kind}`).sort((a, b) => far(a) - far(b));
  if (nearest === undefined || far(nearest) > 1) throw new Error(`no ${kind} at ${at} ${String(slot)}`);
  return nearest;
};

const placesOf = (match: CityMatch, kind: string, wanted: (at: string, up: string) => boolean) =>
  (game.scene(seenOf(match))[kind] ?? []).filter(({ at, up }) => wanted(at, up));

const pieceWhere = (
  session: Session,
  match: CityMatch,
  kind: string,
  wanted: (at: string, up: string) => boolean,
  gone = 0,
) => {
  const found = placesOf(match, kind, wanted)[gone];
  if (found === undefined) throw new Error(`the scene has no such ${kind}`);
  return pieceAt(session, kind, found.at, found.n);
};

/** A figure of an Area, where so many of its kind were moved away already for this very say. */
const figureIn = (session: Session, match: CityMatch, type: string, area: string, gone = 0): Thing => {
  const stands = (at: string, up: string): boolean =>
    isZone(headOf(at)) && areaOf(headOf(at)) === area && up === "standing";
  return pieceWhere(session, match, type, stands, gone);
};

const drag = ({ table, hand }: Session, piece: Thing, to: string, slot = 0): void => {
  hand.drag(piece).to(place(to, slot));
  calm(table);
};

/** A free cell of an Area, in the middle of its first Zone. */
const intoArea = (area: string): string => (game.kinds["biter"] !== undefined && isZone(area) ? area : `${area}a`);

const choose = ({ table, hand }: Session, word: Word): void => {
  const text = en[`word.${word}`] ?? word;
  for (let page = 0; page < 6 && !offered(hand).includes(text); page++) {
    if (!offered(hand).includes("More …")) break;
    click(hand, "More …");
    calm(table);
  }
  click(hand, text);
  calm(table);
};

const moveFigure = (session: Session, state: CitySeen, id: Word, zone: Word): void => {
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

const dieOf = (word: Word): string => `die.${headOf(word)}`;

const diceIn = (said: Say): number =>
  said.flat().filter((word) => /^(basic|parkour|combat|momentum)\.\d$/.test(word)).length;

const pay = (session: Session, match: CityMatch, id: Word, face: Word, said: Say): void => {
  const runner = runnerOf(seenOf(match), id);
  const spent = diceIn(said);
  // Dice of this kind that were laid out already are not in the pool any more.
  const lying = placesOf(match, dieOf(face), (at, up) => at === `${runner.home}.pool` && up === face);
  const gone = said.flat().filter((word) => word === face).length;
  const spot = lying[gone] ?? lying[0];
  if (spot === undefined) throw new Error(`no ${face} in the pool`);
  drag(
    session,
    pieceAt(session, dieOf(face), spot.at, spot.n),
    `${runner.home}.track${String(tempoOf(runner) + spent + 1)}`,
  );
};

const FEATURES = /^(objective|common-loot|epic-loot|spear)/;

/** Begins an action; how many parts of the say that was. */
const begin = (session: Session, match: CityMatch, id: Word, say: Say): number => {
  const state = seenOf(match);
  const [[act = ""] = [], [first = ""] = [], [second = ""] = []] = say;
  if (["run", "climb", "jump"].includes(act) && movedAs(state, id, first) === act) {
    moveFigure(session, state, id, first);
    return 2;
  }
  if (act === "attack" && isInfected(second)) {
    drag(session, figureIn(session, match, second, first), OFF, 6);
    return 3;
  }
  const { home, zone } = runnerOf(state, id);
  if (act === "interact" && FEATURES.test(first)) {
    drag(
      session,
      pieceWhere(session, match, first, (at) => at === zone),
      `${home}.loot`,
    );
    return 2;
  }
  choose(session, act);
  return 1;
};

/** Says a part by a gesture where there is one, otherwise by its button; how many parts that was. */
const sayPart = (
  session: Session,
  match: CityMatch,
  ask: OpenAsk<CityStep>,
  say: Say,
  at: number,
  part: Part,
): number => {
  const { step } = ask;
  const state = seenOf(match);
  const [word = ""] = say[at] ?? [];
  const [next = ""] = say[at + 1] ?? [];
  const said = say.slice(0, at);
  if (step.do === "turn" && at === 0) return begin(session, match, step.runner, say);
  if (step.do === "turn" && part.ask === "to") {
    moveFigure(session, state, step.runner, word);
    return 1;
  }
  const payer =
    step.do === "turn" && part.ask === "with"
      ? step.runner
      : step.do === "defend" && part.ask === "defend"
        ? step.attack.runner
        : "";
  if (payer !== "" && /\.\d$/.test(word)) {
    pay(session, match, payer, word, said);
    return 1;
  }
  if (part.ask === "push" && isInfected(word)) {
    const pusher =
      step.do === "turn"
        ? step.runner
        : step.do === "push"
          ? step.blow.runner
          : step.do === "defend"
            ? step.attack.runner
            : "";
    const gone = said.flat().filter((each) => each === word).length;
    drag(session, figureIn(session, match, word, areaOf(runnerOf(state, pusher).zone), gone), intoArea(next));
    return 2;
  }
  if (step.do === "spreadFirst") return spreadTo(session, match, step, word);
  for (const each of say[at] ?? []) choose(session, each);
  const more = part.most > 1 || part.least === 0;
  if (more && (say[at] ?? []).length < part.most) choose(session, "That is all");
  return 1;
};

/** Any of those that may go first shows where to. */
const spreadTo = (
  session: Session,
  match: CityMatch,
  step: Extract<CityStep, { do: "spreadFirst" }>,
  to: Word,
): number => {
  const crowd = seenOf(match).infected[step.area];
  const type = (["volatile", "viral", "biter", "howler"] as const).find((each) => (crowd?.[each] ?? 0) > 0) ?? "biter";
  drag(session, figureIn(session, match, type, step.area), intoArea(to));
  return 1;
};

const answerAsk = (session: Session, match: CityMatch, ask: OpenAsk<CityStep>, say: Say): void => {
  let at = 0;
  let done = 0;
  while (at < say.length) {
    const part = partOf(game, seenOf(match), ask, say.slice(0, at));
    if (part === "said") throw new Error("more is said than is asked");
    if (part.of.length === part.least && !(ask.step.do === "turn" && at === 0)) at++;
    else {
      at += sayPart(session, match, ask, say, at, part);
      done++;
    }
  }
  // A say without a choice is only confirmed.
  if (done === 0) {
    click(session.hand, offered(session.hand)[0] ?? "");
    calm(session.table);
  }
};

const whereRolled = (step: CityStep, home: string): string => {
  if (step.do === "riskRoll") return "risk";
  if (step.do === "upgrade") return `supply.die.${step.type}`;
  return step.do === "roll" || step.do === "rollDie" ? `${home}.pool` : "damage";
};

const homeOf = (match: CityMatch, step: CityStep): string => {
  const id = "runner" in step ? step.runner : "attack" in step ? step.attack.runner : "";
  return id === "" ? "" : runnerOf(seenOf(match), id).home;
};

/** Throws so many dice, each once. */
const rollAll = (
  session: Session,
  match: CityMatch,
  step: CityStep,
  draws: readonly Draw[],
  came: readonly Word[],
): void => {
  const spot = whereRolled(step, homeOf(match, step));
  const thrown: Thing[] = [];
  for (const [i, draw] of draws.entries()) {
    const free = placesOf(match, draw.with, (at) => at === spot)
      .map(({ at, n }) => pieceAt(session, draw.with, at, n))
      .find((die) => !thrown.includes(die));
    if (free === undefined) throw new Error(`no ${draw.with} left to roll at ${spot}`);
    thrown.push(free);
    session.hand.roll(free, came[i] ?? "");
    calm(session.table);
  }
};

const cardLying = ({ table }: Session, spot: string): Thing | undefined => {
  const { x, z } = place(spot);
  return table.world.things.find(
    ({ type, position }) => type === "Card" && Math.hypot(position.x - x, position.z - z) < 0.8,
  );
};

const drawOne = (session: Session, match: CityMatch, step: CityStep, spot: string, card: Word): void => {
  const { table, hand } = session;
  const single = cardLying(session, spot);
  if (single !== undefined && (spot.endsWith(".light") || spot.startsWith("crate."))) {
    hand.flip(single);
    calm(table);
    return;
  }
  const home = homeOf(match, step);
  const to = spot.endsWith(".exposure")
    ? `${home}.drawn`
    : spot === "activation"
      ? "activation.drawn"
      : `${home}.items`;
  if (single === undefined) drawByHand(session, spot, card, to);
  else drag(session, single, to);
};

/** Does by hand what the match's next input says. */
export const byHand = (session: Session, match: CityMatch, input: Input): void => {
  const waiting = waitingOf(match);
  if (waiting.for === "chance") {
    const came = input.say.map(([side = ""]) => side);
    if (waiting.draws.every((draw) => draw.with.startsWith("die.")))
      rollAll(session, match, waiting.step, waiting.draws, came);
    else
      for (const [i, draw] of waiting.draws.entries()) drawOne(session, match, waiting.step, draw.with, came[i] ?? "");
  } else if (waiting.for === "answers") {
    const ask = waiting.asks.find(({ seat, step }) => seat === input.seat && step.do === input.to);
    if (ask === undefined) throw new Error(`nobody asks ${input.seat} ${input.to}`);
    answerAsk(session, match, ask, input.say);
  }
};
