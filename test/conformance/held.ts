import { expect } from "vitest";
import type { MakeVm } from "../../src/host/vm/vm";
import { answered } from "./answered";

const SITE = "https://api.tabletopsimulator.com/";

/** Every check of a page holds, and says what it rests on. */
export const held = (page: string, vm: MakeVm): void => {
  const checks = answered(page, vm);
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ wrong }) => wrong !== "")).toEqual([]);
  for (const { sentence, source, basis } of checks) {
    expect(["documented", "seen in real mods", "refused"], sentence).toContain(basis);
    if (basis !== "seen in real mods") expect(source, sentence).toContain(SITE);
    else expect(source, sentence).toMatch(/^\w[\w-]*\/\S+ \S/);
  }
};

/** `behavior/book` of `https://api.tabletopsimulator.com/behavior/book/#getpage`. */
export const pageOf = (address: string): string => address.slice(SITE.length).replace(/\/(#.*)?$/, "");
