import { faceValue } from "../../tts/face-value";
import { vecOf } from "../../host/api/args";
import { type LuaTable, Vec } from "../../host/vm/value";
import type { ClassicButton, Thing } from "../../host/world/thing";
import type { World } from "../../host/world/world";
import { knownWord, type Text } from "../../kernel/text";
import { lookOf } from "./look-of";
import type { Middles } from "./middles";
import { isHidden, isNamed } from "./sight";
import { solidOf } from "./solid";
import type { Piece, PieceButton, PieceInput, Whereabouts } from "./wire";

/** A stranger's save may hold texts of any length. */
const LONGEST_NAME = 120;
const LONGEST_TEXT = 4000;

export const cutShort = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

const textIn = (fields: LuaTable, key: string): string => {
  const value = fields.get(key);
  return typeof value === "string" || typeof value === "number" ? cutShort(String(value), LONGEST_TEXT) : "";
};

const numberIn = (fields: LuaTable, key: string, otherwise: number): number => {
  const value = fields.get(key);
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
};

/** Sizes of classic buttons are thousandths of the object's unit. */
const buttonOf = (thing: Thing, { fields }: ClassicButton): PieceButton => {
  const { x, y, z } = vecOf(fields.get("position")) ?? new Vec(0, 0, 0);
  return {
    label: textIn(fields, "label"),
    at: [x * thing.scale.x, y * thing.scale.y, z * thing.scale.z],
    turn: (vecOf(fields.get("rotation")) ?? new Vec(0, 0, 0)).y,
    width: (numberIn(fields, "width", 100) / 1000) * thing.scale.x,
    height: (numberIn(fields, "height", 100) / 1000) * thing.scale.z,
    fontSize: (numberIn(fields, "font_size", 100) / 1000) * thing.scale.x,
    tooltip: textIn(fields, "tooltip"),
  };
};

const inputOf = ({ fields }: ClassicButton): PieceInput => ({
  label: textIn(fields, "label"),
  value: textIn(fields, "value"),
});

const glowOf = ({ glow }: Thing): string => (glow === undefined ? "" : tint([glow.r, glow.g, glow.b]));

export const tint = ([r, g, b]: readonly [number, number, number]): string =>
  `rgb(${String(Math.round(r * 255))} ${String(Math.round(g * 255))} ${String(Math.round(b * 255))})`;

/** What a die shows, in the table's own words if it has one for it. */
const valueOf = (thing: Thing, words: Text): string => {
  if (thing.type === "Counter") return String(thing.data.Counter?.value ?? 0);
  const value = thing.data.RotationValues?.[thing.rotationValueIndex]?.Value;
  if (value === undefined) return "";
  const face = faceValue(String(value));
  return cutShort(knownWord(words, face) ?? face, 24);
};

/** Who looks, and what helps to tell what is seen. */
export interface Looking {
  readonly colour: string;
  readonly middles: Middles;
  readonly words: Text;
}

export const pieceFor = (world: World, thing: Thing, { colour, middles, words }: Looking): Piece => {
  const hidden = isHidden(world, thing, colour);
  const named = isNamed(world, thing, colour);
  const { x, y, z } = thing.isZone ? thing.scale : thing.size;
  return {
    id: thing.made,
    look: lookOf(thing, hidden),
    solid: solidOf(thing, hidden),
    size: [x, y, z],
    foot: thing.bounds.foot * thing.scale.y,
    middle: middles.of(thing),
    scale: thing.scale.x,
    name: named ? cutShort(thing.name, LONGEST_NAME) : "",
    text: named ? cutShort(thing.data.Description ?? "", LONGEST_TEXT) : "",
    kind: thing.type,
    count: thing.count,
    value: hidden ? "" : valueOf(thing, words),
    locked: thing.locked,
    touchable: thing.interactable,
    held: thing.heldBy ?? "",
    hand: world.hands.holderOf(thing)?.data.FogColor ?? "",
    of: thing.isZone ? (thing.data.FogColor ?? "") : "",
    hidden,
    rolling: thing.rolling !== undefined,
    glow: glowOf(thing),
    buttons: thing.buttons.map((button) => buttonOf(thing, button)),
    inputs: thing.inputs.map(inputOf),
    menu: thing.menu.map(({ label }) => cutShort(label, LONGEST_NAME)),
    hasUi: thing.ui.latest.length > 0,
  };
};

export const whereaboutsOf = (thing: Thing): Whereabouts => {
  const { position: p, rotation: r } = thing;
  return [thing.made, p.x, p.y, p.z, r.x, r.y, r.z, thing.moving || thing.awake ? 1 : 0];
};
