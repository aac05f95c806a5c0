import type { Bot } from "../../../kernel/foresight";
import { partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import { wordAt } from "../../../kernel/talk";
import type { Part, Say, Seat, Word } from "../../../kernel/words";
import { scoreOfClosing } from "./closing";
import { deedOf } from "./deeds";
import { fenceOf, scoreOfFence } from "./fences";
import { scoreInFight } from "./fight";
import { scoreOfMeal } from "./food";
import { type Glance, glanceAt } from "./glance";
import { marchOf } from "./march";
import { better, type Plan, URGENCY } from "./plan";
import { RULES } from "../rules/rules";
import type { CityNouns, CitySeen, CityStep } from "../vocabulary";

const END: Plan = { say: [["end"]], worth: URGENCY.end };

interface Thought {
  readonly glance: Glance;
  readonly plan: Plan;
}

/** A view is made anew for every answer, so what was thought of it holds for all words of that answer. */
const latest: { view: CitySeen | "nothing"; thought: Thought | "nothing" } = { view: "nothing", thought: "nothing" };

const thoughtAbout = (view: CitySeen, seat: Seat): Thought => {
  if (latest.view === view && latest.thought !== "nothing" && latest.thought.glance.seat === seat)
    return latest.thought;
  const glance = glanceAt(view, seat);
  const deed = better(deedOf(glance), fenceOf(glance));
  const thought = { glance, plan: better(END, deed.worth > 0 ? deed : marchOf(glance)) };
  latest.view = view;
  latest.thought = thought;
  return thought;
};

interface LastAsked {
  readonly view: CitySeen | "nothing";
  readonly said: Say;
  readonly part: Part | "said";
}

/** What is asked holds for all words of an answer too. */
let last: LastAsked = { view: "nothing", said: [], part: "said" };

const partOf = (view: CitySeen, asked: CityStep, seat: Seat, said: Say): Part | "said" => {
  if (last.view !== view || last.said !== said) last = { view, said, part: partAsked(RULES, view, asked, said, seat) };
  return last.part;
};

/** What most people answer, and otherwise any; nothing that need not be said. */
const usually = (view: CitySeen, asked: CityStep, seat: Seat, said: Say, word: Word): number => {
  const part = partOf(view, asked, seat, said);
  if (part === "said" || part.least === 0) return 0;
  return has(part.usual, word) ? 2 : 1;
};

const canFeed = ({ team, state }: Glance): boolean => {
  if (team.food === 0 || state.acted) return false;
  for (const { fed } of team.survivors) if (!fed) return true;
  return false;
};

/** First the food, then what is thought best, word by word. */
const scoreOfAct = (view: CitySeen, asked: CityStep, seat: Seat, said: Say, word: Word): number => {
  const { glance, plan } = thoughtAbout(view, seat);
  if (said.length === 0) {
    if (word === "feed" && canFeed(glance)) return 3;
    return word === wordAt(plan.say, 0) ? 2 : 1;
  }
  if (wordAt(said, 0) === "feed") return scoreOfMeal(glance, word);
  if (wordAt(said, 0) !== wordAt(plan.say, 0) || said.length >= plan.say.length)
    return usually(view, asked, seat, said, word);
  return has(plan.say[said.length] ?? [], word) ? 2 : 0;
};

/** How much a bot likes a word: it eats, works, claims, fights what it can beat, searches, and goes on. */
const score: Bot<CityNouns>["score"] = (view, asked, seat, said, word) => {
  switch (asked.do) {
    case "acting":
      return scoreOfAct(view, asked, seat, said, word);
    case "fence":
      return scoreOfFence(view, seat, word);
    case "close":
      return scoreOfClosing(view, asked.by, seat, word);
    case "stand":
      return scoreInFight(view, seat, asked.cell, said, word);
    default:
      return usually(view, asked, seat, said, word);
  }
};

/** Ways to play a seat that nobody sits at. */
export const BOTS: readonly [Bot<CityNouns>] = [{ policy: "usual", score, foresight: "none" }];
