import { NO_ATTACK } from "../../../../src/games/survivor-duel/setup";
import { beforeAll, describe, expect, test } from "vitest";
import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import { slotOf } from "../../../../src/games/survivor-duel/scene/waiting";
import type { DuelStep } from "../../../../src/games/survivor-duel/vocabulary";
import { at, calm, controllerOn, heard, offered, press } from "../../../support/person";
import { duel, gearOn, sideIn, standingBefore } from "../support/duel";
import { asked, cardIn, duelScript, inTheMiddle, stateOn, wrongOn } from "../support/duel-table";

let script = "";
beforeAll(async () => {
  script = await duelScript();
});

const TURN: readonly DuelStep[] = [{ do: "act" }, { do: "zombiePhase" }];
const spot = (name: string, slot = 0) => at(survivorDuel.spots, name, slot);

const thingAt = (table: ReturnType<typeof inTheMiddle>, name: string) => {
  const thing = table.named(name);
  if (thing === undefined) throw new Error(`no ${name} lies on the table`);
  return thing;
};

describe("a duel on the table", () => {
  test("whose cards lie hidden keeps the seat: nobody sits down beside them, or has a bot play it, until they are gone", () => {
    const table = inTheMiddle(script, duel({}), TURN);
    const red = table.seat("Red");
    press(table, red, "Settings", "Player 1 …");
    expect(offered(red).filter((word) => word.includes("Player 1"))).toEqual([]);
    table.stand("White");
    calm(table);
    expect(offered(red)).toContain("Sit at Player 1");
  });

  test("DUEL-ZONE-01 DUEL-ZONE-02 DUEL-ZONE-03 DUEL-ZONE-04 DUEL-ZONE-05 DUEL-DECK-08: every card has its zone, HP and durability their dice; then it is played by hand", () => {
    const state = duel({
      p1: {
        ap: 3,
        tp: 0,
        hand: ["W02"],
        gear: ["I03/2"],
        graveyard: ["E01"],
        threat: [{ card: "Z10", held: true }],
        zombie: ["Z01"],
      },
      p2: { hand: ["R02"], th: 3, row: ["Z05", "Z07"] },
    });
    const table = inTheMiddle(script, state, TURN);
    expect(wrongOn(table)).toEqual([]);
    const white = table.seat("White");

    // A Weapon out of the hand onto the Equipment Area.
    white.drag(cardIn(table, "White", "W02")).to(spot("p1.gear", 1));
    calm(table);
    expect(gearOn(stateOn(table), "p1")).toEqual(["I03/2", "W02/5"]);
    expect(wrongOn(table)).toEqual([]);

    // An attack from the panel: with one zombie in reach it has nothing to ask.
    press(table, white, "Attack");
    expect(gearOn(stateOn(table), "p1")).toEqual(["I03/2", "W02/4"]);
    expect(wrongOn(table)).toEqual([]);

    // The other player's turn to do something: a zombie of the row is put before the Survivor.
    press(table, white, "End the phase");
    const red = table.seat("Red");
    red.drag(thingAt(table, "Z05")).to(spot("p1.zombie", slotOf("zombie", 1)));
    calm(table);
    expect(standingBefore(stateOn(table), "p1")).toContain("Z05 zombie 2");
    expect(wrongOn(table)).toEqual([]);
  });

  test("a card that the other's hand holds comes back to its own, though hands pull back what they hold", () => {
    const table = inTheMiddle(script, duel({ p1: { hand: ["W02"] }, p2: { hand: ["R02", "I01"] } }), TURN);
    const [zone] = table.world.hands.zonesOf("White");
    if (zone === undefined) throw new Error("White has no hand");
    table.world.hands.take(zone, cardIn(table, "Red", "I01"));
    expect(wrongOn(table)).not.toEqual([]);
    table.seat("Red").choose(controllerOn(table), "Put right");
    calm(table);
    expect(cardIn(table, "Red", "I01").faceDown).toBe(false);
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-RUL-28 DUEL-ADV-04 DUEL-RUL-27 DUEL-SURV-05 DUEL-TURN-02 DUEL-RUL-13: what the rules forbid glides back, and the rule is told", () => {
    const state = duel({
      p1: { ap: 3, hand: ["W02"], gear: ["W03"], threat: ["Z10"], zombie: ["Z01"] },
      p2: { hand: ["R02", "I01"], row: ["Z07"] },
    });
    const table = inTheMiddle(script, state, TURN);
    const white = table.seat("White");
    const tries: readonly (readonly [string, string, string])[] = [
      ["Z01", "p1.threat", "DUEL-ADV-04"],
      ["Z10", "p1.zombie", "DUEL-ADV-03"],
      ["W03", "p2.threat", "DUEL-RUL-27"],
    ];
    for (const [name, to, why] of tries) {
      heard(table);
      white.drag(thingAt(table, name)).to(spot(to, 3));
      calm(table);
      expect(heard(table).join(" ")).toContain(why);
      expect(wrongOn(table)).toEqual([]);
    }
    expect(asked(table.seat("Red"))).toEqual([]);
    // Whose turn it is not keeps the own hand.
    for (const [name, why] of [
      ["R02", "DUEL-RUL-13"],
      ["I01", "DUEL-TURN-02"],
    ] as const) {
      heard(table);
      table
        .seat("Red")
        .drag(cardIn(table, "Red", name))
        .to(spot("p2.threat", 3));
      calm(table);
      expect(heard(table).join(" ")).toContain(why);
      expect(wrongOn(table)).toEqual([]);
    }
  });

  test("DUEL-REACT-01: one's own React glides back as long as nothing has set it off", () => {
    // While the zombies are being spawned it is the other player who is asked.
    const state = duel({ phase: "spawn", p1: { tp: 2, hand: ["R02"], threat: ["Z10"] }, p2: { th: 4, row: ["Z07"] } });
    const table = inTheMiddle(script, state, [{ do: "spawn" }, { do: "advanceStep" }]);
    expect(asked(table.seat("Red"))).toContain("Sprinter 1");
    heard(table);
    table
      .seat("White")
      .drag(cardIn(table, "White", "R02"))
      .to(spot("p1.threat", 3));
    calm(table);
    expect(heard(table).join(" ")).toContain("DUEL-REACT-01");
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-REACT-01 DUEL-RUL-14: a React is offered to who holds it, played by laying it down, and seen by nobody before", () => {
    const p1 = { tp: 1, hp: 9, hand: ["R01"], threat: [{ card: "Z10", attacked: true }] };
    const state = {
      ...duel({ phase: "attack", p1 }),
      attack: { ...NO_ATTACK, zombie: "p2.Z10.1", damage: 0, off: false },
    };
    const table = inTheMiddle(script, state, [
      { do: "defend", zombie: "p2.Z10.1", power: 3, used: [] },
      { do: "zombieGoes", zombie: "p2.Z10.1" },
      { do: "attacks" },
      { do: "abilityStep" },
      { do: "endTurn" },
    ]);
    const white = table.seat("White");
    expect(asked(white)).toEqual(
      expect.arrayContaining(["Sidestep", "Quick Escape"].map((word) => expect.stringContaining(word) as string)),
    );
    // The question says who attacks for how much.
    expect(JSON.stringify(white.panel())).toContain("Bruiser 1 attacks for 3");
    expect(asked(table.seat("Red"))).toEqual([]);
    expect(
      table.seat("Red").panel().length === 0 || !JSON.stringify(table.seat("Red").panel()).includes("Sidestep"),
    ).toBe(true);
    white.drag(cardIn(table, "White", "R01")).to(spot("p1.threat", 2));
    calm(table);
    expect(sideIn(stateOn(table), "p1")).toMatchObject({ hp: 9, graveyard: ["p1.R01.1"] });
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-RUL-14 DUEL-RUL-15 DUEL-QE-03: a window opens for who can use it alone, and a pass for the phase is remembered", () => {
    const attacked = (hand: readonly string[], tp: number, threat: readonly string[]) => {
      const table = inTheMiddle(script, duel({ p1: { ap: 0, tp, hp: 20, hand, threat } }), TURN);
      press(table, table.seat("White"), "End the phase");
      if (asked(table.seat("Red")).includes("No more")) press(table, table.seat("Red"), "No more");
      return table;
    };
    // Without TP there is nothing to ask.
    expect(sideIn(stateOn(attacked(["R01"], 0, ["Z10"])), "p1").hp).toBe(17);
    const table = attacked(["R01"], 2, ["Z10", "Z10"]);
    const [white, red] = [table.seat("White"), table.seat("Red")];
    if (asked(white).length === 0) press(table, red, "Bruiser 1");
    expect(asked(white)).toContain("Sidestep");
    expect(asked(red)).toEqual([]);
    press(table, white, "Pass for the rest of this phase");
    expect(sideIn(stateOn(table), "p1").hp).toBe(14);
    expect(stateOn(table).active).toBe("p2");
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-MULL-02 DUEL-MULL-03: cards dragged onto the deck are returned, when that is all", () => {
    const state = duel({ phase: "setup", turn: 0, p1: { hand: ["W02", "W02", "E04", "R01", "I01"] } });
    const table = inTheMiddle(script, state, [{ do: "mulligan", sealed: [{ seat: "p2", say: [[]] }] }, ...TURN]);
    const white = table.seat("White");
    for (const name of ["W02", "R01"]) {
      white.drag(cardIn(table, "White", name)).to(spot("p1.deck"));
      calm(table);
      expect(wrongOn(table)).toEqual([]);
    }
    expect(offered(white).filter((text) => text.startsWith("● "))).toEqual(["● Baseball Bat", "● Sidestep"]);
    press(table, white, "That is all");
    expect(heard(table).join("\n")).toContain("returns cards (2)");
    expect(sideIn(stateOn(table), "p1").hand).toHaveLength(5);
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-ACT-04 DUEL-ACT-01: a card laid right on a zombie is played at it, and both are two cards again", () => {
    const p1 = { ap: 3, hand: ["E11", "E04"], gear: ["W02"], threat: ["Z10", "Z12"] };
    const table = inTheMiddle(script, duel({ p1 }), TURN);
    const white = table.seat("White");
    white.drag(cardIn(table, "White", "E11")).to(spot("p1.threat", 1));
    calm(table);
    expect(standingBefore(stateOn(table), "p1")).toEqual(["Z10 threat 4", "Z12 threat 2"]);
    expect(wrongOn(table)).toEqual([]);
    // Not everything may be laid everywhere, and what is refused comes apart too.
    white.drag(thingAt(table, "Z10")).to(spot("p1.threat", 1));
    calm(table);
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-RUL-01: where no copies can be lent, 40 of one card on both sides are played with those there are", () => {
    const all = (hand: readonly string[]) => ({
      hand,
      deck: Array.from({ length: 40 - hand.length }, () => "W02"),
      zdeck: Array.from({ length: 16 }, () => "Z10"),
      row: ["Z10", "Z10", "Z10", "Z10"],
    });
    const p1 = { ap: 3, ...all(["W02", "W02", "W02"]), threat: ["Z10"] };
    const p2 = { th: 6, ...all(["W02", "W02"]) };
    const state = duel({ options: { limits: "book" }, p1, p2 });
    const table = inTheMiddle(script, state, TURN);
    const white = table.seat("White");
    const wrongButLacking = () => wrongOn(table).filter((line) => !/^no (W02|Z10) at /.test(line));
    expect(wrongButLacking()).toEqual([]);
    white.drag(cardIn(table, "White", "W02")).to(spot("p1.gear", 0));
    calm(table);
    expect(gearOn(stateOn(table), "p1")).toEqual(["W02/5"]);
    expect(wrongButLacking()).toEqual([]);
    press(table, white, "End the phase");
    press(table, table.seat("Red"), "Bruiser 2");
    expect(standingBefore(stateOn(table), "p1").length).toBeGreaterThan(1);
    expect(wrongButLacking()).toEqual([]);
  });

  test("DUEL-GOAL-01 DUEL-GOAL-02: both ways to lose, played at the table", () => {
    const beaten = inTheMiddle(script, duel({ p1: { ap: 0, tp: 0, hp: 2, threat: ["Z10"] } }), TURN);
    heard(beaten);
    press(beaten, beaten.seat("White"), "End the phase");
    expect(heard(beaten).join(" ")).toContain("no HP left");
    expect(wrongOn(beaten)).toEqual([]);
    const decked = inTheMiddle(script, duel({ p1: { ap: 0, tp: 0 }, p2: { deck: [] } }), TURN);
    heard(decked);
    press(decked, decked.seat("White"), "End the phase");
    expect(heard(decked).join(" ")).toContain("the Survivor Deck is empty");
  });

  test("DUEL-RUL-35: whoever has given up by mistake takes it back, though the duel is over", () => {
    const table = inTheMiddle(script, duel({ p1: { ap: 3, threat: ["Z10"] } }), TURN);
    const white = table.seat("White");
    const before = asked(white);
    press(table, white, "Other …", "Player 1 gives up: yes, it is lost", "Yes, that is meant");
    expect(heard(table).join(" ")).toContain("may give up at any time, and has lost");
    press(table, white, "Undo");
    expect(asked(white)).toEqual(before);
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-RUL-28: what a player draws is told to that player alone", () => {
    const table = inTheMiddle(script, duel({ p1: { ap: 0, tp: 0 }, p2: { deck: ["W04"] } }), TURN);
    press(table, table.seat("White"), "End the phase");
    const lines = table.world.chat.filter(({ text }) => text.includes("draws"));
    expect(lines.length).toBeGreaterThan(0);
    for (const { to, text } of lines) if (to !== "Red") expect(text).not.toContain("Fire Axe");
    expect(JSON.stringify(table.seat("White").panel())).not.toContain("Fire Axe");
  });
});
