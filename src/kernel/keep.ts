import { copy } from "./copy";
import type { Game, Options } from "./game";
import type { Generator } from "./generator";
import { type Match, optionsOf, snapshotOf } from "./match";
import { refuseByKernel } from "./refusal";
import type { Event, Input, Seat, Step, Verdict } from "./words";

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

/** The match that was kept, brought up to this version; a refusal if this is no such document. */
export const matchOf = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  document: unknown,
): { readonly match: Match<S, St, E> | "none"; readonly verdict: Verdict } => {
  const refused = { match: "none", verdict: refuseByKernel("K-KEPT") } as const;
  if (!isKept(document) || document.game !== game.name || document.version > game.version) {
    return refused;
  }
  let state = document.state;
  let agenda = document.agenda;
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
    if (!found) return refused;
  }
  const snapshot = { at: document.at, state: state as S, agenda: agenda as St[], generator: document.generator };
  const match: Match<S, St, E> = {
    game,
    seats: document.seats,
    options: optionsOf(game, document.options),
    seed: document.seed,
    state: copy(snapshot.state),
    agenda: snapshot.agenda,
    generator: copy(snapshot.generator),
    inputs: document.inputs,
    codes: document.codes,
    snapshots: [snapshot],
    paused: false,
    broken: "",
  };
  return { match, verdict: "fine" };
};
