import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { type OutgoingHttpHeaders, request as ask } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { survivorDuel } from "../../src/games/survivor-duel/game";
import { builtPage } from "../../src/cli/serving/page-files";
import { type Serving, serving } from "../../src/cli/serving/server";
import { ownAddresses } from "../../src/cli/sharing/addresses";
import { CLOSED } from "../../src/page/far/door-wire";
import { USUAL_SETTINGS } from "../../src/table/settings";
import type { SaveState } from "../../src/tts/save";
import { duel } from "../games/survivor-duel/support/duel";
import { keptAt } from "../support/kept-match";
import { builtSave } from "../support/person";
import { FarTab } from "./support/far-tab";

/** A shared room as the network sees it: who is let in, what each is sent, and what becomes of those who do harm. */

/** In Red's hand, and nowhere else; then in Blue's. */
const REDS = ["Crowbar", "Bandage"];
const BLUES = ["Sidestep", "Brace"];

const table = (): string => {
  const state = duel({
    phase: "setup",
    turn: 0,
    p1: { hand: ["E09", "E01", "E03", "I01", "W06"], deck: ["W05", "W05"], row: ["Z01", "Z02"], zdeck: ["Z05"] },
    p2: { hand: ["R01", "R02"], deck: ["R03", "R04"], row: ["Z07", "Z08"], zdeck: ["Z06"] },
  });
  const steps = [
    { do: "mulligan", sealed: [] },
    { do: "turn", seat: "p1" },
  ] as const;
  const save = JSON.parse(builtSave("survivor-duel")) as SaveState;
  return JSON.stringify(keptAt(save, survivorDuel, 2, state, steps, { ...USUAL_SETTINGS, pace: "jump" }));
};

/** What a browser makes up to upgrade with. */
const KEY = "AAAAAAAAAAAAAAAAAAAAAA==";

const COLOURS = ["Red", "Blue", "Grey"];
/** So long a guest who is cut off is waited for here. */
const PATIENCE = 1500;

let folder: string;
let text: string;
let server: Serving;
let host: FarTab;
let keys: ReadonlyMap<string, string>;

const keyOf = (colour: string): string => keys.get(colour) ?? "";

const opened = (port = 0): Promise<Serving> =>
  serving("Duel", text, port, { elsewhere: "", patience: PATIENCE, folder });

const comes = (colour: string): Promise<FarTab> => FarTab.seated(server.address, keyOf(colour));

const here = (colour: string) => host.last("people")?.people.find((each) => each.colour === colour)?.guest;

/** The match goes on: what Red answers is heard. */
const goesOn = async (): Promise<void> => {
  const before = host.at;
  await host.answers("That is all");
  await expect.poll(() => host.at).toBeGreaterThan(before);
};

