import { fail } from "../../../kernel/fail";
import { joined, without } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import type { Word } from "../../../kernel/words";
import { ASSAULT_CARDS, type AssaultCard } from "../content/assault";
import { HORDE_TYPES, type HordeType } from "../content/horde";
import { ROUNDS } from "../content/rubble";
import type { NightChance, NightGo, NightSeen } from "../vocabulary";
import { foeId } from "./line";
import { playerOf } from "./players";
import { savedElsewhere } from "./wave";

const assaultCard = (name: Word): AssaultCard => {
  for (const card of ASSAULT_CARDS) if (card.card === name) return card;
  return fail("no such assault card: " + name);
};

/** What the card brings for this many players. */
const broughtBy = (state: NightSeen, card: Word, type: HordeType): number =>
  assaultCard(card).brings[type][state.seats.length - 1] ?? 0;

/** The assault is turned, the line grows, then gifts are open (SUD-ASSAULT-01, SUD-RULING-23). */
export const trade: NightGo<"trade"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "tradeBegan", round: state.round });
    const count = savedElsewhere(state);
    if (count > 0) {
      const { seat, saved } = playerOf(state, state.holder);
      emit({ was: "survivorsFollowed", seat, count: saved + count });
    }
    if (state.round <= ROUNDS) {
      if (sizeOf(state.assaults) === 0) emit({ was: "assaultsRenewed" });
      next({ do: "assault" });
    }
    next({ do: "trading" });
  },
};

export const assault: NightChance<"assault"> = {
  kind: "chance",
  draws: (state) => [{ of: "assault-card", with: "assaults", sides: topOf(state.assaults) }],
  land: ({ state, emit, next }, _step, [card = ""]) => {
    emit({ was: "assaultRevealed", card });
    let left: readonly HordeType[] = [];
    for (const type of HORDE_TYPES) {
      const count = Math.min(broughtBy(state, card, type), sizeOf(state.supply[type]));
      // A type that runs out comes in smaller numbers (SUD-RULING-28).
      const short = broughtBy(state, card, type) - count;
      if (short > 0) emit({ was: "hordeShort", type, count: short });
      for (let i = 0; i < count; i++) left = joined(left, [type]);
    }
    next({ do: "muster", left });
  },
  read: (_state, _step, came) => came,
};

/** The new cards are shuffled whatever their type, and laid one by one on the right (SUD-ASSAULT-04 to SUD-ASSAULT-06). */
export const muster: NightChance<"muster"> = {
  kind: "chance",
  draws: (_state, { left }) => (left.length === 0 ? [] : [{ of: "horde-type", with: "horde", sides: left }]),
  land: ({ next }, { left }, [type]) => {
    if (type !== undefined)
      next({ do: "lineUp", type: type as HordeType }, { do: "muster", left: without(left, type as HordeType) });
  },
  read: (_state, _step, came) => came,
};

export const lineUp: NightChance<"lineUp"> = {
  kind: "chance",
  draws: (state, { type }) => [{ of: "horde-card", with: "supply." + type, sides: topOf(state.supply[type]) }],
  land: ({ state, emit }, { type }, [card = ""]) => {
    emit({ was: "linedUp", card, type, foe: foeId(card, state.line.length) });
  },
  read: (_state, _step, came) => came,
};
