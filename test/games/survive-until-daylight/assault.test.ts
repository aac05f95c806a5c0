import { expect } from "vitest";
import { sizeOf } from "../../../src/kernel/pile";
import { OWED, rule } from "../../support/given";
import { given, night } from "./support/night";

const TRADE = { do: "trade" } as const;
const lined = (state: { readonly line: readonly { readonly card: string }[] }) => state.line.map(({ card }) => card);

rule("SUD-ASSAULT-01 SUD-ROUND-07 SUD-ROUND-03: Trade of the first six rounds begins with one assault card", () => {
  const begun = (round: number) => given(night({ round })).came(OWED).when(TRADE);
  begun(1).asks("nature assault");
  begun(6).asks("nature assault");
  begun(7).asks("p1 trading");
});

rule(
  "SUD-AUTO-06 SUD-ASSAULT-03 SUD-ASSAULT-04 SUD-ASSAULT-05 SUD-ASSAULT-08: a card for each, in any order, one by one",
  () => {
    const after = given(night({ players: { p1: {}, p2: {} } }))
      .came("shakedown", "raider", "robber", "raider", "lookout")
      .when(TRADE);
    after.then(
      { was: "tradeBegan", round: 1 },
      { was: "assaultRevealed", card: "shakedown" },
      { was: "linedUp", card: "robber", type: "raider", foe: "robber.1" },
      { was: "linedUp", card: "lookout", type: "raider", foe: "lookout.2" },
    );
    expect(sizeOf(after.state.supply.raider)).toBe(10);
  },
);

rule("SUD-EX-08: whatever their number, exactly so many new cards, on the right", () => {
  const after = given(night({ players: { p1: {}, p2: {} }, line: ["slab"] }))
    .came("knuckles", "brute", "ripper", "brute", "thrasher")
    .when(TRADE);
  expect(lined(after.state)).toEqual(["slab", "ripper", "thrasher"]);
});

rule("SUD-EX-10 SUD-ASSAULT-06 SUD-ASSAULT-07 SUD-RULING-29: who was there stays on the left, unshuffled", () => {
  const line = [{ card: "slab", damage: 2 }, "howler"] as const;
  const after = given(night({ line }))
    .came("survivor", "bystander", "monster", "colossus", "raider", "robber")
    .when({ do: "muster", left: ["raider", "monster", "survivor"] });
  expect(lined(after.state)).toEqual(["slab", "howler", "bystander", "colossus", "robber"]);
  expect(after.state.line[0]?.damage).toBe(2);
});

rule("SUD-ASSAULT-09: the line is laid before anybody gives anything", () => {
  given(night())
    .came("goliath", "monster", "howler", "survivor", "bystander")
    .when(TRADE)
    .among({ was: "linedUp", card: "bystander", type: "survivor", foe: "bystander.2" })
    .asks("p1 trading");
});

rule("SUD-RULING-27: assaults that run out are shuffled anew", () => {
  const state = { ...night({ players: { p1: {} } }), assaults: [], assaultDone: ["shamble"], assault: "brutal" };
  const after = given(state).came("shamble", "wanderer", "grabber", "wanderer", "grabber").when(TRADE);
  after.among({ was: "assaultsRenewed" }, { was: "assaultRevealed", card: "shamble" });
  expect(after.state.assaultDone).toEqual(["brutal"]);
});

rule("SUD-RULING-28 SUD-SETUP-11: of a type that runs out as many come as there are", () => {
  const state = night({ players: { p1: {}, p2: {} } });
  state.supply.raider = [["robber"]];
  const after = given(state).came("shakedown", "raider", "robber").when(TRADE);
  after.among({ was: "hordeShort", type: "raider", count: 1 });
  expect(lined(after.state)).toEqual(["robber"]);
});

rule("SUD-PROTO-07 SUD-ENEMY-14: who leaves the line goes under its supply", () => {
  const line = [{ card: "robber", damage: 2 }, "slab"] as const;
  const after = given(night({ line })).when({ do: "followThrough", seat: "p1", foes: ["robber.1"] });
  after.then(
    { was: "foeHurt", foe: "robber.1", damage: 1, cause: "follow-through" },
    { was: "foeFell", foe: "robber.1" },
  );
  expect(after.state.supply.raider.at(-1)).toEqual(["robber"]);
});
