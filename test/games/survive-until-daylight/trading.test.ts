import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { given, inTurn, night, trade } from "./support/night";

const FULL = ["katana", "crowbar", "dead-phone", "bent-spoon", "cheer", "lucky", "granola-bar", "focus"];
const two = { p1: { character: "drifter", inventory: ["nails", "nails"] }, p2: { inventory: ["empty-chip-bag"] } };

rule("SUD-TRADE-01 SUD-DEC-08: everybody may act at once, in no order", () => {
  trade({ players: { p1: {}, p2: {}, p3: {} } })
    .when("p2 trading/done")
    .asks("p1 trading", "p3 trading");
});

rule("SUD-TRADE-02 SUD-DEC-09 SUD-TRADE-06: a card of one's own is offered and accepted", () => {
  const after = trade({ players: two }).when("p1 trading/give/nails", "p2 offer/accept");
  after.then(
    { was: "offered", from: "p1", to: "p2", card: "nails" },
    { was: "given", from: "p1", to: "p2", card: "nails", count: 1 },
  );
  expect(after.state.players.map(({ inventory }) => inventory)).toEqual([["nails"], ["empty-chip-bag", "nails"]]);
});

rule("SUD-TRADE-05 SUD-RULING-31: a gift may be refused, and then it was none", () => {
  trade({ players: two })
    .when("p1 trading/give/nails", "p2 offer/refuse", "p1 trading/give/nails", "p2 offer/accept")
    .among(
      { was: "giftRefused", from: "p1", to: "p2", card: "nails" },
      { was: "given", from: "p1", to: "p2", card: "nails", count: 1 },
    );
});

rule("SUD-TRADE-03: one gift each", () => {
  trade({ players: two })
    .when("p1 trading/give/nails", "p2 offer/accept", "p1 trading/give/nails")
    .refused("SUD-TRADE-03");
});

rule("SUD-TRADE-02: to somebody else", () => {
  trade({ players: { ...two, p3: {} } })
    .when("p1 trading/give/nails/p1")
    .refused("SUD-TRADE-02");
  trade({ players: { p1: {}, p2: {} } })
    .when("p1 trading/give/nails/p2")
    .refused("SUD-TRADE-02");
});

rule(
  "SUD-TRADE-08 SUD-CRAFT-08 SUD-SURV-05 SUD-RULING-33: neither tokens nor Survivors nor WAVE! nor what one does not have",
  () => {
    const players = { p1: { inventory: ["nails", "shards"], barricades: 1, saved: 1 }, p2: {} };
    const give = (card: string) => trade({ players }).when(`p1 trading/give/${card}/p2`);
    give("barricade").refused("SUD-TRADE-08");
    give("bystander").refused("SUD-SURV-05");
    give("wave").refused("SUD-WAVE-01");
    give("katana").refused("SUD-RULING-33");
  },
);

rule("SUD-TRADE-04 SUD-TRADE-12: nobody has to give, and when all are ready Combat begins", () => {
  trade({ players: { p1: { inventory: ["nails"] }, p2: {} } })
    .when("p1 trading/done", "p2 trading/done")
    .among({ was: "doneTrading", seat: "p2" }, { was: "combatBegan", round: 1 });
});

rule("SUD-TRADE-07: any rubble card is a gift, a starting weapon too", () => {
  trade({ players: { p1: { inventory: ["hagglers-cricket-bat"] }, p2: {} } })
    .when("p1 trading/give", "p2 offer/accept")
    .among({ was: "given", from: "p1", to: "p2", card: "hagglers-cricket-bat", count: 1 });
});

rule("SUD-EX-11 SUD-TRADE-09: Junk one way and ammo the other are two gifts, and one does not oblige the other", () => {
  const players = { p1: { inventory: ["empty-chip-bag"] }, p2: { inventory: ["bullets"] } };
  const after = trade({ players }).when(
    "p1 trading/give",
    "p2 offer/accept",
    "p2 trading/give/bullets",
    "p1 offer/refuse",
  );
  after.among({ was: "giftRefused", from: "p2", to: "p1", card: "bullets" });
  expect(after.state.players[1]?.inventory).toEqual(["bullets", "empty-chip-bag"]);
});

