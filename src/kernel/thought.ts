import { breathe } from "./breath";
import { fail } from "./fail";
import type { Bot, Foresight, Situation } from "./foresight";
import type { Game } from "./game";
import { below, type Generator, seeded } from "./generator";
import { habitualSay } from "./habit";
import { has, mapped } from "./list";
import { rolled } from "./nature";
import { sorted } from "./order";
import { ruleOf } from "./rule";
import { goneOn, land, type Pause, type Run, runOf, take } from "./run";
import { carriedOn } from "./say";
import type { Nouns, OpenAsk, Say, Seat, Word } from "./words";
import { keyOf, saysOf } from "./worth-saying";

/*
 * What the textbooks call a Monte Carlo tree search over determinizations: each look guesses what is hidden, goes down one
 * tree by PUCT with habit as its policy, rolls out by habit, and credits what it comes to. Sequential halving deals the
 * looks out among the answers.
 */

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
export interface Thought<N extends Nouns> {
  readonly game: Game<N>;
  readonly bot: Bot<N>;
  readonly foresight: Foresight<N>;
  readonly known: Situation<N>;
  readonly generator: Generator;
  /** How many looks every halving of the choices has. */
  readonly looks: number;
  left: readonly Choice[];
  /** How long it has taken. */
  strides: number;
  /** Looks since the last halving, and the choice whose turn it is to be looked into. */
  looked: number;
  turn: number;
  look: Look<N> | "none";
  /** The luck of this round: every choice has the same, so that the choices differ and not the dice. */
  luck: number;
}

/** Halvings until one is left. */
const halvings = (choices: number): number => {
  let count = 0;
  for (let left = choices; left > 1; left = Math.ceil(left / 2)) count++;
  return Math.max(1, count);
};

/** What is said first, and how much this way of saying it is liked. */
interface Liked {
  readonly say: Say;
  readonly first: Word;
  readonly liking: number;
  readonly rest: number;
}

/** As much work as it is to say how much an answer is liked. */
const A_LIKING = 30;

/** The answers liked best; of those that begin alike the best one, before there is a second of any. */
const likedBest = <N extends Nouns>(
  game: Game<N>,
  bot: Bot<N>,
  { alike, choices }: Foresight<N>,
  { view, ask }: Situation<N>,
): readonly Say[] => {
  const { step, seat } = ask;
  const likedOf = (say: Say): Liked => {
    breathe(A_LIKING);
    const first = say[0]?.[0] ?? "";
    const rest = say.length > 1 ? bot.score(view, step, seat, say.slice(0, 1), say[1]?.[0] ?? "") : 0;
    return { say, first, liking: bot.score(view, step, seat, [], first), rest };
  };
  const liked = sorted(mapped(saysOf(game, bot, alike, view, ask), likedOf), (a, b) =>
    a.liking === b.liking ? b.rest - a.rest : b.liking - a.liking,
  );
  const counts: Record<Word, number> = {};
  const ranked = mapped(liked, ({ say, first }) => {
    const nth = counts[first] ?? 0;
    counts[first] = nth + 1;
    return { say, nth };
  });
  return mapped(sorted(ranked, (a, b) => a.nth - b.nth).slice(0, choices), ({ say }) => say);
};

