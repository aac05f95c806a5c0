import { describe, expect, test } from "vitest";
import type { Thing } from "../../src/host/world/thing";
import { dyingLight } from "../../src/games/dying-light/game";
import { city, uv } from "../games/dying-light/support/city";
import {
  deckAt,
  dieShowing,
  one,
  place,
  type Session,
  showing,
  tableAt,
  tableByHandAt,
} from "../support/dying-light-table";
import { calm, heard, offered, press } from "../support/person";
import { amiss } from "../../src/cli/fuzz/standing-right";

/** What the ledger's list of illegal attempts (6.2) names, each tried by a hand on the built table. */

type Given = NonNullable<Parameters<typeof city>[0]["runners"]>[string];

const TURN = { do: "turn", runner: "ash" } as const;

/** By day, Ash's turn in G11 with a die spent and one that tires; Bram waits in G08. */
const inTurn = (ash: Given = {}, more: Omit<Parameters<typeof city>[0], "runners"> = {}): Session =>
  tableAt(
    city({
      infected: { G08: { biter: 2 }, G09: { biter: 1 }, G06: { viral: 1 } },
      ...more,
      runners: {
        ash: {
          zone: "G11",
          pool: ["basic.1", "basic.3", "combat.3"],
          track: ["basic.5"],
          cooldown: ["parkour.2"],
          spot: ["momentum.1"],
          ...ash,
        },
        bram: { zone: "G08a", pool: ["basic.1", "basic.2", "basic.4", "combat.1", "parkour.1"] },
      },
    }),
    TURN,
  );

const spot = ({ position: { x, z } }: Thing): string => `${x.toFixed(2)} ${z.toFixed(2)}`;

/** The figure of a type that stands nearest to a zone. */
const figureIn = ({ table }: Session, type: string, zone: string): Thing => {
  const { x, z } = place(zone);
  const far = ({ position }: Thing): number => Math.hypot(position.x - x, position.z - z);
  const [nearest] = table.tagged(`outbreak-${type}`).sort((a, b) => far(a) - far(b));
  if (nearest === undefined) throw new Error(`no ${type} stands on the board`);
  return nearest;
};

const figure =
  (type: string, zone: string) =>
  (session: Session): Thing =>
    figureIn(session, type, zone);

const piece =
  (kind: string) =>
  ({ table }: Session): Thing =>
    one(table, kind);

const die =
  (face: string, at: string) =>
  ({ table }: Session): Thing =>
    dieShowing(table, face, at);

const told = (session: Session): string => heard(session.table).join("\n");

/** The piece of a kind nearest to a spot. */
const pieceAt =
  (kind: string, at: string) =>
  ({ table }: Session): Thing => {
    const { x, z } = place(at);
    const far = ({ position }: Thing): number => Math.hypot(position.x - x, position.z - z);
    const [nearest] = table.tagged(`outbreak-${kind}`).sort((a, b) => far(a) - far(b));
    if (nearest === undefined) throw new Error(`no ${kind} lies on the table`);
    return nearest;
  };

/** The crate a type of Infected comes out of. */
const crateOf = ({ table }: Session, type: string): Thing => {
  const { x, z } = place(`supply.${type}`);
  const crate = table.world.things.find(
    (thing) => thing.type === "Bag" && Math.hypot(thing.position.x - x, thing.position.z - z) < 1,
  );
  if (crate === undefined) throw new Error(`no crate of ${type}`);
  return crate;
};

/** What a hand tries, with what it tries it, and the rule that forbids it. */
interface Attempt {
  readonly rule: string;
  readonly what: string;
  readonly given?: () => Session;
  /** Buttons first, such as the action that is begun. */
  readonly press?: readonly string[];
  /** A die that is laid on the second slot first. */
  readonly lay?: string;
  readonly piece: (session: Session) => Thing;
  readonly to: string;
  /** A slot of a row. */
  readonly slot?: number;
}

