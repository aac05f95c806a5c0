import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { Mistake, reasonOf } from "../mistake";
import { HERE, hostOf, originsOf, type Origins, ownAddresses } from "../sharing/addresses";
import { upgrading } from "../sharing/door";
import { KeptRoom } from "../sharing/kept-room";
import { Sharing } from "../sharing/sharing";
import { bodyAt, tableIn } from "../sharing/shelved";
import type { Bodies, Body } from "./body";
import { pageFiles } from "./page-files";
import { PAGE_POLICY } from "./policy";
import { tableFiles, withItsFiles } from "./table-files";

/**
 * A server for this computer alone: it gives pages, saves and the saves' own files, and takes nothing. When a table is shared
 * it listens in this computer's networks too, and whoever has a key is let into its room.
 */

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".obj": "text/plain; charset=utf-8",
};

// A page cannot say this of itself.
const POLICY = `${PAGE_POLICY}; frame-ancestors 'none'`;

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

const TABLE_PAGE = "/table.html";

const OUR_NAMES = [HERE, "localhost"];

/** What is not reached safely has no such policy, and browsers complain of it. */
const ALONE = { "Cross-Origin-Opener-Policy": "same-origin" };

/** A single table: the page that it is played at comes first. */
const tableAlone = (name: string, text: string): Bodies => {
  const bodies = new Map<string, Body>([...pageFiles()].map(([path, body]) => [path, () => body]));
  for (const [path, body] of tableFiles(name, withItsFiles(text))) bodies.set(`/${path}`, body);
  const page = bodies.get(TABLE_PAGE);
  if (page !== undefined) bodies.set("/index.html", page);
  return bodies;
};

const refuse = (response: ServerResponse, status: number): void => {
  const allow = status === 405 ? { Allow: "GET, HEAD" } : {};
  response.writeHead(status, { ...HEADERS, ...allow, "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${String(status)}\n`);
};

/** A page elsewhere must not read a table: neither one that has made its name point here, nor one that asks across. */
const isOurs = ({ headers: { host = "", origin } }: IncomingMessage, origins: Origins): boolean =>
  origins.has(host) && (origin === undefined || origin === origins.get(host));

const IS_HERE = /^http:\/\/(127\.0\.0\.1|localhost)(:|$)/;

/** The origin of our own that a request is for. */
const originIn = ({ headers: { host = "" } }: IncomingMessage, origins: Origins): string => origins.get(host) ?? "";

const headersFor = (origin: string): Readonly<Record<string, string>> =>
  IS_HERE.test(origin) || origin.startsWith("https:") ? { ...HEADERS, ...ALONE } : HEADERS;

const statusOf = (known: boolean, request: IncomingMessage, origins: Origins): number => {
  const { method } = request;
  if (!isOurs(request, origins)) return 403;
  if (method !== "GET" && method !== "HEAD") return 405;
  return known ? 200 : 404;
};

/** What is given at a path to one who asks from there. */
type Giving = (this: void, path: string, isHere: boolean) => Body | undefined;

const answer = (giving: Giving, origins: Origins, request: IncomingMessage, response: ServerResponse): void => {
  const origin = originIn(request, origins);
  const asked = (request.url ?? "/").split("?")[0] ?? "/";
  const path = asked === "/" ? "/index.html" : asked;
  const body = giving(path, IS_HERE.test(origin));
  const status = statusOf(body !== undefined, request, origins);
  if (body === undefined || status !== 200) {
    refuse(response, status);
    return;
  }
  try {
    const bytes = body();
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    response.writeHead(200, { ...headersFor(origin), "Content-Type": type, "Content-Length": bytes.length });
    response.end(request.method === "HEAD" ? undefined : bytes);
  } catch {
    // A file of the save was moved away meanwhile.
    refuse(response, 404);
  }
};

const TAKEN = "something else is there already; --port 0 takes any that is free";

const listening = (server: Server, port: number, at: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Mistake(`--port ${String(port)}: ${error.code === "EADDRINUSE" ? TAKEN : reasonOf(error)}`));
    });
    server.listen(port, at, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

const ended = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

/** How a table would be shared. */
export interface Shares {
  /** The address of a tunnel or a forwarded port that leads here; "" for none. */
  readonly elsewhere: string;
  /** For how many milliseconds a guest who is cut off is waited for before others may do without. */
  readonly patience: number;
  /** Where the room is kept; usually below `dist`. */
  readonly folder?: string;
}

export const USUAL_SHARES: Shares = { elsewhere: "", patience: 90_000 };

export interface Serving {
  readonly address: string;
  /** Opens the room that was shared at this port before; whether there was one. */
  resume(): Promise<boolean>;
  close(): Promise<void>;
}

/** Serves these until it is closed. */
export const servingBodies = async (bodies: Bodies, port: number, shares = USUAL_SHARES): Promise<Serving> => {
  const server = createServer();
  const taken = await listening(server, port, HERE);
  const { elsewhere, patience, folder } = shares;
  const here = originsOf(OUR_NAMES, taken, "");
  let origins = here;
  let beyond: readonly Server[] = [];
  const sharing = new Sharing({
    tableIn: (named) => tableIn(bodies, named),
    kept: new KeptRoom(taken, folder),
    patience,
    open: async () => {
      const reached = ownAddresses();
      origins = originsOf([...OUR_NAMES, ...reached], taken, elsewhere);
      beyond = reached.map(() => answering(createServer()));
      await Promise.all(beyond.map((each, i) => listening(each, taken, reached[i] ?? HERE)));
      const links = reached.map((address) => `http://${hostOf(address, taken)}`);
      return elsewhere === "" ? links : [new URL(elsewhere).origin, ...links];
    },
    shut: async () => {
      origins = here;
      await Promise.all(beyond.map(ended));
      beyond = [];
    },
  });
  const upgrade = upgrading(sharing, () => origins);
  const giving: Giving = (path, isHere) => bodyAt(bodies, path, isHere, sharing.shared);
  const answering = (listener: Server): Server =>
    listener
      .on("request", (request, response) => {
        answer(giving, origins, request, response);
      })
      .on("upgrade", upgrade);
  answering(server);
  return {
    address: `http://${HERE}:${String(taken)}/`,
    resume: () => sharing.resume(),
    close: async () => {
      await sharing.close();
      await Promise.all([server, ...beyond].map(ended));
    },
  };
};

export const serving = async (name: string, text: string, port: number, shares = USUAL_SHARES): Promise<Serving> =>
  servingBodies(tableAlone(name, text), port, shares);
