import { breathe } from "../kernel/breath";
import { fail } from "../kernel/fail";
import { kept } from "../kernel/list";
import type { OwnBoard } from "../kernel/known-by";
import type { Spot, Spots } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { Binding, BoundBoard, BoundSpot } from "./binding";
import { cornersAbout, deepOf, facingOf, type Frame, frameOf, pointAt, type Share, shareOf, wideOf } from "./frame";

/** As much of a binding as says where things lie. */
type Lay = Pick<Binding, "boards" | "spots">;

export const frameOfOwn = ({ x, z, wide, deep, facing }: OwnBoard): Frame =>
  frameOf({ corners: cornersAbout({ x, z }, wide, deep, facing) });

const isOn = ({ across, down }: Share): boolean => across >= 0 && across <= 1 && down >= 0 && down <= 1;

/** The board a spot of ours lies on: of two the smaller, and the first for what lies on none. */
export const boardUnder = (boards: readonly OwnBoard[], spot: Spot): OwnBoard | "none" => {
  let best: OwnBoard | "none" = "none";
  for (const board of boards)
    if (isOn(shareOf(frameOfOwn(board), spot))) {
      if (best === "none" || board.wide * board.deep < best.wide * best.deep) best = board;
    }
  return best === "none" ? (boards[0] ?? "none") : best;
};

/** Where a board of ours lies on the other table. */
interface Ground {
  readonly own: OwnBoard;
  readonly bound: BoundBoard;
  readonly from: Frame;
  readonly to: Frame;
}

const groundOf = (own: OwnBoard, bound: BoundBoard): Ground => ({
  own,
  bound,
  from: frameOfOwn(own),
  to: frameOf(bound),
});

const upright = (degrees: number): number => ((degrees % 360) + 360) % 360;

const heightOn = ({ own, bound, from, to }: Ground, y: number): number => {
  const above = y - own.y;
  // What lies on the picture of a house lies on the board; what is below its top is beside it.
  if (bound.flat && above > 0) return bound.y;
  return bound.y + (above * wideOf(to)) / wideOf(from);
};

const heldThere = ({ from, to }: Ground, { holds }: Spot, quarters: boolean): Spot["holds"] => {
  if (holds.as !== "row") return holds;
  const wide = wideOf(to) / wideOf(from);
  const deep = deepOf(to) / deepOf(from);
  // A row that is read from the board's side runs along its other edge.
  return { ...holds, dx: holds.dx * (quarters ? deep : wide), dz: holds.dz * (quarters ? wide : deep) };
};

const isSideways = (degrees: number): boolean => Math.abs((upright(degrees) % 180) - 90) < 45;

const moved = (ground: Ground, spot: Spot, share: Share, turn: number): Spot => {
  const { x, z } = pointAt(ground.to, share);
  return {
    x,
    y: heightOn(ground, spot.y),
    z,
    facing: upright(facingOf(ground.to) + turn),
    holds: heldThere(ground, spot, isSideways(turn)),
  };
};

const named = <T extends { readonly board: Word }>(list: readonly T[], board: Word): T | undefined =>
  kept(list, (each) => each.board === board)[0];

/** What goes by the name of a board belongs to it, wherever beside it that lies: `p1.items` to `p1`. */
const boardOf = (own: readonly OwnBoard[], bound: readonly BoundBoard[], name: Word, spot: Spot): OwnBoard | "none" => {
  for (const board of own)
    if (name.startsWith(board.board + ".") && named(bound, board.board) !== undefined) return board;
  return boardUnder(own, spot);
};

/** The ground a spot lies on, by its own board or else by the first that is bound. */
const groundUnder = (own: readonly OwnBoard[], bound: readonly BoundBoard[], name: Word, spot: Spot): Ground => {
  const under = boardOf(own, bound, name, spot);
  const there = under === "none" ? undefined : named(bound, under.board);
  if (under !== "none" && there !== undefined) return groundOf(under, there);
  const [first] = bound;
  const ours = first === undefined ? undefined : named(own, first.board);
  if (first === undefined || ours === undefined) return fail("a binding without a board of this game");
  return groundOf(ours, first);
};

/** How far our spot is turned beside its board. */
const turnOn = ({ from }: Ground, { facing }: Spot): number => facing - facingOf(from);

const asBound = (own: readonly OwnBoard[], { boards }: Lay, said: BoundSpot, spot: Spot): Spot => {
  const bound = named(boards, said.board);
  const ours = named(own, said.board);
  if (bound === undefined || ours === undefined) return fail("a spot on a board that is not bound: " + said.board);
  const ground = groundOf(ours, bound);
  // It lies on the board, not as high as something else does on ours.
  return { ...moved(ground, spot, said, said.turn), y: bound.y };
};

/** Where a spot of ours lies on the other table. */
export const spotThere = (binding: Lay, own: readonly OwnBoard[], name: Word, spot: Spot): Spot => {
  for (const said of binding.spots) if (said.spot === name) return asBound(own, binding, said, spot);
  const ground = groundUnder(own, binding.boards, name, spot);
  return moved(ground, spot, shareOf(ground.from, spot), turnOn(ground, spot));
};

/** As much as it is to work out where one lies. */
const A_SPOT = 20;

/** All spots of a game as they lie on the other table. */
export const spotsThere = (binding: Lay, own: readonly OwnBoard[], spots: Spots): Spots => {
  const there: Record<Word, Spot> = {};
  for (const name in spots) {
    const spot = spots[name];
    breathe(A_SPOT);
    if (spot !== undefined) there[name] = spotThere(binding, own, name, spot);
  }
  return there;
};
