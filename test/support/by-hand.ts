import { dyingLightSpoken as game } from "../../src/games/dying-light/spoken";
import { en } from "../../src/games/dying-light/text/en";
import type { CityNouns, CityStep } from "../../src/games/dying-light/vocabulary";
import type { Thing } from "../../src/host/world/thing";
import { seenOf, waitingOf } from "../../src/kernel/match";
import { partOf } from "../../src/kernel/say";
import type { Draw, Input, OpenAsk, Say, Word } from "../../src/kernel/words";
import { drawByHand, place, type Session } from "./dying-light-table";
import { gestureFor } from "./gesture-for";
import { calm, click, offered } from "./person";
import { type CityMatch, drag, homeOf, pieceAt, placesOf } from "./pieces-where";

/** Plays what a match of Dying Light says next as a person would: by hand wherever a hand can say it. */

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

const answerAsk = (session: Session, match: CityMatch, { seat, step }: OpenAsk<CityNouns>, say: Say): void => {
  const state = seenOf(match);
  let at = 0;
  let done = 0;
  while (at < say.length) {
    const part = partOf(game, state, { seat, step }, say.slice(0, at));
    if (part === "said") throw new Error("more is said than is asked");
    const silent = part.of.length === part.least && !(step.do === "turn" && at === 0);
    const said = silent ? 0 : gestureFor({ session, match, state, step, say, at, part });
    if (!silent && said === 0) {
      for (const word of say[at] ?? []) choose(session, word);
      const more = part.most > 1 || part.least === 0;
      if (more && (say[at] ?? []).length < part.most) choose(session, "That is all");
    }
    if (!silent) done++;
    at += Math.max(1, said);
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

const homeAbout = (match: CityMatch, step: CityStep): string => {
  const id = "runner" in step ? step.runner : "attack" in step ? step.attack.runner : "";
  return id === "" ? "" : homeOf(seenOf(match), id);
};

/** Throws so many dice, each once. */
const rollAll = (
  session: Session,
  match: CityMatch,
  step: CityStep,
  draws: readonly Draw[],
  came: readonly Word[],
): void => {
  const spot = whereRolled(step, homeAbout(match, step));
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
  const home = homeAbout(match, step);
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
