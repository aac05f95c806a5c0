import { expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { lua, tableOf } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') local p = getObjectFromGUID('bbb222') ";
const pair = () => tableOf([token("aaa111"), token("bbb222", { x: 5 })]);

test("Object.jointTo .getJoints: a joint is kept with what it was given, and goes into the save", () => {
  const table = pair();
  expect(
    lua(
      table,
      `${O} return o.jointTo(p, { type = "Spring", collision = true, break_force = 1000, spring = 50, damper = 0.1, max_distance = 10, min_distance = 1 })`,
    ),
  ).toBe(true);
  expect(lua(table, `${O} local j = o.getJoints() return { #j, #p.getJoints() }`)).toEqual([1, 0]);
  expect(
    lua(
      table,
      `${O} local j = o.getJoints()[1] return { j.type, j.joint_object_guid, j.collision, j.break_force, j.break_torgue > 1e300, j.spring, j.damper, j.max_distance, j.min_distance }`,
    ),
  ).toEqual(["Spring", "bbb222", true, 1000, true, 50, 0.1, 10, 1]);
  expect(table.save().ObjectStates[0]?.JointSpring).toMatchObject({
    ConnectedBodyGUID: "bbb222",
    BreakForce: 1000,
    BreakTorgue: "Infinity",
    MaxDistance: 10,
  });
});

test("Object.jointTo: a hinge has its motor, one of each kind is kept, and none without arguments", () => {
  const table = pair();
  lua(
    table,
    `${O} o.jointTo(p) o.jointTo(p, { type = "Hinge", axis = { 0, 1, 0 }, anchor = { 1, 2, 3 }, motor_force = 100, motor_velocity = 10, motor_free_spin = true })`,
  );
  expect(
    lua(
      table,
      `${O} local j = o.getJoints()[2] return { o.getJoints()[1].type, j.type, j.axis.y, j.anchor.z, j.motor_force, j.motor_velocity, j.motor_free_spin }`,
    ),
  ).toEqual(["Fixed", "Hinge", 1, 3, 100, 10, true]);
  expect(table.save().ObjectStates[0]?.JointHinge).toMatchObject({
    UseMotor: true,
    Motor: { force: 100, targetVelocity: 10, freeSpin: true },
  });
  expect(lua(table, `${O} o.jointTo() return #o.getJoints()`)).toBe(0);
  expect(table.save().ObjectStates[0]).not.toHaveProperty("JointHinge");
});

test("a joint goes with the object it was made to", () => {
  const table = pair();
  lua(table, `${O} o.jointTo(p) destroyObject(p)`);
  table.settle();
  expect(lua(table, "return #getObjectFromGUID('aaa111').getJoints()")).toBe(0);
});

test("a kind there is not is told", () => {
  expect(() => lua(pair(), `${O} o.jointTo(p, { type = "Glue" })`)).toThrow("there is no joint of type Glue");
});

test("Object.jointTo .getJoints: what is not given is as the Joint tool has it, and what another kind has is nothing", () => {
  const table = pair();
  const joint = (type: string) =>
    lua(
      table,
      `${O} o.jointTo() o.jointTo(p, { type = "${type}" }) local j = o.getJoints()[1]
      return { j.collision, j.break_force, j.break_torgue, { j.axis.x, j.axis.y, j.axis.z }, { j.anchor.x, j.anchor.y, j.anchor.z },
        { j.connector_anchor.x, j.connector_anchor.y, j.connector_anchor.z },
        { j.motor_force, j.motor_velocity, j.motor_free_spin }, { j.spring, j.damper, j.max_distance, j.min_distance } }`,
    );
  const usual = [false, Infinity, Infinity, [1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, false]];
  expect(joint("Fixed")).toEqual([...usual, [0, 0, 0, 0]]);
  expect(joint("Hinge")).toEqual([...usual, [0, 0, 0, 0]]);
  expect(table.save().ObjectStates[0]?.JointHinge?.UseMotor).toBe(false);
  expect(joint("Spring")).toEqual([...usual, [10, 0.2, 0, 0]]);
});
