import type { SaveState } from "../tts/save";
import { makeTypes } from "./api/base";
import { Hand } from "./hand";
import { parsedSave, parsedSaveText } from "./world/parse";
import { SPECTATOR } from "./world/players";
import { arrived, left, moved } from "./world/seating";
import { savedTable } from "./world/serialise";
import type { Thing } from "./world/thing";
import { USUAL_WORLD, World, type WorldOptions } from "./world/world";

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

  /** A person sits down at a colour. */
  sit(colour: string, person: string): Hand {
    const seat = arrived(this.world, colour, person);
    this.world.event("onPlayerChangeColor", [colour]);
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

  save(): SaveState {
    return savedTable(this.world);
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
