import { has, mapped, withItem } from "../kernel/list";
import { sorted } from "../kernel/order";
import type { Word } from "../kernel/words";

/** A card of a pile: its kind, and the layer it belongs to. */
export interface Layered {
  readonly kind: Word;
  readonly layer: number;
}

/** For each card, top first, the layer it stands for; equal cards stand for the upper layer first. */
const layersOf = (topDown: readonly Word[], wanted: readonly Layered[]): readonly number[] => {
  let used: readonly number[] = [];
  return mapped(topDown, (kind) => {
    let best = -1;
    for (let i = 0; i < wanted.length; i++) {
      const each = wanted[i];
      const better = best < 0 || (each !== undefined && each.layer < (wanted[best]?.layer ?? 0));
      if (each?.kind === kind && !has(used, i) && better) best = i;
    }
    if (best >= 0) used = withItem(used, best);
    return wanted[best]?.layer ?? 0;
  });
};

/** Whether a pile lies in the order of its layers; within a layer any order is as good. */
export const inOrder = (topDown: readonly Word[], wanted: readonly Layered[]): boolean => {
  const layers = layersOf(topDown, wanted);
  for (let i = 1; i < layers.length; i++) if ((layers[i] ?? 0) < (layers[i - 1] ?? 0)) return false;
  return true;
};

/** The places the cards of a pile should change to: for each, from the top, which of them lies there. */
export const ordered = (topDown: readonly Word[], wanted: readonly Layered[]): readonly number[] => {
  const layers = layersOf(topDown, wanted);
  const places = mapped(topDown, (_, i) => i);
  return sorted(places, (a, b) => (layers[a] ?? 0) - (layers[b] ?? 0));
};
