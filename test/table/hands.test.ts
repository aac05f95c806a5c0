import { describe, expect, test } from "vitest";
import { dyingLight } from "../../src/games/dying-light/game";
import type { City } from "../../src/games/dying-light/vocabulary";
import type { Element } from "../../src/host/world/xml-ui";
import { city, WHOLE } from "../games/dying-light/support/city";
import {
  crowds,
  deckAt,
  dieShowing,
  drawByHand,
  near,
  one,
  place,
  rollByHand,
  type Session,
  standingIn,
  tableAt,
  tableByHandAt,
} from "../support/dying-light-table";
import { calm, heard, press } from "../support/person";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { inputsIn } from "../../src/kernel/past";

/** What the hands do that play Dying Light, one thing after the other on the built table. */

const stateOf = ({ controller }: Session): City => keptIn(controller).state as City;

const lastSaid = ({ controller }: Session): string => {
  const { to, say } = inputsIn(keptIn(controller).past).at(-1) ?? { to: "", say: [] };
  return [to, ...say.map((words) => words.join("+"))].join("/");
};

const right = ({ table, controller }: Session): void => {
  expect(amiss(table, dyingLight, controller)).toEqual([]);
};

const figure = ({ table }: Session, type: string, zone: string) => {
  const { x, z } = place(zone);
  const far = (at: { readonly x: number; readonly z: number }): number => Math.hypot(at.x - x, at.z - z);
  const [nearest] = table.tagged(`outbreak-${type}`).sort((a, b) => far(a.position) - far(b.position));
  if (nearest === undefined) throw new Error(`no ${type} stands on the board`);
  return nearest;
};

const acting = (ash: object, more: Parameters<typeof city>[0] = {}): City =>
  city({ ...more, runners: { ash: { zone: "G08b", ...ash }, bram: { zone: "B13" } } });

const TURN = { do: "turn", runner: "ash" } as const;

