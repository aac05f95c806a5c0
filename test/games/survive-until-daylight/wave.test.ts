import { expect } from "vitest";
import { sizeOf } from "../../../src/kernel/pile";
import { oddsOf } from "../../../src/kernel/odds";
import { draw } from "../../../src/games/survive-until-daylight/rules/searching";
import { OWED, rule } from "../../support/given";
import { given, night } from "./support/night";

const WAVE = { do: "wave", seat: "p1" } as const;
const NINE = ["nails", "nails", "nails", "shards", "shards", "shards", "cheer", "cheer", "cheer"];

const oddsOfWave = (active: readonly string[]) => {
  const state = night({ active });
  const step = { do: "draw", seat: "p1", by: "SUD-SEARCH-13" } as const;
  return oddsOf(draw.draws(state, step), (came) => draw.read(state, step, came)).find(({ what }) => what === "wave");
};

rule("SUD-DX-01 SUD-SEARCH-20 SUD-INFO-01: nine cards and WAVE! are one in ten, and again after a delay", () => {
  expect(oddsOfWave([...NINE, "wave"])).toEqual({ what: "wave", ways: 1, of: 10 });
  const after = given(night({ active: NINE }))
    .came(OWED)
    .when(WAVE, "p1 wave/delay");
  expect(sizeOf(after.state.active)).toBe(10);
});

rule("SUD-SEARCH-18 SUD-WAVE-02 SUD-DEC-05: whoever draws WAVE! may accept it and is its holder", () => {
  const after = given(night({ holder: "none", active: ["nails", "wave"] }))
    .came("wave", OWED)
    .when({ do: "draw", seat: "p1", by: "SUD-SEARCH-13" }, "p1 wave/accept");
  after.among({ was: "drew", seat: "p1", card: "wave" }, { was: "waveAccepted", seat: "p1" });
  expect(after.state.holder).toBe("p1");
  expect(after.state.players[0]?.inventory).toEqual([]);
});

rule(
  "SUD-WAVE-03 SUD-SEARCH-19 SUD-RULING-23 SUD-ROUND-03: accepting ends Search for all and turns the assault",
  () => {
    given(night({ players: { p1: {}, p2: {} }, active: NINE }))
      .came(OWED)
      .when(WAVE, "p1 wave/accept")
      .then({ was: "waveAccepted", seat: "p1" }, { was: "tradeBegan", round: 1 })
      .asks("nature assault");
  },
);

rule("SUD-WAVE-05 SUD-WAVE-06 SUD-WAVE-07 SUD-RULING-20: a delay costs 1, shuffles WAVE! in and draws again", () => {
  given(night({ players: { p1: {}, p2: {} }, active: NINE }))
    .came("nails")
    .when(WAVE, "p1 wave/delay")
    .then(
      { was: "suffered", seat: "p1", damage: 1, cause: "delay" },
      { was: "delayed", seat: "p1", cards: 10 },
      { was: "drew", seat: "p1", card: "nails" },
    )
    .asks("p1 keep");
});

rule("SUD-WAVE-08: after the redraw it is the next player's turn", () => {
  given(night({ players: { p1: {}, p2: {} }, active: NINE }))
    .came("nails", "shards")
    .when(WAVE, "p1 wave/delay", "p1 keep/discard")
    .among({ was: "drew", seat: "p2", card: "shards" });
});

rule("SUD-WAVE-09: one may delay again and again", () => {
  given(night({ active: NINE }))
    .came("wave", "wave", OWED)
    .when(WAVE, "p1 wave/delay", "p1 wave/delay", "p1 wave/delay")
    .among(
      { was: "suffered", seat: "p1", damage: 1, cause: "delay" },
      { was: "suffered", seat: "p1", damage: 1, cause: "delay" },
      { was: "suffered", seat: "p1", damage: 1, cause: "delay" },
    );
});

rule(
  "SUD-SEARCH-18 SUD-WAVE-05 SUD-WAVE-09: as the only card left WAVE! may be delayed as well, and comes again",
  () => {
    given(night({ active: [] }))
      .came("wave")
      .when(WAVE, "p1 wave/delay")
      .then(
        { was: "suffered", seat: "p1", damage: 1, cause: "delay" },
        { was: "delayed", seat: "p1", cards: 1 },
        { was: "drew", seat: "p1", card: "wave" },
      )
      .asks("p1 wave");
  },
);

rule("SUD-RULING-21: the players may agree to refuse it", () => {
  given(night({ active: [], options: { noVainDelay: "on" } }))
    .when(WAVE, "p1 wave/delay")
    .refused("SUD-RULING-21");
});

rule("SUD-RULING-22 SUD-DEC-19: a delay that kills is confirmed, and may be thought better of", () => {
  const dying = night({ players: { p1: { damage: 11 } }, active: NINE });
  given(dying).when(WAVE, "p1 wave/delay/no").then().asks("p1 wave");
  given(dying).when(WAVE).offers("p1 wave/delay", "yes", "no");
});

rule("SUD-DX-16 SUD-RULING-69: confirmed, it is the end", () => {
  given(night({ players: { p1: { damage: 11, barricades: 1, saved: 2 }, p2: {} }, active: NINE }))
    .when(WAVE, "p1 wave/delay/yes")
    .then({ was: "suffered", seat: "p1", damage: 1, cause: "delay" }, { was: "died", seat: "p1" })
    .over({ won: [], rule: "SUD-GOAL-04" });
});

rule("SUD-WAVE-01: WAVE! is neither kept nor put away", () => {
  given(night({ active: NINE }))
    .when(WAVE, "p1 wave/keep")
    .refused("SUD-WAVE-01");
});

rule("SUD-WAVE-10 SUD-RULING-25: WAVE! stays with its holder until the next Search", () => {
  const after = given(night({ holder: "p1" }))
    .came(OWED)
    .when({ do: "round" });
  expect(after.state.holder).toBe("none");
});

rule("SUD-PROTO-08 SUD-CHAR-03 SUD-CHAR-05 SUD-RULING-83: DRIFTER's first delay costs nothing with the token", () => {
  const players = { p1: { character: "drifter" }, p2: {} };
  given(night({ players, active: NINE, first: "p1" }))
    .came("wave", OWED)
    .when(WAVE, "p1 wave/delay", "p1 wave/delay")
    .among(
      { was: "lightFeet", seat: "p1" },
      { was: "delayed", seat: "p1", cards: 10 },
      { was: "suffered", seat: "p1", damage: 1, cause: "delay" },
    );
});

rule("SUD-CHAR-04: without the token there is no secondary perk", () => {
  const players = { p1: { character: "drifter" }, p2: {} };
  given(night({ players, active: NINE, first: "p2" }))
    .came(OWED)
    .when(WAVE, "p1 wave/delay")
    .among({ was: "suffered", seat: "p1", damage: 1, cause: "delay" });
});

rule("SUD-DEC-06 SUD-RULING-94 SUD-PROTO-08: PILLAR may call them over, before the assault is known", () => {
  const players = { p1: {}, p2: { character: "pillar" } };
  const asked = given(night({ players, first: "p2", active: NINE })).came(OWED);
  const after = asked.when(WAVE, "p1 wave/accept", "p2 overHere/yes");
  after.then(
    { was: "waveAccepted", seat: "p1" },
    { was: "waveTaken", seat: "p2", from: "p1" },
    { was: "tradeBegan", round: 1 },
  );
  expect(after.state.holder).toBe("p2");
  given(night({ players, first: "p1", active: NINE }))
    .came(OWED)
    .when(WAVE, "p1 wave/accept")
    .asks("nature assault");
});
