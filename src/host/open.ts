import type { SaveState } from "../tts/save";
import { makeTypes } from "./api/base";
import type { GameMessage } from "./editor";
import { Hand } from "./hand";
import { parsedSave, parsedSaveText } from "./world/parse";
import { type PlayerSeat, SPECTATOR } from "./world/players";
import { arrived, connected, left, moved } from "./world/seating";
import { savedTable } from "./world/serialise";
import type { Thing } from "./world/thing";
import { World } from "./world/world";
import { USUAL_WORLD, type WorldOptions } from "./world/world-options";

export interface OpenOptions extends Partial<WorldOptions> {
  /** Who sits where when the save is loaded: the first is the host. */
  readonly seated?: readonly string[];
}

/** A table that stands open: the world, people's hands, and ways to find things. */
export class OpenTable {
  constructor(readonly world: World) {}

  seat(colour: string): Hand {
    return new Hand(this.world, this.world.player(colour));
  }

  /** A person joins the game and looks on. */
  join(person: string): Hand {
    return new Hand(this.world, connected(this.world, person));
  }

  /** A person joins the game and takes a colour; at Grey they go on looking on. */
  sit(colour: string, person: string): Hand {
    const { world } = this;
    const taken = world.player(colour);
    if (taken.seated) return this.#takeOver(taken, person);
    const seat = moved(world, connected(world, person), colour);
    if (seat === undefined) throw new Error(`${person} cannot sit down at ${colour}`);
    return new Hand(world, seat);
  }

  /** Hot seat: another person sits down at the same computer. */
  #takeOver(seat: PlayerSeat, person: string): Hand {
    seat.person = person;
    this.world.event("onPlayerChangeColor", [seat.colour]);
    return new Hand(this.world, seat);
  }

  /** A person gets up and looks on, or goes on to another colour. */
  stand(from: string, to = SPECTATOR): Hand {
    const seat = moved(this.world, this.world.player(from), to);
    if (seat === undefined) throw new Error(`nobody can go from ${from} to ${to}`);
    return new Hand(this.world, seat);
  }

  /** A person leaves the game. */
  leave(colour: string): void {
    left(this.world, this.world.player(colour));
  }

  settle(seconds?: number): void {
    this.world.settle(seconds);
  }

  tagged(tag: string): Thing[] {
    return this.world.things.filter((thing) => thing.tags.some((each) => each.toLowerCase() === tag.toLowerCase()));
  }

  named(name: string): Thing | undefined {
    return this.world.things.find((thing) => thing.name === name);
  }

  /** Saves the table, as a person does. */
  save(): SaveState {
    this.world.kept = savedTable(this.world);
    this.world.editor.saved();
    return this.world.kept;
  }

  /** Stores a checkpoint to which Rewind goes back; whether anything had changed. The game does it every ten seconds. */
  checkpoint(): boolean {
    return this.world.rewind.store();
  }

  /** Back to the last checkpoint, next time to the one before: people stay, and the scripts begin anew. */
  rewind(): void {
    this.world.rewind.back();
  }

  /** What a script editor sends to the game: https://api.tabletopsimulator.com/externaleditorapi/ */
  fromEditor(message: GameMessage): void {
    this.world.editor.receive(message);
  }
}

/** Loads a save, or the text of one, onto a headless table. */
export const openTable = (save: SaveState | string, options: OpenOptions = {}): OpenTable => {
  const state = typeof save === "string" ? parsedSaveText(save) : parsedSave(save);
  const holder: { world?: World } = {};
  const types = makeTypes(() => {
    if (holder.world === undefined) throw new Error("the world is used before it is made");
    return holder.world;
  });
  const world = new World(state, types, { ...USUAL_WORLD, ...options });
  holder.world = world;
  for (const [i, colour] of (options.seated ?? ["White"]).entries()) {
    arrived(world, colour, `Player ${String(i + 1)}`).host = i === 0;
  }
  world.load();
  return new OpenTable(world);
};
