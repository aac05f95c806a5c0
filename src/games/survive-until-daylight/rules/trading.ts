import { type Acted, type Action, askAct, asksNothing, takeAct } from "../../../kernel/action";
import { anyOf } from "../../../kernel/choice";
import { distinct, withoutAll } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import type { NightAction, NightAsk, NightChance, NightGo, NightNouns, NightSeen } from "../vocabulary";
import { sortOf } from "./cards";
import { dropping } from "./discarding";
import { heal } from "./free-cards";
import { ofSort, slotCount } from "./inventory";
import { isOn } from "./options";
import { hasPerk, playerOf } from "./players";
import { askTaking, makeRoom, settle, type Taking } from "./searching";

/** One gift, or two for the Deal maker (SUD-TRADE-03, SUD-PROTO-08). */
const giftsOf = (state: NightSeen, seat: Seat): number => (hasPerk(state, seat, "deal-maker") ? 2 : 1);

/** By which row the next gift is given: the second is the Deal maker's. */
const giftBy = (state: NightSeen, seat: Seat): Word =>
  playerOf(state, seat).given === 0 ? "SUD-TRADE-02" : "SUD-PROTO-08";

const others = (state: NightSeen, seat: Seat): readonly Seat[] => withoutAll(state.seats, [seat]);

/** Why this is no gift. */
const againstGift = (word: Word): Word => {
  if (word === "barricade" || word === "trap" || word === "spear" || word === "grenade") return "SUD-TRADE-08";
  if (word === "wave") return "SUD-WAVE-01";
  if (word === "bystander") return "SUD-SURV-05";
  return "SUD-RULING-33";
};

interface Gift {
  readonly card: Word;
  readonly to: Seat;
}

/** Any card of one's own to anybody else, who may refuse (SUD-TRADE-02, SUD-TRADE-05, SUD-TRADE-07). */
const give: NightAction<Gift> = {
  act: "give",
  whyNot: (state, seat): Verdict => {
    if (state.seats.length === 1) return refuse("SUD-RULING-87");
    const { given, inventory } = playerOf(state, seat);
    if (given >= giftsOf(state, seat)) return refuse("SUD-TRADE-03");
    return inventory.length > 0 ? "fine" : refuse("SUD-TRADE-02");
  },
  asks: (talk, state, seat) => {
    const card = wordTo(talk, "give", () => anyOf(distinct(playerOf(state, seat).inventory), againstGift));
    const to = wordTo(talk, "to", () => anyOf(others(state, seat), "SUD-TRADE-02"));
    return { card, to };
  },
  take: ({ state, emit, next }, from, { card, to }) => {
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
  asks: (talk, state, seat) => wordTo(talk, "junk", () => anyOf(junkOf(state, seat), "SUD-PROTO-08")),
  take: ({ emit, next }, seat, card) => {
    emit({ was: "junkTraded", seat, card });
    next({ do: "rummage", seat });
  },
};

const done: NightAction<undefined> = {
  act: "done",
  whyNot: () => "fine",
  asks: asksNothing,
  take: ({ emit }, seat) => {
    emit({ was: "doneTrading", seat });
  },
};

const DEALS: readonly Action<NightNouns>[] = [give, heal, rummaging, dropping, done];

/** Everybody at once and in no order, until all are done (SUD-TRADE-01, SUD-TRADE-12). */
export const trading: NightAsk<"trading", Acted<NightNouns>> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state) => withoutAll(state.seats, state.done),
  asks: (talk, state, _step, seat) => askAct(talk, "act", DEALS, state, seat, () => "SUD-TURN-04"),
  take: (tell, _step, seat, acted) => {
    takeAct(tell, seat, acted);
    const allDone = tell.state.done.length === tell.state.seats.length;
    tell.next(allDone ? { do: "combat" } : { do: "trading" });
  },
};

const OFFERED = { ask: "offer", yes: "accept", no: "refuse", against: "SUD-TRADE-05", full: "SUD-TRADE-10" } as const;

/** A refused gift was none (SUD-RULING-31); a full receiver makes room or refuses (SUD-RULING-32). */
export const offer: NightAsk<"offer", Taking> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { to }) => [to],
  asks: (talk, state, { to, card }) => askTaking(talk, playerOf(state, to), card, OFFERED),
  take: (tell, { from, to, card, count }, _seat, { taken, room }) => {
    if (taken) {
      makeRoom(tell, to, room, "SUD-TRADE-10");
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
