import { tableFolder } from "./folder";
import { type DoorAct, HOST_DOOR, type Knock, SEAT_DOOR, type Sent } from "./far/door-wire";
import { hostKey, isInvited, isToBeShared, keepHostKey, keepName, ownName, seatKey } from "./far/keys";
import { Line } from "./far/line";
import type { Act, Told } from "./room/wire";

interface Port {
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  postMessage(act: Act): void;
}

/** The way to the room of this browser: one for all tabs where it has shared workers. */
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

export type Send = (said: Sent) => void;

const greeting = (): readonly Act[] => (ownName() === "" ? [] : [{ act: "name", name: ownName() }]);

/** The room is in this browser until its table is shared; then it is in the server, and the same is said and told. */
class Way {
  #port: Port | "none" = "none";
  #line: Line | "none" = "none";

  constructor(readonly hear: (told: Told) => void) {
    if (isInvited()) this.#goFar("seat");
    else this.#stayHere();
  }

  send(said: Sent): void {
    if (said.act === "name") keepName(said.name);
    if (said.act === "share") this.#toRoom({ act: "handOver" });
    else if (said.act === "stopSharing") this.#toFar({ act: "handOver" });
    else if (this.#line === "none" && said.act !== "invite" && said.act !== "takeBack") this.#toRoom(said);
    else this.#toFar(said);
  }

  #toRoom(act: Act): void {
    if (this.#port !== "none") this.#port.postMessage(act);
  }

  #toFar(said: Act | DoorAct): void {
    if (this.#line !== "none") this.#line.send(said);
  }

  #stayHere(): void {
    const port = roomPort();
    this.#port = port;
    port.onmessage = ({ data: told }) => {
      if (told.told === "shared") this.#goFar(hostKey() === "" ? "seat" : "host");
      else if (told.told === "handedOver") this.#claim(told.name, told.text);
      else if (this.#line === "none") {
        this.hear(told);
        if (told.told === "table" && isToBeShared()) this.send({ act: "share" });
      }
    };
    for (const act of greeting()) this.#toRoom(act);
  }

  #goFar(as: "seat" | "host"): void {
    if (this.#line !== "none") return;
    const key = (): string => (as === "host" ? hostKey() : seatKey());
    this.#dial(as === "host" ? HOST_DOOR : SEAT_DOOR, () => ({ knock: "key", key: key() }));
  }

  /** Gives the table to the server; who shares it is its host, and holds the host's key from then on. */
  #claim(name: string, text: string): void {
    keepHostKey("");
    // As the server knows it: by the part of its address.
    const folder = new URL(tableFolder()).pathname.slice(1);
    this.#dial(HOST_DOOR, () =>
      hostKey() === "" ? { knock: "claim", name, text, folder } : { knock: "key", key: hostKey() },
    );
  }

  #dial(door: typeof HOST_DOOR | typeof SEAT_DOOR, knock: () => Knock): void {
    this.hear({ told: "line", line: "joining" });
    this.#line = new Line(door, knock, greeting, (told) => {
      this.#hearFar(told);
    });
  }

  #hearFar(told: Told): void {
    if (told.told === "claimed") {
      keepHostKey(told.key);
      this.#toRoom({ act: "handedOver" });
    } else if (told.told === "handedOver") this.#comeHome(told.name, told.text);
    else this.hear(told);
  }

  /** The table is this browser's again. */
  #comeHome(name: string, text: string): void {
    if (this.#line === "none") return;
    this.#line.send({ act: "stopSharing" });
    this.#line.close();
    this.#line = "none";
    keepHostKey("");
    if (this.#port === "none") this.#stayHere();
    this.#toRoom({ act: "load", text, name });
    this.hear({ told: "line", line: "here" });
  }
}

export const joined = (hear: (told: Told) => void): Send => {
  const way = new Way(hear);
  return (said) => {
    way.send(said);
  };
};