/** On a low roof in G08's corner of the city, with dice enough. */
const onRoof = (): Session => inTurn({ zone: "B12" });

const begun =
  (say: Given, more: Parameters<typeof inTurn>[1] = {}) =>
  (): Session =>
    inTurn(say, more);

const MOVES: readonly Attempt[] = [
  { rule: "DL-RUNA-01", what: "a Run across the city", piece: piece("runner.ash"), to: "G02a" },
  { rule: "DL-RUNA-02", what: "a Run upward", press: ["Run"], piece: piece("runner.ash"), to: "B12" },
  {
    rule: "DL-RUNA-03",
    what: "a Run across a Wall",
    given: begun({ zone: "G05d" }),
    press: ["Run"],
    piece: piece("runner.ash"),
    to: "G04b",
  },
  { rule: "DL-CLIMB-01", what: "a Climb far away", press: ["Climb"], piece: piece("runner.ash"), to: "B03" },
  { rule: "DL-RULING-63", what: "a Climb on level ground", press: ["Climb"], piece: piece("runner.ash"), to: "G08b" },
  {
    rule: "DL-JUMP-02",
    what: "a Jump upward",
    given: onRoof,
    press: ["Jump"],
    piece: piece("runner.ash"),
    to: "B13",
  },
  {
    rule: "DL-JUMP-03",
    what: "a Jump from flat ground over flat ground",
    piece: piece("runner.ash"),
    to: "G09a",
  },
  {
    rule: "DL-JUMP-07",
    what: "a Jump too far",
    given: onRoof,
    press: ["Jump"],
    piece: piece("runner.ash"),
    to: "G06a",
  },
  {
    rule: "DL-ACTN-06",
    what: "a Climb the pool cannot pay",
    given: begun({ pool: ["basic.1"] }),
    piece: piece("runner.ash"),
    to: "B13",
  },
  { rule: "DL-ACTN-05", what: "a Runner whose turn it is not", piece: piece("runner.bram"), to: "G11" },
];

