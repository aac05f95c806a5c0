import type { Worker } from "bullmq";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { workedByThreads } from "../../src/cli/crew/crew";
import { type Lot, workedOff } from "../../src/cli/crew/kinds";
import { lotsOf, postAt } from "../../src/cli/crew/post";
import { workedByQueue } from "../../src/cli/crew/queue";
import { main } from "../../src/cli/main";
import { GAME_NAMES } from "../../src/games/index";
import { USUAL } from "../../src/cli/simulate/match-ups";
import { jobsOf } from "../../src/cli/simulate/series";

const missing = inject("noRedis");
const BIN = resolve(import.meta.dirname, "../../bin/outbreak.mjs");
const folder = mkdtempSync(join(tmpdir(), "outbreak-queue-"));

const children: ChildProcess[] = [];

/** A program that has said that it is ready. */
const begun = async (ready: RegExp, program: string, ...args: readonly string[]): Promise<ChildProcess> => {
  const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  let said = "";
  await new Promise<void>((resolves, refuses) => {
    child.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      if (ready.test(said)) resolves();
    });
    child.once("exit", () => {
      refuses(new Error(`${program} ended: ${said}`));
    });
  });
  return child;
};

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, "exit");
  child.kill(signal);
  return (await exit)[0];
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

const helper = (address: string): Promise<ChildProcess> =>
  begun(/working off outbreak-/, process.execPath, BIN, "work", "--workers", "1", "--queue", address);

const silent = { stop: new AbortController().signal, progress: () => undefined };

const jobs = jobsOf(
  { lineUp: ["bold"], matchUp: USUAL, seats: 3 },
  { game: "dying-light", options: {}, seed: 1, atMost: 20_000, games: 240 },
);

