import { describe, expect, test } from "vitest";
import { card, token } from "../../support/host-pieces";
import { heard, listening, lua, tableOf, thingAt } from "../../support/host-table";

const O = "local o = getObjectFromGUID('aaa111') local p = getObjectFromGUID('bbb222') ";
const pair = (script = "") =>
  tableOf(
    [
      token("aaa111", { x: 10, turn: 90, scale: 2 }),
      token("bbb222", { x: 10, z: 4, turn: 120, scale: 4 }, { Nickname: "Flag", Tags: ["banner"] }),
    ],
    script,
  );

describe("attachments", () => {
  test("Object.addAttachment .getAttachments: the guest is destroyed and becomes part of the other", () => {
    const table = pair(listening("onObjectDestroy"));
    expect(lua(table, `${O} return { #o.getAttachments(), o.addAttachment(p), p.isDestroyed() }`)).toEqual([
      0,
      true,
      true,
    ]);
    expect(heard(table)).toEqual(["onObjectDestroy bbb222"]);
    expect(lua(table, `${O} local a = o.getAttachments()[1] return { a.index, a.guid, a.name, a.tags[1] }`)).toEqual([
      0,
      "bbb222",
      "Flag",
      "banner",
    ]);
    // Four to the north of what looks east and is twice as large: two to its left.
    const at = table.save().ObjectStates[0]?.ChildObjects?.[0]?.Transform;
    expect([at?.rotY, at?.scaleX]).toEqual([30, 2]);
    expect(Math.abs(at?.posX ?? 0)).toBeCloseTo(2);
    expect(at?.posZ).toBeCloseTo(0);
  });

  test("Object.addAttachment .removeAttachment: there and back again, however both are turned and scaled", () => {
    const table = tableOf([
      token("aaa111", { x: 3, y: 2, z: 1, turn: 70, scale: 2 }),
      token("bbb222", { x: -4, y: 5, z: 6, turn: 20, scale: 0.5 }),
    ]);
    const where =
      "local p, r, s = q.getPosition(), q.getRotation(), q.getScale() return { p.x, p.y, p.z, r.x, r.y, r.z, s.x, s.y, s.z }";
    const back = lua(table, `${O} o.addAttachment(p) local q = o.removeAttachment(0) ${where}`) as number[];
    expect(back.map((part) => Math.round(part * 1e6) / 1e6 + 0)).toEqual([-4, 5, 6, 0, 20, 0, 0.5, 0.5, 0.5]);
    expect(() => lua(table, `${O} o.removeAttachment(0)`)).toThrow("aaa111 has no attachment 0, but 0");
  });

  test("Object.removeAttachment: takes one off where it was, though the other has moved", () => {
    const table = pair();
    lua(table, `${O} o.addAttachment(p) o.setPosition({ 20, 1, 0 })`);
    expect(
      lua(table, `${O} now = o.removeAttachment(0) return { now.getName(), now.guid, #o.getAttachments() }`),
    ).toEqual(["Flag", "bbb222", 0]);
    const flag = thingAt(table, "bbb222");
    expect([flag.position.x, flag.position.z, flag.rotation.y, flag.scale.x]).toEqual([
      expect.closeTo(20),
      expect.closeTo(4),
      expect.closeTo(120),
      expect.closeTo(4),
    ]);
  });

  test("Object.removeAttachments .destroyAttachment .destroyAttachments: some come back, some are gone", () => {
    const table = tableOf(["aaa111", "bbb222", "ccc333", "ddd444"].map((guid, i) => card(guid, { x: 4 * i })));
    const all = "for _, g in ipairs({ 'bbb222', 'ccc333', 'ddd444' }) do o.addAttachment(getObjectFromGUID(g)) end ";
    expect(lua(table, `${O} ${all} return { o.destroyAttachment(1), #o.getAttachments() }`)).toEqual([true, 2]);
    expect(
      lua(table, `${O} local l = o.removeAttachments() return { #l, l[1].guid, l[2].guid, #o.getAttachments() }`),
    ).toEqual([2, "bbb222", "ddd444", 0]);
    expect(lua(table, `${O} o.addAttachment(p) return { o.destroyAttachments(), #o.getAttachments() }`)).toEqual([
      true,
      0,
    ]);
    expect(lua(table, "return #getObjects()")).toBe(2);
  });

  test("one that is not there is told", () => {
    expect(() => lua(pair(), `${O} o.removeAttachment(0)`)).toThrow(
      "removeAttachment: aaa111 has no attachment 0, but 0",
    );
    expect(() => lua(pair(), `${O} o.addAttachment(o)`)).toThrow("does not go onto itself");
  });
});
