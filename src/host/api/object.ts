import type { ObjectState } from "../../tts/save";
import { angles, apart, extent, far, minus, plus, stretched, turned } from "../geometry";
import { type HostType, isLuaFunction, LuaTable, type LuaValue, ScriptError, Vec, textOf } from "../vm/value";
import { deal, cut, put, shuffle, split, spread, takeFrom } from "../world/containers";
import { parsedObject } from "../world/parse";
import { stateOf } from "../world/serialise";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { colourOf, vecOf } from "./args";
import { classicUi } from "./classic-ui";
import { customOf, setCustom } from "./custom-object";
import { DOCUMENTED } from "./documented";
import { fromJson, toJson } from "./json";
import { type Field, hostType, type Method } from "./members";
import { scriptMembers } from "./object-script";
import { uiOf } from "./ui";

/** https://api.tabletopsimulator.com/object/ */

type Fields = Record<string, Field<Thing>>;
type Methods = Record<string, Method<Thing>>;

const flagField = (key: keyof ObjectState, otherwise: boolean): Field<Thing> => ({
  get: (thing) => (thing.data[key] as boolean | undefined) ?? otherwise,
  set: (thing, value) => {
    Object.assign(thing.data, { [key]: value === true });
  },
});

const textField = (key: keyof ObjectState): Field<Thing> => ({
  get: (thing) => (thing.data[key] as string | undefined) ?? "",
  set: (thing, value) => {
    Object.assign(thing.data, { [key]: typeof value === "number" ? textOf(value) : (value ?? "") });
  },
});

const read = (get: (thing: Thing) => LuaValue): Field<Thing> => ({ get });

/** What people see as its colour, when nothing else was set. */
const WHITE = { r: 1, g: 1, b: 1 };

const fields = (world: World): Fields => ({
  auto_raise: flagField("Autoraise", true),
  drag_selectable: flagField("DragSelectable", true),
  grid_projection: flagField("GridProjection", false),
  hide_when_face_down: flagField("HideWhenFaceDown", false),
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
  guid: read((thing) => thing.guid),
  name: read((thing) => thing.data.Name),
  type: read((thing) => thing.type),
  tag: read((thing) => thing.type),
  held_by_color: read((thing) => thing.heldBy),
  is_face_down: read((thing) => thing.faceDown),
  loading_custom: read(() => false),
  pick_up_position: read((thing) => thing.pickUpPosition),
  pick_up_rotation: read((thing) => thing.pickUpRotation),
  remainder: read((thing) => thing.remainder),
  resting: read((thing) => thing.resting),
  spawning: read((thing) => thing.spawning),
  mass: { get: (thing) => thing.extra.get("mass") ?? thing.data.Rigidbody?.Mass ?? 1, set: remember("mass") },
  value: {
    get: (thing) => thing.data.Value ?? 0,
    set: (thing, value) => {
      thing.data.Value = typeof value === "number" ? value : 0;
    },
  },
  max_typed_number: { get: (thing) => thing.extra.get("max_typed_number") ?? 99, set: remember("max_typed_number") },
  alt_view_angle: {
    get: (thing) => thing.extra.get("alt_view_angle") ?? new Vec(0, 0, 0),
    set: remember("alt_view_angle"),
  },
  use_gravity: { get: (thing) => thing.extra.get("use_gravity") ?? true, set: remember("use_gravity") },
  use_rotation_value_flip: {
    get: (thing) => thing.extra.get("use_rotation_value_flip") ?? false,
    set: remember("use_rotation_value_flip"),
  },
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
  UI: { get: (thing) => uiOf(world, thing.ui, thing) },
  Container: { get: (thing) => (thing.isContainer ? thing : undefined) },
});

function remember(key: string): NonNullable<Field<Thing>["set"]> {
  return (thing, value) => {
    thing.extra.set(key, value);
  };
}

