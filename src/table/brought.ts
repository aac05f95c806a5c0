import { kept, withItem } from "../kernel/list";
import type { Word } from "../kernel/words";
import { broughtFor } from "./goes-on";
import type { Fact, Play, Playing } from "./table";

/** Chance by hand: a die that was thrown, a card that was drawn, a pile that was reached for. */

/** What a hand has brought of what chance owes: "nothing", "some" of it, or "all". */
export const bring = (table: Playing, fact: Fact): "nothing" | "some" | "all" => {
  const { asked } = table;
  if (asked === "none" || asked.waiting.for !== "chance") return "nothing";
  const { draws } = asked.waiting;
  // A die that is thrown again shows something else now.
  const others = kept(table.facts, (each) => each.by !== fact.by);
  const before = kept(broughtFor(draws, others), (came) => came !== "").length;
  const facts = withItem(others, fact);
  const after = kept(broughtFor(draws, facts), (came) => came !== "").length;
  if (after === before) return "nothing";
  table.facts = facts;
  return after === draws.length ? "all" : "some";
};

/** Whether nature is to draw from this pile, now that somebody reached for it. */
export const owesFrom = ({ asked }: Play, spot: Word): boolean => {
  if (asked === "none" || asked.waiting.for !== "chance") return false;
  for (const draw of asked.waiting.draws) if (draw.with === spot) return true;
  return false;
};
