import { sayOfBot } from "../../../kernel/bot";
import type { Game } from "../../../kernel/game";
import { below, type Generator, seeded } from "../../../kernel/generator";
import { has } from "../../../kernel/list";
import { rolled } from "../../../kernel/nature";
import { sorted } from "../../../kernel/order";
import { ruleOf } from "../../../kernel/rule";
import type { OpenAsk } from "../../../kernel/say";
import type { Event, Say, Seat, Seen, Step, Word } from "../../../kernel/words";
import { answered, type Imagined, landed, type Pause, pauseOf } from "./imagined";
import { type Alike, keyOf, saysOf } from "./says";

/** What a game tells a bot that thinks ahead. */
export interface Foresight<S, St> {
  /** A state this seat could be in: what it cannot see is made up. It shares nothing that evolve changes. */
  guess(this: void, view: Seen<S>, seat: Seat, generator: Generator): S;
  /** How well this seat stands, from 0 (lost) to 1 (won), compared to where the thought began. */
  worth(this: void, from: Seen<S>, state: Seen<S>, seat: Seat): number;
  /** Whether it is far enough to look at how things stand. */
  isFar(this: void, from: Seen<S>, state: Seen<S>): boolean;
  readonly alike: Alike<S, St>;
}

/** A place in the tree of what may come; its children by what was said or came. */
interface Node {
  visits: number;
  /** The sum of what came of it, for the seat that thinks. */
  total: number;
  readonly children: Record<Word, Node>;
}

const leaf = (): Node => ({ visits: 0, total: 0, children: {} });

const childOf = (node: Node, key: Word): Node => {
  const known = node.children[key];
  if (known !== undefined) return known;
  const child = leaf();
  node.children[key] = child;
  return child;
};

const meanOf = ({ visits, total }: Node): number => (visits === 0 ? 0.5 : total / visits);

/** An answer that is still thought about, and what may come of it. */
interface Choice {
  readonly say: Say;
  readonly node: Node;
}

/** A bot that is thinking about one answer. It knows a view and what is still to be done, never the state. */
export interface Thought<S, St extends Step, E extends Event> {
  readonly game: Game<S, St, E>;
  readonly foresight: Foresight<S, St>;
  readonly view: Seen<S>;
  readonly agenda: readonly St[];
  readonly ask: OpenAsk<St>;
  readonly generator: Generator;
  /** How many looks every halving of the choices has. */
  readonly looks: number;
  left: readonly Choice[];
  /** Looks since the last halving. */
  looked: number;
  /** The luck of this round: every choice has the same, so that the choices differ and not the dice. */
  luck: number;
}

/** Halvings until one is left. */
const halvings = (choices: number): number => {
  let count = 0;
  for (let left = choices; left > 1; left = Math.ceil(left / 2)) count++;
  return Math.max(1, count);
};

export const thoughtOf = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  foresight: Foresight<S, St>,
  known: { readonly view: Seen<S>; readonly agenda: readonly St[]; readonly ask: OpenAsk<St> },
  generator: Generator,
  looks: number,
): Thought<S, St, E> => {
  const { view, agenda, ask } = known;
  const left: Choice[] = [];
  for (const say of saysOf(game, view, ask, foresight.alike)) left.push({ say, node: leaf() });
  const each = Math.ceil(looks / halvings(left.length));
  return { game, foresight, view, agenda, ask, generator, looks: each, left, looked: 0, luck: 0 };
};

/** How much the unknown attracts, and how much the answer that comes first to mind does. */
const CURIOSITY = 0.5;
const HABIT = 0.35;

/** The answer to look into next: what has done well for whoever answers, what is usual, and what was seldom tried. */
const promising = (node: Node, says: readonly Say[], usual: Word, own: boolean): Say => {
  let best: Say = says[0] ?? [];
  let highest = -1;
  const spread = (1 - HABIT) / Math.max(1, says.length);
  for (const say of says) {
    const key = keyOf(say);
    const child = node.children[key] ?? leaf();
    const mean = own ? meanOf(child) : 1 - meanOf(child);
    const prior = spread + (key === usual ? HABIT : 0);
    const value = mean + (CURIOSITY * prior * Math.sqrt(node.visits + 1)) / (1 + child.visits);
    if (value > highest) {
      highest = value;
      best = say;
    }
  }
  return best;
};

