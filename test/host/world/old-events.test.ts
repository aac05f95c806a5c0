import { describe, expect, test } from "vitest";
import { token } from "../../support/host-pieces";
import { faults, frames, lua, tableOf } from "../../support/host-table";

const heard = (table: ReturnType<typeof tableOf>) => lua(table, "return table.concat(heard, ' ')");
const NOTE = "heard = {} function note(what) heard[#heard + 1] = what end ";

describe("events by the names they had once", () => {
  test("Global and objects are told: loading, frames, hands, what is destroyed, a new colour", () => {
    const table = tableOf(
      [
        token(
          "aaa111",
          {},
          {
            LuaScript: `
              function onload(saved) Global.call("note", "own load '" .. saved .. "'") end
              function onPickedUp(colour) Global.call("note", "picked " .. colour) end
              function onDropped(colour) Global.call("note", "dropped " .. colour) end`,
          },
        ),
      ],
      `${NOTE} function onload() note("load") end
      function update() frames = (frames or 0) + 1 end
      function fixedUpdate() steps = (steps or 0) + 1 end
      function onObjectPickedUp(colour, thing) note("up " .. thing.guid) end
      function onObjectDropped(colour, thing) note("down " .. thing.guid) end
      function onObjectDestroyed(thing) note("gone " .. thing.guid) end
      function onPlayerChangedColor(colour) note("sits " .. colour) end`,
    );
    frames(table, 60);
    expect(lua(table, "return { frames, steps }")).toEqual([60, 90]);
    const thing = table.world.byGuid("aaa111");
    if (thing === undefined) throw new Error("the token is gone");
    table.seat("White").drag(thing).to({ x: 3, z: 3 });
    table.settle();
    lua(table, "getObjectFromGUID('aaa111').destruct()");
    frames(table, 2);
    table.stand("White", "Blue");
    expect(heard(table)).toBe(
      "load own load '' up aaa111 picked White down aaa111 dropped White gone aaa111 sits Blue",
    );
    expect(faults(table)).toEqual([]);
  });

  test("a script that has both is told by the new one alone", () => {
    const table = tableOf([], `${NOTE} function onLoad() note("new") end function onload() note("old") end`);
    expect(heard(table)).toBe("new");
  });
});
