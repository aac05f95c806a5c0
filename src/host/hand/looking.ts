import { takeFrom } from "../world/containers";
import type { Camera } from "../world/camera";
import { pinged } from "../world/pointing";
import { blindfolded } from "../world/seating";
import { endSearch, startSearch } from "../world/search";
import { Thing } from "../world/thing";
import { Handling } from "./handling";
import { type Point, pointOf } from "./person";

/** A container that stands open in front of one person. */
export interface Search {
  /** Takes something out of it, by its number from 0. */
  take(index: number): Thing;
  close(): void;
}

/** What a person looks at, and shows to others. */
export class Looking extends Handling {
  /** How this person looks at the table: scripts may have turned it. */
  get camera(): Camera {
    const { camera } = this.seat.who;
    const { follows } = camera;
    if (follows === undefined || follows.thing.gone) return camera;
    const { x, y, z } = follows.thing.position;
    return { ...camera, at: { x: x + follows.offset.x, y: y + follows.offset.y, z: z + follows.offset.z } };
  }

  /** Looks at the face of a card that lies face down. https://api.tabletopsimulator.com/events/#onobjectpeek */
  peek(thing: Thing): boolean {
    if (!this.reaches(thing)) return false;
    this.tell(thing, "onObjectPeek", "onPeek");
    return true;
  }

  /** Looks through a container: until it is closed again nothing goes into it. */
  search(container: Thing): Search | undefined {
    if (!container.isContainer || !this.reaches(container) || !startSearch(this.world, container, this.seat))
      return undefined;
    return {
      take: (index) => {
        const position = pointOf(container);
        return takeFrom(this.world, container, { index, top: true, flip: false, smooth: false, position });
      },
      close: () => {
        if (container.searchedBy === this.colour) endSearch(this.world, container);
      },
    };
  }

  /** Points something out to everybody. https://api.tabletopsimulator.com/events/#onplayerping */
  ping(place: Thing | Point): void {
    const at = place instanceof Thing ? place.position : pointOf({ y: this.world.tableTop, ...place });
    this.seat.pointer = at;
    pinged(this.world, this.seat, at);
  }

  /** Puts the blindfold on, or takes it off. */
  blindfold(on = true): void {
    blindfolded(this.world, this.seat, on);
  }
}
