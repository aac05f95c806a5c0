import { SPAWNS, writeOrder } from "../check/order";

declare const _G: Record<string, unknown>;

/** The check's save has a script of Global's, to see whose turn comes first. */
writeOrder("g");
_G["onLoad"] = () => {
  writeOrder("G");
};
_G["onObjectSpawn"] = () => {
  const seen = _G[SPAWNS];
  _G[SPAWNS] = (typeof seen === "number" ? seen : 0) + 1;
};
