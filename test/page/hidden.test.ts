import { describe, expect, test } from "vitest";
import { survivorDuel } from "../../src/games/survivor-duel/game";
import type { Duel } from "../../src/games/survivor-duel/vocabulary";
import { knownTo } from "../../src/kernel/bot";
import { canonical } from "../../src/kernel/canonical";
import { matchOf } from "../../src/kernel/keep";
import { waitingOf } from "../../src/kernel/match";
import { KEY } from "../../src/page/room/panel";
import { Room } from "../../src/page/room/room";
import type { Act, Piece, Told, Whereabouts } from "../../src/page/room/wire";
import type { Element } from "../../src/host/world/xml-ui";
import { USUAL_SETTINGS } from "../../src/table/settings";
import type { SaveState } from "../../src/tts/save";
import { duel } from "../games/survivor-duel/support/duel";
import { keptAt } from "../support/kept-match";
import { builtSave } from "../support/person";

/**
 * What a seat is told must be the same, whatever the other seat's hidden cards are: two tables that differ in nothing
 * but those are played alike, and everything that is told to the other player's tab is compared to the letter.
 */

/** Cards of one player that the other may not know; as many of each sort, so that nothing open differs. */
interface Hidden {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
}

const ONE: Hidden = {
  hand: ["E09", "E01", "E03", "I01", "I02"],
  deck: ["W01", "W01", "W01", "W02", "W02", "W02", "I03", "I03", "I03", "E11", "E12", "E11"],
};
const OTHER: Hidden = {
  hand: ["E09", "E04", "E06", "I08", "I09"],
  deck: ["W05", "W05", "W05", "W06", "W06", "W06", "I07", "I07", "I07", "E10", "E02", "E10"],
};

const dealt = ({ hand, deck }: Hidden): Duel =>
  duel({
    phase: "setup",
    turn: 0,
    p1: { hand, deck, row: ["Z01", "Z02"], zdeck: ["Z05", "Z05"] },
    p2: { hand: ["R01", "R02"], deck: ["R03", "R04", "R06"], row: ["Z07", "Z08"], zdeck: ["Z06", "Z06"] },
  });

const saveOf = (hidden: Hidden, pace: "brisk" | "jump"): string => {
  const built = JSON.parse(builtSave("survivor-duel")) as SaveState;
  const steps = [
    { do: "mulligan", sealed: [] },
    { do: "turn", seat: "p1" },
  ] as const;
  return JSON.stringify(keptAt(built, survivorDuel, 2, dealt(hidden), steps, { ...USUAL_SETTINGS, pace }));
};

const under = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...under(element.children)]);

const isChoice = ({ attributes }: Element): boolean => attributes["id"]?.includes("-choice") === true;

/** One tab, with all that it was told. */
class Seat {
  readonly told: Told[] = [];
  act: (act: Act) => void = () => undefined;

  hear = (told: Told): void => {
    this.told.push(told);
  };

  get choices(): readonly Element[] {
    const panel = this.told.findLast((each) => each.told === "panel");
    return panel === undefined ? [] : under(panel.elements).filter(isChoice);
  }

  /** Clicks the choice that says this, or the one that is so far down. */
  click(which: string | number): void {
    const says = ({ attributes }: Element): boolean => attributes["text"]?.replace(/^▸ /, "") === which;
    const choice = typeof which === "number" ? this.choices[which] : this.choices.find(says);
    if (choice === undefined) throw new Error(`no choice ${String(which)}`);
    this.act({ act: "click", element: choice.attributes[KEY] ?? "", on: -1 });
  }
}

/** A room whose clock is turned by hand. */
class Session {
  readonly red = new Seat();
  readonly blue = new Seat();
  readonly watcher = new Seat();
  #frame: () => void = () => undefined;
  #shown: () => void = () => undefined;

  constructor(save: string) {
    const room = new Room(
      { name: "Test", key: "test", folder: "http://127.0.0.1/", files: {} },
      new Map(),
      save,
      undefined,
      {
        keep: () => undefined,
        kept: () => Promise.resolve(undefined),
        clock: (frame, shown) => {
          this.#frame = frame;
          this.#shown = shown;
          return { speed: 1 };
        },
      },
    );
    for (const seat of [this.red, this.blue, this.watcher]) seat.act = room.join(seat.hear);
    this.red.act({ act: "sit", colour: "Red" });
    this.blue.act({ act: "sit", colour: "Blue" });
    this.wait(900);
  }

  wait(frames: number): void {
    for (let i = 0; i < frames; i++) {
      this.#frame();
      this.#shown();
    }
  }

  do(seat: Seat, which: string | number): void {
    seat.click(which);
    this.wait(700);
  }
}

