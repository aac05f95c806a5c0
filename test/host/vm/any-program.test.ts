import { expect, test } from "vitest";
import { moonsharpServer } from "../../../src/cli/vm/moonsharp-server";
import { USUAL_LIMITS } from "../../../src/host/vm/vm";
import { anyLua } from "../../build/fixture/any-lua";
import { runLua } from "../../build/fixture/lua";
import { fengariVm, shownBy } from "../../support/host-lua";

/* Programs that lean on nothing of MoonSharp's own do what they do on plain fengari, whose numbers print otherwise. */

const SAYING =
  "local said = '' local function print(a, b) said = said .. tostring(a) .. ' ' .. tostring(b) .. '\\n' end ";

const plainly = (text: string): string => text.replace(/(\d)\.0\b/g, "$1").replace(/-?\bnan\b/g, "NaN");

const PROGRAMS = Array.from({ length: 150 }, (_, i) => anyLua(i + 1));

test("any program does on the host's fengari what it does on the package", () => {
  for (const lua of PROGRAMS) {
    const [said = ""] = runLua(`local out = print ${SAYING}${lua} out(said)`).printed;
    expect(plainly(shownBy(fengariVm(), `${SAYING}${lua} return said`).join("")), lua).toBe(plainly(said));
  }
});

const { missing, vm: onMoonsharp } = moonsharpServer();

test.skipIf(missing !== "")("and on MoonSharp", () => {
  for (const lua of PROGRAMS) {
    const chunk = `${SAYING}${lua} return said`;
    expect(shownBy(fengariVm(), chunk), lua).toEqual(shownBy(onMoonsharp("script", USUAL_LIMITS), chunk));
  }
});
