import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { STRANGE } from "./strange-save";

const folder = mkdtempSync(join(tmpdir(), "outbreak-table-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("outbreak table says its address, serves the save that was named, and ends when it is stopped", async () => {
  const save = join(folder, "a table.json");
  writeFileSync(save, JSON.stringify(STRANGE));
  const bin = resolve(import.meta.dirname, "../../bin/outbreak.mjs");
  const command = spawn(process.execPath, [bin, "table", save, "--port", "0", "--no-open"]);
  const ended = new Promise<number | null>((done) => command.on("exit", done));
  const line = await new Promise<string>((told) => {
    command.stdout.on("data", (text: Buffer) => {
      told(text.toString());
    });
  });
  const address = /^a table: (http:\/\/127\.0\.0\.1:\d+\/)/.exec(line)?.[1] ?? "";
  expect(await (await fetch(`${address}about.json`)).json()).toMatchObject({ name: "a table" });
  expect(await (await fetch(`${address}save.json`)).json()).toMatchObject({ SaveName: STRANGE.SaveName });
  command.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("in another language it is opened at the address that speaks it; one that nobody told it in is named with those known", async () => {
  const save = join(folder, "another.json");
  writeFileSync(save, JSON.stringify(STRANGE));
  const bin = resolve(import.meta.dirname, "../../bin/outbreak.mjs");
  const started = (language: string) =>
    spawn(process.execPath, [bin, "table", save, "--language", language, "--port", "0", "--no-open"]);
  const first = (stream: NodeJS.ReadableStream): Promise<string> =>
    new Promise((told) => {
      stream.once("data", (text: Buffer) => {
        told(text.toString());
      });
    });
  const polish = started("pl");
  expect(await first(polish.stdout)).toMatch(/^another: http:\/\/127\.0\.0\.1:\d+\/\?language=pl /);
  polish.kill("SIGTERM");
  const none = started("xx");
  expect(await first(none.stderr)).toContain('unknown language "xx"; known: en, pl');
});