const DICE: readonly Attempt[] = [
  { rule: "DL-TEMPO-03", what: "a die in a gap of the track", piece: die("basic.1", "p1.pool"), to: "p1.track4" },
  {
    rule: "DL-TEMPO-03",
    what: "a die left of the Tempo Die",
    given: begun({ track: ["-", "basic.5"] }),
    piece: die("basic.1", "p1.pool"),
    to: "p1.track1",
  },
  { rule: "DL-RUN-02", what: "a die out of Cooldown", piece: die("parkour.2", "p1.cooldown"), to: "p1.track2" },
  {
    rule: "DL-RUN-02",
    what: "a die out of Fatigue",
    given: begun({ cooldown: [], fatigue: ["parkour.2"] }),
    piece: die("parkour.2", "p1.fatigue"),
    to: "p1.track2",
  },
  { rule: "DL-MOM-02", what: "the Momentum Die just gained", piece: die("momentum.1", "p1.momentum"), to: "p1.track2" },
  { rule: "DL-FAT-01", what: "a die that nothing tires", piece: die("basic.3", "p1.pool"), to: "p1.fatigue" },
  { rule: "DL-FAT-03", what: "the Tempo Die put to rest", piece: die("basic.5", "p1.track1"), to: "p1.fatigue" },
  { rule: "DL-TEMPO-05", what: "the Tempo Die taken back", piece: die("basic.5", "p1.track1"), to: "p1.pool" },
  { rule: "DL-ACTN-06", what: "another Runner's die", piece: die("basic.4", "p2.pool"), to: "p1.track2" },
  {
    rule: "DL-RULING-14",
    what: "a die more than it costs",
    given: begun({ zone: "G08b" }, { infected: { G08: { biter: 5 } } }),
    press: ["Run", "street G11", "grey Evade"],
    piece: die("combat.3", "p1.pool"),
    to: "p1.track3",
  },
  {
    rule: "DL-FAT-05",
    what: "a die tired for a Special with both Fatigue Slots full",
    given: begun(
      {
        zone: "G08a",
        pool: ["combat.2", "basic.3"],
        track: ["basic.5"],
        cooldown: [],
        fatigue: ["momentum.1", "parkour.2"],
        spot: [],
      },
      { infected: { G08: { biter: 1 } } },
    ),
    press: ["Attack", "Combat Power"],
    piece: die("basic.3", "p1.pool"),
    to: "p1.fatigue",
  },
  {
    rule: "DL-RULING-77",
    what: "Gear against the Fatigue of a Special",
    given: begun(
      { zone: "G08a", pool: ["combat.2", "basic.3"], gear: { jacket: "whole", gloves: "whole", shoes: "whole" } },
      { infected: { G08: { biter: 1 } } },
    ),
    press: ["Attack", "Combat Power"],
    piece: die("basic.3", "p1.pool"),
    to: "p1.gloves",
  },
  { rule: "DL-DEF-01", what: "a die set against Infected by day", piece: die("basic.3", "p1.pool"), to: "G08a" },
  {
    rule: "DL-MOM-01",
    what: "the Momentum Die taken back from the track",
    given: begun({ spot: [], track: ["basic.5", "momentum.1", "parkour.2"], cooldown: [] }),
    piece: die("momentum.1", "p1.track2"),
    to: "p1.momentum",
  },
  {
    rule: "DL-RULING-09",
    what: "a second Momentum Die",
    piece: pieceAt("die.momentum", "supply.die.momentum"),
    to: "p1.momentum",
  },
  {
    rule: "DL-BOOST-09",
    what: "a Jump symbol laid out for a Climb",
    given: begun({ pool: ["parkour.3"], cooldown: [] }),
    lay: "parkour.3",
    piece: piece("runner.ash"),
    to: "B12",
  },
  {
    rule: "DL-BOOST-10",
    what: "a Climb symbol laid out for a Jump",
    given: begun({ zone: "B12", pool: ["parkour.4"], cooldown: [] }),
    lay: "parkour.4",
    piece: piece("runner.ash"),
    to: "G08b",
  },
  {
    rule: "DL-BOOST-12",
    what: "a Block that paid for something else",
    given: () => attacked({ track: ["basic.5", "basic.2"], pool: ["basic.1"] }),
    piece: die("basic.5", "p1.track1"),
    to: "G08a",
  },
  {
    rule: "DL-UPG-01",
    what: "a Combat Die upgraded",
    given: begun({ items: ["item.drill-notes"] }),
    press: ["Use an item"],
    piece: die("combat.3", "p1.pool"),
    to: "supply.die.parkour",
  },
];

const attacked = (ash: Given = {}): Session => {
  const attack = { runner: "ash", aid: 0, biter: 2, viral: 0, volatile: 0 };
  const state = city({
    round: 8,
    runners: { ash: { zone: "G08a", pool: ["basic.5"], track: ["basic.1", "basic.2"], ...ash }, bram: { zone: "G11" } },
    infected: { G08: { biter: 2 } },
  });
  state.phase = "exposure";
  return tableAt(state, { do: "defend", attack, rest: [] });
};

const armored = { jacket: "whole", gloves: "whole", shoes: "whole" } as const;

/** After the die of an attack: a Light Wound waits to be turned by hand. */
const hurt = (): Session => {
  const state = city({
    round: 8,
    runners: { ash: { zone: "G08a", light: "unseen", gear: armored }, bram: { zone: "G11" } },
  });
  state.phase = "exposure";
  return tableAt(state, { do: "who" });
};

