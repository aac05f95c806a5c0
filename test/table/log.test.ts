import { describe, expect, test } from "vitest";
import type { Element } from "../../src/host/world/xml-ui";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import { builtSave, calm, click, offered, press, sitDown } from "../support/person";
import { elementsSeenBy, saidTo, seesElement } from "../support/panel";

const open = (...seated: readonly string[]): OpenTable => sitDown(builtSave("dying-light"), { seated });

const PANEL = "outbreak-log-panel";

const close = (table: OpenTable, hand: Hand): void => {
  hand.click("outbreak-log-close");
  calm(table);
};

/** A box on a screen of 1920 to 1080, from the lower left. */
const boxOf = ({ attributes }: Element) => {
  const [right = 0, y = 0] = (attributes["offsetXY"] ?? "").split(" ").map(Number);
  const [width, height] = [Number(attributes["width"]), Number(attributes["height"])];
  const bottom = attributes["rectAlignment"] === "LowerRight" ? y : 540 - height / 2 + y;
  return { left: 1920 + right - width, right: 1920 + right, bottom, top: bottom + height };
};

const seen = (hand: Hand, id: string): Element => {
  const element = elementsSeenBy(hand).find(({ attributes }) => attributes["id"] === id);
  if (element === undefined) throw new Error(`no ${id} is seen`);
  return element;
};

describe("the log on the screen", () => {
  test("lies beside the panel, off the game's chat, its notes and the hand, and can be dragged", () => {
    const hand = open("Yellow").seat("Yellow");
    const log = boxOf(seen(hand, PANEL));
    const panel = boxOf(seen(hand, "outbreak-Yellow-panel"));
    expect(log.right).toBeLessThanOrEqual(panel.left);
    expect(log.left).toBeGreaterThan(960);
    expect(log.bottom).toBeGreaterThanOrEqual(200);
    expect(log.top).toBeLessThan(540);
    expect(seen(hand, PANEL).attributes["allowDragging"]).toBe("true");
  });

  test("is closed by a colour for that colour alone, and stays closed over a reload", () => {
    const table = open("Yellow", "Red");
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    press(table, yellow, "1 player");
    expect(saidTo(yellow, "outbreak-log")).toContain("is ready.");
    close(table, yellow);
    expect([seesElement(yellow, PANEL), seesElement(red, PANEL)]).toEqual([false, true]);
    const again = sitDown(JSON.stringify(table.save()), { seated: ["Yellow", "Red"] });
    calm(again);
    expect(seesElement(again.seat("Yellow"), PANEL)).toBe(false);
    expect(saidTo(again.seat("Red"), "outbreak-log")).toContain("is ready.");
  });

  test("is shown again by the settings, with what was said meanwhile; all may have closed it", () => {
    const table = open("Yellow", "Red");
    const [yellow, red] = [table.seat("Yellow"), table.seat("Red")];
    close(table, yellow);
    close(table, red);
    expect([seesElement(yellow, PANEL), seesElement(red, PANEL)]).toEqual([false, false]);
    press(table, yellow, "1 player", "Settings");
    expect(offered(red)).not.toContain("Log on your screen: hidden");
    press(table, yellow, "Log on your screen: hidden");
    expect(saidTo(yellow, "outbreak-log")).toContain("is ready.");
    expect(seesElement(red, PANEL)).toBe(false);
    press(table, yellow, "Log on your screen: shown");
    expect(seesElement(yellow, PANEL)).toBe(false);
  });

  test("is open for who sits down first, and for those who look on, who cannot close it", () => {
    const table = open("Yellow");
    close(table, table.seat("Yellow"));
    const [red, guest] = [table.sit("Red", "Ann"), table.sit("Grey", "Ben")];
    calm(table);
    expect([seesElement(red, PANEL), seesElement(guest, PANEL)]).toEqual([true, true]);
    expect(seesElement(guest, "outbreak-log-close")).toBe(false);
    expect(seesElement(table.seat("Yellow"), PANEL)).toBe(false);
  });

  test("a late click on a button that closes it comes to nothing", () => {
    const table = open("Yellow");
    const hand = table.seat("Yellow");
    const button = seen(hand, "outbreak-log-close");
    close(table, hand);
    hand.touch(button, "onClick", "-1", undefined);
    calm(table);
    expect(seesElement(hand, PANEL)).toBe(false);
    click(hand, "Settings");
    calm(table);
    expect(offered(hand)).toContain("Log on your screen: hidden");
  });
});