describe.skipIf(missing !== "")("a queue", () => {
  let address = "";
  beforeAll(async () => {
    const port = String(await freePort());
    const args = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
    await begun(/Ready to accept connections/, "redis-server", ...args);
    address = `redis://127.0.0.1:${port}`;
  });
  afterEach(async () => {
    await Promise.all(children.slice(1).map((child) => ended(child, "SIGKILL")));
  });
  afterAll(async () => {
    await Promise.all(children.map((child) => ended(child, "SIGKILL")));
    rmSync(folder, { recursive: true, force: true });
  });

  /** How many lots the queue has ever held, and how many of them are done. */
  const lotsIn = async (): Promise<readonly [all: number, done: number]> => {
    const post = await postAt(address);
    const queue = new post.bullmq.Queue(post.name, { connection: post.connection });
    const { completed = 0, ...others } = await queue.getJobCounts();
    await queue.close();
    return [Object.values(others).reduce((sum, count) => sum + count, completed), completed];
  };

  test("two machines share the work, one dies half-way: nothing is lost, nothing counted twice", async () => {
    const [dies] = await Promise.all([helper(address), helper(address)]);
    const told: number[] = [];
    const progress = (done: number): void => {
      told.push(done);
      if (done > jobs.length / 4) dies.kill("SIGKILL");
    };
    const results = await workedByQueue("match", jobs, await postAt(address), { ...silent, workers: 0, progress });
    expect(dies.signalCode).toBe("SIGKILL");
    expect(results).toEqual(await workedByThreads("match", jobs, { ...silent, workers: 2 }));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(jobs.length);
    expect(await lotsIn()).toEqual([lotsOf("match", jobs).length, lotsOf("match", jobs).length]);
  });

  test("what was asked before is answered at once, with nobody at work", async () => {
    const results = await workedByQueue("match", jobs, await postAt(address), { ...silent, workers: 0 });
    expect(results).not.toContain("missing");
    expect((await lotsIn())[0]).toBe(lotsOf("match", jobs).length);
  });

  test("who is stopped half-way goes on where it was", async () => {
    const others = jobs.map((job) => ({ ...job, seed: job.seed + 10_000 }));
    const stop = new AbortController();
    const until = (done: number): void => {
      if (done > 0) stop.abort();
    };
    const post = await postAt(address);
    const half = await workedByQueue("match", others, post, { workers: 2, stop: stop.signal, progress: until });
    expect(half).toContain("missing");
    const before = (await lotsIn())[1];
    const told: number[] = [];
    const progress = (done: number): void => void told.push(done);
    const whole = await workedByQueue("match", others, post, { ...silent, workers: 2, progress });
    expect(whole).toEqual(await workedByThreads("match", others, { ...silent, workers: 2 }));
    expect(before).toBeGreaterThan(lotsOf("match", jobs).length);
    expect(await lotsIn()).toEqual([2 * lotsOf("match", jobs).length, 2 * lotsOf("match", jobs).length]);
  });

  test("inputs that are fuzzed over the queue come to the same as in threads", async () => {
    const asked = GAME_NAMES.flatMap((game) => [1, 2, 3].map((nth) => ({ game, seed: 1000 * nth, inputs: 16 })));
    const results = await workedByQueue("inputs", asked, await postAt(address), { ...silent, workers: 2 });
    expect(results).toEqual(await workedByThreads("inputs", asked, { ...silent, workers: 2 }));
    expect(results.map((each) => (each === "missing" ? each : each.inputs))).toEqual(asked.map(({ inputs }) => inputs));
  });

  test("fuzz tells the same with a queue as without, but for how long it took", async () => {
    const args = ["fuzz", "dying-light", "--inputs", "100", "--seed", "7", "--workers", "1", "--out"];
    const told = async (...more: readonly string[]): Promise<unknown> => {
      const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
      try {
        const code = await main([...args, mkdtempSync(join(folder, "fuzz-")), ...more]);
        return [
          code,
          out.mock.calls
            .flat()
            .join("\n")
            .replace(/[\d.]+ s\b/g, ""),
        ];
      } finally {
        out.mockRestore();
      }
    };
    const [code, text] = (await told()) as [number, string];
    expect(text).toMatch(/100 inputs/);
    expect(await told("--queue", address)).toEqual([code, text]);
  });

  /** Works off what the queue has, and fails at each lot as often as that first. */
  const clumsy = async (fails: number): Promise<Worker<Lot>> => {
    const post = await postAt(address);
    return new post.bullmq.Worker<Lot>(
      post.name,
      async ({ data, attemptsMade }) => {
        if (attemptsMade < fails) throw new Error("a slip");
        return workedOff(data);
      },
      { connection: post.connection },
    );
  };

  const ownJobs = (seed: number): typeof jobs => jobs.slice(0, 20).map((job) => ({ ...job, seed: job.seed + seed }));

  test("a lot that fails is tried again, ten times in all", async () => {
    const some = ownJobs(20_000);
    const worker = await clumsy(9);
    const results = await workedByQueue("match", some, await postAt(address), { ...silent, workers: 0 });
    await worker.close();
    expect(results).toEqual(await workedByThreads("match", some, { ...silent, workers: 2 }));
  });

  test("one that fails each time is given up with its reason, and tried anew when it is asked for again", async () => {
    const some = ownJobs(30_000);
    const post = await postAt(address);
    const worker = await clumsy(10);
    await expect(workedByQueue("match", some, post, { ...silent, workers: 0 })).rejects.toThrow(
      "the queue gave up on a lot: a slip",
    );
    await worker.close();
    const [all] = await lotsIn();
    const results = await workedByQueue("match", some, post, { ...silent, workers: 2 });
    expect(results).toEqual(await workedByThreads("match", some, { ...silent, workers: 2 }));
    expect((await lotsIn())[0]).toBe(all);
  });

  test("outbreak work ends when it is stopped", async () => {
    expect(await ended(await helper(address), "SIGTERM")).toBe(0);
  });

  test("the command tells the same with a queue as without", async () => {
    const args = ["simulate", "dying-light", "--games", "20", "--seats", "1,2", "--json", "--workers", "1"];
    const told = async (...more: readonly string[]): Promise<unknown> => {
      const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
      try {
        return [await main([...args, ...more]), out.mock.calls];
      } finally {
        out.mockRestore();
      }
    };
    expect(await told("--queue", address)).toEqual(await told());
  });
});

test("BullMQ is loaded by --queue alone", () => {
  // A program of its own, which tells each module that it loads: here BullMQ is loaded already.
  const loads = (...args: readonly string[]): boolean => {
    const env = { ...process.env, NODE_DEBUG: "esm,module" };
    const { stderr } = spawnSync(process.execPath, [BIN, ...args], {
      encoding: "utf8",
      env,
      maxBuffer: 1e8,
    });
    expect(stderr).toContain("outbreak.mjs");
    return stderr.includes("node_modules/bullmq");
  };
  const simulate = ["simulate", "dying-light", "--games", "1", "--seats", "1", "--workers", "1"];
  expect(loads(...simulate)).toBe(false);
  expect(loads(...simulate, "--queue", "redis://127.0.0.1:1")).toBe(true);
});

describe("a queue that is none is told of in one line, with code 2", () => {
  test.each([
    ["", /^outbreak: --queue must be the address of a Redis, such as redis:/],
    ["http://localhost", /^outbreak: --queue must be the address of a Redis/],
    ["redis://somebody:secret@127.0.0.1:1", /^outbreak: --queue redis:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/],
  ])("work --queue %j", async (queue, line) => {
    const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const code = await main(["work", "--queue", queue]);
    const told = err.mock.calls.flat().map(String);
    err.mockRestore();
    expect([code, told.length]).toEqual([2, 1]);
    expect(told[0]).toMatch(line);
    expect(told[0]).not.toContain("secret");
  });
});
