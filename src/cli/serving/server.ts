import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { Mistake, reasonOf } from "../mistake";
import type { Bodies, Body } from "./body";
import { pageFiles } from "./page-files";
import { tableFiles, withItsFiles } from "./table-files";

/** A server for this computer alone: it gives pages, saves and the saves' own files, and takes nothing. */

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

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  // A stranger's save has its pictures and models anywhere; scripts only ever come from here.
  "img-src 'self' blob: data: https:",
  "connect-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

const TABLE_PAGE = "/table.html";

/** What listens there is reached from this computer alone. */
const HERE = "127.0.0.1";
const OUR_NAMES = [HERE, "localhost"];

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
const isOurs = ({ headers: { host = "", origin }, socket: { localPort = 0 } }: IncomingMessage): boolean => {
  // Browsers leave the usual port out.
  const port = localPort === 80 ? "" : `:${String(localPort)}`;
  return OUR_NAMES.some((name) => host === name + port) && (origin === undefined || origin === `http://${host}`);
};

const statusOf = (known: boolean, request: IncomingMessage): number => {
  const { method } = request;
  if (!isOurs(request)) return 403;
  if (method !== "GET" && method !== "HEAD") return 405;
  return known ? 200 : 404;
};

const answer = (bodies: Bodies, request: IncomingMessage, response: ServerResponse): void => {
  const asked = (request.url ?? "/").split("?")[0] ?? "/";
  const path = asked === "/" ? "/index.html" : asked;
  const body = bodies.get(path);
  const status = statusOf(body !== undefined, request);
  if (body === undefined || status !== 200) {
    refuse(response, status);
    return;
  }
  try {
    const bytes = body();
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    response.writeHead(200, { ...HEADERS, "Content-Type": type, "Content-Length": bytes.length });
    response.end(request.method === "HEAD" ? undefined : bytes);
  } catch {
    // A file of the save was moved away meanwhile.
    refuse(response, 404);
  }
};

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

const TAKEN = "something else is there already; --port 0 takes any that is free";

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Mistake(`--port ${String(port)}: ${error.code === "EADDRINUSE" ? TAKEN : reasonOf(error)}`));
    });
    server.listen(port, HERE, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Serves these until it is closed. */
export const servingBodies = async (bodies: Bodies, port: number): Promise<Serving> => {
  const server = createServer((request, response) => {
    answer(bodies, request, response);
  });
  const taken = await listening(server, port);
  return {
    address: `http://${HERE}:${String(taken)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};

export const serving = async (name: string, text: string, port: number): Promise<Serving> =>
  servingBodies(tableAlone(name, text), port);
