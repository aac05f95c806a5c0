import { describe, expect, test } from "vitest";
import { moonsharpServer } from "../../../src/cli/vm/moonsharp-server";
import { onFengari } from "../../../src/host/vm/fengari-vm";
import { type MakeVm, USUAL_LIMITS } from "../../../src/host/vm/vm";
import { shownBy } from "../../support/host-lua";
import { FACTS } from "./facts";

const { missing, vm: onMoonsharp } = moonsharpServer();
if (missing !== "") process.stdout.write(`the facts are not asked of MoonSharp: ${missing}\n`);

const VMS: readonly (readonly [string, MakeVm])[] = [
  ["fengari", onFengari],
  ...(missing === "" ? ([["MoonSharp", onMoonsharp]] as const) : []),
];

const IDS = /: 0[0-9A-F]{7}/g;

const given = (make: MakeVm, lua: string): string => {
  try {
    return shownBy(make("script", USUAL_LIMITS), lua).join(" ").replace(IDS, ": <id>");
  } catch (error) {
    return `! ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`;
  }
};

describe.each(VMS)("on %s", (_, make) => {
  describe.each(Object.entries(FACTS))("%s", (_group, facts) => {
    test.each(facts)("%s", (lua, gives) => {
      expect(given(make, lua)).toBe(gives);
    });
  });
});
