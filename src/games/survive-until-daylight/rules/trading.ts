import { distinct, has, withoutAll } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import type { Say, Seat, Verdict, Word } from "../../../kernel/words";
import type { NightAsk, NightChance, NightGo, NightSeen } from "../vocabulary";
import { actionIn, nothingMore, partOfAct, whyOfAct } from "../../../kernel/action";
import { type NightAction, NO_ACTION } from "./actions";
import { sortOf } from "./cards";
import { dropping } from "./discarding";
import { heal } from "./free-cards";
import { fits, ofSort, slotCount } from "./inventory";
import { isOn } from "./options";
import { hasPerk, playerOf } from "./players";
import { makeRoom, roomFor, settle } from "./searching";
import { type Talk, talkFrom, wordTo, wordAt } from "../../../kernel/talk";

/** One gift, or two for the Deal maker (SUD-TRADE-03, SUD-PROTO-08). */
const giftsOf = (state: NightSeen, seat: Seat): number => (hasPerk(state, seat, "deal-maker") ? 2 : 1);

/** By which row the next gift is given: the second is the Deal maker's. */
const giftBy = (state: NightSeen, seat: Seat): Word =>
  playerOf(state, seat).given === 0 ? "SUD-TRADE-02" : "SUD-PROTO-08";

const others = (state: NightSeen, seat: Seat): readonly Seat[] => withoutAll(state.seats, [seat]);

const againstGift = (state: NightSeen, seat: Seat, ask: Word, word: Word): Word => {
  if (ask === "to") return "SUD-TRADE-02";
  if (word === "barricade" || word === "trap" || word === "spear" || word === "grenade") return "SUD-TRADE-08";
  if (word === "wave") return "SUD-WAVE-01";
  if (word === "bystander") return "SUD-SURV-05";
  return has(playerOf(state, seat).inventory, word) ? "SUD-TRADE-03" : "SUD-RULING-33";
};

/** Any card of one's own to anybody else, who may refuse (SUD-TRADE-02, SUD-TRADE-05, SUD-TRADE-07). */
const give: NightAction = {
  act: "give",
  whyNot: (state, seat): Verdict => {
    if (state.seats.length === 1) return refuse("SUD-RULING-87");
    const { given, inventory } = playerOf(state, seat);
    if (given >= giftsOf(state, seat)) return refuse("SUD-TRADE-03");
    return inventory.length > 0 ? "fine" : refuse("SUD-TRADE-02");
  },
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    wordTo(talk, "give", distinct(playerOf(state, seat).inventory));
    wordTo(talk, "to", others(state, seat));
    return talk;
  },
  against: againstGift,
  take: ({ state, emit, next }, from, say) => {
    const card = wordAt(say, 1);
    const to = wordAt(say, 2);
    const count = isOn(state, "giftStacks") ? slotCount(playerOf(state, from).inventory, card) : 1;
    emit({ was: "offered", from, to, card, by: giftBy(state, from) });
    next({ do: "offer", from, to, card, count });
  },
};

const junkOf = (state: NightSeen, seat: Seat): readonly Word[] => ofSort(playerOf(state, seat).inventory, "junk");

/** Something for nothing: Junk for the top card of the Rubble pile, once a Trade (SUD-PROTO-08). */
const rummaging: NightAction = {
  act: "rummage",
  whyNot: (state, seat) => {
    if (!hasPerk(state, seat, "something-for-nothing")) return refuse("SUD-CHAR-04");
    return junkOf(state, seat).length > 0 && !state.rummaged ? "fine" : refuse("SUD-PROTO-08");
  },
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    wordTo(talk, "junk", junkOf(state, seat));
    return talk;
  },
  against: () => "SUD-PROTO-08",
  take: ({ emit, next }, seat, say) => {
    emit({ was: "junkTraded", seat, card: wordAt(say, 1) });
    next({ do: "rummage", seat });
  },
};

const done: NightAction = {
  act: "done",
  whyNot: () => "fine",
  talk: (_state, _seat, said) => nothingMore(said),
  against: () => "SUD-TRADE-04",
  take: ({ emit }, seat) => {
    emit({ was: "doneTrading", seat });
  },
};

const DEALS: readonly NightAction[] = [give, heal, rummaging, dropping, done];

/** Everybody at once and in no order, until all are done (SUD-TRADE-01, SUD-TRADE-12). */
export const trading: NightAsk<"trading"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state) => withoutAll(state.seats, state.done),
  part: (state, _step, seat, said) => partOfAct(DEALS, state, seat, said),
  why: (state, _step, seat, said, word) => whyOfAct(DEALS, state, seat, said, word, NO_ACTION),
  take: (tell, _step, seat, say) => {
    actionIn(DEALS, say).take(tell, seat, say);
    const allDone = tell.state.done.length === tell.state.seats.length;
    tell.next(allDone ? { do: "combat" } : { do: "trading" });
  },
};

const ACCEPT: Word = "accept";
const REFUSE: Word = "refuse";

const talkOfOffer = (state: NightSeen, to: Seat, card: Word, said: Say): Talk => {
  const talk = talkFrom(said, 0);
  const usual = fits(playerOf(state, to).inventory, card) ? [ACCEPT] : [];
  if (wordTo(talk, "offer", [ACCEPT, REFUSE], usual) === ACCEPT) roomFor(talk, state, to, card);
  return talk;
};

/** A refused gift was none (SUD-RULING-31); a full receiver makes room or refuses (SUD-RULING-32). */
export const offer: NightAsk<"offer"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { to }) => [to],
  part: (state, { to, card }, _seat, said) => talkOfOffer(state, to, card, said).asked,
  why: (state, { to, card }, _seat, said, word) => {
    const { asked } = talkOfOffer(state, to, card, said);
    if (asked !== "said" && has(asked.of, word)) return "fine";
    return refuse(said.length === 0 ? "SUD-TRADE-05" : "SUD-TRADE-10");
  },
  take: (tell, { from, to, card, count }, _seat, say) => {
    if (wordAt(say, 0) === ACCEPT) {
      makeRoom(tell, to, wordAt(say, 1), "SUD-TRADE-10");
      tell.emit({ was: "given", from, to, card, count, by: giftBy(tell.state, from) });
    } else tell.emit({ was: "giftRefused", from, to, card });
  },
};

/** An empty Rubble pile is made new first; if there is no card at all there is none to find (SUD-RULING-14). */
export const rummage: NightGo<"rummage"> = {
  kind: "go",
  run: ({ state, emit, next }, { seat }) => {
    if (sizeOf(state.rubble) === 0 && state.discard.length > 0)
      emit({ was: "rubbleRenewed", cards: state.discard.length });
    if (sizeOf(state.rubble) > 0) next({ do: "rummageCard", seat });
  },
};

export const rummageCard: NightChance<"rummageCard"> = {
  kind: "chance",
  draws: (state) => [{ of: "rubble-card", with: "rubble", sides: topOf(state.rubble) }],
  land: (tell, { seat }, [card = ""]) => {
    tell.emit({ was: "rummaged", seat, card });
    settle(tell, seat, card);
  },
  read: (_state, _step, [card = ""]) => [sortOf(card)],
};