const INFECTED_BY_HAND: readonly Attempt[] = [
  { rule: "DL-INF-01", what: "a Biter that could go there", piece: figure("biter", "G09a"), to: "G08b" },
  { rule: "DL-EMOVE-02", what: "a Biter held by a Runner", piece: figure("biter", "G08a"), to: "G07b" },
  { rule: "DL-EMOVE-03", what: "a Biter up a roof", piece: figure("biter", "G09a"), to: "B11" },
  {
    rule: "DL-EMOVE-03",
    what: "a Biter across a Wall",
    given: begun({}, { infected: { G09: { biter: 1 } } }),
    piece: figure("biter", "G09a"),
    to: "G12",
  },
  { rule: "DL-EMOVE-09", what: "a Biter across the city", piece: figure("biter", "G09a"), to: "G01a" },
  {
    rule: "DL-ENV-15",
    what: "a Biter into UV",
    given: begun({ zone: "B12" }, { infected: { G09: { biter: 1 } }, features: [uv("G08b")] }),
    piece: figure("biter", "G09a"),
    to: "G08b",
  },
  {
    rule: "DL-KD-02",
    what: "a Biter that lies on the ground",
    given: begun({}, { infected: {}, down: [{ infected: "biter", area: "G09" }] }),
    piece: figure("biter", "G09a"),
    to: "G06a",
  },
  {
    rule: "DL-EMOVE-04",
    what: "a Viral from an Area that is not the most crowded",
    given: () =>
      tableAt(
        city({
          runners: { ash: { zone: "B07" }, bram: { zone: "G11" } },
          infected: { G06: { viral: 3 }, G05: { viral: 3 }, G02: { viral: 1 } },
        }),
        { do: "crowded", into: "B07", moves: 1, types: ["viral", "biter"], range: 1 },
      ),
    piece: figure("viral", "G02b"),
    to: "B07",
  },
  {
    rule: "DL-EMOVE-06",
    what: "a Biter while the Virals move",
    given: () =>
      tableAt(
        city({
          runners: { ash: { zone: "G05a" }, bram: { zone: "G11" } },
          infected: { B10: { viral: 3 }, G06: { viral: 2, biter: 1 } },
        }),
        { do: "crowded", into: "G05", moves: 1, types: ["viral", "biter"], range: 1 },
      ),
    piece: figure("biter", "G06a"),
    to: "G05b",
  },
];

const FIGHTS: readonly Attempt[] = [
  { rule: "DL-ATK-01", what: "a blow at another Area", piece: figure("biter", "G09a"), to: "p1.items" },
  {
    rule: "DL-ATK-02",
    what: "a shot beyond Range",
    given: begun(
      { weapon: "item.crossbow", items: ["weapon.machete"] },
      { infected: { G02: { biter: 1 }, G08: { biter: 1 } } },
    ),
    piece: figure("biter", "G02a"),
    to: "p1.items",
  },
  {
    rule: "DL-WPN-01",
    what: "a weapon that is not in the slot",
    given: begun({ items: ["item.hatchet"], zone: "G08b" }),
    piece: piece("item.hatchet"),
    to: "G08a",
  },
  {
    rule: "DL-ATK-06",
    what: "a Crit on a Volatile",
    given: () => crits({ volatile: 1, biter: 1 }),
    piece: figure("volatile", "G08a"),
    to: "p1.items",
  },
  {
    rule: "DL-ATK-06",
    what: "a Crit in another Area",
    given: () => crits({ biter: 1 }),
    piece: figure("biter", "G09a"),
    to: "p1.items",
  },
  {
    rule: "DL-BOOST-02",
    what: "a Push without its symbol",
    given: begun({ zone: "G08b" }, { infected: { G08: { biter: 5 } } }),
    press: ["Run", "street G11", "grey Evade"],
    piece: figure("biter", "G08a"),
    to: "G07b",
  },
  {
    rule: "DL-BOOST-04",
    what: "a Push upward",
    given: () => pushing("G08b", "G08"),
    press: ["Run", "street G11", "grey Push", "Biter"],
    piece: figure("biter", "G08a"),
    to: "B10",
  },
  {
    rule: "DL-RULING-22",
    what: "a Push across a Wall",
    given: () => pushing("G09b", "G09"),
    press: ["Run", "street G09a", "grey Push", "Biter"],
    piece: figure("biter", "G09a"),
    to: "G12",
  },
  {
    rule: "DL-ENV-15",
    what: "a Push into UV",
    given: () => pushing("G08b", "G08", [uv("G11")]),
    press: ["Run", "street G09a", "grey Push", "Biter"],
    piece: figure("biter", "G08a"),
    to: "G11",
  },
  {
    rule: "DL-FAT-05",
    what: "Desperate Defense with full Fatigue Slots",
    given: () => attacked({ fatigue: ["combat.1", "parkour.1"] }),
    piece: die("basic.1", "p1.track1"),
    to: "p1.fatigue",
  },
  {
    rule: "DL-TEMPO-05",
    what: "Desperate Defense with the Tempo Die",
    given: () => attacked(),
    piece: die("basic.2", "p1.track2"),
    to: "p1.fatigue",
  },
  {
    rule: "DL-ACTN-05",
    what: "a Run in the Exposure Phase",
    given: () => attacked(),
    piece: piece("runner.ash"),
    to: "G08b",
  },
  {
    rule: "DL-GEAR-13",
    what: "Armor after the Damage Die",
    given: hurt,
    piece: pieceAt("wound.winded", "p1.light"),
    to: "p1.jacket",
  },
];

