import { gather } from "../../../kernel/gather";
import { has, joined, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Part, Say, Seat, Verdict, Word } from "../../../kernel/words";
import { SURVIVOR_DECKS, ZOMBIE_DECKS } from "../content/decks";
import { HAND, SURVIVOR_DECK, ZOMBIE_DECK } from "../content/limits";
import { survivorNamed } from "../content/pool";
import { SURVIVORS } from "../content/survivors";
import type { CardId, Duel, DuelChance, DuelEvent, DuelSeen, DuelStep, StepOf } from "../vocabulary";
import { cardId, isBoss, isZombie, nameOf, printedOn } from "./cards";
import { cushionOf, limitsOf } from "./options";
import { FACES } from "./reach";
import { sideOf } from "./sides";
import { deckStock, hordeStock, listed } from "./stock";

/** What a player has made, instead of a deck that is printed. */
export const OWN: Word = "own";

/** What has been chosen so far, and what is asked next. */
interface Choosing {
  readonly asked: Part | "said";
  readonly deck: Word;
  readonly survivor: Word;
  readonly cards: readonly CardId[];
  readonly horde: Word;
  readonly zombies: readonly CardId[];
}

const some = (ask: Word, of: readonly Word[], least: number, most: number, usual: readonly Word[]): Part => ({
  ask,
  of,
  least,
  most,
  usual,
});

const DECK_NAMES: readonly Word[] = joined(
  mapped(SURVIVOR_DECKS, ({ deck }) => deck),
  [OWN],
);
const HORDE_NAMES: readonly Word[] = joined(
  mapped(ZOMBIE_DECKS, ({ horde }) => horde),
  [OWN],
);
const SURVIVOR_NAMES: readonly Word[] = mapped(SURVIVORS, ({ card }) => card);

/** The printed deck of that name; nothing for one's own. */
const printedDeck = (name: Word): (typeof SURVIVOR_DECKS)[number] | undefined => {
  for (const each of SURVIVOR_DECKS) if (each.deck === name) return each;
  return undefined;
};
const printedHorde = (name: Word): (typeof ZOMBIE_DECKS)[number] | undefined => {
  for (const each of ZOMBIE_DECKS) if (each.horde === name) return each;
  return undefined;
};

/** The usual deck of a seat: the first the first, the second the second. */
const usualOf = (duel: DuelSeen, seat: Seat, names: readonly Word[]): readonly Word[] => {
  const name = names[duel.seats.indexOf(seat)];
  return name === undefined ? [] : [name];
};

const chosenIn = (duel: DuelSeen, seat: Seat, said: Say): Choosing => {
  const limits = limitsOf(duel);
  let at = 0;
  let asked: Part | "said" = "said";
  const answerTo = (ask: Word, of: readonly Word[], least: number, most: number, usual: readonly Word[]) => {
    if (asked !== "said") return [];
    const words = said[at];
    at++;
    if (words === undefined) asked = some(ask, of, least, most, usual);
    return words ?? [];
  };
  const [deck = OWN] = answerTo("deck", DECK_NAMES, 1, 1, usualOf(duel, seat, DECK_NAMES));
  const printed = printedDeck(deck);
  const [survivor = ""] = answerTo("survivor", SURVIVOR_NAMES, 1, 1, printed === undefined ? [] : [printed.survivor]);
  let cards = printed === undefined ? [] : listed(seat, printed.cards);
  if (printed === undefined) {
    const scr = answerTo("scr", deckStock(seat, limits, "scr"), 0, 1, []);
    const count = SURVIVOR_DECK - scr.length;
    cards = joined(scr, answerTo("cards", deckStock(seat, limits, "plain"), count, count, []));
  }
  const [horde = OWN] = answerTo("horde", HORDE_NAMES, 1, 1, usualOf(duel, seat, HORDE_NAMES));
  const dead = printedHorde(horde);
  let zombies = dead === undefined ? [] : listed(seat, dead.zombies);
  if (dead === undefined) {
    const boss = answerTo("boss", hordeStock(seat, limits, "boss"), 0, 1, []);
    const count = ZOMBIE_DECK - boss.length;
    zombies = joined(boss, answerTo("zombies", hordeStock(seat, limits, "plain"), count, count, []));
  }
  return { asked, deck, survivor, cards, horde, zombies };
};

