import { mapped } from "../kernel/list";
import { sorted } from "../kernel/order";
import type { Word } from "../kernel/words";

/** A card of a pile: its kind, and the layer it belongs to. */
export interface Layered {
  readonly kind: Word;
  readonly layer: number;
}

/** By kind: the layers its cards belong to, the upper first. */
const layersByKind = (wanted: readonly Layered[]): Readonly<Record<Word, readonly number[]>> => {
  const byKind: Record<Word, number[]> = {};
  for (const { kind, layer } of sorted(wanted, (a, b) => a.layer - b.layer)) {
    const layers = byKind[kind];
    if (layers === undefined) byKind[kind] = [layer];
    else layers.push(layer);
  }
  return byKind;
};

/** For each card, top first, the layer it stands for; equal cards stand for the upper layer first. */
const layersOf = (topDown: readonly Word[], wanted: readonly Layered[]): readonly number[] => {
  const byKind = layersByKind(wanted);
  const seen: Record<Word, number> = {};
  return mapped(topDown, (kind) => {
    const before = seen[kind] ?? 0;
    seen[kind] = before + 1;
    return (byKind[kind] ?? [])[before] ?? 0;
  });
};

/** Whether any order is as good. */
export const inOneLayer = (wanted: readonly Layered[]): boolean => {
  const first = wanted[0];
  for (const { layer } of wanted) if (layer !== first?.layer) return false;
  return true;
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