const crits = (crowd: { readonly biter?: number; readonly volatile?: number }): Session => {
  const blow = {
    runner: "ash",
    area: "G08",
    target: "biter",
    faces: ["damage.crit", "damage.1"],
    more: 0,
    weapon: true,
    cleave: false,
    knock: 0,
    push: 0,
  };
  const state = city({
    runners: { ash: { zone: "G08b", pool: ["basic.1"] }, bram: { zone: "G11" } },
    infected: { G08: crowd, G09: { biter: 1 } },
  });
  return tableAt(state, { do: "crits", blow });
};

const pushing = (zone: string, area: string, features: readonly ReturnType<typeof uv>[] = []): Session =>
  inTurn({ zone, pool: ["basic.6"] }, { infected: { [area]: { biter: 2 } }, features });

const GOODS: readonly Attempt[] = [
  {
    rule: "DL-INT-01",
    what: "a Loot Bag of another Zone",
    given: begun({}, { features: [{ token: "common-loot", zone: "G08a", up: "front" }] }),
    piece: pieceAt("common-loot", "G08a"),
    to: "p1.loot",
  },
  {
    rule: "DL-INT-02",
    what: "a second feature in one action",
    given: begun(
      {},
      {
        infected: { G08: { biter: 1 }, G09: { viral: 1 } },
        features: [
          { token: "spear", zone: "G11", up: "front" },
          { token: "common-loot", zone: "G11", up: "front" },
        ],
      },
    ),
    press: ["Interact", "Throwing Spear"],
    piece: pieceAt("common-loot", "G11"),
    to: "p1.loot",
  },
  {
    rule: "DL-RULING-12",
    what: "a free action after the last die",
    given: () =>
      tableAt(
        city({
          runners: {
            ash: { zone: "G11", items: ["item.hatchet"], track: ["basic.1"] },
            bram: { zone: "G08a", pool: ["basic.1"] },
          },
          activated: ["ash"],
        }),
        { do: "turn", runner: "bram" },
      ),
    piece: piece("item.hatchet"),
    to: "p1.weapon",
  },
  {
    rule: "DL-ACTN-05",
    what: "an item outside the own activation",
    given: () =>
      tableAt(city({ runners: { ash: { zone: "G11", items: ["item.hatchet"] }, bram: { zone: "G08a" } } }), {
        do: "who",
      }),
    piece: piece("item.hatchet"),
    to: "p1.weapon",
  },
  {
    rule: "DL-RULING-33",
    what: "an item for a Runner of another Area",
    given: begun({ items: ["item.bandage"] }),
    piece: piece("item.bandage"),
    to: "p2.items",
  },
  {
    rule: "DL-GEAR-04",
    what: "a Gear's symbol without the Momentum Die",
    given: begun({ gear: armored }),
    piece: piece("gear.triangle.shoes"),
    to: "p1.track2",
  },
  {
    rule: "DL-GEAR-10",
    what: "Gear against an Exposure token that no Risk Die brought",
    given: begun({ gear: armored, token: "held" }),
    piece: pieceAt("exposure-token", "p1.token"),
    to: "p1.shoes",
  },
];

