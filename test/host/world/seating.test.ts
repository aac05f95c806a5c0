import { describe, expect, test } from "vitest";
import { chat, heard, listening, lua, tableOf } from "../../support/host-table";

const PANELS = `
  UI.setXml([[<Text id="all"/><Text id="white" visibility="White"/><Text id="host" visibility="Host"/>
    <Text id="admin" visibility="Admin"/><Text id="grey" visibility="Grey|Black"/>]])
`;

describe("who sits where", () => {
  const open = (...seated: readonly string[]) => {
    const table = tableOf([], listening("onPlayerChangeColor"), { seated });
    lua(table, PANELS);
    table.settle();
    return table;
  };
  const seen = (hand: { panel(): { readonly attributes: Record<string, string> }[] }) =>
    hand.panel().map(({ attributes }) => attributes["id"]);

  test("a host who has not sat down is Grey: in nobody's seat, and sees what is for the host", () => {
    const table = open("Grey", "White");
    expect(lua(table, `return getSeatedPlayers()`)).toEqual(["White"]);
    expect(lua(table, `return { Player.Grey.host, Player.Grey.seated, Player.Grey.steam_name }`)).toEqual([
      true,
      false,
      "Player 1",
    ]);
    expect(lua(table, `return #Player.getSpectators() .. " of " .. #Player.getPlayers()`)).toBe("1 of 2");
    expect(seen(table.seat("Grey"))).toEqual(["all", "host", "admin", "grey"]);
    expect(seen(table.seat("White"))).toEqual(["all", "white"]);
  });

  test("any number look on; none of them is told from the others by a colour", () => {
    const table = open("Grey");
    const guest = table.sit("Grey", "Ann");
    expect(seen(guest)).toEqual(["all", "grey"]);
    expect(lua(table, `local n = {} for i, p in ipairs(Player.getSpectators()) do n[i] = p.steam_name end return n`)) //
      .toEqual(["Player 1", "Ann"]);
  });

  test("one who looks on sits down, takes along what they are, and everybody is told", () => {
    const table = open("Grey", "White");
    table.sit("Grey", "Ann");
    expect(lua(table, `return Player.Grey.changeColor("White")`)).toBe(false);
    expect(lua(table, `return Player.Grey.changeColor("Red")`)).toBe(true);
    expect(heard(table)).toEqual(["onPlayerChangeColor Grey", "onPlayerChangeColor Red"]);
    expect(lua(table, `return { Player.Red.host, Player.Grey.host, Player.Grey.steam_name }`)).toEqual([
      true,
      false,
      "Ann",
    ]);
    expect(seen(table.seat("Red"))).toEqual(["all", "host", "admin"]);
    expect(chat(table)).toEqual([]);
  });

  test("who gets up looks on; who leaves is nowhere; a promotion goes along with its person", () => {
    const table = open("White", "Red");
    lua(table, `Player.Red.promote()`);
    expect(seen(table.stand("Red"))).toEqual(["all", "admin", "grey"]);
    expect(seen(table.stand("Grey", "Blue"))).toEqual(["all", "admin"]);
    table.leave("Blue");
    expect(lua(table, `return #Player.getPlayers()`)).toBe(1);
    expect(lua(table, `return Player.Red.promoted or Player.Blue.promoted`)).toBe(false);
    expect(heard(table)).toEqual(["onPlayerChangeColor Grey", "onPlayerChangeColor Blue", "onPlayerChangeColor Grey"]);
    expect(() => table.stand("Blue")).toThrow("nobody can go from Blue to Grey");
  });
});
