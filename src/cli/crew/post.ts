import { createHash } from "node:crypto";
import type * as BullMq from "bullmq";
import type { ConnectionOptions, Queue } from "bullmq";
import { program } from "../../../bin/program.mjs";
import { ROOT } from "../../../build/root";
import { Mistake, reasonOf } from "../mistake";
import type { DataOf, Kind, Lot, ResultOf } from "./kinds";

/** A queue in Redis through which machines share work; BullMQ is loaded when somebody asks for one. */
export interface Post {
  /** Without what is nobody's business: who may enter, and how. */
  readonly address: string;
  readonly name: string;
  readonly connection: ConnectionOptions;
  readonly bullmq: typeof BullMq;
}

export type Done = readonly ResultOf<Kind>[];
export type LotQueue = Queue<Lot, Done, Kind>;

const VERSION_SHOWN = 12;

const urlAsked = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^rediss?:$/.test(url.protocol) && url.hostname !== "") return url;
  throw new Mistake("--queue must be the address of a Redis, such as redis://localhost:6379");
};

const loaded = async (): Promise<typeof BullMq> => {
  try {
    return await import("bullmq");
  } catch (error) {
    throw new Mistake(`--queue needs the package bullmq, which npm ci installs: ${reasonOf(error)}`);
  }
};

/** A way for errors to be let pass: a Redis that was there once may go, and come back. */
export const patient = <End extends { on(event: "error", hear: (error: Error) => void): unknown }>(end: End): End => {
  end.on("error", () => undefined);
  return end;
};

/** That Redis answers now. */
const reached = async ({ address, name, connection, bullmq }: Post): Promise<void> => {
  const queue: LotQueue = new bullmq.Queue(name, { connection });
  const refused = new Promise<never>((_answers, refuses) => {
    queue.on("error", refuses);
  });
  try {
    await Promise.race([queue.waitUntilReady(), refused]);
  } catch (error) {
    throw new Mistake(`--queue ${address}: ${reasonOf(error)}`);
  } finally {
    await queue.close().catch(() => undefined);
  }
};

/** Only those with the same sources share a queue: a result must not depend on who came to it. */
export const postAt = async (text: string): Promise<Post> => {
  const url = urlAsked(text);
  const { version } = await program(ROOT);
  const post: Post = {
    address: `${url.protocol}//${url.host}`,
    name: `outbreak-${version.slice(0, VERSION_SHOWN)}`,
    connection: { url: url.href, maxRetriesPerRequest: null },
    bullmq: await loaded(),
  };
  await reached(post);
  return post;
};

/** What a lot is called follows from what is in it, so that the same work is never put in twice. */
export interface NamedLot<K extends Kind> {
  readonly id: string;
  readonly at: number;
  readonly lot: Lot<K>;
}

const AT_A_TIME = 8;

export const lotsOf = <K extends Kind>(kind: K, jobs: readonly DataOf<K>[]): readonly NamedLot<K>[] =>
  Array.from({ length: Math.ceil(jobs.length / AT_A_TIME) }, (_, nth) => {
    const at = nth * AT_A_TIME;
    const lot = { kind, jobs: jobs.slice(at, at + AT_A_TIME) };
    return { id: createHash("sha256").update(JSON.stringify(lot)).digest("hex"), at, lot };
  });
