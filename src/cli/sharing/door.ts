import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { HOST_DOOR, SEAT_DOOR } from "../../page/far/door-wire";
import { HERE, hostOf, type Origins } from "./addresses";
import type { Sharing } from "./sharing";

/** The two doors of a shared room: pages of ours may knock, and no other. */

/** No act of a guest is longer, nor is any key. */
const LONGEST_SAID = 32 * 1024;
/** The host opens whole saves. */
const LONGEST_SAVE = 64 * 1024 * 1024;

const PACKED = {
  threshold: 2048,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  concurrencyLimit: 4,
};

const doorFor = (maxPayload: number): WebSocketServer =>
  new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: PACKED, clientTracking: false });

const refused = (socket: Duplex, status: "403 Forbidden" | "404 Not Found"): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

export type Upgrade = (this: void, request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export const upgrading = (sharing: Sharing, origins: (this: void) => Origins): Upgrade => {
  const doors = { seat: doorFor(LONGEST_SAID), host: doorFor(LONGEST_SAVE) };
  return (request, socket, head) => {
    const { url = "", headers, socket: line } = request;
    const { host = "", origin = "" } = headers;
    socket.on("error", () => undefined);
    const isHere = [HERE, "localhost"].some((name) => host === hostOf(name, line.localPort ?? 0));
    const door =
      url === SEAT_DOOR ? "seat" : url === HOST_DOOR && isHere && line.localAddress === HERE ? "host" : "none";
    if (origins().get(host) !== origin) refused(socket, "403 Forbidden");
    else if (door === "none") refused(socket, "404 Not Found");
    else
      doors[door].handleUpgrade(request, socket, head, (opened) => {
        sharing.enter(opened, door);
      });
  };
};
