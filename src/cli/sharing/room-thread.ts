import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { program } from "../../../bin/program.mjs";
import { ROOT } from "../../../build/root";
import type { FromRoom, RoomBegins, ToRoom } from "./room-words";

/** The thread that a shared room runs in. */
export interface RoomThread {
  send(this: void, message: ToRoom): void;
  /** Lets it keep the table, and ends it. */
  close(this: void): Promise<void>;
}

export const roomThread = async (
  begins: RoomBegins,
  hear: (this: void, from: FromRoom) => void,
  failed: (this: void, error: Error) => void,
): Promise<RoomThread> => {
  const { folder } = await program(ROOT);
  const worker = new Worker(join(folder, "room.mjs"), { workerData: begins });
  worker.on("message", hear);
  worker.on("error", failed);
  const closed = once(worker, "exit");
  return {
    send: (message) => {
      worker.postMessage(message);
    },
    close: async () => {
      worker.on("message", ({ say }: FromRoom) => {
        if (say === "closed") void worker.terminate();
      });
      worker.postMessage({ say: "close" } satisfies ToRoom);
      await closed;
    },
  };
};
