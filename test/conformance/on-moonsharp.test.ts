import { describe, test } from "vitest";
import { moonsharpServer } from "../../src/cli/vm/moonsharp-server";
import { PAGES } from "./answered";
import { held } from "./held";

const { missing, vm } = moonsharpServer();

describe.skipIf(missing !== "")(`on MoonSharp${missing === "" ? "" : `: ${missing}`}`, () => {
  test.each(PAGES)("%s", (page) => {
    held(page, vm);
  });
});
