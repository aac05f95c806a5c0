import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { COMMANDS } from "../../src/cli/commands";
import { main } from "../../src/cli/main";
import { missing } from "./browser-table";
import { STRANGE } from "./strange-save";

const folder = mkdtempSync(join(tmpdir(), "outbreak-picture-"));
const save = join(folder, "strange.json");
writeFileSync(save, JSON.stringify(STRANGE));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** `outbreak picture …`: the exit code, and what was complained of. */
const picture = async (...args: readonly string[]): Promise<readonly [code: number, complaint: string]> => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    return [await main(["picture", ...args], COMMANDS), error.mock.calls.flat().join("\n")];
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
};

/** Width and height stand in a PNG's first chunk. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.skipIf(missing !== "")("a picture of a table", () => {
  test("is as large as asked, the same each time, and shows what its colour may see", async () => {
    const made: Buffer[] = [];
    for (const colour of ["White", "White", "Red"]) {
      const file = join(folder, "a.png");
      const frame = ["--hand", colour, "--width", "600", "--height", "300"];
      expect(await picture(save, ...frame, "--out", file)).toEqual([0, ""]);
      made.push(readFileSync(file));
    }
    const [white = Buffer.alloc(24), again, red] = made;
    expect(sizeOf(white)).toEqual([600, 300]);
    expect([again, red].map((other) => other?.equals(white))).toEqual([true, false]);
  });
});

describe("what cannot be pictured is told", () => {
  const cases: readonly (readonly [what: string, args: readonly string[], complaint: RegExp])[] = [
    ["no file to write to", [save], /where to\? --out FILE\.png/],
    ["a folder that is not there", [save, "--out", join(folder, "no", "a.png")], /there is no folder/],
    ["a save that is not there", ["nowhere.json", "--out", join(folder, "a.png")], /neither a game .* nor the path/],
    ["a colour that is none", [save, "--hand", "Mauve", "--out", join(folder, "a.png")], /unknown colour "Mauve"/],
    ["a part that is none", [save, "--at", "here", "--out", join(folder, "a.png")], /--at is "here"; it must be three/],
    ["moves on a stranger's table", [save, "--moves", "3", "--out", join(folder, "a.png")], /no table of Outbreak's/],
  ];
  test.each(cases)("%s", async (_what, args, complaint) => {
    const [code, told] = await picture(...args);
    expect(code).toBe(2);
    expect(told).toMatch(complaint);
  });
});
