import type { OpenAsk, Step } from "../kernel/words";

/** What the sentence of a step may name. */

type Slots = Readonly<Record<string, unknown>>;

export const slotsOf = (step: Step): Slots => step as unknown as Slots;

/** And of one that a seat is asked. */
export const slotsFor = ({ seat, step }: OpenAsk): Slots => ({ seat, ...slotsOf(step) });
