import { beforeAll, describe } from "vitest";
import { surviveUntilDaylightSpoken } from "../../../src/games/survive-until-daylight/spoken";
import { luas } from "../../support/lua";
import { asMoonsharp } from "../../support/moonsharp-vm";
import { sameOn } from "../../support/same-everywhere";
import { nightLua } from "./support/lua";

let file = "";
beforeAll(async () => {
  file = await nightLua("night-entry");
});

describe.each([asMoonsharp, ...luas()])("$name says what Node says", (vm) => {
  sameOn(vm, () => file, surviveUntilDaylightSpoken, [1, 2]);
});
