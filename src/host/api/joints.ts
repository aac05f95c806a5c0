import type { JointHingeState, JointSpringState, JointState, VectorState } from "../../tts/save";
import { type LuaTable, type LuaValue, ScriptError, textOf, Vec } from "../vm/value";
import type { Saved, Thing } from "../world/thing";
import type { World } from "../world/world";
import { vecOf } from "./args";
import type { Method } from "./members";

/** https://api.tabletopsimulator.com/object/#jointto — kept as data: nothing pulls at anything here. */

const KINDS = ["Fixed", "Hinge", "Spring"] as const;
type Kind = (typeof KINDS)[number];

const field = (kind: Kind): "JointFixed" | "JointHinge" | "JointSpring" => `Joint${kind}`;

/** What never breaks stands in a save as a text, as JSON has no number for it. */
const force = (value: number | string): number => (value === "Infinity" ? Infinity : Number(value));
const savedForce = (value: number): number | string => (value === Infinity ? "Infinity" : value);

const plain = ({ x, y, z }: Vec): VectorState => ({ x, y, z });
const vector = ({ x, y, z }: VectorState): Vec => new Vec(x, y, z);

/** Reads the parameters of a joint; each has what the Joint tool has until it is changed. */
class Parameters {
  constructor(readonly table: LuaTable) {}

  number(key: string, otherwise: number): number {
    const value = this.table.get(key);
    return typeof value === "number" ? value : otherwise;
  }

  flag(key: string): boolean {
    return this.table.get(key) === true;
  }

  vector(key: string, otherwise: Vec): VectorState {
    return plain(vecOf(this.table.get(key)) ?? otherwise);
  }
}

const ORIGIN = new Vec(0, 0, 0);

const jointState = (to: Thing, given: Parameters): JointState => ({
  ConnectedBodyGUID: to.guid,
  EnableCollision: given.flag("collision"),
  Axis: given.vector("axis", new Vec(1, 0, 0)),
  Anchor: given.vector("anchor", ORIGIN),
  ConnectedAnchor: given.vector("connector_anchor", ORIGIN),
  BreakForce: savedForce(given.number("break_force", Infinity)),
  BreakTorgue: savedForce(given.number("break_torgue", Infinity)),
});

const hinge = (joint: JointState, given: Parameters): JointHingeState => {
  const power = given.number("motor_force", 0);
  return {
    ...joint,
    UseMotor: power !== 0,
    Motor: { force: power, targetVelocity: given.number("motor_velocity", 0), freeSpin: given.flag("motor_free_spin") },
  };
};

const spring = (joint: JointState, given: Parameters): JointSpringState => ({
  ...joint,
  Spring: given.number("spring", 10),
  Damper: given.number("damper", 0.2),
  MaxDistance: given.number("max_distance", 0),
  MinDistance: given.number("min_distance", 0),
});

const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

/** An object has at most one joint of each kind, as its save has room for one: a new one takes the old one's place. */
const join = (thing: Thing, to: Thing, table: LuaTable): void => {
  const kind = textOf(table.get("type") ?? "Fixed");
  if (!isKind(kind)) throw new ScriptError(`jointTo: there is no joint of type ${kind}`);
  const given = new Parameters(table);
  const joint = jointState(to, given);
  if (kind === "Fixed") thing.data.JointFixed = joint;
  else if (kind === "Hinge") thing.data.JointHinge = hinge(joint, given);
  else thing.data.JointSpring = spring(joint, given);
};

type AnyJoint = JointState & Partial<JointHingeState> & Partial<JointSpringState>;

const described = (kind: Kind, joint: AnyJoint): LuaValue => ({
  type: kind,
  joint_object_guid: joint.ConnectedBodyGUID,
  collision: joint.EnableCollision,
  break_force: force(joint.BreakForce),
  break_torgue: force(joint.BreakTorgue),
  axis: vector(joint.Axis),
  anchor: vector(joint.Anchor),
  connector_anchor: vector(joint.ConnectedAnchor),
  motor_force: joint.Motor?.force ?? 0,
  motor_velocity: joint.Motor?.targetVelocity ?? 0,
  motor_free_spin: joint.Motor?.freeSpin ?? false,
  spring: joint.Spring ?? 0,
  damper: joint.Damper ?? 0,
  max_distance: joint.MaxDistance ?? 0,
  min_distance: joint.MinDistance ?? 0,
});

const jointOf = (data: Saved, kind: Kind): AnyJoint | undefined => data[field(kind)];

export const jointMembers = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  jointTo: (thing, args) => {
    const to = args.optionalThing(0);
    if (to === thing) throw new ScriptError(`jointTo: ${thing.guid} is not tied to itself`);
    if (to !== undefined) join(thing, to, args.optionalTable(1));
    else for (const kind of KINDS) Reflect.deleteProperty(thing.data, field(kind));
    return true;
  },
  getJoints: (thing) =>
    KINDS.flatMap((kind) => {
      const joint = jointOf(thing.data, kind);
      // With an object its joints go.
      return joint === undefined || world.byGuid(joint.ConnectedBodyGUID) === undefined ? [] : [described(kind, joint)];
    }),
});