/** Draws of more than a die's faces lead to one place: what comes off a deck is not told apart. */
const FACES_TOLD_APART = 6;

/** Nature's turn; the place it leads to is named for what the outcome brings, not for the face. */
const walkChance = <S, St extends Step, E extends Event>(
  { game }: Thought<S, St, E>,
  match: Imagined<S, St>,
  { step, draws }: Extract<Pause<St>, { readonly for: "chance" }>,
  luck: Generator,
): Word => {
  const came = rolled(luck, draws);
  const rule = ruleOf(game, step);
  const told = rule.kind === "chance" && (draws[0]?.sides.length ?? 0) <= FACES_TOLD_APART;
  const key = told ? "?" + rule.read(match.state as Seen<S>, step, came).join("+") : "?";
  landed(game, match, step, came);
  return key;
};

const walkAnswer = <S, St extends Step, E extends Event>(
  { game, foresight, ask: { seat } }: Thought<S, St, E>,
  match: Imagined<S, St>,
  ask: OpenAsk<St>,
  node: Node | "beyond",
  luck: Generator,
): Word => {
  const state = match.state as Seen<S>;
  let say = sayOfBot(game, state, ask, luck);
  if (node !== "beyond") {
    const says = saysOf(game, state, ask, foresight.alike);
    if (says.length > 1) say = promising(node, says, keyOf(say), ask.seat === seat);
  }
  answered(game, match, ask, say);
  return keyOf(say);
};

/** Imagines what comes of a choice as far as one looks; beyond the tree everybody answers out of habit. */
const lookInto = <S, St extends Step, E extends Event>(
  thought: Thought<S, St, E>,
  { say, node: first }: Choice,
  luck: Generator,
): void => {
  const { game, foresight, view, agenda, ask } = thought;
  const match: Imagined<S, St> = { state: foresight.guess(view, ask.seat, luck), agenda };
  const path: Node[] = [first];
  let node: Node | "beyond" = first.visits > 0 ? first : "beyond";
  answered(game, match, ask, say);
  let pause = pauseOf(game, match);
  while (pause.for !== "nothing" && !foresight.isFar(view, match.state as Seen<S>)) {
    const key: Word =
      pause.for === "chance"
        ? walkChance(thought, match, pause, luck)
        : walkAnswer(thought, match, pause.ask, node, luck);
    if (node !== "beyond") {
      const child: Node = childOf(node, key);
      path.push(child);
      node = child.visits > 0 || pause.for === "chance" ? child : "beyond";
    }
    pause = pauseOf(game, match);
  }
  const worth =
    pause.for === "nothing"
      ? worthOfEnd(pause.outcome.won, ask.seat)
      : foresight.worth(view, match.state as Seen<S>, ask.seat);
  for (const each of path) {
    each.visits += 1;
    each.total += worth;
  }
};

const worthOfEnd = (won: readonly Seat[], seat: Seat): number => {
  if (won.length === 0) return 0.5;
  return has(won, seat) ? 1 : 0;
};

const LUCKS = 1000000;

/** The better half goes on. */
const halved = (choices: readonly Choice[]): readonly Choice[] =>
  sorted(choices, (a, b) => meanOf(b.node) - meanOf(a.node)).slice(0, Math.ceil(choices.length / 2));

export const isDone = <S, St extends Step, E extends Event>(thought: Thought<S, St, E>): boolean =>
  thought.left.length < 2;

/** One more look at every choice that is left; a table does one in a frame. */
export const ponder = <S, St extends Step, E extends Event>(thought: Thought<S, St, E>): void => {
  thought.luck = below(thought.generator, LUCKS);
  for (const choice of thought.left) lookInto(thought, choice, seeded(thought.luck));
  thought.looked += thought.left.length;
  if (thought.looked < thought.looks) return;
  thought.looked = 0;
  thought.left = halved(thought.left);
};

/** The choice that does best, as far as one has thought. */
export const bestOf = <S, St extends Step, E extends Event>({ left }: Thought<S, St, E>): Say => {
  let best: Say = [];
  let highest = -1;
  for (const { say, node } of left) {
    if (meanOf(node) > highest) {
      highest = meanOf(node);
      best = say;
    }
  }
  return best;
};