const ORDER: readonly Attempt[] = [
  {
    rule: "DL-ACTV-01",
    what: "a Runner activated twice by day",
    given: () => tableAt(city({ runners: { ash: {}, bram: {}, cleo: {} }, activated: ["ash"] }), { do: "who" }),
    piece: piece("runner.ash"),
    to: "G08a",
  },
  {
    rule: "DL-ACTV-04",
    what: "a Runner out of the order of the cards at night",
    given: () =>
      tableAt(city({ round: 8, runners: { ash: { zone: "G11", pool: ["basic.1"] }, bram: { zone: "G08a" } } }), TURN),
    piece: piece("runner.bram"),
    to: "G08b",
  },
  {
    rule: "DL-EXPO-13",
    what: "an Area without Runners",
    given: () => tied(),
    piece: figure("biter", "G02a"),
    to: "G01b",
  },
];

/** Two Areas equally loud, a third less so. */
const tied = (): Session => {
  const state = city({
    runners: {
      ash: { zone: "G11", exposure: 2 },
      bram: { zone: "G05a", exposure: 2 },
      cleo: { zone: "B09", exposure: 1 },
    },
    infected: { G02: { biter: 1 } },
  });
  state.phase = "exposure";
  return tableAt(state, { do: "tiedArea" });
};

interface Drawn {
  readonly rule: string;
  readonly what: string;
  readonly given?: () => Session;
  readonly from: string;
  readonly to: string;
}

const drawing = (): Session => {
  const state = city({ runners: { ash: { zone: "G11", exposure: 2 }, bram: { zone: "G05a" } } });
  state.phase = "exposure";
  return tableByHandAt(state, { do: "drawCard", runner: "ash", count: 2 });
};

const DRAWN: readonly Drawn[] = [
  { rule: "DL-EXPO-08", what: "an Exposure Card out of its Phase", from: "p1.exposure", to: "p1.drawn" },
  { rule: "DL-WND-04", what: "a Wound nobody dealt", from: "wounds", to: "p1.light" },
  { rule: "DL-ACTV-03", what: "an Activation Card by day", from: "activation", to: "activation.drawn" },
  {
    rule: "DL-EXPO-07",
    what: "the deck of a Runner whose Area is not the loudest",
    given: tied,
    from: "p3.exposure",
    to: "p3.drawn",
  },
  { rule: "DL-EXPO-09", what: "another Runner's deck", given: drawing, from: "p2.exposure", to: "p2.drawn" },
];

const tried = (session: Session, attempt: Attempt): void => {
  const { rule, piece: which, to, slot = 0, press: buttons = [], lay } = attempt;
  const { table, hand, controller } = session;
  for (const button of buttons) if (offered(hand).includes(button)) press(table, hand, button);
  if (lay !== undefined) {
    hand.drag(dieShowing(table, lay, "p1.pool")).to(place("p1.track2"));
    calm(table);
  }
  const moved = which(session);
  const before = spot(moved);
  heard(table);
  hand.drag(moved).to(place(to, slot));
  calm(table);
  expect(told(session)).toContain(`(${rule})`);
  // A card dropped on another was in a deck meanwhile: it is another object now.
  expect(spot(moved.gone ? which(session) : moved)).toBe(before);
  if (offered(hand).includes("Cancel")) press(table, hand, "Cancel");
  expect(amiss(table, dyingLight, controller)).toEqual([]);
};

