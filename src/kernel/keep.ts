import { copy } from "./copy";
import type { Game, Options } from "./game";
import { type Generator, wholeGenerator, wholeSeed } from "./generator";
import { isRecord } from "./is-record";
import { joined } from "./list";
import { type Match, optionsOf, outcomeOf, seenOf, type Snapshot, snapshotOf, waitingOf } from "./match";
import { lineOf } from "./past";
import { refuseByKernel } from "./refusal";
import { areSteps, type SoundPast, soundPast } from "./sound-past";
import type { Input, Nouns, Seat, Verdict } from "./words";

/** The match as one plain document. What it says in text (JSON) is the keeper's business. */
export interface Kept {
  readonly kept: 2;
  readonly game: string;
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly seed: number;
  readonly oldest: number;
  readonly at: number;
  readonly state: unknown;
  readonly agenda: unknown;
  readonly generator: Generator;
  /** A line for each input (`past.ts`). */
  readonly past: readonly string[];
  /** Earlier moments, oldest first, so that an undo needs not begin the match anew. */
  readonly snapshots: readonly unknown[];
}

/** The form before, whose inputs were records beside their codes. */
interface KeptBefore extends Omit<Kept, "kept" | "oldest" | "past" | "snapshots"> {
  readonly kept: 1;
  readonly inputs: readonly Input[];
  readonly codes: readonly string[];
}

/** So many earlier moments are kept with the present one. */
const EARLIER = 2;

/** The earlier moments that are kept, oldest first. */
export const earlierIn = <N extends Nouns>(match: Match<N>): readonly Snapshot<N>[] => {
  const earlier: Snapshot<N>[] = [];
  for (const snapshot of match.snapshots) if (snapshot.at < match.at) earlier.push(snapshot);
  const newest = earlier.slice(Math.max(0, earlier.length - EARLIER));
  // A match of other rules cannot begin anew: the moment it was taken over at is the way back to all that came since.
  return match.oldest > 0 && newest.length < earlier.length ? joined(earlier.slice(0, 1), newest) : newest;
};

/** All of it but what only grows and what has been: a keeper may have the text of those already. */
export type KeptNow = Omit<Kept, "past" | "snapshots">;

export const keptNow = <N extends Nouns>(match: Match<N>): KeptNow => ({
  kept: 2,
  game: match.game.name,
  version: match.game.version,
  seats: match.seats,
  options: match.options,
  seed: match.seed,
  oldest: match.oldest,
  at: match.at,
  state: match.state,
  agenda: match.agenda,
  generator: match.generator,
});

export const keptOf = <N extends Nouns>(match: Match<N>): Kept => {
  const { state, generator } = snapshotOf(match);
  return { ...keptNow(match), state, generator, past: match.past.slice(), snapshots: earlierIn(match) };
};

const isGenerator = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  const { s10, s11, s12, s20, s21, s22 } = value;
  for (const part of [s10, s11, s12, s20, s21, s22]) if (typeof part !== "number") return false;
  return true;
};

const isMoment = (value: unknown): value is Snapshot => {
  if (!isRecord(value)) return false;
  const { at, state, agenda, generator } = value;
  return typeof at === "number" && isRecord(state) && Array.isArray(agenda) && isGenerator(generator);
};

const areTexts = (list: unknown): list is readonly string[] => {
  if (!Array.isArray(list)) return false;
  for (const each of list) if (typeof each !== "string") return false;
  return true;
};

const areSeats = (seats: unknown, at: number): boolean => areTexts(seats) && seats.length > 0 && at >= 0;

const isHead = (value: unknown): value is KeptBefore | Kept => {
  if (!isRecord(value) || !isMoment(value)) return false;
  const { game, version, seats, options, seed } = value as unknown as Readonly<Record<string, unknown>>;
  return (
    typeof game === "string" &&
    typeof version === "number" &&
    isRecord(options) &&
    typeof seed === "number" &&
    areSeats(seats, value.at)
  );
};

const isInput = (value: unknown): value is Input => {
  if (!isRecord(value) || typeof value["seat"] !== "string" || typeof value["to"] !== "string") return false;
  const say = value["say"];
  if (!Array.isArray(say)) return false;
  for (const words of say) if (!areTexts(words)) return false;
  return true;
};

/** The lines of some inputs as they were kept before; "none" where one of them is none. */
export const linesBefore = (
  { inputs, codes }: { readonly inputs: readonly unknown[]; readonly codes: readonly unknown[] },
  from: number,
  upTo: number,
): readonly string[] | "none" => {
  const lines: string[] = [];
  for (let at = from; at < upTo; at++) {
    const input = inputs[at];
    const code = codes[at];
    if (!isInput(input) || typeof code !== "string") return "none";
    lines[at - from] = lineOf(input, code);
  }
  return lines;
};

