import type { World } from "../../host/world/world";
import type { Middles } from "./middles";
import { pieceFor, whereaboutsOf } from "./pieces";
import { isInvisible } from "./sight";
import type { Piece, Told, Whereabouts } from "./wire";

/** One browser tab: where it sits, and what it has been shown, so that it is only told what changes. */
export class Tab {
  colour = "Grey";
  panelShown = "";
  pieceShown = -1;
  pieceUiShown = "";
  companionShown = "";
  readonly #pieces = new Map<number, string>();
  readonly #where = new Map<number, Whereabouts>();

  constructor(
    readonly number: number,
    readonly tell: (told: Told) => void,
    readonly middles: Middles,
  ) {}

  /** Everything, as to one who has just come in. */
  showTable(world: World, name: string, resumed: boolean): void {
    this.#forget();
    const { put, where } = this.#news(world, true);
    this.tell({ told: "table", name, resumed, top: world.tableTop, pieces: put, where });
  }

  /** What has changed; looks and texts are compared only now and then. */
  showChanges(world: World, closely: boolean): void {
    const news = this.#news(world, closely);
    if (news.put.length + news.gone.length + news.where.length > 0) this.tell({ told: "pieces", ...news });
  }

  #forget(): void {
    this.#pieces.clear();
    this.#where.clear();
    this.panelShown = "";
    this.pieceUiShown = "";
    this.companionShown = "";
  }

  #news(world: World, closely: boolean): { put: Piece[]; gone: number[]; where: Whereabouts[] } {
    const put: Piece[] = [];
    const where: Whereabouts[] = [];
    const there = new Set<number>();
    for (const thing of world.things) {
      if (isInvisible(thing, this.colour)) continue;
      there.add(thing.made);
      if (closely || !this.#pieces.has(thing.made)) {
        const piece = pieceFor(world, thing, this.colour, this.middles);
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
