import { parentPort, workerData } from "node:worker_threads";
import { Pace } from "../../page/room/pace";
import { type Around, Room } from "../../page/room/room";
import type { Hear } from "../../page/room/tab";
import type { FromRoom, RoomBegins, ToRoom } from "./room-words";

/** The room of a shared table, in a thread of the server: no script holds up who listens at the door. */

const { name, text, models, guests, patience } = workerData as RoomBegins;

const tell = (what: FromRoom): void => {
  parentPort?.postMessage(what);
};

const AROUND: Around = {
  keep: (match) => {
    tell({ say: "keeps", text: match.text });
  },
  // Matches of a browser stay in that browser.
  kept: () => Promise.resolve(undefined),
  clock: (frame, shown) => new Pace(frame, shown),
  shared: { guests, patience },
};

const room = new Room({ name, key: "", files: {}, folder: "" }, models, text, undefined, AROUND);

const hears = new Map<number, Hear>();

parentPort?.on("message", (message: ToRoom) => {
  switch (message.say) {
    case "joins": {
      const { who, pass } = message;
      const hear = room.join((told) => {
        tell({ say: "tells", who, text: JSON.stringify(told) });
      }, pass);
      hears.set(who, hear);
      return;
    }
    case "acts":
      hears.get(message.who)?.(message.act);
      if (message.act.act === "leave") hears.delete(message.who);
      return;
    case "takeBack":
      room.takeBack(message.colour);
      return;
    case "close":
      room.keep();
      tell({ say: "closed" });
  }
});