const setText =
  (key: keyof ObjectState): Method<Thing> =>
  (thing, args) => {
    Object.assign(thing.data, { [key]: args.text(0, "") });
    return true;
  };

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const hasTag = (thing: Thing, tag: string): boolean => thing.tags.some((each) => sameTag(each, tag));

const wake = (thing: Thing): boolean => {
  thing.awake = true;
  return true;
};

const transform = (world: World): Methods => ({
  getPosition: (thing) => thing.position,
  setPosition: (thing, args) => {
    thing.position = args.vector(0);
    thing.motion = undefined;
    thing.entering = undefined;
    world.hands.forget(thing);
    return wake(thing);
  },
  getPositionSmooth: (thing) => thing.motion?.to,
  setPositionSmooth: (thing, args) => {
    const to = args.vector(0);
    // A smooth move back to where it is, right after another one, is ignored by the game.
    if (thing.motion === undefined && far(to, thing.position) < 0.025) return true;
    // A hand pulls its card back: it cannot be moved out smoothly.
    if (world.hands.holderOf(thing) !== undefined) return true;
    thing.entering = undefined;
    world.physics.moveTo(thing, to, args.flag(2, false));
    return true;
  },
  getRotation: (thing) => thing.rotation,
  setRotation: (thing, args) => {
    thing.rotation = angles(args.vector(0));
    thing.turning = undefined;
    return wake(thing);
  },
  getRotationSmooth: (thing) => thing.turning?.to,
  setRotationSmooth: (thing, args) => {
    const to = angles(args.vector(0));
    if (apart(to, thing.rotation) >= 1) world.physics.turnTo(thing, to, args.flag(2, false));
    return true;
  },
  isSmoothMoving: (thing) => thing.moving,
  getScale: (thing) => thing.scale,
  setScale: (thing, args) => {
    thing.scale = args.vector(0);
    return wake(thing);
  },
  scale: (thing, args) => {
    const by = args.any(0);
    thing.scale = stretched(thing.scale, typeof by === "number" ? new Vec(by, by, by) : args.vector(0));
    return wake(thing);
  },
  translate: (thing, args) => {
    world.physics.moveTo(thing, plus(thing.position, args.vector(0)), false);
    return true;
  },
  rotate: (thing, args) => {
    world.physics.turnTo(thing, plus(thing.rotation, args.vector(0)), false);
    return true;
  },
  positionToWorld: (thing, args) => thing.toWorld(args.vector(0)),
  positionToLocal: (thing, args) => thing.toLocal(args.vector(0)),
  getTransformForward: (thing) => turned(new Vec(0, 0, 1), thing.rotation),
  getTransformRight: (thing) => turned(new Vec(1, 0, 0), thing.rotation),
  getTransformUp: (thing) => turned(new Vec(0, 1, 0), thing.rotation),
  getBounds: (thing) => boundsTable(thing, extent(thing.size, thing.rotation)),
  getBoundsNormalized: (thing) => boundsTable(thing, thing.size),
  getVisualBoundsNormalized: (thing) => boundsTable(thing, thing.size),
  getVelocity: (thing) => (thing.motion === undefined ? new Vec(0, 0, 0) : minus(thing.motion.to, thing.motion.from)),
});

const boundsTable = (thing: Thing, box: Vec): LuaValue => {
  const offset = new Vec(0, box.y / 2 - thing.bounds.foot * thing.scale.y, 0);
  return { center: plus(thing.position, offset), size: box, offset };
};

const tags: Methods = {
  getTags: (thing) => [...thing.tags],
  hasTag: (thing, args) => hasTag(thing, args.text(0)),
  hasAnyTag: (thing) => thing.tags.length > 0,
  hasMatchingTag: (thing, args) => args.thing(0).tags.some((tag) => hasTag(thing, tag)),
  addTag: (thing, args) => {
    if (!hasTag(thing, args.text(0))) thing.tags.push(args.text(0));
    return true;
  },
  removeTag: (thing, args) => {
    thing.tags = thing.tags.filter((tag) => !sameTag(tag, args.text(0)));
    return true;
  },
  setTags: (thing, args) => {
    thing.tags = args.texts(0);
    return true;
  },
};

