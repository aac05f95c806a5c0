import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../src/games/dying-light/game";
import { survivorDuel } from "../../src/games/survivor-duel/game";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { below, type Generator, seeded } from "../../src/kernel/generator";
import type { City } from "../../src/games/dying-light/vocabulary";
import { LIGHTS } from "../../src/table/lit";
import { choiceId } from "../../src/table/panel-xml";
import type { SaveState } from "../../src/tts/save";
import { city } from "../games/dying-light/support/city";
import { one } from "../support/dying-light-table";
import { Failing } from "../support/failing";
import { keptAt } from "../support/kept-match";
import { questionTo } from "../support/panel";
import { builtSave, click, controllerOn, heard, offered, press, sitDown } from "../support/person";

interface Session {
  readonly table: OpenTable;
  readonly hand: Hand;
  readonly controller: Thing;
  readonly failing: Failing;
}

const PLAYERS = "1 player";

const opened = (save: SaveState | string, colour: string): Session => {
  const failing = new Failing();
  const table = sitDown(save, { watch: failing.watch, seated: [colour] });
  return { table, hand: table.seat(colour), controller: controllerOn(table), failing };
};

const begun = (seed: number): Session => {
  const session = opened(builtSave("dying-light"), "Yellow");
  session.hand.type(seed, session.controller);
  return session;
};

const ASIDE = ["Undo", "Why?", "Other …", "Settings", "Cancel", "Log"];

const answersFor = (hand: Hand): string[] => offered(hand).filter((word) => !ASIDE.includes(word));

/** Whatever somebody does at a table. */
type Deed = (session: Session, dice: Generator) => void;

const clickIf = ({ table, hand }: Session, says: (word: string) => boolean): void => {
  const word = offered(hand).find(says);
  if (word === undefined) return;
  click(hand, word);
  table.settle();
};

/** Takes any answer, and now and then takes it back or carries a piece across the city. */
const play: Deed = (session, dice) => {
  const { table, hand } = session;
  // A match that is over is begun anew.
  clickIf(session, (word) => word === PLAYERS);
  const answers = answersFor(hand);
  const loose = table.world.things.filter(({ locked, type }) => !locked && type !== "Hand");
  const piece = loose[below(dice, Math.max(1, loose.length))];
  const what = below(dice, 8);
  if (what === 0 && offered(hand).includes("Undo")) click(hand, "Undo");
  else if (what === 1 && piece !== undefined) hand.drag(piece).to({ x: below(dice, 20) - 10, z: below(dice, 20) - 10 });
  else click(hand, answers[below(dice, answers.length)] ?? "Settings");
  table.settle();
};

const playOn: Deed = (session, dice) => {
  for (let answers = 0; answers < 30; answers++) play(session, dice);
};

/** It grows dark, and that is taken back. */
const duskFalls: Deed = (session) => {
  clickIf(session, (word) => !ASIDE.includes(word));
  clickIf(session, (word) => word === "Undo");
};

/** What is deleted is brought back, and what is copied goes away. */
const deleteAndCopy: Deed = (session) => {
  const { table, hand } = session;
  hand.delete([one(table, "runner.ash")]);
  table.settle();
  clickIf(session, (word) => word.startsWith("Bring back"));
  if (table.tagged("outbreak-runner.ash").length === 0) return;
  hand.copy([one(table, "runner.ash")]);
  hand.paste({ x: 18, z: 2 });
  table.settle();
};

/** Points at a choice and at a piece, lifts the piece, and asks the menus and the keys. */
const lookAbout: Deed = ({ table, hand, controller }) => {
  const meanwhile = (): void => {
    for (let frames = 0; frames < 60; frames++) table.world.frame();
  };
  const figure = one(table, "runner.ash");
  if (answersFor(hand).length > 0) hand.point(choiceId(hand.colour, 0));
  meanwhile();
  hand.hover(figure);
  meanwhile();
  hand.pickUp(figure);
  meanwhile();
  hand.drop(figure);
  table.settle();
  for (const { label } of [...figure.menu]) {
    hand.choose(figure, label);
    table.settle();
  }
  hand.choose(controller, "Set up");
  hand.choose(controller, "Settings");
  table.settle();
  for (const { label } of [...table.world.tableMenu]) {
    hand.chooseOnTable(label, { x: 18, z: 2 });
    table.settle();
  }
  hand.hotkey("Outbreak: Undo");
  table.settle();
};

