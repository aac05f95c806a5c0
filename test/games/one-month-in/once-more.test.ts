import { OWED, rule } from "../../support/given";
import { city, given, some } from "./support/city";

rule("OMI-RUL-43 OMI-RUL-40 OMI-PVP-03: the die of an armed attacker counts one more, and no more than that", () => {
  const state = city({
    teams: { p1: { survivors: some(1, "f5", "in", { armed: true }) }, p2: { survivors: some(1, "f5", "in") } },
    tiles: { f5: { tile: "farm", zombies: 0 } },
  });
  const assault = { cell: "f5", zone: "in", attacker: "p1", defender: "p2", group: ["p1s1"] } as const;
  const clashed = (attack: string, fallen: number, beaten: number) =>
    given(state)
      .came(attack, "4", OWED)
      .when({ do: "clash", assault })
      .among({ was: "clashed", seat: "p1", on: "p2", attack: [attack], defence: ["4"], fallen, beaten });
  clashed("3", 1, 0);
  clashed("4", 0, 1);
});

rule("OMI-SCAV-01: a discard of one card is made a deck too", () => {
  given(city({ deck: [], discard: ["rope"] }))
    .when({ do: "stack", cell: "g5", left: 1 })
    .then({ was: "deckRenewed", cards: 1 }, { was: "stackLaid", cell: "g5", cards: 1, picks: [] });
});