const entryOf = (state: ObjectState, index: number): LuaValue => ({
  index,
  guid: state.GUID,
  name: (state.Nickname ?? "") === "" ? state.Name : (state.Nickname ?? ""),
  nickname: state.Nickname ?? "",
  description: state.Description ?? "",
  gm_notes: state.GMNotes ?? "",
  memo: state.Memo ?? "",
  tags: [...(state.Tags ?? [])],
  lua_script: state.LuaScript ?? "",
  lua_script_state: state.LuaScriptState ?? "",
});

/** A value that looks like a number comes back as one, though the save holds a text: real mods compare with `== 6`. */
const asValue = (value: string | number): string | number =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

const rotationValue = (thing: Thing): LuaValue => {
  const value = thing.data.RotationValues?.[thing.rotationValueIndex]?.Value;
  return value === undefined ? (thing.data.RotationValues === undefined ? undefined : "") : asValue(value);
};

const about = (world: World): Methods => ({
  getGUID: (thing) => thing.guid,
  getName: (thing) => thing.name,
  setName: setText("Nickname"),
  getDescription: (thing) => thing.data.Description ?? "",
  setDescription: setText("Description"),
  getGMNotes: (thing) => thing.data.GMNotes ?? "",
  setGMNotes: setText("GMNotes"),
  getMemo: (thing) => thing.data.Memo,
  getLock: (thing) => thing.locked,
  setLock: (thing, args) => {
    thing.data.Locked = args.flag(0, true);
    return wake(thing);
  },
  lock: (thing) => {
    thing.data.Locked = true;
    return undefined;
  },
  unlock: (thing) => {
    thing.data.Locked = false;
    wake(thing);
    return undefined;
  },
  getColorTint: (thing) => colourOf(LuaTable.of(Object.entries(thing.data.ColorDiffuse ?? WHITE))),
  setColorTint: (thing, args) => {
    const { r, g, b, a } = colourOf(args.table(0)) ?? { ...WHITE, a: 1 };
    thing.data.ColorDiffuse = a === 1 ? { r, g, b } : { r, g, b, a };
    return true;
  },
  getQuantity: (thing) => thing.count,
  getObjects: (thing, args) => {
    if (thing.isContainer) return thing.contained.map(entryOf);
    if (!thing.isZone) return undefined;
    const ignoreTags = args.flag(0, false);
    return world.things.filter(
      (each) => each.zones.has(thing) || (ignoreTags && !each.isZone && thing.holds(each.position)),
    );
  },
  getZones: (thing) => [...thing.zones],
  isDestroyed: (thing) => thing.doomed || thing.gone,
  getData: (thing) => fromJson(stateOf(world, thing), true),
  getJSON: (thing) => JSON.stringify(stateOf(world, thing)),
  getCustomObject: (thing) => customOf(thing.data),
  setCustomObject: (thing, args) => {
    setCustom(thing, args.table(0));
    return true;
  },
  getRotationValue: rotationValue,
  getRotationValues: (thing) =>
    fromJson(
      thing.data.RotationValues?.map((each) => ({ value: asValue(each.Value), rotation: each.Rotation })) ?? [],
      false,
    ),
  setRotationValues: (thing, args) => {
    thing.data.RotationValues = args
      .table(0)
      .list()
      .map((entry) => {
        if (!(entry instanceof LuaTable)) throw new ScriptError("setRotationValues: each entry is a table");
        const value = entry.get("value");
        const { x, y, z } = vecOf(entry.get("rotation")) ?? new Vec(0, 0, 0);
        return { Value: typeof value === "number" ? value : textOf(value), Rotation: { x, y, z } };
      });
    return true;
  },
  setRotationValue: (thing, args) => {
    turnUp(world, thing, args.any(0));
    return undefined;
  },
  getValue: (thing) => (thing.data.RotationValues === undefined ? valueOf(thing) : rotationValue(thing)),
  setValue: (thing, args) => {
    if (thing.data.RotationValues !== undefined) turnUp(world, thing, args.any(0));
    else if (thing.type === "Counter") thing.data.Counter = { value: args.number(0) };
    else if (thing.type === "3D Text")
      thing.data.Text = { ...(thing.data.Text ?? { colorstate: WHITE, fontSize: 64 }), Text: args.text(0) };
    else thing.data.Value = args.number(0);
    return true;
  },
  getStates: (thing) => {
    const states = Object.entries(thing.states);
    if (states.length === 0) return undefined;
    return states.map(([id, state]) => ({
      id: Number(id),
      guid: state.GUID,
      name: state.Nickname ?? "",
      nickname: state.Nickname ?? "",
      description: state.Description ?? "",
      lua_script: state.LuaScript ?? "",
      lua_script_state: state.LuaScriptState ?? "",
    }));
  },
  getStateId: (thing) => (Object.keys(thing.states).length === 0 ? -1 : currentState(thing)),
  setState: (thing, args) => changeState(world, thing, args.number(0)),
  getSnapPoints: (thing) => fromJson(thing.snapPoints.map(snapPoint), false),
  setSnapPoints: (thing, args) => {
    thing.data.AttachedSnapPoints = args.table(0).list().map(snapState);
    return true;
  },
  getAttachments: (thing) => (thing.data.ChildObjects ?? []).map(entryOf),
  getSelectingPlayers: () => [],
});

