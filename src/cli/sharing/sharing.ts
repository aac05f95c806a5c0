import { extname } from "node:path";
import { CLOSED, type DoorAct, type DoorTold, type Knock } from "../../page/far/door-wire";
import { actIn } from "../../page/room/heard";
import { HOST, type Pass } from "../../page/room/pass";
import { Keys } from "./keys";
import type { KeptRoom } from "./kept-room";
import { ownPaths } from "./own-paths";
import type { FromRoom } from "./room-words";
import { type RoomThread, roomThread } from "./room-thread";
import { doorActIn, knockIn } from "./said-in";
import type { Shared, Table } from "./shelved";
import { Visitor } from "./visitor";
import type { WebSocket } from "ws";

/** A table that others are invited to: who comes in, with which key, and the room that they are let into. */

/** What is written less often than this is not lost for long. */
const KEPT_EVERY = 2000;

/** More connections than any table has people. */
const MOST_VISITORS = 64;

interface Inside {
  readonly visitor: Visitor;
  readonly pass: Pass;
}

export interface Ground {
  /** One of the tables that are served, by the folder it lies in. */
  tableIn(this: void, folder: string): Table | "none";
  readonly kept: KeptRoom;
  /** For how many milliseconds a guest who is cut off is waited for. */
  readonly patience: number;
  /** Begins to listen beyond this computer, and says where friends reach it; and ends it. */
  open(this: void): Promise<readonly string[]>;
  shut(this: void): Promise<void>;
}

interface SharedTable extends Shared {
  readonly text: string;
}

const NO_PATHS = ownPaths([]);

export class Sharing {
  #keys: Keys;
  #thread: RoomThread | "none" = "none";
  #shared: Shared = { name: "", folder: "" };
  #addresses: readonly string[] = [];
  #visitors = 0;
  #ever = 0;
  #isOpening = false;
  readonly #inside = new Map<number, Inside>();
  #paths = NO_PATHS;
  #toKeep = "";
  #keeping: NodeJS.Timeout | "none" = "none";

  constructor(readonly ground: Ground) {
    this.#keys = new Keys(ground.kept.keys);
  }

  get isShared(): boolean {
    return this.#thread !== "none";
  }

  get shared(): Shared | "none" {
    return this.isShared ? this.#shared : "none";
  }

  /** Opens the room that was kept; whether there was one. */
  async resume(): Promise<boolean> {
    const kept = this.ground.kept.table;
    const table = kept === undefined ? "none" : this.ground.tableIn(kept.folder);
    if (kept === undefined || table === "none") return false;
    await this.#open(kept, table);
    return true;
  }

