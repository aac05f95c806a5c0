import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { addressOfFile } from "../../build/local-address";
import { readPlain } from "../../src/cli/serving/plain-file";
import { filesOf } from "../../src/cli/serving/save-files";

const folder = mkdtempSync(join(tmpdir(), "outbreak-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const written = (name: string): string => {
  const file = join(folder, "Gry i zabawy – Łucja", name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, "x");
  return file;
};

test("a save's own pictures and models are served, whichever form their addresses have", () => {
  const [picture, model] = [written("it's 100% mine.PNG"), written("x.obj")];
  const plain = addressOfFile([model]);
  const escaped = pathToFileURL(picture).href;
  const save = { ObjectStates: [{ CustomMesh: { MeshURL: plain, DiffuseURL: escaped } }] };
  expect(filesOf(save)).toEqual([
    { url: plain, path: expect.stringMatching(/^files\/[0-9a-f]{16}\.obj$/) as string, file: model },
    { url: escaped, path: expect.stringMatching(/^files\/[0-9a-f]{16}\.png$/) as string, file: picture },
  ]);
});

test("nothing else of this computer is: other files, folders, what is not there, other computers", () => {
  const secret = written("secret.txt");
  mkdirSync(join(folder, "folder.png"));
  const named = [secret, join(folder, "folder.png"), join(folder, "gone.png"), `/${written("y.png")}`, "y.png"];
  expect(filesOf({ named, urls: named.map((file) => `file:///${file}`).slice(0, 3) })).toEqual([]);
});

test("a link is not followed, whether it stands for the file or for a folder on the way to it", () => {
  const file = written("real.png");
  const linkedFile = join(folder, "link.png");
  const linkedFolder = join(folder, "link");
  symlinkSync(file, linkedFile);
  symlinkSync(join(file, ".."), linkedFolder);
  const behind = join(linkedFolder, "real.png");
  expect(readPlain(file).toString()).toBe("x");
  expect(filesOf([file, linkedFile, behind].map((each) => addressOfFile([each]))).map((each) => each.file)).toEqual([
    file,
  ]);
  expect(() => readPlain(linkedFile)).toThrow();
  expect(() => readPlain(behind)).toThrow("lies behind a link");
  expect(() => readPlain(behind, folder)).toThrow("lies behind a link");
  // Where the folder itself lies is its owner's business.
  expect(readPlain(behind, linkedFolder).toString()).toBe("x");
});