const valueOf = (thing: Thing): LuaValue => {
  if (thing.type === "Counter") return thing.data.Counter?.value ?? 0;
  if (thing.type === "3D Text") return thing.data.Text?.Text ?? "";
  return thing.data.Value ?? 0;
};

const snapPoint = (point: NonNullable<ObjectState["AttachedSnapPoints"]>[number]): object => ({
  position: point.Position,
  rotation: point.Rotation ?? { x: 0, y: 0, z: 0 },
  rotation_snap: point.Rotation !== undefined,
  tags: point.Tags ?? [],
});

export const snapState = (value: LuaValue): NonNullable<ObjectState["AttachedSnapPoints"]>[number] => {
  if (!(value instanceof LuaTable)) throw new ScriptError("setSnapPoints: each point is a table");
  const at = vecOf(value.get("position")) ?? new Vec(0, 0, 0);
  const turn = vecOf(value.get("rotation"));
  const tagList = value.get("tags");
  return {
    Position: { x: at.x, y: at.y, z: at.z },
    ...(value.get("rotation_snap") === true && turn !== undefined
      ? { Rotation: { x: turn.x, y: turn.y, z: turn.z } }
      : {}),
    ...(tagList instanceof LuaTable ? { Tags: tagList.list().map(String) } : {}),
  };
};

const turnUp = (world: World, thing: Thing, value: LuaValue): void => {
  const found = thing.data.RotationValues?.find((each) => String(each.Value) === textOf(value));
  if (found === undefined) throw new ScriptError(`setRotationValue: ${thing.guid} has no value ${textOf(value)}`);
  world.physics.turnUp(thing, new Vec(found.Rotation.x, found.Rotation.y, found.Rotation.z));
};

const currentState = (thing: Thing): number => {
  const numbers = Object.keys(thing.states).map(Number);
  let own = 1;
  while (numbers.includes(own)) own++;
  return own;
};