/** A mulligan, a card played that looks into the deck, and so on into the next turn; by place, where names are secret. */
const played = (hidden: Hidden, pace: "brisk" | "jump"): Session => {
  const session = new Session(saveOf(hidden, pace));
  const { red, blue } = session;
  for (const which of [1, 2, "That is all"]) session.do(red, which);
  session.do(blue, "That is all");
  session.do(red, "Supply Drop");
  session.do(red, 0);
  session.do(red, "End the phase");
  session.do(blue, "No more");
  session.do(blue, "End the phase");
  session.do(red, "No more");
  return session;
};

/** What a seat was told, its pieces numbered as they came: two tables of one process have other numbers. */
const numbered = ({ told }: Seat): readonly Told[] => {
  const numbers = new Map<number, number>();
  const numberOf = (id: number): number => {
    if (id >= 0 && !numbers.has(id)) numbers.set(id, numbers.size);
    return numbers.get(id) ?? id;
  };
  const piece = (each: Piece): Piece => ({ ...each, id: numberOf(each.id) });
  const place = ([id, ...rest]: Whereabouts): Whereabouts => [numberOf(id), ...rest];
  return told.map((each): Told => {
    if (each.told === "table") return { ...each, pieces: each.pieces.map(piece), where: each.where.map(place) };
    if (each.told !== "pieces") return each;
    return { ...each, put: each.put.map(piece), gone: each.gone.map(numberOf), where: each.where.map(place) };
  });
};

const TITLES = ["Kitchen Knife", "Baseball Bat", "Chainsaw", "Crowbar", "Bandage", "Molotov", "Clean Sweep"];

const textOf = ({ told }: Seat): string => JSON.stringify(told);

describe.each(["brisk", "jump"] as const)("two tables with other hidden cards, %s", (pace) => {
  const one = played(ONE, pace);
  const other = played(OTHER, pace);

  test("DUEL-RUL-28: the owner is told what it holds", () => {
    expect(TITLES.filter((title) => textOf(one.red).includes(title))).toEqual(
      expect.arrayContaining(["Baseball Bat", "Bandage"]),
    );
    expect(textOf(one.red)).not.toBe(textOf(other.red));
  });

  test("DUEL-RUL-28: the other player and those who watch are told the same: pieces, panels, log, odds", () => {
    for (const [a, b] of [
      [one.blue, other.blue],
      [one.watcher, other.watcher],
    ] as const) {
      const again = numbered(b);
      for (const [i, told] of numbered(a).entries()) expect(again[i]).toEqual(told);
      expect(b.told).toHaveLength(a.told.length);
      expect(TITLES.filter((title) => textOf(a).includes(title))).toEqual([]);
    }
  });

  test("DUEL-RUL-28: what a bot in the other seat is given is the same", () => {
    const saved = ({ red }: Session): string => {
      red.act({ act: "save" });
      const last = red.told.at(-1);
      if (last?.told !== "saved") throw new Error("nothing was saved");
      return last.text;
    };
    const knowing = (session: Session): string => {
      const save = JSON.parse(saved(session)) as SaveState;
      const controller = save.ObjectStates.find(({ Tags }) => Tags?.includes("outbreak-controller") === true);
      const document = JSON.parse(controller?.LuaScriptState ?? "{}") as { match?: unknown };
      const { match } = matchOf(survivorDuel, document.match);
      if (match === "none") throw new Error("no match was kept");
      const waiting = waitingOf(match);
      if (waiting.for !== "answers") throw new Error("nobody is asked");
      const [ask] = waiting.asks;
      if (ask === undefined) throw new Error("nobody is asked");
      return canonical(knownTo(match, { seat: "p2", step: ask.step }));
    };
    expect(knowing(one)).toBe(knowing(other));
    expect(saved(one)).not.toBe(saved(other));
  });

  test("the save and the replay code, which hold everything, are the host's", () => {
    for (const seat of [one.red, one.blue]) {
      seat.act({ act: "code" });
      seat.act({ act: "save" });
    }
    const lastOf = ({ told }: Seat) => told.slice(-2).map((each) => (each.told === "code" ? each.code : each.told));
    expect(lastOf(one.blue)).toEqual(["", "problem"]);
    expect(lastOf(one.red)).toEqual([expect.stringContaining("survivor-duel."), "saved"]);
  });

  test("who looks through a pile that lies face down is seen doing it", () => {
    const decks = one.red.told.flatMap((each) =>
      each.told === "pieces" ? each.put : each.told === "table" ? each.pieces : [],
    );
    const deck = decks.findLast(({ kind, count }) => kind === "Deck" && count > 5);
    one.blue.act({ act: "look", id: deck?.id ?? -1 });
    one.wait(1);
    expect(JSON.stringify(one.red.told.at(-1))).toContain("Blue looks through a pile");
  });
});
