import type { Say, Seat, Word } from "../../../kernel/words";
import { isInfected } from "../content/infected";
import { weaponOf } from "../rules/attack-action";
import { boostsWith } from "../rules/boosts";
import { AREA_GRAPH, areaOf, isZone } from "../rules/ground";
import { ENOUGH, NO } from "../../../kernel/talk";
import type { CitySeen, Face } from "../vocabulary";
import { easeOf, isFace, plainness } from "./dice-worth";
import { enemiesIn } from "./glance";
import { type Intent, intentOf, type Turn, wordsIn } from "./intent";
import type { Policy } from "./policy";
import { scoreOfPush, scoreOfPushTo } from "./pushing";

interface Thought {
  readonly state: CitySeen;
  readonly asked: Turn;
  readonly policy: Policy;
  readonly intent: Intent;
}

/** The words of a say are scored one by one: what was thought at its beginning is kept until another is asked. */
const kept: { thought: Thought | "none" } = { thought: "none" };

const thoughtOf = (state: CitySeen, asked: Turn, seat: Seat, policy: Policy): Intent => {
  const { thought } = kept;
  if (thought !== "none" && thought.state === state && thought.asked === asked && thought.policy === policy) {
    return thought.intent;
  }
  const intent = intentOf(state, asked, seat, policy);
  kept.thought = { state, asked, policy, intent };
  return intent;
};

const facesIn = (words: readonly Word[]): readonly Face[] => {
  const faces: Face[] = [];
  for (const word of words) if (isFace(word)) faces.push(word);
  return faces;
};

/** The symbols that help this action are spent on it, the others are kept. */
const scoreOfPayment = ({ mind, plan }: Intent, words: readonly Word[], face: Face): number => {
  const { runner, glance } = mind;
  const act = words[0] ?? "";
  const watched = enemiesIn(glance, areaOf(runner.zone)) > 0;
  if (act === "attack") {
    const { standard, special } = weaponOf(runner);
    return easeOf(runner, face, { power: special > standard ? 60 : -20, push: 30 });
  }
  const leaves = plan.first !== "here" && areaOf(plan.first.to) !== areaOf(runner.zone);
  const risky = act === "jump" || (watched && leaves);
  const evade = risky ? 40 : -20;
  const push = watched && leaves ? 45 : -15;
  const dear = plan.first !== "here" && plan.first.dice > 1;
  if (act === "climb") return easeOf(runner, face, { climb: dear ? 70 : -25, evade, push });
  return act === "jump"
    ? easeOf(runner, face, { jump: dear ? 70 : -25, evade, push })
    : easeOf(runner, face, { evade, push });
};

/** Fatigue is worth it where the Special is much the better attack and a Fatigue Slot is to spare. */
const scoreOfWay = ({ mind }: Intent, words: readonly Word[], way: Word): number => {
  const { standard, special } = weaponOf(mind.runner);
  if (way === "power") return boostsWith(mind.runner, facesIn(words), "power") > 0 ? 30 : 0;
  return way === "standard" ? 20 : special - standard > 2 ? 10 : 5;
};

const scoreOfRest = (intent: Intent, words: readonly Word[], word: Word): number => {
  const { state } = intent.mind.glance;
  const own = areaOf(intent.mind.runner.zone);
  if (word === ENOUGH || word === "yes") return 200;
  if (isFace(word))
    return words[0] === "attack" && words.indexOf("fatigue") >= 0
      ? plainness(word)
      : scoreOfPayment(intent, words, word);
  if (word === NO) return 5;
  if (word === "power" || word === "standard" || word === "fatigue") return scoreOfWay(intent, words, word);
  if (word.slice(0, 4) === "slot") return 10;
  if (isInfected(word)) return scoreOfPush(word);
  if (words[0] === "use" || AREA_GRAPH[word] === undefined) return 1;
  const goal = intent.words[1] ?? "none";
  return scoreOfPushTo(state, own, word, isZone(goal) ? goal : "none");
};

/** The words a Runner meant to say, and then the best of what is asked besides. */
export const scoreOfTurn = (
  state: CitySeen,
  asked: Turn,
  seat: Seat,
  said: Say,
  word: Word,
  policy: Policy,
): number => {
  const intent = thoughtOf(state, asked, seat, policy);
  const meant = intent.words[said.length];
  if (meant !== undefined && meant === word) return 1000;
  if (said.length === 0) return word === "pass" ? 2 : 1;
  if (meant !== undefined) return 1;
  return scoreOfRest(intent, wordsIn(said), word);
};