const changeState = (world: World, thing: Thing, id: number): Thing => {
  const state = thing.states[String(id)];
  if (state === undefined) throw new ScriptError(`setState: ${thing.guid} has no state ${String(id)}`);
  const { [String(id)]: _chosen, ...others } = thing.states;
  const old = { ...stateOf(world, thing) } as { States?: unknown };
  delete old.States;
  const { posX, posY, posZ, rotX, rotY, rotZ } = stateOf(world, thing).Transform;
  const next = {
    ...state,
    Transform: { ...state.Transform, posX, posY, posZ, rotX, rotY, rotZ },
    States: { ...others, [String(currentState(thing))]: old as ObjectState },
  };
  const oldGuid = thing.guid;
  world.vanish(thing);
  return world.spawn(next, (made) => {
    world.event("onObjectStateChange", [made, oldGuid]);
    world.ownEvent(made, "onStateChange", [oldGuid]);
  });
};

const position = (table: LuaTable, key: string): Vec | undefined => vecOf(table.get(key));

const contents = (world: World): Methods => ({
  takeObject: (thing, args) => {
    const table = args.optionalTable(0);
    const guid = table.get("guid");
    const index = table.get("index");
    const ready = table.get("callback_function");
    return takeFrom(world, thing, {
      guid: typeof guid === "string" ? guid : undefined,
      index: typeof index === "number" ? index : undefined,
      top: table.get("top") !== false,
      position: position(table, "position"),
      rotation: position(table, "rotation"),
      flip: table.get("flip") === true,
      smooth: table.get("smooth") !== false,
      ready: whenReady(world, ready),
    });
  },
  putObject: (thing, args) => {
    const index = args.any(1);
    return put(world, thing, args.thing(0), typeof index === "number" ? index : undefined);
  },
  shuffle: (thing) => {
    shuffle(world, thing);
    return true;
  },
  deal: (thing, args) => {
    const colour = args.any(1);
    const colours = typeof colour === "string" ? [colour] : seatedColours(world);
    for (const each of colours) deal(world, thing, args.number(0), each, args.number(2, 1), args.flag(3, false));
    return true;
  },
  cut: (thing, args) => [...cut(world, thing, args.number(0, Math.floor(thing.contained.length / 2)))],
  split: (thing, args) => [...split(world, thing, args.number(0, 2))],
  spread: (thing, args) => [...spread(world, thing, args.number(0, 0.6))],
  reset: (thing) => {
    if (thing.type === "Bag") thing.contained = [];
    return true;
  },
});

export const seatedColours = (world: World): string[] =>
  [...world.players.values()].filter((seat) => seat.seated).map((seat) => seat.colour);

/** A callback a script gave to be told when an object is ready. */
export const whenReady = (world: World, callback: LuaValue): ((thing: Thing) => void) | undefined => {
  if (callback === undefined || !isLuaFunction(callback)) return undefined;
  return (made) => {
    world.callBack(callback, made);
  };
};

const faces = (world: World, thing: Thing): Vec => {
  const values = thing.data.RotationValues ?? [];
  const side = values[Math.floor(world.random() * values.length)];
  if (side === undefined) return new Vec(thing.rotation.x, Math.floor(world.random() * 360), thing.rotation.z);
  return new Vec(side.Rotation.x, side.Rotation.y, side.Rotation.z);
};

/** Throws a die or shakes a container, as a hand or a script does it. */
export const randomise = (world: World, thing: Thing): void => {
  if (thing.isContainer) shuffle(world, thing);
  else world.physics.throw(thing, faces(world, thing));
};

