import { beforeEach } from "vitest";
import { moonsharpServer } from "../../src/cli/vm/moonsharp-server";

const { missing } = moonsharpServer();

if (missing !== "") {
  process.stdout.write(`tables on MoonSharp are skipped: ${missing}\n`);
  beforeEach(({ skip }) => {
    skip(missing);
  });
}
