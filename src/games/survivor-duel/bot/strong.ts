import { sayOfBot } from "../../../kernel/bot";
import type { Generator } from "../../../kernel/generator";
import { unsealedFor } from "../../../kernel/gather";
import { mapped } from "../../../kernel/list";
import type { OpenAsk } from "../../../kernel/say";
import type { Say, Seat } from "../../../kernel/words";
import { survivorDuel } from "../game";
import type { Duel, DuelEvent, DuelSeen, DuelStep } from "../vocabulary";
import { FORESIGHT } from "./foresight";
import { bestOf, isDone, ponder, type Thought, thoughtOf } from "./thought";

/** What is thought about; decks, mulligans and the like are not. */
const isWorthAThought = ({ step }: OpenAsk<DuelStep>): boolean =>
  step.do === "act" || step.do === "window" || step.do === "spawn" || step.do === "abilities" || step.do === "pick";

/** The agenda as a seat may know it: nothing in it is hidden but what others have sealed. */
export const agendaFor = (agenda: readonly DuelStep[], seat: Seat): readonly DuelStep[] =>
  mapped(agenda, (step) => unsealedFor(step, seat));

/** A thought about this ask, from what its seat may know; "none" where there is nothing to think about. */
export const strongThought = (
  view: DuelSeen,
  agenda: readonly DuelStep[],
  ask: OpenAsk<DuelStep>,
  generator: Generator,
  looks: number,
): Thought<Duel, DuelStep, DuelEvent> | "none" => {
  if (!isWorthAThought(ask)) return "none";
  const known = { view, agenda: agendaFor(agenda, ask.seat), ask };
  const thought = thoughtOf<Duel, DuelStep, DuelEvent>(survivorDuel, FORESIGHT, known, generator, looks);
  return isDone(thought) ? "none" : thought;
};

/** What the strong bot says after so many looks ahead, or as many as there is time for. */
export const strongSay = (
  view: DuelSeen,
  agenda: readonly DuelStep[],
  ask: OpenAsk<DuelStep>,
  generator: Generator,
  looks: number,
  isTimeUp: (this: void) => boolean = () => false,
): Say => {
  const thought = strongThought(view, agenda, ask, generator, looks);
  if (thought === "none") return sayOfBot<Duel, DuelStep, DuelEvent>(survivorDuel, view, ask, generator);
  while (!isDone(thought) && !isTimeUp()) ponder(thought);
  return bestOf(thought);
};
