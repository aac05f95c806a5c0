import { tableFolder } from "./folder";
import type { Act, Told } from "./room/wire";

interface Port {
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  postMessage(act: Act): void;
}

/** The way to the room of this table, which is named for its folder: one for all tabs where the browser has shared workers. */
const roomPort = (): Port => {
  if ("SharedWorker" in globalThis) {
    const { port } = new SharedWorker(new URL("./room/worker.ts", import.meta.url), {
      type: "module",
      name: tableFolder(),
    });
    return port;
  }
  return new Worker(new URL("./room/worker.ts", import.meta.url), { type: "module", name: tableFolder() });
};

export type Send = (act: Act) => void;

export const joined = (hear: (told: Told) => void): Send => {
  const port = roomPort();
  port.onmessage = ({ data }) => {
    hear(data);
  };
  return (act) => {
    port.postMessage(act);
  };
};