describe("illegal moves: each piece goes back, and its mover is told the rule", () => {
  test.each(MOVES)("$rule: $what", (attempt) => {
    tried((attempt.given ?? inTurn)(), attempt);
  });
  test.each(DICE)("$rule: $what", (attempt) => {
    tried((attempt.given ?? inTurn)(), attempt);
  });
  test.each(INFECTED_BY_HAND)("$rule: $what", (attempt) => {
    tried((attempt.given ?? inTurn)(), attempt);
  });
  test.each(FIGHTS)("$rule: $what", (attempt) => {
    tried((attempt.given ?? inTurn)(), attempt);
  });
  test.each(GOODS)("$rule: $what", (attempt) => {
    tried((attempt.given ?? inTurn)(), attempt);
  });
  test.each(ORDER)("$rule: $what", (attempt) => {
    tried((attempt.given ?? inTurn)(), attempt);
  });

  test.each(DRAWN)("$rule: $what", ({ rule, given: session, from, to }) => {
    const sitting = (session ?? inTurn)();
    const { table, hand, controller } = sitting;
    const count = deckAt(table, from).contained.length;
    heard(table);
    hand.draw(deckAt(table, from)).to(place(to));
    calm(table);
    expect(told(sitting)).toContain(`(${rule})`);
    expect(deckAt(table, from).contained).toHaveLength(count);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });

  test.each([
    { rule: "DL-SPAWN-04", what: "a Biter in a Nest that is farther", to: "G02a", crowd: 0 },
    { rule: "DL-SPAWN-01", what: "a Biter nobody asked for", to: "G08a", crowd: 2 },
    { rule: "DL-SPAWN-08", what: "a seventh Infected without a Spread", to: "G08a", crowd: 6 },
  ])("$rule: $what", ({ rule, to, crowd }) => {
    const state = city({
      runners: { ash: { zone: "G05a" }, bram: { zone: "G11" } },
      infected: { G08: { biter: crowd } },
    });
    const wave = { do: "nest", by: "DL-SPAWN-02", area: "G05", infected: "biter", count: 1 } as const;
    const session = tableAt(state, crowd === 0 ? wave : { do: "who" });
    const { table, hand, controller } = session;
    heard(table);
    hand.draw(crateOf(session, "biter")).to(place(to));
    calm(table);
    expect(told(session)).toContain(`(${rule})`);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });

  test("DL-RUN-04 DL-MOM-02: dice are rolled once, the Momentum Die just gained not at all", () => {
    const session = inTurn();
    heard(session.table);
    session.hand.roll(dieShowing(session.table, "basic.1", "p1.pool"), "basic.6");
    calm(session.table);
    expect(told(session)).toContain("(DL-RUN-04)");
    session.hand.roll(dieShowing(session.table, "momentum.1", "p1.momentum"), "momentum.6");
    calm(session.table);
    expect(told(session)).toContain("(DL-MOM-02)");
    expect(amiss(session.table, dyingLight, session.controller)).toEqual([]);
    expect(showing(dieShowing(session.table, "basic.1", "p1.pool"))).toBe("basic.1");
  });

  test("in guide the move is explained and the piece stays until the table is put right", () => {
    const session = inTurn();
    const { table, hand, controller } = session;
    press(table, hand, "Settings", "Rules: strict");
    const ash = one(table, "runner.ash");
    hand.drag(ash).to(place("G02a"));
    calm(table);
    expect(told(session)).toContain("(DL-RUNA-01)");
    expect(Math.abs(ash.position.x - place("G02a").x)).toBeLessThan(1);
    press(table, hand, "Put the table right");
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });

  test("in free nothing is watched", () => {
    const session = inTurn();
    const { table, hand } = session;
    press(table, hand, "Settings", "Rules: strict", "Rules: guide");
    heard(table);
    hand.drag(one(table, "runner.ash")).to(place("G02a"));
    calm(table);
    expect(heard(table)).toEqual([]);
  });
});