rule("SUD-TRADE-09: one may be given something by everybody", () => {
  const players = { p1: { inventory: ["nails"] }, p2: { inventory: ["shards"] }, p3: {} };
  const after = trade({ players }).when(
    "p1 trading/give/nails/p3",
    "p3 offer/accept",
    "p2 trading/give/shards/p3",
    "p3 offer/accept",
  );
  expect(after.state.players[2]?.inventory).toEqual(["nails", "shards"]);
});

rule("SUD-TRADE-10 SUD-RULING-32: a full receiver makes room in the same breath", () => {
  const players = { p1: { inventory: ["nails"] }, p2: { inventory: FULL } };
  trade({ players })
    .when("p1 trading/give", "p2 offer/accept/bent-spoon")
    .among(
      { was: "cardsDropped", seat: "p2", card: "bent-spoon", count: 1 },
      { was: "given", from: "p1", to: "p2", card: "nails", count: 1 },
    );
  trade({ players }).when("p1 trading/give", "p2 offer/accept/shells").refused("SUD-TRADE-10");
});

rule("SUD-RULING-32: what one was given one may give on, ready or not", () => {
  trade({ players: { p1: { inventory: ["nails"] }, p2: {}, p3: {} } })
    .when("p2 trading/done", "p1 trading/give/nails/p2", "p2 offer/accept", "p2 trading/give/nails/p3")
    .asks("p3 offer");
});

rule("SUD-TRADE-11 SUD-RUBBLE-06 SUD-RUBBLE-08 SUD-RULING-34: healing in Trade is for oneself and no gift", () => {
  const players = { p1: { damage: 5, inventory: ["bandage-roll", "nails"] }, p2: {} };
  trade({ players })
    .when("p1 trading/heal", "p1 trading/give/nails")
    .among(
      { was: "healed", seat: "p1", card: "bandage-roll", amount: 2 },
      { was: "offered", from: "p1", to: "p2", card: "nails" },
    );
});

rule("SUD-HEALTH-03 SUD-CHAR-09: healing never goes below no damage", () => {
  const after = trade({ players: { p1: { damage: 1, inventory: ["gluc-hose"] }, p2: {} } }).when("p1 trading/heal");
  expect(after.state.players[0]?.damage).toBe(0);
});

rule("SUD-RUBBLE-09: there is no healing in Search", () => {
  given(night({ players: { p1: { damage: 3, inventory: ["gluc-hose"] } }, active: ["nails"] }))
    .came("nails")
    .when({ do: "draw", seat: "p1", by: "SUD-SEARCH-13" }, "p1 trading/heal")
    .refused("K-SEAT");
});

rule("SUD-RULING-87: alone there is nobody to give to", () => {
  trade({ players: { p1: { inventory: ["nails"] } } })
    .when("p1 trading/give/nails")
    .refused("SUD-RULING-87");
});

rule("SUD-RULING-76: everybody sees what everybody has", () => {
  inTurn("p1", { players: two }).when().offers("p1 acting", "drop", "end");
});

rule("SUD-PROTO-08: HAGGLER gives two cards", () => {
  trade({ players: { p1: { character: "haggler", inventory: ["nails", "nails", "nails"] }, p2: {} } })
    .when("p1 trading/give", "p2 offer/accept", "p1 trading/give", "p2 offer/accept", "p1 trading/give")
    .refused("SUD-TRADE-03");
});

rule("SUD-DEC-20 SUD-CHAR-09 SUD-PROTO-08: something for nothing, once a Trade and with the token", () => {
  const players = { p1: { character: "haggler", inventory: ["bent-spoon", "dead-phone"] }, p2: {} };
  const asked = trade({ players, first: "p1", rubble: ["katana", "nails"] }).came("katana");
  const after = asked.when("p1 trading/rummage/bent-spoon", "p1 keep/keep");
  after.then(
    { was: "junkTraded", seat: "p1", card: "bent-spoon" },
    { was: "rummaged", seat: "p1", card: "katana" },
    { was: "cardKept", seat: "p1", card: "katana" },
  );
  after.offers("p1 trading", "give", "drop", "done");
  trade({ players, first: "p2" }).when("p1 trading/rummage/bent-spoon").refused("SUD-CHAR-04");
});

rule("SUD-PROTO-08: a red card that is rummaged out happens", () => {
  trade({ players: { p1: { character: "haggler", inventory: ["bent-spoon"] } }, rubble: ["rodent-attack-2"] })
    .came("rodent-attack-2", OWED)
    .when("p1 trading/rummage")
    .among({ was: "suffered", seat: "p1", damage: 2, cause: "red" });
});