/** A match begins on a table that lacks something, with a number that the clock gives. */
const beginWithLess: Deed = (session) => {
  const { table, hand } = session;
  hand.delete([one(table, "die.basic")]);
  table.settle();
  clickIf(session, (word) => word === PLAYERS);
};

const built = JSON.parse(builtSave("dying-light")) as SaveState;

/** The last question before it grows dark: where a crowd in G06 spreads to. */
const evening = (): SaveState => {
  const runners = { ash: { zone: "G11", pool: ["basic.1", "basic.2", "basic.3", "combat.1", "parkour.1"] } };
  const state = city({ round: 6, runners, infected: { G06: { biter: 6 }, G05: { biter: 1 } } });
  return keptAt(built, dyingLight, 1, state, [
    { do: "spreadFirst", area: "G06", who: "common" },
    { do: "spawn", by: "DL-SPAWN-02", area: "G06", infected: "biter", count: 1, spread: 5 },
    { do: "endPhase" },
    { do: "round" },
  ]);
};

const ashActs = (): Session => {
  const session = begun(7);
  press(session.table, session.hand, PLAYERS, "Ash", "As usual");
  return session;
};

const duelBegun = (): Session => {
  const session = opened(builtSave("survivor-duel"), "Red");
  session.hand.type(7, session.controller);
  press(session.table, session.hand, "2 players");
  return session;
};

const rightInTheCity = ({ table, controller }: Session): string[] => amiss(table, dyingLight, controller);

/** Of the light what is set first and last. */
const litAmiss = ({ table, controller }: Session): string[] => {
  const { Lighting: own } = built;
  const { Lighting: lit } = table.save();
  if (own === undefined || lit === undefined) return ["the table has no light"];
  const light = dyingLight.lightOf?.(keptIn(controller).state as City) ?? "day";
  const wanted =
    light === "day"
      ? [own.LightIntensity, own.AmbientGroundColor.b]
      : [LIGHTS[light].strength, LIGHTS[light].ground[2]];
  const is = [lit.LightIntensity, lit.AmbientGroundColor.b];
  const isRight = wanted.every((figure, i) => Math.abs(figure - (is[i] ?? NaN)) < 1e-6);
  return isRight ? [] : [`${light} with a light of ${is.join(" and ")}`];
};

interface Evening {
  readonly begin: () => Session;
  readonly deed: Deed;
  /** In so many of them what they call is called. */
  readonly deeds: number;
  /** Which calls fail: those at the beginning of what the table does, and some of the many behind them. */
  readonly calls: readonly number[];
  readonly patience: number;
  /** Each fault has a table of its own. */
  readonly anew: boolean;
  readonly amiss: (session: Session) => string[];
}

const SHORT = { deeds: 1, calls: [1], patience: 1, anew: true };

const EVENINGS: readonly (readonly [string, Evening])[] = [
  [
    "a match of Dying Light",
    {
      begin: () => begun(7),
      deed: play,
      deeds: 40,
      calls: [1, 5, 20],
      patience: 4,
      anew: false,
      amiss: rightInTheCity,
    },
  ],
  [
    "dusk",
    {
      ...SHORT,
      begin: () => opened(evening(), "Yellow"),
      deed: duskFalls,
      calls: [1, 2],
      amiss: (session) => [...rightInTheCity(session), ...litAmiss(session)],
    },
  ],
  ["what is deleted and copied", { ...SHORT, begin: ashActs, deed: deleteAndCopy, amiss: rightInTheCity }],
  ["looking about", { ...SHORT, begin: ashActs, deed: lookAbout, amiss: rightInTheCity }],
  [
    "a beginning with less than all",
    { ...SHORT, begin: () => opened(built, "Yellow"), deed: beginWithLess, amiss: rightInTheCity },
  ],
  [
    "a duel, with its hands",
    {
      ...SHORT,
      begin: duelBegun,
      deed: playOn,
      amiss: ({ table, controller }) => amiss(table, survivorDuel, controller),
    },
  ],
];

