import type { ObjectState } from "../../tts/save";
import { type Field } from "./members";
import { type LuaValue, ScriptError, textOf, Vec } from "../vm/value";
import type { Saved, Thing } from "../world/thing";
import type { World } from "../world/world";
import { vecOf } from "./args";
import { behavioursOf } from "./behaviours";
import { uiOf } from "./ui";

/** https://api.tabletopsimulator.com/object/#common-variables */

type Fields = Record<string, Field<Thing>>;

const flagField = (key: keyof ObjectState, otherwise: boolean): Field<Thing> => ({
  get: (thing) => (thing.data[key] as boolean | undefined) ?? otherwise,
  set: (thing, value) => {
    Object.assign(thing.data, { [key]: value === true });
  },
});

const textField = (key: keyof ObjectState): Field<Thing> => ({
  get: (thing) => (thing.data[key] as string | undefined) ?? "",
  set: (thing, value) => {
    Object.assign(thing.data, { [key]: textOf(value) });
  },
});

const read = (get: (thing: Thing) => LuaValue): Field<Thing> => ({ get });

const numberFor = (field: string, value: LuaValue): number => {
  if (typeof value !== "number") throw new ScriptError(`${field} is a number`);
  return value;
};

type Body = NonNullable<Saved["Rigidbody"]>;
type Surface = NonNullable<Saved["PhysicsMaterial"]>;

/** What an object is made of until something else is set: as a save of the game has it. */
const BODY: Body = { Mass: 1, Drag: 0.1, AngularDrag: 0.1, UseGravity: true };
const MATERIAL: Surface = {
  StaticFriction: 0.4,
  DynamicFriction: 0.4,
  Bounciness: 0,
  FrictionCombine: 0,
  BounceCombine: 0,
};

const bodyField = (field: string, key: "Mass" | "Drag" | "AngularDrag"): Field<Thing> => ({
  get: (thing) => (thing.data.Rigidbody ?? BODY)[key],
  set: (thing, value) => {
    thing.data.Rigidbody = { ...BODY, ...thing.data.Rigidbody, [key]: numberFor(field, value) };
  },
});

const materialField = (field: string, key: "StaticFriction" | "DynamicFriction" | "Bounciness"): Field<Thing> => ({
  get: (thing) => (thing.data.PhysicsMaterial ?? MATERIAL)[key],
  set: (thing, value) => {
    thing.data.PhysicsMaterial = { ...MATERIAL, ...thing.data.PhysicsMaterial, [key]: numberFor(field, value) };
  },
});

/** Held while the object is on the table; no save has a place for it. */
const kept = (key: string, otherwise: LuaValue): Field<Thing> => ({
  get: (thing) => thing.extra.get(key) ?? otherwise,
  set: (thing, value) => {
    thing.extra.set(key, value);
  },
});

/** One of the 24 steps that turn a held object by 15 degrees. */
const stepField = (key: string): Field<Thing> => ({
  get: (thing) => thing.extra.get(key) ?? 0,
  set: (thing, value) => {
    thing.extra.set(key, ((Math.floor(numberFor(key, value)) % 24) + 24) % 24);
  },
});

const keptVector = (key: string): Field<Thing> => ({
  get: (thing) => thing.extra.get(key) ?? new Vec(0, 0, 0),
  set: (thing, value) => {
    const vector = vecOf(value);
    if (vector === undefined) throw new ScriptError(`${key} is a vector`);
    thing.extra.set(key, vector);
  },
});

const saved: Fields = {
  auto_raise: flagField("Autoraise", true),
  drag_selectable: flagField("DragSelectable", true),
  grid_projection: flagField("GridProjection", false),
  hide_when_face_down: {
    ...flagField("HideWhenFaceDown", false),
    get: (thing) => thing.data.HideWhenFaceDown ?? thing.isCards,
  },
  ignore_fog_of_war: flagField("IgnoreFoW", false),
  locked: flagField("Locked", false),
  measure_movement: flagField("MeasureMovement", false),
  sticky: flagField("Sticky", true),
  tooltip: flagField("Tooltip", true),
  use_grid: flagField("Grid", true),
  use_snap_points: flagField("Snap", true),
  memo: textField("Memo"),
  script_code: textField("LuaScript"),
  script_state: textField("LuaScriptState"),
  value: {
    get: (thing) => thing.data.Value ?? 0,
    set: (thing, value) => {
      thing.data.Value = typeof value === "number" ? value : 0;
    },
  },
  alt_view_angle: {
    get: ({ data: { AltLookAngle: to } }) => (to === undefined ? new Vec(0, 0, 0) : new Vec(to.x, to.y, to.z)),
    set: (thing, value) => {
      const { x, y, z } = vecOf(value) ?? new Vec(0, 0, 0);
      thing.data.AltLookAngle = { x, y, z };
    },
  },
};

const body: Fields = {
  mass: bodyField("mass", "Mass"),
  drag: bodyField("drag", "Drag"),
  angular_drag: bodyField("angular_drag", "AngularDrag"),
  static_friction: materialField("static_friction", "StaticFriction"),
  dynamic_friction: materialField("dynamic_friction", "DynamicFriction"),
  bounciness: materialField("bounciness", "Bounciness"),
  use_gravity: {
    get: (thing) => (thing.data.Rigidbody ?? BODY).UseGravity,
    set: (thing, value) => {
      thing.data.Rigidbody = { ...BODY, ...thing.data.Rigidbody, UseGravity: value === true };
      thing.awake = true;
    },
  },
  resting: {
    get: (thing) => thing.resting,
    set: (thing, value) => {
      if (value === true) thing.rest();
      else thing.awake = true;
    },
  },
};

const held: Fields = {
  held_by_color: read((thing) => thing.heldBy),
  held_flip_index: stepField("held_flip_index"),
  held_spin_index: stepField("held_spin_index"),
  held_position_offset: keptVector("held_position_offset"),
  held_rotation_offset: keptVector("held_rotation_offset"),
  held_reduce_force: kept("held_reduce_force", false),
  pick_up_position: read((thing) => thing.pickUpPosition),
  pick_up_rotation: read((thing) => thing.pickUpRotation),
};

export const objectFields = (world: World): Fields => ({
  ...saved,
  ...body,
  ...held,
  guid: read((thing) => thing.guid),
  name: read((thing) => thing.data.Name),
  type: read((thing) => thing.type),
  tag: read((thing) => thing.type),
  is_face_down: read((thing) => thing.faceDown),
  // Pictures and models are there when the object is.
  loading_custom: read((thing) => thing.spawning && thing.isCustom),
  remainder: read((thing) => thing.remainder),
  spawning: read((thing) => thing.spawning),
  max_typed_number: kept("max_typed_number", 99),
  gizmo_selectable: kept("gizmo_selectable", true),
  value_flags: kept("value_flags", 0),
  use_rotation_value_flip: kept("use_rotation_value_flip", false),
  interactable: {
    get: (thing) => thing.interactable,
    set: (thing, value) => {
      thing.interactable = value === true;
    },
  },
  use_hands: {
    get: (thing) => thing.useHands,
    set: (thing, value) => {
      thing.useHands = value === true;
      if (!thing.useHands) world.hands.forget(thing);
    },
  },
  UI: read((thing) => uiOf(world, thing.ui, thing)),
  ...behavioursOf(world),
});
