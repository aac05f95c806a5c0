import { place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import type { CitySeen } from "../vocabulary";
import { KINDS } from "./kinds";
import { type Put, putRow } from "../../../kernel/places";
import { ownSpot } from "./player-area";

/** Kinds of tokens, and where those lie that are neither on the board nor with a Runner. */
const TOKENS: readonly { readonly token: Word; readonly spare: Word }[] = [
  { token: "nest", spare: "box" },
  { token: "fire", spare: "supply.fire" },
  { token: "jump-pad", spare: "box" },
  { token: "spear", spare: "box" },
  { token: "common-loot", spare: "box" },
  { token: "epic-loot", spare: "box" },
  { token: "electricity", spare: "supply.electricity" },
  { token: "rough", spare: "box" },
  { token: "uv", spare: "supply.uv" },
  { token: "objective1", spare: "supply.objective" },
  { token: "objective2", spare: "supply.objective" },
  { token: "objective3", spare: "supply.objective" },
  { token: "objective4", spare: "supply.objective" },
];

export const putTokens = (put: Put, state: CitySeen): void => {
  const inZone: Record<Word, number> = {};
  const placed: Record<Word, number> = {};
  for (const { token, zone, up } of state.features) {
    const n = inZone[zone] ?? 0;
    put(token, place(zone, n, up));
    inZone[zone] = n + 1;
    placed[token] = (placed[token] ?? 0) + 1;
  }
  for (const runner of state.runners) {
    putRow(put, runner.loot, ownSpot(runner, "loot"), "front");
    for (const token of runner.loot) placed[token] = (placed[token] ?? 0) + 1;
  }
  let objectives = 0;
  for (const { token, spare } of TOKENS) {
    const kind = KINDS[token];
    for (let n = placed[token] ?? 0; n < (kind?.count ?? 0); n++) {
      put(token, place(spare, spare === "supply.objective" ? objectives++ : n, kind?.ups[0] ?? "front"));
    }
  }
};