export const thoughtOf = <N extends Nouns>(
  game: Game<N>,
  bot: Bot<N>,
  foresight: Foresight<N>,
  known: Situation<N>,
  generator: Generator,
): Thought<N> => {
  const left: Choice[] = [];
  for (const say of likedBest(game, bot, foresight, known)) left.push({ say, node: leaf() });
  const looks = Math.ceil(foresight.looks / halvings(left.length));
  return { game, bot, foresight, known, generator, looks, left, strides: 0, looked: 0, turn: 0, look: "none", luck: 0 };
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
const walkChance = <N extends Nouns>(
  { game }: Thought<N>,
  run: Run<N>,
  { step, draws }: Extract<Pause<N>, { readonly for: "chance" }>,
  luck: Generator,
): Word => {
  const came = rolled(luck, draws);
  const rule = ruleOf(game, step);
  const told = rule.kind === "chance" && (draws[0]?.sides.length ?? 0) <= FACES_TOLD_APART;
  const key = told ? "?" + rule.read(run.tell.state, step, came).join("+") : "?";
  land(run, step, came);
  return key;
};

const walkAnswer = <N extends Nouns>(
  { game, bot, foresight, known }: Thought<N>,
  run: Run<N>,
  ask: OpenAsk<N>,
  node: Node | "beyond",
  luck: Generator,
): Word => {
  const { state } = run.tell;
  const usual = habitualSay(game, bot, state, ask, luck);
  const key = keyOf(usual.said);
  const says = node === "beyond" ? [] : saysOf(game, bot, foresight.alike, state, ask);
  if (node === "beyond" || says.length <= 1) {
    take(run, ask, usual.meant);
    return key;
  }
  const say = promising(node, says, key, ask.seat === known.ask.seat);
  take(run, ask, carriedOn(game, state, ask, say).meant);
  return keyOf(say);
};

/** A look ahead that is under way: beyond the tree everybody answers out of habit. */
interface Look<N extends Nouns> {
  readonly run: Run<N>;
  readonly luck: Generator;
  readonly path: Node[];
  node: Node | "beyond";
  pause: Pause<N>;
}

const begun = <N extends Nouns>({ game, foresight, known, luck: seed }: Thought<N>, { say, node }: Choice): Look<N> => {
  const { view, agenda, ask } = known;
  const luck = seeded(seed);
  const run = runOf<N>(game, foresight.guess(view, ask.seat, luck), agenda.slice(), () => undefined);
  take(run, ask, carriedOn(game, run.tell.state, ask, say).meant);
  return { run, luck, path: [node], node: node.visits > 0 ? node : "beyond", pause: goneOn(run) };
};

const isAtItsEnd = <N extends Nouns>({ foresight, known }: Thought<N>, { run, pause }: Look<N>): boolean =>
  pause.for === "nothing" || foresight.isFar(known.view, run.tell.state);

/** Of several seats the first answers; what one may say besides, while others are asked, is left unsaid. */
const askOf = <N extends Nouns>({ step, seats }: Extract<Pause<N>, { readonly for: "answer" }>): OpenAsk<N> => ({
  seat: seats[0] ?? fail("nobody is asked: " + step.do),
  step,
});

const walkOn = <N extends Nouns>(thought: Thought<N>, look: Look<N>): void => {
  const { run, luck, pause, node } = look;
  if (pause.for === "nothing") return;
  const key: Word =
    pause.for === "chance" ? walkChance(thought, run, pause, luck) : walkAnswer(thought, run, askOf(pause), node, luck);
  if (node !== "beyond") {
    const child: Node = childOf(node, key);
    look.path.push(child);
    look.node = child.visits > 0 || pause.for === "chance" ? child : "beyond";
  }
  look.pause = goneOn(run);
};

/** What it came to counts for every place on the way. */
const credit = <N extends Nouns>({ foresight, known }: Thought<N>, { run, path, pause }: Look<N>): void => {
  const { seat } = known.ask;
  const worth =
    pause.for === "nothing" ? worthOfEnd(pause.outcome.won, seat) : foresight.worth(known.view, run.tell.state, seat);
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

/** It is decided, or there is no more time for it. */
export const isDone = <N extends Nouns>(thought: Thought<N>): boolean =>
  thought.left.length < 2 || thought.strides === thought.foresight.strides;

/** What a table has time for in a frame, and what of it goes to beginning a look, imagining an answer or a roll. */
const STRIDE = 14;
const COST = { begin: STRIDE, answer: 2, chance: 1 } as const;
/** As much work as each of them mostly is. */
const WORK = { begin: 80, answer: 50, chance: 40 } as const;

/** One step on: a look is begun, goes on, or is at its end. Returns what it cost. */
const stepOn = <N extends Nouns>(thought: Thought<N>): number => {
  const { look } = thought;
  if (look === "none") {
    const choice = thought.left[thought.turn];
    if (thought.turn === 0) thought.luck = below(thought.generator, LUCKS);
    breathe(WORK.begin);
    if (choice !== undefined) thought.look = begun(thought, choice);
    return COST.begin;
  }
  if (isAtItsEnd(thought, look)) {
    credit(thought, look);
    thought.look = "none";
    passOn(thought);
    return 0;
  }
  const kind = look.pause.for === "chance" ? "chance" : "answer";
  breathe(WORK[kind]);
  walkOn(thought, look);
  return COST[kind];
};

/** Looks a little further; when a look is at its end the next begins, at the choice whose turn it is. */
export const ponder = <N extends Nouns>(thought: Thought<N>): void => {
  thought.strides += 1;
  let left = STRIDE;
  while (left > 0 && thought.left.length > 1) left -= stepOn(thought);
};

/** The next choice has its turn; after as many looks as a halving has, the worse half is dropped. */
const passOn = <N extends Nouns>(thought: Thought<N>): void => {
  thought.looked += 1;
  thought.turn = thought.turn + 1 < thought.left.length ? thought.turn + 1 : 0;
  // Only choices that were looked into as often can be compared.
  if (thought.turn > 0 || thought.looked < thought.looks) return;
  thought.looked = 0;
  thought.left = halved(thought.left);
};

/** The choice that does best, as far as one has thought. */
export const bestOf = <N extends Nouns>({ left }: Thought<N>): Say => {
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
