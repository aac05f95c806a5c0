import { connect, createServer, type Server, type Socket } from "node:net";
import { Mistake, reasonOf } from "../mistake";
import { HERE } from "./ports";

/** Messages as the game carries them: JSON, one to a connection, which then ends. */

/** A save with all its scripts is smaller. */
const LONGEST = 256 * 1024 * 1024;

const heard = (socket: Socket, hear: (text: string) => void): void => {
  const parts: Buffer[] = [];
  let length = 0;
  socket.on("data", (part) => {
    length += part.length;
    if (length > LONGEST) socket.destroy();
    else parts.push(part);
  });
  socket.on("end", () => {
    socket.end();
    hear(Buffer.concat(parts).toString("utf8"));
  });
  // Whoever breaks off has said nothing.
  socket.on("error", () => undefined);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const messageIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value["messageID"] === "number" ? value : undefined;
  } catch {
    return undefined;
  }
};

export interface Listening {
  readonly port: number;
  close(this: void): Promise<void>;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const whyNot = (what: string, port: number, error: unknown): Mistake =>
  new Mistake(
    codeOf(error) === "EADDRINUSE"
      ? `port ${String(port)} is in use: ${what} on this computer listens there already`
      : `cannot listen on port ${String(port)}: ${reasonOf(error)}`,
  );

const opened = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HERE, resolve);
  });

/** Hears messages on a port; what is no message is not heard. `what` else may be there already. */
export const listening = async (
  port: number,
  what: string,
  hear: (message: Readonly<Record<string, unknown>>) => void,
): Promise<Listening> => {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    heard(socket, (text) => {
      const message = messageIn(text);
      if (message !== undefined) hear(message);
    });
  });
  try {
    await opened(server, port);
  } catch (error) {
    throw whyNot(what, port, error);
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
};

/** Says a message on a port; whether anybody was there. */
export const said = (port: number, message: object): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: HERE });
    socket.once("connect", () => {
      socket.end(JSON.stringify(message));
      socket.resume();
    });
    socket.once("close", (failed) => {
      resolve(!failed);
    });
    socket.once("error", () => undefined);
  });

/** Messages go one after the other: each is a connection, and two at once could change places. */
export const inTurn = (port: number): ((message: object) => Promise<boolean>) => {
  let last = Promise.resolve(true);
  return (message) => {
    last = last.then(() => said(port, message));
    return last;
  };
};
