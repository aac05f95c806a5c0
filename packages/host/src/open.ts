import { readFileSync } from "node:fs";
import { type OpenTable, openTable as opened } from "../../../src/host/open";
import { pressablesFor } from "../../../src/host/run/pressing";
import { troublesIn } from "../../../src/host/run/trouble";
import { USUAL_LIMITS } from "../../../src/host/vm/vm";
import { FRAMES_A_SECOND } from "../../../src/host/world/clock";
import { Thing } from "../../../src/host/world/thing";
import type { World } from "../../../src/host/world/world";
import { outline } from "./outline";
import type { Piece } from "./piece";
import { scriptOf } from "./running";
import type { Script } from "./script";
import type { Seat } from "./seat";
import type { Clickable, Fault, OpenOptions, Said, Save, Table, WebAsked } from "./table";

const called = ({ name, guid, data }: Thing): string => (name === "" ? `${data.Name} (${guid})` : `${name} (${guid})`);

class StandingTable implements Table {
  readonly #table: OpenTable;
  readonly #world: World;

  constructor(table: OpenTable) {
    this.#table = table;
    this.#world = table.world;
  }

  get pieces(): readonly Piece[] {
    return this.#here;
  }

  get #here(): readonly Thing[] {
    return this.#world.things.filter(({ doomed }) => !doomed);
  }

  #known(which: string): readonly Thing[] {
    const byGuid = this.#here.filter(({ guid }) => guid === which);
    return byGuid.length > 0 ? byGuid : this.#here.filter(({ name }) => name === which);
  }

  piece(which: string): Piece {
    const [found, ...more] = this.#known(which);
    if (found !== undefined && more.length === 0) return found;
    const there = (found === undefined ? this.#here : [found, ...more]).map(called).join(", ");
    throw new Error(
      found === undefined ? `there is no ${which}; there are: ${there}` : `there is more than one ${which}: ${there}`,
    );
  }

  find(which: string): Piece | undefined {
    return this.#known(which)[0];
  }

  tagged(tag: string): readonly Piece[] {
    return this.#table.tagged(tag);
  }

  seat(colour: string): Seat {
    return this.#table.seat(colour);
  }

  join(person: string): Seat {
    return this.#table.join(person);
  }

  sit(colour: string, person: string): Seat {
    return this.#table.sit(colour, person);
  }

  stand(from: string, to?: string): Seat {
    return this.#table.stand(from, to);
  }

  leave(colour: string): void {
    this.#table.leave(colour);
  }

  clickables(colour: string): readonly Clickable[] {
    return pressablesFor(this.#table, colour);
  }

  frames(count: number): void {
    for (let left = count; left > 0; left--) this.#world.frame();
  }

  seconds(count: number): void {
    this.frames(count * FRAMES_A_SECOND);
  }

  settle(seconds?: number): void {
    this.#table.settle(seconds);
  }

  get faults(): readonly Fault[] {
    return troublesIn(this.#world.faults);
  }

  get chat(): readonly Said[] {
    return this.#world.chat;
  }

  get asked(): readonly WebAsked[] {
    return this.#world.web.asked;
  }

  script(of?: Piece): Script {
    if (of === undefined) return scriptOf(this.#world.global);
    if (!(of instanceof Thing) || of.vm === undefined) throw new Error(`${of.name} (${of.guid}) has no script`);
    return scriptOf(of.vm);
  }

  save(): Save {
    return this.#table.save();
  }

  checkpoint(): boolean {
    return this.#table.checkpoint();
  }

  rewind(): void {
    this.#table.rewind();
  }

  picture(): string {
    return outline(this.#world);
  }

  close(): void {
    this.#world.close();
  }
}

type Listener = (table: Table) => void;
const listeners = new Set<Listener>();

/** Hears of each table that is opened, until what it gives is called. */
export const whenOpened = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens a save, or the text of one. */
export const openTable = (save: Save | string, options: OpenOptions = {}): Table => {
  const { limits, ...rest } = options;
  const table = new StandingTable(opened(save, { ...rest, limits: { ...USUAL_LIMITS, ...limits } }));
  for (const listener of listeners) listener(table);
  return table;
};

/** Opens a save that lies in a file. */
export const openFile = (file: string, options?: OpenOptions): Table => openTable(readFileSync(file, "utf8"), options);
