import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumHere } from "../../../src/cli/serving/browser";

/** Another computer, as far as a network goes: a namespace with an address of its own, and a cable to this one. */
export interface FarNetwork {
  /** This computer's address at the near end of the cable. */
  readonly near: string;
  /** A Chromium that runs at the far end. */
  readonly chromium: string;
  plug(this: void, into: "up" | "down"): void;
  remove(this: void): void;
}

const ip = (...words: readonly string[]): void => {
  execFileSync("ip", words, { stdio: "ignore" });
};

const id = String(process.pid % 10_000);
const NAMESPACE = `outbreak-${id}`;
const [NEAR_END, FAR_END] = [`obn${id}`, `obf${id}`];
/** Of the addresses that documents may use: nobody's network, and another one for each run beside this. */
const network = 4 * (process.pid % 64);
const [NEAR, FAR] = [`198.51.100.${String(network + 1)}`, `198.51.100.${String(network + 2)}`];

const removed = (folder: string): void => {
  try {
    ip("netns", "del", NAMESPACE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** "none" where this user may lay no cables, or the system knows none. */
export const farNetwork = (): FarNetwork | "none" => {
  const folder = mkdtempSync(join(tmpdir(), "outbreak-far-"));
  try {
    ip("netns", "add", NAMESPACE);
    ip("link", "add", NEAR_END, "type", "veth", "peer", "name", FAR_END, "netns", NAMESPACE);
    ip("addr", "add", `${NEAR}/30`, "dev", NEAR_END);
    ip("link", "set", NEAR_END, "up");
    ip("-n", NAMESPACE, "addr", "add", `${FAR}/30`, "dev", FAR_END);
    ip("-n", NAMESPACE, "link", "set", FAR_END, "up");
    ip("-n", NAMESPACE, "link", "set", "lo", "up");
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return "none";
  }
  const chromium = join(folder, "chromium");
  writeFileSync(chromium, `#!/bin/sh\nexec ip netns exec ${NAMESPACE} "${chromiumHere()}" "$@"\n`);
  chmodSync(chromium, 0o755);
  return {
    near: NEAR,
    chromium,
    plug: (into) => {
      ip("-n", NAMESPACE, "link", "set", FAR_END, into);
    },
    remove: () => {
      removed(folder);
    },
  };
};
