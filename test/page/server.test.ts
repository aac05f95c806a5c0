import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** As no browser would ask: any path, any header. */
const asked = (path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> =>
  new Promise((answers, fails) => {
    const { hostname, port } = new URL(server.address);
    const request = ask({ hostname, port, path, method, headers }, (response) => {
      let bytes = 0;
      response.on("data", (some: Buffer) => (bytes += some.length));
      response.on("end", () => {
        answers({ status: response.statusCode ?? 0, headers: response.headers, bytes });
      });
    });
    request.on("error", fails);
    request.end();
  });

describe("who may ask", () => {
  const port = (): string => new URL(server.address).port;

  test("a name that somebody has made point here may not; this computer's own may", async () => {
    const strangers = ["evil.example", `evil.example:${port()}`, `127.0.0.1.evil.example:${port()}`, "127.0.0.1:1"];
    for (const host of [...strangers, `localhost@evil.example:${port()}`])
      expect((await asked("/save.json", { host })).status, host).toBe(403);
    for (const host of [`127.0.0.1:${port()}`, `localhost:${port()}`])
      expect((await asked("/save.json", { host })).status, host).toBe(200);
  });

  test("a page from elsewhere may not, nor one from nowhere; our own may", async () => {
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1:1", `https://127.0.0.1:${port()}`, ""])
      expect((await asked("/save.json", { origin })).status, origin).toBe(403);
    expect((await asked("/save.json", { origin: `http://127.0.0.1:${port()}` })).status).toBe(200);
    expect((await asked("/save.json")).headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("whoever says too much is cut short, and the next one is served", async () => {
    expect((await asked("/", { "X-Long": "x".repeat(100_000) })).status).toBe(431);
    expect((await asked("/")).status).toBe(200);
  });
});

describe("what may be asked for", () => {
  test.each([
    "/../package.json",
    "/..%2fpackage.json",
    "/..%2Fpackage.json",
    "/%2e%2e/package.json",
    "/%2E%2E%5Cpackage.json",
    "/..\\package.json",
    "/assets/../../../package.json",
    "//etc/passwd",
    "/%00",
    "/INDEX.HTML/..",
    "/__proto__",
    "/constructor",
    "http://evil.example/save.json",
    "*",
  ])("%s is nothing that is here", async (path) => {
    expect((await asked(path)).status).toBe(404);
  });

  test("the head alone, without what follows; nothing else can be done", async () => {
    const [whole, head] = [await asked("/save.json"), await asked("/save.json", {}, "HEAD")];
    expect([head.status, head.bytes, head.headers["content-length"]]).toEqual([200, 0, String(whole.bytes)]);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      const { status, headers } = await asked("/save.json", {}, method);
      expect([status, headers.allow], method).toEqual([405, "GET, HEAD"]);
    }
  });

  test("a script or a style is a file of the page, and never stands in it", () => {
    for (const page of ["/index.html", "/table.html"]) {
      const html = pageFiles().get(page)?.toString() ?? "";
      expect(html).toMatch(/<script [^>]*src=/);
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    }
  });
});

describe.skipIf(process.platform === "win32")("links are not followed", () => {
  const folder = mkdtempSync(join(tmpdir(), "outbreak-links-"));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const secret = join(folder, "secret.txt");
  writeFileSync(secret, "a secret");

  test("from the folder of the page", () => {
    const page = join(folder, "page");
    mkdirSync(join(page, "deep"), { recursive: true });
    writeFileSync(join(page, "deep/index.html"), "");
    symlinkSync(secret, join(page, "secret.html"));
    symlinkSync(folder, join(page, "elsewhere"));
    expect([...pageFiles(page).keys()]).toEqual(["/deep/index.html"]);
  });

  test("from a save to what is no picture, neither when it is loaded nor when it is asked for", async () => {
    const [link, picture] = [join(folder, "link.png"), join(folder, "picture.png")];
    symlinkSync(secret, link);
    writeFileSync(picture, "a picture");
    const urls = [link, picture].map((file) => pathToFileURL(file).href);
    const table = await serving("links", JSON.stringify({ urls }), 0);
    const about = (await (await fetch(`${table.address}about.json`)).json()) as { files: Record<string, string> };
    expect(Object.keys(about.files)).toEqual([urls[1]]);
    const address = new URL(about.files[urls[1] ?? ""] ?? "", table.address);
    expect(await (await fetch(address)).text()).toBe("a picture");
    rmSync(picture);
    symlinkSync(secret, picture);
    expect((await fetch(address)).status).toBe(404);
    await table.close();
  });
});

test("a port that is taken is told of as a mistake", async () => {
  const port = Number(new URL(server.address).port);
  await expect(serving("again", "{}", port)).rejects.toThrow(`--port ${String(port)}: something else is there already`);
});

test("the page's scripts are at most 450 KB, compressed, and 160 KB more for the table in three dimensions", () => {
  const scripts = [...pageFiles()].filter(([path]) => path.endsWith(".js"));
  const kilobytes = (chosen: (path: string) => boolean): number =>
    scripts.filter(([path]) => chosen(path)).reduce((sum, [, body]) => sum + gzipSync(body).length, 0) / 1024;
  const isSolid = (path: string): boolean => path.includes("/door-");
  expect(kilobytes((path) => !isSolid(path))).toBeGreaterThan(10);
  expect(kilobytes((path) => !isSolid(path))).toBeLessThan(450);
  expect(kilobytes(isSolid)).toBeGreaterThan(10);
  expect(kilobytes(isSolid)).toBeLessThan(160);
});
