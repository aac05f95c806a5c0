import { beforeAll, describe } from "vitest";
import { surviveUntilDaylightSpoken } from "../../../src/games/survive-until-daylight/spoken";
import { asMoonsharp } from "../../support/moonsharp-vm";
import { sameOn } from "../../support/same-everywhere";
import { nightLua } from "./support/lua";

let file = "";
beforeAll(async () => {
  file = await nightLua("night-entry");
});

describe("what speaks like MoonSharp says what Node says", () => {
  sameOn(asMoonsharp, () => file, surviveUntilDaylightSpoken, [1]);
});
