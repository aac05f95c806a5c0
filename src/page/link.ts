import type { Act, Told } from "./room/wire";

interface Port {
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  postMessage(act: Act): void;
}

/** The way to the room: one for all tabs where the browser has shared workers. */
const roomPort = (): Port => {
  if ("SharedWorker" in globalThis) {
    const { port } = new SharedWorker(new URL("./room/worker.ts", import.meta.url), {
      type: "module",
      name: "outbreak",
    });
    return port;
  }
  return new Worker(new URL("./room/worker.ts", import.meta.url), { type: "module" });
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
