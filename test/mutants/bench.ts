import { createRequire } from "node:module";
import { Script } from "node:vm";
import { expect } from "vitest";
import type { Collected } from "./stand-in";
import { Switchboard } from "./switchboard";

/** What became of a break: which test noticed it, or that none did. */
export interface Verdict {
  readonly verdict: "killed" | "survived" | "unreached";
  readonly by: string;
}

interface Timed extends Collected {
  readonly passed: ReadonlySet<number>;
  readonly asked: number;
  readonly ms: number;
}

type Body = (
  require: NodeJS.Require,
  collect: (test: Collected) => void,
  assure: typeof expect,
  broken: Switchboard["broken"],
) => void;

/** A broken loop may ask this much more often than a whole one. */
const PATIENCE = 20;
const LEAST = 200_000;

const failure = async ({ act }: Collected): Promise<string> => {
  try {
    await act();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The tests of a game in one warm process, run again for each break by those that pass it. */
export class Bench {
  readonly #board = new Switchboard();
  readonly #body: Body;
  /** By their places among all there are. */
  #tests = new Map<number, Timed>();
  /** Passed while modules are loaded, or once only because a module remembers: these need all loaded anew. */
  #early = new Set<number>();

  /** `passing` is told of every test that begins: however many there are, whoever waits hears that they go on. */
  constructor(
    code: string,
    readonly passing: () => void,
  ) {
    const wrapped = `(function (require, __collect, __expect, __broken) { var module = { exports: {} }, exports = module.exports;\n${code}\n})`;
    this.#body = new Script(wrapped, { filename: "armed.cjs" }).runInThisContext() as Body;
  }

  #loaded(on: number): Collected[] {
    const tests: Collected[] = [];
    this.#board.set(on, on === Switchboard.NONE ? Number.POSITIVE_INFINITY : LEAST * PATIENCE);
    this.#body(createRequire(import.meta.url), (test) => tests.push(test), expect, this.#board.broken);
    return tests;
  }

  /** Which test passes which break; every test must hold of the rules as they are. */
  async warm(): Promise<void> {
    const tests = this.#loaded(Switchboard.NONE);
    this.#early = this.#board.passed;
    const firstTime: Timed[] = [];
    for (const test of tests) firstTime.push(await this.#timed(test));
    this.#tests = new Map();
    for (const [at, { passed, ...test }] of firstTime.entries()) {
      const again = await this.#again(test);
      if (again === undefined) continue;
      for (const id of passed) if (!again.passed.has(id)) this.#early.add(id);
      this.#tests.set(at, again);
    }
  }

  /** What leaves something behind that it trips over itself can notice a break only once: nothing rests on it here. */
  async #again(test: Collected): Promise<Timed | undefined> {
    try {
      return await this.#timed(test);
    } catch (error) {
      process.stderr.write(`left out, for it cannot be run twice: ${String(error)}\n`);
      return undefined;
    }
  }

  async #timed(test: Collected): Promise<Timed> {
    this.passing();
    this.#board.set(Switchboard.NONE, Number.POSITIVE_INFINITY);
    const begun = performance.now();
    const failed = await failure(test);
    if (failed !== "") throw new Error(`"${test.title}" fails without any break: ${failed}`);
    return { ...test, passed: this.#board.passed, asked: this.#board.asked, ms: performance.now() - begun };
  }

  async #notices(test: Collected, asked: number, on: number): Promise<boolean> {
    this.passing();
    this.#board.set(on, asked * PATIENCE + LEAST);
    return (await failure(test)) !== "";
  }

  async try(on: number): Promise<Verdict> {
    if (this.#early.has(on))
      // Whoever passes no break at all runs nothing of what is broken.
      return this.#tryAnew(
        on,
        this.#order(({ passed }) => passed.size > 0),
      );
    const reaching = this.#order((test) => test.passed.has(on));
    if (reaching.length === 0) return { verdict: "unreached", by: "" };
    for (const i of reaching) {
      const test = this.#tests.get(i);
      if (test === undefined || !(await this.#notices(test, test.asked, on))) continue;
      if (!(await this.#notices(test, test.asked, Switchboard.NONE))) return { verdict: "killed", by: test.title };
      // A break before this one has left something behind.
      await this.warm();
      return this.#tryAnew(on, reaching);
    }
    return { verdict: "survived", by: "" };
  }

  #order(wanted: (test: Timed) => boolean): readonly number[] {
    const all = [...this.#tests].filter(([, test]) => wanted(test));
    return all.sort(([, a], [, b]) => a.ms - b.ms).map(([at]) => at);
  }

  async #tryAnew(on: number, order: readonly number[]): Promise<Verdict> {
    let tests: readonly Collected[];
    try {
      tests = this.#loaded(on);
    } catch {
      return { verdict: "killed", by: "loading" };
    }
    for (const i of order) {
      const [test, known] = [tests[i], this.#tests.get(i)];
      if (test === undefined) return { verdict: "killed", by: "the tests there are" };
      if (known === undefined) continue;
      if (await this.#notices(test, known.asked, on)) return { verdict: "killed", by: test.title };
    }
    return { verdict: "survived", by: "" };
  }
}