const actions = (world: World): Methods => ({
  destruct: (thing) => {
    world.destroy(thing);
    return true;
  },
  reload: (thing) => {
    const state = stateOf(world, thing);
    world.vanish(thing);
    return world.spawn(state);
  },
  clone: (thing, args) => {
    const table = args.optionalTable(0);
    const to = position(table, "position") ?? plus(thing.position, new Vec(2, 0, 0));
    const made = world.spawn({ ...stateOf(world, thing) });
    made.position = to;
    return made;
  },
  flip: (thing) => {
    world.physics.turnTo(thing, plus(thing.rotation, new Vec(0, 0, 180)), false);
    return true;
  },
  roll: (thing) => {
    randomise(world, thing);
    return true;
  },
  randomize: (thing, args) => {
    const colour = args.any(0);
    if (typeof colour === "string") {
      world.event("onObjectRandomize", [thing, colour]);
      world.ownEvent(thing, "onRandomize", [colour]);
    }
    randomise(world, thing);
    return true;
  },
  highlightOn: (thing, args) => {
    const until = thing.extra.get("highlightEnd");
    if (typeof until === "number") world.clock.stop(until);
    thing.extra.set("highlight", args.any(0));
    const seconds = args.number(1, 0);
    const end = { isLuaFunction: true as const, vm: world.global, call: () => void thing.extra.delete("highlight") };
    if (seconds > 0) thing.extra.set("highlightEnd", world.clock.afterSeconds(world.global, end, seconds, 1));
    return true;
  },
  highlightOff: (thing) => {
    thing.extra.delete("highlight");
    return true;
  },
  getHighlightColor: (thing) => thing.extra.get("highlight"),
  drop: (thing) => {
    thing.heldBy = undefined;
    return wake(thing);
  },
  addContextMenuItem: (thing, args) => {
    thing.menu.push({ label: args.text(0), call: args.fn(1), keepOpen: args.flag(2, false) });
    return true;
  },
  clearContextMenu: (thing) => {
    thing.menu = [];
    return true;
  },
  registerCollisions: (thing, args) => {
    thing.extra.set("collisions", args.flag(0, false));
    return true;
  },
  unregisterCollisions: (thing) => thing.extra.delete("collisions"),
  setHiddenFrom: remembered("hiddenFrom"),
  setInvisibleTo: remembered("invisibleTo"),
  attachHider: (thing, args) => hider(thing, "hider", args.text(0), args.flag(1, true), args.any(2)),
  attachInvisibleHider: (thing, args) => hider(thing, "invisible", args.text(0), args.flag(1, true), args.any(2)),
  addForce: (thing) => !thing.spawning,
  addTorque: (thing) => !thing.spawning,
});

function remembered(key: string): Method<Thing> {
  return (thing, args) => {
    thing.extra.set(key, args.any(0));
    return true;
  };
}

const hider = (thing: Thing, kind: string, id: string, on: boolean, colours: LuaValue): boolean => {
  if (on) thing.extra.set(`${kind}:${id}`, colours ?? []);
  else thing.extra.delete(`${kind}:${id}`);
  return true;
};

/** An object as a script hands it over: `spawnObjectData`'s table. */
export const objectFromTable = (table: LuaValue, member: string): ObjectState => {
  try {
    return parsedObject(toJson(table, true), `${member}: data`);
  } catch (error) {
    throw new ScriptError(error instanceof Error ? error.message : String(error));
  }
};

const describe = (thing: Thing): string => `${thing.name === "" ? thing.data.Name : thing.name} (${thing.type})`;

export const objectType = (world: () => World): HostType => {
  let made: HostType | undefined;
  const make = (): HostType => {
    const w = world();
    return hostType<Thing>(
      "Object",
      {
        fields: fields(w),
        methods: {
          ...transform(w),
          ...tags,
          ...about(w),
          ...contents(w),
          ...actions(w),
          ...classicUi(w),
          ...scriptMembers(w),
        },
        documented: DOCUMENTED.object,
      },
      describe,
      (thing, key) => {
        if (thing.gone && key !== "isDestroyed" && key !== "guid" && key !== "remainder") {
          throw new ScriptError(`attempt to use an object that is no longer there (${key})`);
        }
      },
    );
  };
  const real = (): HostType => (made ??= make());
  return {
    name: "Object",
    get: (self, key, vm) => real().get(self, key, vm),
    set: (self, key, value, vm) => {
      real().set(self, key, value, vm);
    },
    text: (self) => real().text(self),
  };
};
