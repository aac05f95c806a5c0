import type { Bot } from "../../../kernel/foresight";
import { partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import { numberOf } from "../../../kernel/number-text";
import type { Say, Seat, Word } from "../../../kernel/words";
import { scoreOfKeep, scoreOfWeapon, takesOver, wantsDelay } from "./search";
import { fieldOf, worthOfDamage } from "./threat";
import { scoreOfOffer, scoreOfTrade } from "./trade";
import { isWorthCheering, scoreOfCard, scoreOfPoints, scoreOfTurn } from "./turn";
import { combatCard } from "../rules/cards";
import { placeOf } from "../rules/line";
import { RULES } from "../rules/rules";
import { NO } from "../../../kernel/talk";
import { type NightNouns, type NightSeen, type NightStep, NOBODY } from "../vocabulary";

const scoreOfCharacter: Readonly<Record<Word, number>> = {
  trigger: 6,
  pillar: 5,
  hipster: 4,
  psycho: 3,
  drifter: 2,
  haggler: 1,
};

/** Against an enemy's good card; one's own attacks can bear a bad one. */
const scoreOfLuck = (state: NightSeen, word: Word): number => {
  if (word === NO) return 5;
  return state.turnOf === NOBODY && state.flipped.length === 1 && combatCard(word).value >= 2 ? 10 : 1;
};

const usually = (state: NightSeen, asked: NightStep, seat: Seat, said: Say, word: Word): number => {
  const part = partAsked(RULES, state, asked, said, seat);
  return part !== "said" && has(part.usual, word) ? 2 : 1;
};

/** How much a bot likes a word: it hunts what hurts most, shares what others need, and takes the wave when it can. */
export const score = (state: NightSeen, asked: NightStep, seat: Seat, said: Say, word: Word): number => {
  switch (asked.do) {
    case "choose":
      return scoreOfCharacter[word] ?? 1;
    case "arm":
      return scoreOfWeapon(state, seat, word);
    case "keep":
      return scoreOfKeep(state, seat, asked.card, word);
    case "wave":
      if (said.length > 0) return word === NO ? 2 : 1;
      return (word === "delay") === wantsDelay(state, seat) ? 2 : 1;
    case "overHere":
      return (word === "yes") === takesOver(state, seat) ? 2 : 1;
    case "trading":
      return scoreOfTrade(state, seat, said, word);
    case "offer":
      return scoreOfOffer(state, seat, asked.card, word);
    case "acting":
      return scoreOfTurn(state, seat, said, word);
    case "cheer":
      return (word === "cheer") === isWorthCheering(state, asked.seat) ? 2 : 1;
    case "pick":
      return scoreOfCard(state, asked.blow, word);
    case "divide":
      return scoreOfPoints(state, asked.blow, asked.left, said, word);
    case "followThrough":
      return 1000 + worthOfDamage(state, fieldOf(state), placeOf(word), 1);
    case "lucky":
      return scoreOfLuck(state, word);
    case "shield":
      return 1 + numberOf(word);
    case "cheering":
    case "discard":
      return 0;
    default:
      return usually(state, asked, seat, said, word);
  }
};

/** Ways to play a seat that nobody sits at. */
export const BOTS: readonly [Bot<NightNouns>] = [{ policy: "usual", score, foresight: "none" }];