const comesRight = (session: Session, { amiss: wrong }: Evening, after: string): void => {
  const { table, hand, controller } = session;
  expect(table.world.faults, after).toEqual([]);
  // What a hand has laid out for an answer lies there until that is whole.
  clickIf(session, (word) => word === "Cancel");
  clickIf(session, (word) => word.startsWith("Bring back"));
  clickIf(session, (word) => word === "Back to the game");
  const told = `${after}: ${heard(table).slice(-6).join(" | ")}`;
  // Whoever has left a lesson plays no match.
  const kept: unknown = keptIn(controller);
  if (kept !== "none") expect(wrong(session), told).toEqual([]);
  expect(answersFor(hand), `${told}: ${questionTo(hand)}`).not.toEqual([]);
};

/** What is called until then counts for nothing: `stumbles-at-load.test.ts` has that. */
const opening = (evening: Evening): Session => {
  const session = evening.begin();
  session.failing.calls.clear();
  return session;
};

describe("whatever the game fails at, the match goes on", () => {
  const called = new Set<string>();
  const failed = new Set<string>();

  test.each(EVENINGS)(
    "%s: each member that the table calls fails once, at one call after another",
    async (_, evening) => {
      let session = opening(evening);
      let dice = seeded(11);
      const { calls } = session.failing;
      for (let deeds = 0; deeds < evening.deeds; deeds++) evening.deed(session, dice);
      // What another evening has had fail is left to that.
      const members = [...calls.keys()].sort().filter((each) => !failed.has(each));
      for (const member of members) {
        // What the host has forgotten is let go of between two tasks.
        await setImmediate();
        for (const call of evening.calls) {
          if (evening.anew) {
            session.table.world.close();
            session = opening(evening);
            dice = seeded(11);
          }
          const { failing } = session;
          failing.once(member, call);
          for (let tries = 0; tries < evening.patience && failing.waits; tries++) evening.deed(session, dice);
          if (!failing.waits) {
            failed.add(member);
            comesRight(session, evening, `${member}, call ${String(call)}`);
          }
          failing.once("", 0);
        }
      }
      for (const member of [...calls.keys(), ...session.failing.calls.keys()]) called.add(member);
      session.table.world.close();
    },
  );

  test("no member that was called in any of them is left over", () => {
    expect([...called].filter((member) => !failed.has(member))).toEqual([]);
    expect(called.size).toBeGreaterThan(60);
  });

  test("nothing but what failed is lost: the answer given before is still the answer", () => {
    const { table, hand, controller, failing } = begun(7);
    click(hand, PLAYERS);
    table.settle();
    const before = keptIn(controller).at;
    failing.once("Object.setPositionSmooth", 1);
    click(hand, "Ash");
    table.settle();
    click(hand, "As usual");
    table.settle();
    expect(keptIn(controller).at).toBeGreaterThan(before);
    expect(count(heard(table), STUMBLED)).toBe(1);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });
});

/** A table whose `scene` fails while it is told to, and counts how often it does. */
const withSceneThatFails = (): SaveState => {
  const found = /(\w+)\.scene=function/;
  const ObjectStates = built.ObjectStates.map((object) => {
    if (object.Tags?.includes("outbreak-controller") !== true) return object;
    const script = object.LuaScript ?? "";
    const [before, game = ""] = found.exec(script) ?? [];
    if (before === undefined) throw new Error("the script has no scene");
    const failing = `local dice=${game}.SCENE.dice
${game}.SCENE.dice=function(a,b)if sceneFails then sceneTries=sceneTries+1 error("the scene fails")end return dice(a,b)end
${before}`;
    const told = `sceneTries=0
function breakScene()sceneFails=true end
function mendScene()sceneFails=false end
function triesOfScene()return sceneTries end
`;
    return { ...object, LuaScript: told + script.replace(before, failing) };
  });
  return { ...built, ObjectStates };
};

