import type { Camera } from "../../host/world/camera";
import type { World } from "../../host/world/world";
import type { Text } from "../../kernel/text";
import type { Middles } from "./middles";
import type { Pass } from "./pass";
import { notebookOf } from "./notebook";
import { pieceFor, whereaboutsOf } from "./pieces";
import { hidingFrom, isInvisible } from "./sight";
import { aroundOf } from "./solid";
import type { Act, Piece, Told, Whereabouts } from "./wire";

/** One browser tab: where it sits, and what it has been shown, so that it is only told what changes. */
export class Tab {
  colour: string;
  /** What this person wants to be called. */
  name: string;
  /** The piece whose own panel is looked at; -1 for none. */
  pieceShown = -1;
  /** The turn of what it would like to know of the board; -1 for nothing. */
  wonders = -1;
  /** The table's own words. */
  words: Text = {};
  #camera: Camera | "not seen" = "not seen";
  readonly #pieces = new Map<number, string>();
  readonly #where = new Map<number, Whereabouts>();
  readonly #told = new Map<Told["told"], string>();

  constructor(
    readonly number: number,
    readonly tell: (told: Told) => void,
    readonly middles: Middles,
    readonly pass: Pass,
  ) {
    this.colour = pass.colour;
    this.name = `Player ${String(number)}`;
  }

  /** Everything, as to one who has just come in. */
  showTable(world: World, words: Text, name: string, resumed: boolean, builds: boolean): void {
    this.words = words;
    this.#pieces.clear();
    this.#where.clear();
    this.#told.clear();
    const { put, where } = this.#news(world, true);
    const { saved } = world.header;
    const around = aroundOf(saved);
    this.tell({
      told: "table",
      name,
      resumed,
      builds,
      notebook: notebookOf(saved),
      around,
      pieces: put,
      where,
    });
    this.#camera = world.player(this.colour).who.camera;
  }

  /** What has changed; looks and texts are compared only now and then. Whether anything had. */
  showChanges(world: World, closely: boolean): boolean {
    const news = this.#news(world, closely);
    const any = news.put.length + news.gone.length + news.where.length > 0;
    if (any) this.tell({ told: "pieces", ...news });
    const isLitAnew = closely && this.tellIfNew({ told: "around", around: aroundOf(world.header.saved) });
    return any || isLitAnew;
  }

  /** Where a script leads this person's eye. */
  showCamera(world: World): void {
    const { camera } = world.player(this.colour).who;
    if (camera === this.#camera) return;
    this.#camera = camera;
    const { at, distance } = camera;
    this.tell({ told: "lookAt", x: at.x, z: at.z, distance });
  }

  /** Tells it unless it was the last of its kind that was told. Whether it was told. */
  tellIfNew(told: Told): boolean {
    const text = JSON.stringify(told);
    if (this.#told.get(told.told) === text) return false;
    this.#told.set(told.told, text);
    this.tell(told);
    return true;
  }

  #news(world: World, closely: boolean): { put: Piece[]; gone: number[]; where: Whereabouts[] } {
    const put: Piece[] = [];
    const where: Whereabouts[] = [];
    const there = new Set<number>();
    const hiding = hidingFrom(world, this.colour);
    for (const thing of world.things) {
      if (isInvisible(thing, this.colour, hiding)) continue;
      there.add(thing.made);
      if (closely || !this.#pieces.has(thing.made)) {
        const piece = pieceFor(world, thing, this);
        const told = JSON.stringify(piece);
        if (this.#pieces.get(thing.made) !== told) put.push(piece);
        this.#pieces.set(thing.made, told);
      }
      const now = whereaboutsOf(thing);
      if (!alike(this.#where.get(thing.made), now)) where.push(now);
      this.#where.set(thing.made, now);
    }
    const gone = [...this.#pieces.keys()].filter((id) => !there.has(id));
    for (const id of gone) {
      this.#pieces.delete(id);
      this.#where.delete(id);
    }
    return { put, gone, where };
  }
}

const alike = (a: Whereabouts | undefined, b: Whereabouts): boolean => a?.every((part, i) => part === b[i]) === true;

/** What a tab does, and which tab it was. */
export type Hear = (act: Act) => void;
