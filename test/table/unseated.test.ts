import { describe, expect, test } from "vitest";
import type { OpenTable } from "../../src/host/open";
import { builtSave, calm, click, offered, press, sitDown } from "../support/person";
import { saidTo, seesElement } from "../support/panel";

const PANEL = "outbreak-host-panel";

const open = (...seated: readonly string[]): OpenTable => sitDown(builtSave("dying-light"), { seated });

describe("a host who has not sat down", () => {
  test("is told how to begin, and offered each colour that is free", () => {
    const table = open("Grey", "Red");
    const host = table.seat("Grey");
    expect(saidTo(host, "outbreak-host-title")).toBe("Play Dying Light");
    expect(saidTo(host, "outbreak-host-prompt")).toContain("Sit down at a colour");
    expect(offered(host)).toEqual(["Sit at Yellow", "Sit at Green", "Sit at Blue"]);
    expect(seesElement(table.seat("Red"), PANEL)).toBe(false);
  });

  test("sits down by a click, and has the panel of that colour then and the other one no more", () => {
    const table = open("Grey");
    press(table, table.seat("Grey"), "Sit at Blue");
    const blue = table.seat("Blue");
    expect(blue.seat.host).toBe(true);
    expect(seesElement(blue, PANEL)).toBe(false);
    press(table, blue, "1 player");
    expect(offered(blue)).toContain("Ash");
    const again = table.stand("Blue");
    calm(table);
    expect(offered(again)).toContain("Sit at Blue");
  });

  test("finds a colour taken that somebody was faster at", () => {
    const table = open("Grey");
    const host = table.seat("Grey");
    table.sit("Blue", "Somebody");
    click(host, "Sit at Blue");
    calm(table);
    expect(table.seat("Blue").seat.person).toBe("Somebody");
    expect(offered(host)).not.toContain("Sit at Blue");
    expect(offered(host)).toContain("Sit at Red");
  });

  test("nobody else who looks on sees anything new", () => {
    const table = open("Yellow");
    const guest = table.sit("Grey", "Somebody");
    calm(table);
    expect(offered(guest)).toEqual([]);
    expect(seesElement(guest, "outbreak-log-panel")).toBe(true);
    expect(seesElement(guest, PANEL)).toBe(false);
    const hosted = open("Grey");
    const other = hosted.sit("Grey", "Somebody");
    calm(hosted);
    expect(offered(hosted.seat("Grey"))).toContain("Sit at Blue");
    expect(offered(other)).toEqual([]);
  });
});