const RULE_OF: Readonly<Record<Word, Word>> = {
  deck: "DUEL-DECK-01",
  survivor: "DUEL-DECK-06",
  scr: "DUEL-DECK-07",
  horde: "DUEL-DECK-03",
  boss: "DUEL-DECK-05",
};

const whyNotIn = (asked: Part | "said", word: Word): Verdict => {
  if (asked === "said") return refuse("DUEL-DECK-06");
  if (has(asked.of, word)) return "fine";
  const printed = printedOn(word);
  if (asked.ask === "cards") {
    if (printed === "none" || isZombie(word) || printed.kind === "survivor") return refuse("DUEL-DECK-02");
    return refuse(printed.kind !== "zombie" && printed.scr ? "DUEL-DECK-07" : "DUEL-RUL-01");
  }
  if (asked.ask === "zombies") {
    if (!isZombie(word)) return refuse("DUEL-DECK-04");
    return refuse(isBoss(word) ? "DUEL-DECK-05" : "DUEL-RUL-01");
  }
  return refuse(RULE_OF[asked.ask] ?? "DUEL-DECK-01");
};

/** A Survivor and two decks each, chosen unseen (D1 of the ledger); a deck against the limits cannot be said. */
export const choose = gather<Duel, DuelStep, DuelEvent, StepOf<"choose">>({
  onlyAnswer: "confirm",
  everyone: (duel) => duel.seats,
  part: (duel, _step, seat, said) => chosenIn(duel, seat, said).asked,
  why: (duel, _step, seat, said, word) => whyNotIn(chosenIn(duel, seat, said).asked, word),
  closes: () => false,
  with: (_step, sealed) => ({ do: "choose", sealed }),
  done: ({ state, emit, next }, _step, sealed) => {
    for (const { seat, say } of sealed) {
      const { deck, survivor, cards, horde, zombies } = chosenIn(state, seat, say);
      emit({ was: "decksChosen", seat, survivor: cardId(seat, survivor, 1), deck, horde, cards, zombies });
    }
    next({ do: "first" });
  },
});

/** Who begins is drawn (DUEL-RUL-26): low numbers the first seat, high ones the second. */
const firstBy = (duel: DuelSeen, die: Word): Seat => duel.seats[FACES.indexOf(die) < 3 ? 0 : 1] ?? "";

export const first: DuelChance<"first"> = {
  kind: "chance",
  draws: () => [{ of: "first", with: "die", sides: FACES }],
  land: ({ state, emit, next }, _step, [die = ""]) => {
    const seat = firstBy(state, die);
    const { hp } = survivorNamed(nameOf(sideOf(state, seat).survivor));
    emit({ was: "firstDrawn", seat, die, hp: hp + cushionOf(state) });
    for (const each of state.seats) next({ do: "draw", seat: each, count: HAND, by: "DUEL-SETUP-04" });
    for (const each of state.seats) next({ do: "refill", seat: each });
    next({ do: "mulligan", sealed: [] }, { do: "turn", seat });
  },
  read: (duel, _step, came) => mapped(came, (die) => firstBy(duel, die)),
};

/** Once, by both at the same time and unseen; what goes back may be drawn again (DUEL-MULL-01, DUEL-RUL-29). */
export const mulligan = gather<Duel, DuelStep, DuelEvent, StepOf<"mulligan">>({
  onlyAnswer: "confirm",
  everyone: (duel) => duel.seats,
  part: (duel, _step, seat, said) => {
    const { hand } = sideOf(duel, seat);
    return said.length > 0 ? "said" : some("return", hand, 0, hand.length, []);
  },
  why: (duel, _step, seat, said, word) => {
    if (said.length > 0) return refuse("DUEL-MULL-06");
    return has(sideOf(duel, seat).hand, word) ? "fine" : refuse("DUEL-MULL-02");
  },
  closes: () => false,
  with: (_step, sealed) => ({ do: "mulligan", sealed }),
  done: ({ emit, next }, _step, sealed) => {
    for (const { seat, say } of sealed) {
      const cards = say[0] ?? [];
      if (cards.length === 0) emit({ was: "keptHand", seat });
      else {
        emit({ was: "mulliganed", seat, count: cards.length, cards });
        next({ do: "draw", seat, count: cards.length, by: "DUEL-MULL-05" });
      }
    }
  },
});