describe("a hand that plays", () => {
  test("DL-GEAR-06 DL-GEAR-12 DL-DP-12: a Wound dropped on Gear is prevented by it", () => {
    const state = acting({ gear: WHOLE, pool: ["basic.1"] });
    const session = tableAt(state, { do: "prevent", runner: "ash", what: "armor" }, TURN);
    session.hand.draw(deckAt(session.table, "wounds")).to(place("p1.jacket"));
    calm(session.table);
    expect(lastSaid(session)).toBe("prevent/jacket");
    expect(stateOf(session).runners[0]).toMatchObject({ gear: { jacket: "damaged" }, light: "none" });
    expect(deckAt(session.table, "wounds").contained).toHaveLength(16);
    right(session);
  });

  test("DL-GEAR-10 DL-RULING-44: an Exposure token dropped on the shoes is prevented by them", () => {
    const state = acting({ gear: WHOLE, pool: ["basic.1"] });
    const session = tableAt(state, { do: "prevent", runner: "ash", what: "exposure" }, TURN);
    const token = session.table.tagged("outbreak-exposure-token")[0];
    if (token === undefined) throw new Error("no token");
    session.hand.drag(token).to(place("p1.shoes"));
    calm(session.table);
    expect(lastSaid(session)).toBe("prevent/shoes");
    expect(stateOf(session).runners[0]?.token).toBe("none");
    right(session);
  });

  test("DL-BOOST-04 DL-BOOST-05 DL-DP-07: an Infected is dragged as a Push allows", () => {
    const state = acting({ pool: ["basic.6", "basic.1"] }, { infected: { G08: { viral: 1 } } });
    const session = tableAt(state, TURN);
    press(session.table, session.hand, "Run", "street G11", "grey Push");
    session.hand.drag(figure(session, "viral", "G08a")).to(place("G07b"));
    calm(session.table);
    expect(lastSaid(session)).toBe("turn/run/G11/basic.6/viral/G07");
    expect(standingIn(session.table, "viral", "G07")).toBe(1);
    right(session);
  });

  test("DL-SPREAD-01 DL-SPREAD-07 DL-DP-17: and as a Spread allows", () => {
    const state = acting({}, { infected: { G06: { biter: 6 } } });
    const wave = { do: "spawn", by: "DL-SPAWN-02", area: "G06", infected: "biter", count: 1, spread: 6 } as const;
    const session = tableAt(state, { do: "spreadFirst", area: "G06", who: "common" }, { ...wave, spread: 0 });
    session.hand.drag(figure(session, "biter", "G06a")).to(place("G03a"));
    calm(session.table);
    expect(lastSaid(session)).not.toBe("");
    expect(inputsIn(keptIn(session.controller).past)[0]?.say).toEqual([["G03"]]);
    expect(crowds(session.table, "biter")).toMatchObject({ G03: 1 });
    right(session);
  });

  test("DL-ENV-09 DL-ENV-10 DL-INT-04: a Loot Bag taken from the own Zone is opened", () => {
    const bag = { token: "common-loot", zone: "G08b", up: "front" };
    const session = tableByHandAt(acting({ pool: ["basic.1"] }, { features: [bag] }), TURN);
    const { table, hand } = session;
    const [token] = table.tagged("outbreak-common-loot").filter((each) => near(each, "G08b", 1));
    if (token === undefined) throw new Error("no bag lies in G08b");
    hand.drag(token).to(place("p1.loot"));
    calm(table);
    drawByHand(session, "common", "item.decoy", "p1.items");
    expect(stateOf(session).runners[0]).toMatchObject({ loot: ["common-loot"], items: ["item.decoy"] });
    right(session);
  });

  test("DL-ENV-09 DL-INT-04: a Loot Bag that is clicked is opened", () => {
    const bag = { token: "common-loot", zone: "G08b", up: "front" };
    const session = tableByHandAt(acting({ pool: ["basic.1"] }, { features: [bag] }), TURN);
    const [token] = session.table.tagged("outbreak-common-loot").filter((each) => near(each, "G08b", 1));
    if (token === undefined) throw new Error("no bag lies in G08b");
    session.hand.drag(token).to(token);
    calm(session.table);
    drawByHand(session, "common", "item.decoy", "p1.items");
    expect(stateOf(session).runners[0]).toMatchObject({ loot: ["common-loot"], items: ["item.decoy"] });
    right(session);
  });

  test("DL-ATK-01 DL-ATK-04: an Infected struck at is dragged off the board, and is dead if the dice say so", () => {
    const state = acting({ zone: "G08a", pool: ["basic.1", "basic.2"] }, { infected: { G08: { biter: 1 } } });
    const session = tableByHandAt(state, TURN);
    session.hand.drag(figure(session, "biter", "G08a")).to(place("p1.items"));
    calm(session.table);
    session.hand.drag(dieShowing(session.table, "basic.1", "p1.pool")).to(place("p1.track1"));
    calm(session.table);
    press(session.table, session.hand, "Standard Attack");
    rollByHand(session, "damage", "damage.4", "damage.1");
    expect(standingIn(session.table, "biter", "G08")).toBe(0);
    right(session);
  });

  test("DL-ATK-09 DL-FAT-01: a die laid to rest makes the blow a Special one", () => {
    const ash = { zone: "G08a", pool: ["basic.1", "combat.1"], weapon: "weapon.machete" };
    const session = tableByHandAt(acting(ash, { infected: { G08: { viral: 1 } } }), TURN);
    session.hand.drag(figure(session, "viral", "G08a")).to(place("p1.items"));
    calm(session.table);
    session.hand.drag(dieShowing(session.table, "basic.1", "p1.pool")).to(place("p1.track1"));
    calm(session.table);
    session.hand.drag(dieShowing(session.table, "combat.1", "p1.pool")).to(place("p1.fatigue"));
    calm(session.table);
    expect(lastSaid(session)).toBe("turn/attack/G08/viral/basic.1/fatigue/combat.1");
    rollByHand(session, "damage", "damage.1", "damage.1", "damage.3");
    right(session);
  });
});

const exposed = (): Session => {
  const deck = [["exposure.x1", "exposure.x2", "exposure.x3", "exposure.x4"]];
  const state = acting({ exposure: 1, deck, discard: ["exposure.x5", "exposure.x6", "exposure.x7", "exposure.x8"] });
  state.phase = "exposure";
  return tableByHandAt(state, { do: "drawCard", runner: "ash", count: 1 }, { do: "who" });
};

describe("an Exposure Card comes", () => {
  const drawn = (session: Session): readonly string[] => stateOf(session).runners[0]?.drawn ?? [];

  test("DL-EXPO-08: by the panel", () => {
    const session = exposed();
    press(session.table, session.hand, "Roll for me");
    expect(drawn(session)).toHaveLength(1);
    right(session);
  });

  test("DL-EXPO-08: by reaching for the deck, a number typed over it", () => {
    const session = exposed();
    session.hand.type(1, deckAt(session.table, "p1.exposure"));
    calm(session.table);
    expect(drawn(session)).toHaveLength(1);
    right(session);
  });

  test("DL-EXPO-08: by a click on the deck; one that is carried off comes back", () => {
    const session = exposed();
    const deck = deckAt(session.table, "p1.exposure");
    session.hand.drag(deck).to({ x: 0, z: 30 });
    calm(session.table);
    expect(drawn(session)).toEqual([]);
    right(session);
    session.hand.drag(deckAt(session.table, "p1.exposure")).to(deckAt(session.table, "p1.exposure"));
    calm(session.table);
    expect(drawn(session)).toHaveLength(1);
    right(session);
  });

  test("DL-EXPO-08: as the very card a hand draws", () => {
    const session = exposed();
    drawByHand(session, "p1.exposure", "exposure.x3", "p1.drawn");
    expect(drawn(session)).toEqual(["exposure.x3"]);
    right(session);
  });
});