/** A document of before as one of now. */
const renewed = (before: KeptBefore): Kept | "none" => {
  if (!Array.isArray(before.inputs) || !Array.isArray(before.codes)) return "none";
  if (before.inputs.length !== before.at || before.codes.length !== before.at) return "none";
  const past = linesBefore(before, 0, before.at);
  if (past === "none") return "none";
  const { game, version, seats, options, seed, at, state, agenda, generator } = before;
  return {
    kept: 2,
    game,
    version,
    seats,
    options,
    seed,
    oldest: 0,
    at,
    state,
    agenda,
    generator,
    past,
    snapshots: [],
  };
};

const readable = (document: unknown): Kept | "none" => {
  if (!isHead(document)) return "none";
  if (document.kept === 1) return renewed(document);
  const { kept, oldest, past, at, snapshots } = document;
  const fits = (kept as number) === 2 && typeof oldest === "number" && areTexts(past) && past.length === at;
  if (!fits || !Array.isArray(snapshots)) return "none";
  for (const moment of snapshots) if (!isMoment(moment)) return "none";
  return document;
};

interface Upgraded {
  readonly state: unknown;
  readonly agenda: unknown;
}

/** The state and agenda brought up to this version, one version after the other. */
const upgraded = <N extends Nouns>(game: Game<N>, document: Kept): Upgraded | "none" => {
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
const isSound = <N extends Nouns>(match: Match<N>): boolean => {
  const { game, seats, agenda } = match;
  if (seats.length < game.seats.least || seats.length > game.seats.most) return false;
  if (outcomeOf(match) !== "playing") return true;
  if (!areSteps(agenda, game.rules)) return false;
  game.scene(seenOf(match));
  const waiting = waitingOf(match);
  return agenda.length > 0 && (waiting.for !== "answers" || waiting.asks.length > 0);
};

/** Drawn from fractions by a clock that gave them, a match cannot be played again from its seed. */
const isWhole = ({ seed, generator }: Kept): boolean => {
  if (wholeSeed(seed) !== seed) return false;
  const whole = wholeGenerator(generator);
  const { s10, s11, s12, s20, s21, s22 } = generator;
  if (whole.s10 !== s10 || whole.s11 !== s11 || whole.s12 !== s12) return false;
  return whole.s20 === s20 && whole.s21 === s21 && whole.s22 === s22;
};

const revived = <N extends Nouns>(game: Game<N>, document: Kept, back: SoundPast): Match<N> | "none" => {
  const now = upgraded(game, document);
  if (now === "none" || !isRecord(now.state) || !Array.isArray(now.agenda)) return "none";
  const { at, past } = document;
  const generator = wholeGenerator(document.generator);
  const snapshot = { at, state: now.state as N["State"], agenda: now.agenda as N["Step"][], generator };
  const match: Match<N> = {
    game,
    seats: document.seats,
    options: optionsOf(game, document.options),
    seed: wholeSeed(document.seed),
    state: copy(snapshot.state),
    agenda: snapshot.agenda,
    generator: copy(generator),
    at,
    past: past.slice(),
    snapshots: joined(back.snapshots as readonly Snapshot<N>[], [snapshot]),
    oldest: back.oldest,
    changes: 0,
    paused: false,
    broken: "",
    lost: 0,
  };
  return isSound(match) ? match : "none";
};

/**
 * What came of a document: the match, or a refusal if it is none of this game's; `mended` where it was drawn from
 * fractions; `damaged` where not all of its past is what a match keeps; the version of the rules it was kept by.
 */
export interface Revived<N extends Nouns> {
  readonly match: Match<N> | "none";
  readonly verdict: Verdict;
  readonly mended: boolean;
  readonly damaged: boolean;
  readonly version: number;
}

/** The match that was kept, brought up to this version. */
export const matchOf = <N extends Nouns>(game: Game<N>, document: unknown): Revived<N> => {
  const refused = { match: "none", verdict: refuseByKernel("K-KEPT"), mended: false, damaged: false } as const;
  const kept = readable(document);
  if (kept === "none") return { ...refused, version: game.version };
  const { version } = kept;
  if (kept.game !== game.name || version > game.version) return { ...refused, version };
  const mended = !isWhole(kept);
  const goesOn = version === game.version && !mended;
  const back: SoundPast = goesOn ? soundPast(kept, game.rules) : { oldest: kept.at, snapshots: [], isWhole: true };
  let match: Match<N> | "none" = "none";
  try {
    match = revived(game, kept, back);
  } catch {
    // A document from a stranger may lack anything a rule relies on.
    match = "none";
  }
  return match === "none"
    ? { ...refused, version }
    : { match, verdict: "fine", mended, damaged: !back.isWhole, version };
};
