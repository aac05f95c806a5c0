import { aboutIn, asText, modelsOf } from "./files";
import { keepMatch, keptMatch, lastMatch } from "./kept";
import { Pace } from "./pace";
import { type Around, Room } from "./room";
import type { Act } from "./wire";

/**
 * The room runs beside the tabs, in a shared worker: one table for all of them, and no tab ever waits for a script.
 * A browser without shared workers gives each tab a room of its own.
 */

interface Port {
  onmessage: ((event: { readonly data: Act }) => void) | null;
  postMessage(message: unknown): void;
}

const AROUND: Around = {
  keep: (match) => {
    void keepMatch(match);
  },
  kept: keptMatch,
  clock: (frame, shown) => new Pace(frame, shown),
};

/** "shared": the table is in a room of the server. */
const opened = async (): Promise<Room | "shared"> => {
  // It is named for the folder of the table.
  const about = await aboutIn(self.name);
  if (about.shared === true) return "shared";
  const [served, models, kept] = await Promise.all([
    asText(new URL("save.json", about.folder).href),
    modelsOf(about.files),
    lastMatch(about.key),
  ]);
  try {
    return new Room(about, models, served, kept, AROUND);
  } catch (error) {
    // What was kept cannot be opened any more: the table begins anew.
    if (kept === undefined) throw error;
    return new Room(about, models, served, undefined, AROUND);
  }
};

const room = opened();

const welcome = (port: Port): void => {
  const early: Act[] = [];
  port.onmessage = ({ data }) => {
    early.push(data);
  };
  const tell = (message: unknown): void => {
    port.postMessage(message);
  };
  room.then(
    (open) => {
      if (open === "shared") {
        tell({ told: "shared" });
        return;
      }
      const hear = open.join(tell);
      port.onmessage = ({ data }) => {
        hear(data);
      };
      early.forEach(hear);
    },
    (error: unknown) => {
      tell({ told: "problem", text: `The table cannot be opened: ${String(error)}` });
    },
  );
};

const scope = self as unknown as Port & { onconnect: ((event: { readonly ports: readonly Port[] }) => void) | null };
if ("onconnect" in scope) {
  scope.onconnect = ({ ports: [port] }) => {
    if (port !== undefined) welcome(port);
  };
} else welcome(scope);
