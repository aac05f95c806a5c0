import { anyOf, several } from "../../../kernel/choice";
import { gather } from "../../../kernel/gather";
import { joined, mapped } from "../../../kernel/list";
import { wordsTo, wordTo } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { SURVIVOR_DECKS, ZOMBIE_DECKS } from "../content/decks";
import { HAND, SURVIVOR_DECK, ZOMBIE_DECK } from "../content/limits";
import { survivorNamed } from "../content/pool";
import { SURVIVORS } from "../content/survivors";
import type { CardId, DuelChance, DuelNouns, DuelSeen, DuelTalk, StepOf } from "../vocabulary";
import { cardId, isBoss, isZombie, nameOf, printedOn } from "./cards";
import { cushionOf, limitsOf } from "./options";
import { FACES } from "./reach";
import { sideOf } from "./sides";
import { deckStock, hordeStock, listed } from "./stock";

/** What a player has made, instead of a deck that is printed. */
export const OWN: Word = "own";

/** The Survivor and the decks of a seat. */
interface Chosen {
  readonly deck: Word;
  readonly survivor: Word;
  readonly cards: readonly CardId[];
  readonly horde: Word;
  readonly zombies: readonly CardId[];
}

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

/** Why a card may not be in a deck. */
const againstCard = (word: Word): Word => {
  const printed = printedOn(word);
  if (printed === "none" || printed.kind === "zombie" || printed.kind === "survivor") return "DUEL-DECK-02";
  return printed.scr ? "DUEL-DECK-07" : "DUEL-RUL-01";
};

const againstZombie = (word: Word): Word => {
  if (!isZombie(word)) return "DUEL-DECK-04";
  return isBoss(word) ? "DUEL-DECK-05" : "DUEL-RUL-01";
};

const ownDeck = (talk: DuelTalk, duel: DuelSeen, seat: Seat): readonly CardId[] => {
  const stock = (which: "scr" | "plain"): readonly CardId[] => deckStock(seat, limitsOf(duel), which);
  const scr = wordsTo(talk, "scr", () => several(0, 1, anyOf(stock("scr"), "DUEL-DECK-07")));
  const count = SURVIVOR_DECK - scr.length;
  return joined(
    scr,
    wordsTo(talk, "cards", () => several(count, count, anyOf(stock("plain"), againstCard))),
  );
};

const ownHorde = (talk: DuelTalk, duel: DuelSeen, seat: Seat): readonly CardId[] => {
  const stock = (which: "boss" | "plain"): readonly CardId[] => hordeStock(seat, limitsOf(duel), which);
  const boss = wordsTo(talk, "boss", () => several(0, 1, anyOf(stock("boss"), "DUEL-DECK-05")));
  const count = ZOMBIE_DECK - boss.length;
  return joined(
    boss,
    wordsTo(talk, "zombies", () => several(count, count, anyOf(stock("plain"), againstZombie))),
  );
};

const askDecks = (talk: DuelTalk, duel: DuelSeen, seat: Seat): Chosen => {
  const deck = wordTo(talk, "deck", () => anyOf(DECK_NAMES, "DUEL-DECK-01", usualOf(duel, seat, DECK_NAMES)));
  const printed = printedDeck(deck);
  const usual = printed === undefined ? [] : [printed.survivor];
  const survivor = wordTo(talk, "survivor", () => anyOf(SURVIVOR_NAMES, "DUEL-DECK-06", usual));
  const cards = printed === undefined ? ownDeck(talk, duel, seat) : listed(seat, printed.cards);
  const horde = wordTo(talk, "horde", () => anyOf(HORDE_NAMES, "DUEL-DECK-03", usualOf(duel, seat, HORDE_NAMES)));
  const dead = printedHorde(horde);
  const zombies = dead === undefined ? ownHorde(talk, duel, seat) : listed(seat, dead.zombies);
  return { deck, survivor, cards, horde, zombies };
};

/** A Survivor and two decks each, chosen unseen (D1 of the ledger); a deck against the limits cannot be said. */
export const choose = gather<DuelNouns, StepOf<"choose">, Chosen>({
  onlyAnswer: "confirm",
  everyone: (duel) => duel.seats,
  asks: (talk, duel, _step, seat) => askDecks(talk, duel, seat),
  closes: () => false,
  with: (_step, sealed) => ({ do: "choose", sealed }),
  done: ({ emit, next }, _step, answers) => {
    for (const { seat, meant } of answers)
      emit({ was: "decksChosen", seat, ...meant, survivor: cardId(seat, meant.survivor, 1) });
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
export const mulligan = gather<DuelNouns, StepOf<"mulligan">, readonly CardId[]>({
  onlyAnswer: "confirm",
  everyone: (duel) => duel.seats,
  asks: (talk, duel, _step, seat) => {
    const { hand } = sideOf(duel, seat);
    return wordsTo(talk, "return", () => several(0, hand.length, anyOf(hand, "DUEL-MULL-02")));
  },
  closes: () => false,
  with: (_step, sealed) => ({ do: "mulligan", sealed }),
  done: ({ emit, next }, _step, answers) => {
    for (const { seat, meant: cards } of answers) {
      if (cards.length === 0) emit({ was: "keptHand", seat });
      else {
        emit({ was: "mulliganed", seat, count: cards.length, cards });
        next({ do: "draw", seat, count: cards.length, by: "DUEL-MULL-05" });
      }
    }
  },
});