beforeAll(async () => {
  await builtPage();
  text = table();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "outbreak-room-"));
  server = await opened();
  host = await FarTab.at(server.address, "host", { knock: "claim", name: "Duel", text, folder: "" });
  await expect.poll(() => host.last("people")).toBeDefined();
  host.send({ act: "sit", colour: "Red" });
  keys = new Map((await host.invitations(COLOURS)).map(({ colour, key }) => [colour, key]));
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("who is let in", () => {
  test("a guest comes to the seat of the link, sees its hand, and is sent nothing of another's", async () => {
    const [blue, watcher] = await Promise.all([comes("Blue"), comes("Grey")]);
    await blue.answers("That is all");
    await goesOn();
    blue.send({ act: "sit", colour: "Red" });
    blue.send({ act: "sit", colour: "Black" });
    blue.send({ act: "save" });
    blue.send({ act: "handOver" });
    blue.send({ act: "code" });
    await expect.poll(() => blue.last("code")).toEqual({ told: "code", code: "" });
    const toldOf = (titles: readonly string[], { texts }: FarTab): readonly string[] =>
      titles.filter((title) => texts.some((sent) => sent.includes(title)));
    expect([toldOf(REDS, host), toldOf(BLUES, blue)]).toEqual([REDS, BLUES]);
    for (const other of [blue, watcher]) expect(toldOf(REDS, other)).toEqual([]);
    for (const other of [host, watcher]) expect(toldOf(BLUES, other)).toEqual([]);
    expect(blue.last("people")?.you).toBe("Blue");
    expect(blue.last("saved") ?? blue.last("handedOver")).toBeUndefined();
  });

  test("nobody reaches into the hand of another, the host as little as a guest", async () => {
    const blue = await comes("Blue");
    await blue.sees("");
    const inRed = () =>
      host.told
        .flatMap((each) => (each.told === "table" ? each.pieces : each.told === "pieces" ? each.put : []))
        .filter(({ hand, name }) => hand === "Red" && REDS.includes(name))
        .map(({ id }) => id);
    await expect.poll(() => inRed().length).toBeGreaterThan(0);
    await expect.poll(() => blue.last("slate")).toBeDefined();
    for (const id of inRed()) {
      blue.send({ act: "pickUp", id });
      blue.send({ act: "flip", id });
      blue.send({ act: "look", id });
    }
    blue.send({ act: "say", text: "done" });
    await expect.poll(() => blue.texts.join("\n")).toContain("done");
    expect(REDS.filter((title) => blue.texts.join("\n").includes(title))).toEqual([]);
    host.send({ act: "sit", colour: "Blue" });
    await expect.poll(() => host.last("problem")?.text).toContain("a guest's seat");
  });

  test("a stranger without a key, with one that is made up, and who says nothing is not", async () => {
    const [made, none, silent] = await Promise.all([
      FarTab.seated(server.address, "x".repeat(22)),
      FarTab.at(server.address, "seat"),
      FarTab.at(server.address, "seat"),
    ]);
    none.send({ act: "again" });
    await made.isClosedWith(CLOSED.noSuchKey);
    await none.isClosedWith(CLOSED.malformed);
    await silent.isClosedWith(CLOSED.tooLate);
    for (const { texts } of [made, none]) expect(texts).toEqual([]);
    await goesOn();
  });

  test("a key of one seat opens no other, is none of the host's, and claims no table", async () => {
    const blue = await comes("Blue");
    blue.send({ act: "invite", colours: ["Red"] });
    await blue.isClosedWith(CLOSED.malformed);
    const asHost = await FarTab.at(server.address, "host", { knock: "key", key: keyOf("Blue") });
    await asHost.isClosedWith(CLOSED.othersTable);
    const claims = await FarTab.at(server.address, "host", { knock: "claim", name: "Mine", text, folder: "" });
    await claims.isClosedWith(CLOSED.othersTable);
    const bySeat = await FarTab.at(server.address, "seat", { knock: "claim", name: "Mine", text: "{}", folder: "" });
    await bySeat.isClosedWith(CLOSED.noSuchKey);
    await goesOn();
  });

  test("a seat that the host took back is free, and its link leads nowhere any more", async () => {
    const blue = await comes("Blue");
    await expect.poll(() => here("Blue")).toBe("here");
    host.send({ act: "takeBack", colour: "Blue" });
    await blue.isClosedWith(CLOSED.takenBack);
    await expect.poll(() => here("Blue")).toBe("none");
    await (await comes("Blue")).isClosedWith(CLOSED.noSuchKey);
    const [again] = await host.invitations(["Blue"]);
    expect(again?.key).not.toBe(keyOf("Blue"));
    await goesOn();
  });

  test("a page of another host or origin may not even knock", async () => {
    const { hostname, port, origin, host: name } = new URL(server.address);
    const usual = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": KEY,
    };
    const status = (says: OutgoingHttpHeaders): Promise<number | undefined> =>
      new Promise((answers) => {
        const headers = { ...usual, host: name, ...says };
        const request = ask({ hostname, port, path: "/seat", headers }, ({ statusCode }) => {
          answers(statusCode);
        });
        request.on("upgrade", (_response, socket) => {
          socket.destroy();
          answers(101);
        });
        request.end();
      });
    expect(await status({ origin })).toBe(101);
    expect(await status({ origin, host: `evil.example:${port}` })).toBe(403);
    expect(await status({ origin: "https://evil.example" })).toBe(403);
    expect(await status({})).toBe(403);
  });
});

describe("what does harm", () => {
  test("a flood is cut off; the match goes on, and its sender may come again", async () => {
    const blue = await comes("Blue");
    await expect.poll(() => blue.last("people")).toBeDefined();
    for (let i = 0; i < 5000; i++) blue.send({ act: "carry", id: 1, x: i, z: 0 });
    await blue.isClosedWith(CLOSED.tooMuch);
    await goesOn();
    await (await comes("Blue")).answers("That is all");
  });

  test("what is no message is refused, and the match goes on", async () => {
    const harm: readonly (readonly [what: string | Buffer, code: number])[] = [
      ["{", CLOSED.malformed],
      [Buffer.from([1, 2, 3]), CLOSED.malformed],
      ['{"act":"constructor"}', CLOSED.malformed],
      ['{"act":"carry","id":1,"x":null,"z":0}', CLOSED.malformed],
      ["[[[]]]", CLOSED.malformed],
      ["x".repeat(40_000), 1009],
    ];
    for (const [what, code] of harm) {
      const blue = await comes("Blue");
      await expect.poll(() => blue.last("people")).toBeDefined();
      blue.socket.send(what);
      await blue.isClosedWith(code);
    }
    await goesOn();
  });

  test("frames that are none end their connection alone", async () => {
    const { hostname, port, host: name, origin } = new URL(server.address);
    const line = connect(Number(port), hostname);
    line.on("error", () => undefined);
    const lines = ["GET /seat HTTP/1.1", `Host: ${name}`, `Origin: ${origin}`, "Connection: Upgrade"];
    const key = `Sec-WebSocket-Key: ${KEY}`;
    line.write([...lines, "Upgrade: websocket", "Sec-WebSocket-Version: 13", key, "", ""].join("\r\n"));
    await once(line, "data");
    line.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
    await once(line, "close");
    await goesOn();
  });
});