const risky = (): Session =>
  tableByHandAt(acting({ pool: ["basic.1"] }), { do: "riskRoll", runner: "ash", dice: 2 }, TURN);

describe("Risk is rolled", () => {
  const faces = (session: Session): readonly string[] =>
    inputsIn(keptIn(session.controller).past)
      .filter(({ to }) => to === "riskRoll")
      .flatMap(({ say }) => say.flat());

  test("DL-RISK-11: by the panel", () => {
    const session = risky();
    press(session.table, session.hand, "Roll for me");
    expect(faces(session)).toHaveLength(2);
    right(session);
  });

  test("DL-RISK-11: by throwing the dice", () => {
    const session = risky();
    rollByHand(session, "risk", "risk.safe", "risk.safe");
    expect(faces(session)).toEqual(["risk.safe", "risk.safe"]);
    right(session);
  });

  test("DL-RISK-11: one die by a hand, the rest by the table", () => {
    const session = risky();
    rollByHand(session, "risk", "risk.exposure");
    press(session.table, session.hand, "Roll for me");
    expect(faces(session)[0]).toBe("risk.exposure");
    expect(faces(session)).toHaveLength(2);
    right(session);
  });

  test("DL-RISK-11: by dice that were thrown elsewhere and are turned to what they showed", () => {
    const session = risky();
    const dice = session.table.tagged("outbreak-die.risk").slice(0, 2);
    for (const die of dice) {
      session.hand.flip(die);
      calm(session.table);
    }
    expect(faces(session)).toHaveLength(2);
    right(session);
  });
});

const wave = (): Session => {
  const state = city({ runners: { ash: { zone: "G05a" }, bram: { zone: "B13" } } });
  state.phase = "exposure";
  return tableAt(state, { do: "nest", by: "DL-SPAWN-02", area: "G05", infected: "biter", count: 2 }, { do: "who" });
};

describe("a wave comes out of the Nest the players choose", () => {
  test("DL-SPAWN-05: by the panel", () => {
    const session = wave();
    press(session.table, session.hand, "street G04");
    expect(crowds(session.table, "biter")).toEqual({ G04: 2 });
    right(session);
  });

  test("DL-SPAWN-05: by the first figure that is put there", () => {
    const session = wave();
    const { x, z } = place("supply.biter");
    const crate = session.table.world.things.find(
      ({ type, position }) => type === "Bag" && Math.hypot(position.x - x, position.z - z) < 1,
    );
    if (crate === undefined) throw new Error("no crate of Biters");
    session.hand.draw(crate).to(place("G06a"));
    calm(session.table);
    expect(crowds(session.table, "biter")).toEqual({ G06: 2 });
    right(session);
  });

  test("DL-SPAWN-01 DL-SPAWN-05: by the card a hand has drawn", () => {
    const deck = [["exposure.x1", "exposure.x2", "exposure.x3", "exposure.x5"]];
    const discard = ["exposure.x4", "exposure.x6", "exposure.x7", "exposure.x8"];
    const ash = { zone: "G05a", exposure: 1, deck, discard };
    const state = city({ runners: { ash, bram: { zone: "B13" } } });
    state.phase = "exposure";
    const session = tableByHandAt(state, { do: "drawCard", runner: "ash", count: 1 }, { do: "execute", area: "G05" });
    drawByHand(session, "p1.exposure", "exposure.x5", "p1.drawn");
    press(session.table, session.hand, "street G06");
    expect(crowds(session.table, "biter")).toEqual({ G06: 2 });
    right(session);
  });
});

const texts = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ attributes, value, children }) => [...Object.values(attributes), value, ...texts(children)]);

test("DL-GAME-05 DL-RISK-11: the panel tells the goal, and each Zone what it risks", () => {
  const session = tableAt(acting({ zone: "G08a", pool: ["basic.1"] }, { infected: { G08: { biter: 2 } } }), TURN);
  const shown = (): string => texts(session.hand.panel()).join("\n");
  expect(shown()).toContain("Goal: interact with the relay on roof B08.");
  press(session.table, session.hand, "Run");
  expect(shown()).toContain("Dice: 1. Risk Dice: 1.");
  expect(heard(session.table).join()).not.toContain("broke");
  expect(one(session.table, "runner.ash").name).toBe("Ash");
});
