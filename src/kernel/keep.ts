import { copy } from "./copy";
import type { Game, Options } from "./game";
import type { Generator } from "./generator";
import { type Match, optionsOf, outcomeOf, seenOf, snapshotOf, waitingOf } from "./match";
import { refuseByKernel } from "./refusal";
import type { Event, Input, Seat, Step, Verdict, Word } from "./words";

/** The match as one plain document. What it says in text (JSON) is the keeper's business. */
export interface Kept {
  readonly kept: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly seed: number;
  readonly at: number;
  readonly state: unknown;
  readonly agenda: unknown;
  readonly generator: Generator;
  readonly inputs: readonly Input[];
  readonly codes: readonly string[];
}

export const keptOf = <S, St extends Step, E extends Event>(match: Match<S, St, E>): Kept => {
  const { at, state, agenda, generator } = snapshotOf(match);
  return {
    kept: 1,
    game: match.game.name,
    version: match.game.version,
    seats: match.seats,
    options: match.options,
    seed: match.seed,
    at,
    state,
    agenda,
    generator,
    inputs: match.inputs,
    codes: match.codes,
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isKept = (value: unknown): value is Kept => {
  if (!isRecord(value)) return false;
  const { kept, game, version, seats, options, seed, at, state, agenda, generator, inputs, codes } = value;
  return (
    kept === 1 &&
    typeof game === "string" &&
    typeof version === "number" &&
    Array.isArray(seats) &&
    isRecord(options) &&
    typeof seed === "number" &&
    typeof at === "number" &&
    isRecord(state) &&
    Array.isArray(agenda) &&
    isRecord(generator) &&
    Array.isArray(inputs) &&
    Array.isArray(codes) &&
    inputs.length === at &&
    codes.length === at
  );
};

const isGenerator = (value: Generator): boolean => {
  for (const part of [value.s10, value.s11, value.s12, value.s20, value.s21, value.s22]) {
    if (typeof part !== "number") return false;
  }
  return true;
};

interface Upgraded {
  readonly state: unknown;
  readonly agenda: unknown;
}

/** The state and agenda brought up to this version, one version after the other. */
const upgraded = <S, St extends Step, E extends Event>(game: Game<S, St, E>, document: Kept): Upgraded | "none" => {
  let { state, agenda } = document;
  for (let version = document.version; version < game.version; version++) {
    let found = false;
    for (const migration of game.migrations) {
      if (migration.from === version) {
        const migrated = migration.migrate(state, agenda);
        state = migrated.state;
        agenda = migrated.agenda;
        found = true;
      }
    }
    if (!found) return "none";
  }
  return { state, agenda };
};

/** Whether the game can go on with it: every step is one of its own, and all it asks of a state answers. */
const isSound = <S, St extends Step, E extends Event>(match: Match<S, St, E>): boolean => {
  const { game, seats, agenda } = match;
  if (seats.length < game.seats.least || seats.length > game.seats.most || !isGenerator(match.generator)) return false;
  if (outcomeOf(match) !== "playing") return true;
  const rules = game.rules as Readonly<Record<Word, unknown>>;
  for (const step of agenda) if (!isRecord(step) || rules[step.do] === undefined) return false;
  game.scene(seenOf(match));
  const waiting = waitingOf(match);
  return agenda.length > 0 && (waiting.for !== "answers" || waiting.asks.length > 0);
};

const revived = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  document: Kept,
): Match<S, St, E> | "none" => {
  const now = upgraded(game, document);
  if (now === "none" || !isRecord(now.state) || !Array.isArray(now.agenda)) return "none";
  const { at, generator } = document;
  const snapshot = { at, state: now.state as S, agenda: now.agenda as St[], generator };
  const match: Match<S, St, E> = {
    game,
    seats: document.seats,
    options: optionsOf(game, document.options),
    seed: document.seed,
    state: copy(snapshot.state),
    agenda: snapshot.agenda,
    generator: copy(generator),
    inputs: document.inputs,
    codes: document.codes,
    snapshots: [snapshot],
    oldest: document.version < game.version ? at : 0,
    paused: false,
    broken: "",
  };
  return isSound(match) ? match : "none";
};

/** The match that was kept, brought up to this version; a refusal if this is no such document. */
export const matchOf = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  document: unknown,
): { readonly match: Match<S, St, E> | "none"; readonly verdict: Verdict } => {
  let match: Match<S, St, E> | "none" = "none";
  if (isKept(document) && document.game === game.name && document.version <= game.version) {
    try {
      match = revived(game, document);
    } catch {
      // A document from a stranger may lack anything a rule relies on.
      match = "none";
    }
  }
  return { match, verdict: match === "none" ? refuseByKernel("K-KEPT") : "fine" };
};
