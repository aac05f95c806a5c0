import { setImmediate as nextTurn } from "node:timers/promises";
import type * as FastCheck from "fast-check";
import { reasonOf } from "../mistake";
import type { Gesture } from "./gesture";
import { givenAgain, type Seen } from "./gesture-run";
import { type Said, saidAgain, type SeenAtRules } from "./input-run";
import type { Finding } from "./judge";
import type { GameName } from "../../games/index";

/** The least that still shows a finding: fast-check leaves out and simplifies, until nothing more can go. */

export type Shown =
  | ({ readonly at: "table"; readonly game: GameName } & Seen)
  | ({ readonly at: "rules"; readonly game: GameName } & SeenAtRules);

export interface ShrinkJob {
  readonly shown: Shown;
  /** So often it is tried with less; then the least so far has to do. */
  readonly tries: number;
}

const loaded = async (): Promise<typeof FastCheck> => {
  try {
    return await import("fast-check");
  } catch (error) {
    throw new Error(`to shrink, the package fast-check is needed, which npm ci installs: ${reasonOf(error)}`);
  }
};

/** Leaves out lots, large ones first, from the end on: what matters is at the end, and what it needs at the beginning. */
const withoutLots = async <T>(
  list: readonly T[],
  fails: (list: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> => {
  let least = list;
  for (let size = Math.ceil(list.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = least.length - size; at > -size; at -= size) {
      const from = Math.max(0, at);
      const some = [...least.slice(0, from), ...least.slice(at + size)];
      if (await fails(some)) least = some;
    }
  }
  return least;
};

/** A shorter list of simpler items that fails as this one does: lots are left out, then fast-check does what it can. */
export const shrunk = async <T>(
  list: readonly T[],
  simpler: (item: T) => readonly T[],
  fails: (list: readonly T[]) => boolean,
  tries: number,
): Promise<readonly T[]> => {
  const fc = await loaded();
  class Item extends fc.Arbitrary<T> {
    override generate(): FastCheck.Value<T> {
      return new fc.Value(list[0] as T, undefined);
    }
    override canShrinkWithoutContext(value: unknown): value is T {
      return value !== undefined;
    }
    override shrink(value: T): FastCheck.Stream<FastCheck.Value<T>> {
      return fc.stream(
        simpler(value)
          .map((each) => new fc.Value(each, undefined))
          [Symbol.iterator](),
      );
    }
  }
  let tried = 0;
  const stillFails = async (some: readonly T[]): Promise<boolean> => {
    // What a table left behind is let go of between two turns of the loop.
    await nextTurn();
    return tried++ < tries && fails(some);
  };
  const least = await withoutLots(list, stillFails);
  if (least.length === 0) return least;
  const items = fc.array(new Item(), { maxLength: least.length });
  let first = true;
  const property = fc.asyncProperty(items, async (some) => {
    const isFirst = first;
    first = false;
    // That all of it fails is known, however often it has been tried.
    return !(isFirst || (await stillFails(some)));
  });
  const { counterexample } = await fc.check(property, { examples: [[[...least]]], numRuns: 1, seed: 1 });
  return counterexample?.[0] ?? least;
};

/** Of several pieces fewer, and no time that need not pass. */
const simplerGestures = (gesture: Gesture): readonly Gesture[] => {
  const simpler: Gesture[] = [];
  if (gesture.do === "drag" && gesture.pieces.length > 1)
    for (const piece of gesture.pieces) simpler.push({ ...gesture, pieces: [piece] });
  if (typeof gesture.then === "number") {
    simpler.push({ ...gesture, then: "rest" });
    if (gesture.then > 0) simpler.push({ ...gesture, then: 0 });
    if (gesture.then > 1) simpler.push({ ...gesture, then: Math.floor(gesture.then / 2) });
  }
  return simpler;
};

const isLike = (seen: Finding | undefined, { kind }: Finding): boolean => seen?.kind === kind;

const shrunkGestures = async (shown: Extract<Shown, { at: "table" }>, tries: number): Promise<Shown> => {
  // Without the first there is no match.
  const [begins, ...others] = shown.gestures;
  const whole = (some: readonly Gesture[]): readonly Gesture[] => (begins === undefined ? some : [begins, ...some]);
  const again = (gestures: readonly Gesture[]): readonly Finding[] =>
    givenAgain(shown.game, { ...shown, gestures }, shown.finding.kind);
  const fails = (some: readonly Gesture[]): boolean => again(whole(some)).some((each) => isLike(each, shown.finding));
  const gestures = whole(await shrunk(others, simplerGestures, fails, tries));
  const finding = again(gestures).find((each) => isLike(each, shown.finding)) ?? shown.finding;
  return { ...shown, gestures, finding };
};

const shrunkInputs = async (shown: Extract<Shown, { at: "rules" }>, tries: number): Promise<Shown> => {
  const { game, begun } = shown;
  const seenAfter = (said: readonly Said[]): ReturnType<typeof saidAgain> => saidAgain(game, begun, said);
  const fails = (said: readonly Said[]): boolean => isLike(seenAfter(said).seen, shown.finding);
  const said = await shrunk(shown.said, () => [], fails, tries);
  const { seen, code } = seenAfter(said);
  return { ...shown, said, code, finding: seen ?? shown.finding };
};

export const shrinkJob = ({ shown, tries }: ShrinkJob): Promise<Shown> =>
  shown.at === "table" ? shrunkGestures(shown, tries) : shrunkInputs(shown, tries);
