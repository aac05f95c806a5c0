import type { Word } from "../../../kernel/words";
import { all, ANY_ONE, type Effect, effect, THEM, upTo } from "./effect";

/** An Event (DUEL-PROTO-05). */
export interface EventCard {
  readonly card: Word;
  readonly kind: "event";
  readonly scr: boolean;
  readonly price: number;
  readonly effects: readonly Effect[];
}

const EVENT = { kind: "event", scr: false, price: 1 } as const;

export const EVENT_CARDS = [
  { ...EVENT, card: "E01", effects: [effect("play", { op: "draw", n: 2 })] },
  { ...EVENT, card: "E02", price: 0, effects: [effect("play", { op: "gain", what: "ap", n: 1 })] },
  { ...EVENT, card: "E03", effects: [effect("play", { op: "heal", n: 2 }, { op: "draw", n: 1 })] },
  { ...EVENT, card: "E04", effects: [effect("play", { op: "damage", to: all("threat"), n: 1 })] },
  { ...EVENT, card: "E05", price: 0, effects: [effect("play", { op: "next", damage: 2 })] },
  { ...EVENT, card: "E06", effects: [effect("play", { op: "push", to: upTo(2, "threat") }, { op: "hold", to: THEM })] },
  { ...EVENT, card: "E07", effects: [effect("play", { op: "hold", to: all("zombie") })] },
  { ...EVENT, card: "E08", effects: [effect("play", { op: "strike", at: "chosen", hit: 2 })] },
  { ...EVENT, card: "E09", effects: [effect("play", { op: "look", n: 4, kinds: ["weapon", "item"] })] },
  { ...EVENT, card: "E10", effects: [effect("play", { op: "short", n: 2 })] },
  { ...EVENT, card: "E11", price: 2, effects: [effect("play", { op: "damage", to: ANY_ONE, n: 3 })] },
  { ...EVENT, card: "E12", effects: [effect("play", { op: "repair", n: 2 }, { op: "draw", n: 1 })] },
  {
    ...EVENT,
    card: "E13",
    price: 3,
    scr: true,
    effects: [effect("play", { op: "banish", to: all("threat", "boss") }, { op: "exile" })],
  },
] as const satisfies readonly EventCard[];
