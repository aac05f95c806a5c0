import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPage, pageFiles } from "../../src/cli/serving/page-files";
import { type Serving, serving } from "../../src/cli/serving/server";
import { HOSTILE } from "./strange-save";

let server: Serving;
beforeAll(async () => {
  await builtPage();
  server = await serving("Strange", JSON.stringify(HOSTILE), 0);
});
afterAll(async () => {
  await server.close();
});

test("the server gives the page with strict headers, on this computer alone", async () => {
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const { headers } = await fetch(server.address);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("it gives nothing of this computer but the table, lists no folder, and takes nothing", async () => {
  for (const path of ["files/", "assets/", "../package.json", "%2e%2e/package.json", "..%2fpackage.json"])
    expect((await fetch(server.address + path)).status, path).toBe(404);
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await fetch(server.address, { method, body: "x" })).status, method).toBe(405);
});

test("a port that is taken is told of as a mistake", async () => {
  const port = Number(new URL(server.address).port);
  await expect(serving("again", "{}", port)).rejects.toThrow(`--port ${String(port)}: something else is there already`);
});

test("the page's scripts are at most 400 KB, compressed", () => {
  const scripts = [...pageFiles()].filter(([path]) => path.endsWith(".js"));
  const bytes = scripts.reduce((sum, [, body]) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(400 * 1024);
});