const count = (told: readonly string[], begins: string): number =>
  told.filter((line) => line.startsWith(begins)).length;

const STUMBLED = "Something went wrong";
const LAME = "The table does not come right";

describe("what fails each time ends after some tries", () => {
  test("the scene: it is tried three times more, and then no more until somebody does something", () => {
    const session = opened(withSceneThatFails(), "Yellow");
    const { table, hand, controller } = session;
    const tries = (): unknown => controller.vm?.call("triesOfScene");
    hand.type(7, controller);
    press(table, hand, PLAYERS, "Ash");
    heard(table);
    const { at } = keptIn(controller);
    controller.vm?.call("breakScene");
    click(hand, "As usual");
    table.settle();
    const told = heard(table);
    expect([count(told, STUMBLED), count(told, LAME)]).toEqual([3, 1]);
    expect(tries()).toBe(4);
    for (let frame = 0; frame < 600; frame++) table.world.frame();
    expect(tries()).toBe(4);
    // The answer is taken, is saved, and can be taken back.
    expect(keptIn(controller).at).toBeGreaterThan(at);
    const saved = sitDown(table.save());
    const { past } = keptIn(controller);
    expect(keptIn(controllerOn(saved)).past.slice(0, past.length)).toEqual(past);
    click(hand, "Undo");
    table.settle();
    expect(keptIn(controller).at).toBe(at);
    const again = heard(table);
    expect([count(again, STUMBLED), count(again, LAME)]).toEqual([3, 1]);
    controller.vm?.call("mendScene");
    press(table, hand, "Settings", "Put the table right");
    expect(rightInTheCity(session)).toEqual([]);
    expect(table.world.faults).toEqual([]);
  });

  test.each(["Object.getPosition", "Object.setPositionSmooth", "getObjects"])(
    "%s: a table that can be asked, saved and taken back, and put right when the game does it again",
    (member) => {
      const { table, hand, controller, failing } = begun(7);
      click(hand, PLAYERS);
      table.settle();
      failing.always(member);
      const tries: string[] = [];
      for (let answers = 0; answers < 6; answers++) {
        click(hand, answersFor(hand)[0] ?? "");
        table.settle();
        const told = heard(table);
        tries.push([count(told, STUMBLED), count(told, LAME)].join());
      }
      const { at } = keptIn(controller);
      expect(at).toBeGreaterThan(2);
      // Whatever somebody does gives it three tries, if it needs them.
      expect(tries).toContain("3,1");
      expect(tries.filter((each) => !["0,0", "3,1"].includes(each))).toEqual([]);
      expect(offered(hand)).toContain("Undo");
      click(hand, "Undo");
      table.settle();
      expect(keptIn(controller).at).toBeLessThan(at);
      failing.always("");
      click(hand, "Settings");
      table.settle();
      click(hand, "Put the table right");
      table.settle();
      expect(amiss(table, dyingLight, controller)).toEqual([]);
      expect(table.world.faults).toEqual([]);
    },
  );

  test("a panel that cannot be drawn does not keep the table busy for ever", () => {
    const { table, hand, controller, failing } = begun(7);
    click(hand, PLAYERS);
    table.settle();
    failing.always("UI.setAttributes");
    click(hand, "Ash");
    table.settle();
    failing.always("");
    // The first click finds nothing it could do, and has the panel drawn.
    for (let clicks = 0; clicks < 3; clicks++) {
      click(hand, answersFor(hand)[0] ?? "");
      table.settle();
    }
    expect(keptIn(controller).at).toBeGreaterThan(0);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });
});