  /** Somebody has come in by one of the two doors. */
  enter(socket: WebSocket, door: "host" | "seat"): void {
    const who = ++this.#ever;
    this.#visitors++;
    const visitor: Visitor = new Visitor(
      socket,
      (said) => {
        const inside = this.#inside.get(who);
        return inside === undefined ? this.#knocked(who, visitor, door, knockIn(said)) : this.#said(who, inside, said);
      },
      () => {
        this.#visitors--;
        this.#left(who);
      },
    );
    if (this.#visitors > MOST_VISITORS) visitor.close(CLOSED.tooMuch);
  }

  async close(): Promise<void> {
    for (const { visitor } of this.#inside.values()) visitor.socket.terminate();
    if (this.#thread !== "none") await this.#thread.close();
    this.#thread = "none";
    this.#keepNow();
    if (this.#keeping !== "none") clearTimeout(this.#keeping);
  }

  #knocked(who: number, visitor: Visitor, door: "host" | "seat", knock: Knock | "none"): number | "fine" {
    if (knock === "none") return CLOSED.malformed;
    if (knock.knock === "claim") return door === "host" ? this.#claimed(who, visitor, knock) : CLOSED.noSuchKey;
    if (!this.isShared) return CLOSED.ended;
    if (door === "host") return this.#keys.isHost(knock.key) ? this.#letIn(who, visitor, HOST) : CLOSED.othersTable;
    const colour = this.#keys.seatOf(knock.key);
    if (colour === undefined) return CLOSED.noSuchKey;
    if (colour !== "Grey" && this.#keys.take(colour)) this.#keepKeys();
    return this.#letIn(who, visitor, { is: "guest", colour });
  }

  /** Whoever shares a table first is its host: until then nobody but this computer reaches the server. */
  #claimed(who: number, visitor: Visitor, { name, text, folder }: SharedTable): number | "fine" {
    if (this.isShared || this.#isOpening) return CLOSED.othersTable;
    const table = this.ground.tableIn(folder);
    if (table === "none") return CLOSED.malformed;
    visitor.letIn();
    this.#open({ name, folder, text: ownPaths(table.files).named(text) }, table).then(
      () => {
        tell(visitor, { told: "claimed", key: this.#keys.host });
        this.#letIn(who, visitor, HOST);
      },
      (error: unknown) => {
        visitor.tell(JSON.stringify({ told: "problem", text: String(error) }));
        visitor.close(CLOSED.ended);
      },
    );
    return "fine";
  }

  #letIn(who: number, visitor: Visitor, pass: Pass): "fine" {
    visitor.letIn();
    this.#inside.set(who, { visitor, pass });
    this.#send({ say: "joins", who, pass });
    return "fine";
  }

  #said(who: number, inside: Inside, said: unknown): number | "fine" {
    const doorAct = doorActIn(said);
    if (doorAct !== "none") return this.#doesAtDoor(inside, doorAct);
    const act = actIn(said);
    if (act === "none") return CLOSED.malformed;
    const isLoad = act.act === "load";
    this.#send({ say: "acts", who, act: isLoad ? { ...act, text: this.#paths.named(act.text) } : act });
    return "fine";
  }

  #doesAtDoor({ visitor, pass }: Inside, act: DoorAct): number | "fine" {
    if (pass.is !== "host") return CLOSED.malformed;
    if (act.act === "stopSharing") {
      void this.#stop();
      return "fine";
    }
    if (act.act === "takeBack") this.#takeBack(act.colour);
    else {
      const invitations = act.colours.map((colour) => ({ colour, key: this.#keys.of(colour) }));
      const { folder } = this.#shared;
      const page = folder === "" ? "/table.html" : `/table.html?at=${folder.slice(0, -1)}`;
      const addresses = this.#addresses.map((address) => address + page);
      tell(visitor, { told: "invitations", addresses, invitations });
    }
    this.#keepKeys();
    return "fine";
  }

  #takeBack(colour: string): void {
    this.#keys.takeBack(colour);
    for (const { visitor, pass } of this.#inside.values())
      if (pass.is === "guest" && pass.colour === colour) visitor.close(CLOSED.takenBack);
    this.#send({ say: "takeBack", colour });
  }

  #left(who: number): void {
    if (this.#inside.delete(who)) this.#send({ say: "acts", who, act: { act: "leave" } });
  }

  #hear(from: FromRoom): void {
    if (from.say === "keeps") this.#keep(from.text);
    if (from.say !== "tells") return;
    const inside = this.#inside.get(from.who);
    inside?.visitor.tell(holdsAll(from.text) ? this.#paths.unnamed(from.text) : from.text);
  }

  #send(message: Parameters<RoomThread["send"]>[0]): void {
    if (this.#thread !== "none") this.#thread.send(message);
  }

  async #open({ name, folder, text }: SharedTable, table: Table): Promise<void> {
    this.#isOpening = true;
    try {
      this.#paths = ownPaths(table.files);
      const models = table.files
        .filter(({ path }) => extname(path) === ".obj")
        .map(({ path, read }) => [path, read().toString("utf8")] as const);
      const { patience, kept } = this.ground;
      const begins = { name, text, models: new Map(models), guests: this.#keys.taken, patience };
      this.#thread = await roomThread(
        begins,
        (from) => {
          this.#hear(from);
        },
        (error) => {
          this.#fail(error);
        },
      );
      this.#shared = { name, folder };
      this.#keepKeys();
      kept.keepTable({ name, folder, text });
      this.#addresses = await this.ground.open();
    } finally {
      this.#isOpening = false;
    }
  }

  /** The room itself broke: everybody is told, and what was kept is there for the next start. */
  #fail(error: Error): void {
    this.#thread = "none";
    const text = JSON.stringify({ told: "problem", text: `The room has stopped: ${error.message}` });
    for (const { visitor } of this.#inside.values()) {
      visitor.tell(text);
      visitor.close(CLOSED.ended);
    }
  }

  /** From now on the table is this computer's alone. */
  async #stop(): Promise<void> {
    for (const { visitor } of this.#inside.values()) visitor.close(CLOSED.ended);
    const thread = this.#thread;
    this.#thread = "none";
    if (thread !== "none") await thread.close();
    this.#toKeep = "";
    this.#keys = new Keys();
    this.ground.kept.forget();
    await this.ground.shut();
  }

  #keepKeys(): void {
    this.ground.kept.keepKeys(this.#keys.kept);
  }

  #keep(text: string): void {
    this.#toKeep = text;
    if (this.#keeping !== "none") return;
    this.#keeping = setTimeout(() => {
      this.#keeping = "none";
      this.#keepNow();
    }, KEPT_EVERY);
  }

  #keepNow(): void {
    if (this.#toKeep !== "") this.ground.kept.keepTable({ ...this.#shared, text: this.#toKeep });
    this.#toKeep = "";
  }
}

const tell = (visitor: Visitor, told: DoorTold): void => {
  visitor.tell(JSON.stringify(told));
};

/** The table as a file, which only the host is given. */
const holdsAll = (told: string): boolean => /^\{"told":"(saved|handedOver)"/.test(told);
