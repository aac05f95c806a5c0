import type { DecalState, SnapPointState, VectorLineState } from "../../tts/save";
import { Colour, LuaTable, type LuaValue, ScriptError, textOf, Vec } from "../vm/value";
import type { Surface } from "../world/thing";
import { colourNamedOrGiven, vecOf } from "./args";
import type { Method } from "./members";

/** Snap points, decals and lines, on an object or on the table: https://api.tabletopsimulator.com/object/#global-function */

const ZERO = new Vec(0, 0, 0);
const ONE = new Vec(1, 1, 1);

const plain = ({ x, y, z }: Vec): { readonly x: number; readonly y: number; readonly z: number } => ({ x, y, z });

const tableOf = (value: LuaValue, member: string, what: string): LuaTable => {
  if (!(value instanceof LuaTable)) throw new ScriptError(`${member}: each ${what} is a table`);
  return value;
};

const numberOf = (value: LuaValue, otherwise: number): number => (typeof value === "number" ? value : otherwise);

/** https://api.tabletopsimulator.com/object/#getsnappoints */
const snapPoint = ({ Position: p, Rotation: r, Tags }: SnapPointState): LuaValue => ({
  position: new Vec(p.x, p.y, p.z),
  rotation: r === undefined ? ZERO : new Vec(r.x, r.y, r.z),
  rotation_snap: r !== undefined,
  tags: [...(Tags ?? [])],
});

const snapState = (value: LuaValue): SnapPointState => {
  const point = tableOf(value, "setSnapPoints", "point");
  const turn = vecOf(point.get("rotation"), ZERO) ?? ZERO;
  const tags = point.get("tags");
  return {
    Position: plain(vecOf(point.get("position"), ZERO) ?? ZERO),
    ...(point.get("rotation_snap") === true ? { Rotation: plain(turn) } : {}),
    ...(tags instanceof LuaTable ? { Tags: tags.list().map(textOf) } : {}),
  };
};

/** https://api.tabletopsimulator.com/object/#getdecals */
const decal = ({ Transform: t, CustomDecal: { Name, ImageURL, Size } }: DecalState): LuaValue => ({
  name: Name,
  url: ImageURL,
  position: new Vec(t.posX, t.posY, t.posZ),
  rotation: new Vec(t.rotX, t.rotY, t.rotZ),
  scale: new Vec(t.scaleX * Size, t.scaleY * Size, t.scaleZ * Size),
});

const decalState = (value: LuaValue, member: string): DecalState => {
  const table = tableOf(value, member, "decal");
  const url = table.get("url");
  if (typeof url !== "string") throw new ScriptError(`${member}: url is missing`);
  const given = table.get("scale");
  const scale = typeof given === "number" ? new Vec(given, given, given) : (vecOf(given, ONE) ?? ONE);
  const at = vecOf(table.get("position"), ZERO) ?? ZERO;
  const turn = vecOf(table.get("rotation"), ZERO) ?? ZERO;
  return {
    Transform: {
      posX: at.x,
      posY: at.y,
      posZ: at.z,
      rotX: turn.x,
      rotY: turn.y,
      rotZ: turn.z,
      scaleX: scale.x,
      scaleY: scale.y,
      scaleZ: scale.z,
    },
    CustomDecal: { Name: textOf(table.get("name")), ImageURL: url, Size: 1 },
  };
};

/** https://api.tabletopsimulator.com/object/#setvectorlines */
const line = ({ points3, color: { r, g, b, a }, thickness, rotation, loop, square }: VectorLineState): LuaValue => ({
  points: points3.map(({ x, y, z }) => new Vec(x, y, z)),
  color: new Colour(r, g, b, a),
  thickness,
  rotation: rotation === undefined ? ZERO : new Vec(rotation.x, rotation.y, rotation.z),
  loop: loop ?? false,
  square: square ?? false,
});

const lineState = (value: LuaValue): VectorLineState => {
  const table = tableOf(value, "setVectorLines", "line");
  const points = table.get("points");
  if (!(points instanceof LuaTable)) throw new ScriptError("setVectorLines: points are missing");
  const { r, g, b, a } = colourNamedOrGiven(table.get("color")) ?? new Colour(1, 1, 1);
  return {
    points3: points.list().map((point) => plain(vecOf(point) ?? ZERO)),
    color: a === 1 ? { r, g, b } : { r, g, b, a },
    thickness: numberOf(table.get("thickness"), 0.1),
    rotation: plain(vecOf(table.get("rotation"), ZERO) ?? ZERO),
    ...(table.get("loop") === true ? { loop: true } : {}),
    ...(table.get("square") === true ? { square: true } : {}),
  };
};

/** The members of whatever has a surface. There is nothing, not an empty list, where there are no decals or lines. */
export const surfaceMembers = <T>(surface: (self: T) => Surface): Readonly<Record<string, Method<T>>> => ({
  getSnapPoints: (self) => surface(self).snapPoints.map(snapPoint),
  setSnapPoints: (self, args) => {
    surface(self).snapPoints = args.table(0).list().map(snapState);
    return true;
  },
  addDecal: (self, args) => {
    const on = surface(self);
    on.decals = [...on.decals, decalState(args.table(0), "addDecal")];
    return true;
  },
  getDecals: (self) => {
    const { decals } = surface(self);
    return decals.length === 0 ? undefined : decals.map(decal);
  },
  setDecals: (self, args) => {
    surface(self).decals = args
      .table(0)
      .list()
      .map((each) => decalState(each, "setDecals"));
    return true;
  },
  getVectorLines: (self) => {
    const { lines } = surface(self);
    return lines.length === 0 ? undefined : lines.map(line);
  },
  setVectorLines: (self, args) => {
    surface(self).lines = args.table(0).list().map(lineState);
    return true;
  },
});