describe("who is cut off", () => {
  test("comes back to the same seat and hand; whoever stays away is gone after a while, and the table offers the seat", async () => {
    const blue = await comes("Blue");
    blue.send({ act: "name", name: "  Ada  " });
    await expect.poll(() => host.last("people")?.people.find(({ colour }) => colour === "Blue")?.name).toBe("Ada");
    blue.socket.terminate();
    await expect.poll(() => here("Blue")).toBe("cut off");
    const back = await comes("Blue");
    await expect.poll(() => here("Blue")).toBe("here");
    await expect.poll(() => back.texts.join("\n")).toContain(BLUES[0]);
    back.socket.terminate();
    await goesOn();
    await expect.poll(() => here("Blue")).toBe("gone");
    const offered = () => {
      const slate = host.last("slate")?.slate;
      return slate === undefined || slate === "none" ? [] : slate.choices.map(({ key }) => key);
    };
    await expect.poll(offered).toEqual(expect.arrayContaining([expect.stringMatching(/^bot p2 /)]));
    // The seat is theirs all the same.
    await (await comes("Blue")).answers("That is all");
  });
});

describe("where a room is", () => {
  const answers = (address: string): Promise<boolean> =>
    new Promise((tells) => {
      const { port } = new URL(server.address);
      const line = connect({ port: Number(port), host: address, timeout: 2000 });
      line.on("connect", () => {
        line.destroy();
        tells(true);
      });
      for (const event of ["error", "timeout"])
        line.on(event, () => {
          tells(false);
        });
    });

  test("nothing listens beyond this computer before a table is shared, nor after", async ({ skip }) => {
    const [address] = ownAddresses();
    if (address === undefined) skip("this computer is in no network");
    expect(await answers(address ?? "")).toBe(true);
    host.send({ act: "stopSharing" });
    await host.isClosedWith(CLOSED.ended);
    await expect.poll(() => answers(address ?? "")).toBe(false);
    await (await comes("Blue")).isClosedWith(CLOSED.ended);
    expect(existsSync(folder)).toBe(false);
  });

  test("it outlives a restart: the same links lead to the same seats of the same match", async () => {
    const blue = await comes("Blue");
    await blue.answers("That is all");
    await blue.sees("Waiting for");
    await expect.poll(() => readFileSync(join(folder, "table.json"), "utf8")).toContain("inputs");
    const port = Number(new URL(server.address).port);
    await server.close();
    server = await opened(port);
    expect(await server.resume()).toBe(true);
    const again = await comes("Blue");
    await again.sees("Waiting for");
    const hostKey = (JSON.parse(readFileSync(join(folder, "keys.json"), "utf8")) as { host: string }).host;
    host = await FarTab.at(server.address, "host", { knock: "key", key: hostKey });
    host.send({ act: "sit", colour: "Red" });
    await host.answers("That is all");
    await host.sees("Spend AP");
  });

  test("keys are in a file for its owner alone, and in nothing that is kept of the table or told of it", async () => {
    const blue = await comes("Blue");
    await expect.poll(() => blue.last("slate")).toBeDefined();
    host.send({ act: "save" });
    host.send({ act: "code" });
    await expect.poll(() => host.last("code")?.code).toContain("survivor-duel.");
    const about = await (await fetch(new URL("about.json", server.address))).text();
    const kept = readFileSync(join(folder, "table.json"), "utf8");
    const all = [about, kept, ...blue.texts, host.last("saved")?.text ?? "", host.last("code")?.code ?? ""].join("\n");
    for (const key of keys.values()) expect(all).not.toContain(key);
    if (process.platform !== "win32")
      for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0);
  });

  test("a guest is told nothing of where files lie, and gets no save", async () => {
    const blue = await comes("Blue");
    await expect.poll(() => blue.last("slate")).toBeDefined();
    expect(blue.texts.join("\n")).not.toContain(process.cwd());
    expect((await fetch(new URL("save.json", server.address))).status).toBe(404);
    host.send({ act: "save" });
    await expect.poll(() => host.last("saved")?.text).toContain(process.cwd());
    expect(JSON.parse(host.last("saved")?.text ?? "")).toMatchObject({ ObjectStates: expect.any(Array) as unknown });
  });
});
