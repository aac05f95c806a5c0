import { describe, expect, test } from "vitest";
import { amissIn } from "../../src/bind/fits";
import { wideOf, frameOf } from "../../src/bind/frame";
import { bindingIn } from "../../src/bind/read";
import { whichPiece } from "../../src/bind/which";
import { farBetween } from "../../src/cli/bind/lying";
import { suggested } from "../../src/cli/bind/suggested";
import { tableSeen } from "../../src/cli/bind/table-seen";
import { isGame } from "../../src/games/index";
import { readSave } from "../../src/saves/save";
import { sortOf } from "../recognise/sorts";
import { standIns } from "../stand-ins/all";
import type { StandIn } from "../stand-ins/stand-in";

const seenOn = ({ game, text }: Pick<StandIn, "game" | "text">) => {
  if (!isGame(game)) throw new Error(`no game ${game}`);
  return tableSeen(readSave(Buffer.from(text)), game);
};

const STAND_INS = standIns();

describe.each(STAND_INS)("on $game $seed", (standIn) => {
  const seen = seenOn(standIn);
  const { binding, unsure } = suggested(seen);

  test("a binding is whole where nothing is said to be missing", () => {
    const read = bindingIn(JSON.parse(JSON.stringify(binding)));
    expect(read).toEqual({ binding, amiss: [] });
    const { game, sorts, boards, seats } = seen;
    const amiss = amissIn(binding, { game: game.name, sorts, boards, spots: game.spots, seats });
    const isLaid = !unsure.some((each) => each.startsWith("where the "));
    expect(amiss.filter((each) => isLaid || !each.startsWith("boards: at least one"))).toEqual([]);
  });

  test("its marks are those of the pieces they are meant for, and of nothing else", () => {
    const truth = new Map(standIn.truth.map(({ path, component }) => [path, sortOf(standIn.game, component)]));
    let bound = 0;
    for (const { object, seen: marks } of seen.things) {
      const piece = whichPiece(binding, marks);
      if (piece !== "none" && piece !== "several") {
        expect(truth.get(object.path), object.path).toBe(piece.sort);
        bound++;
      }
    }
    const known = seen.things.filter(({ found }) => found !== "none" && found.is !== "unsure").length;
    expect(bound).toBeGreaterThanOrEqual(known * 0.95);
  });

  test("the city lies where it does", () => {
    const truth = standIn.boards.find(({ board }) => board === "city");
    const city = binding.boards.find(({ board }) => board === "city");
    if (truth === undefined || city === undefined) return;
    const wide = wideOf(frameOf(truth));
    for (const [i, corner] of city.corners.entries()) {
      expect(farBetween(corner, truth.corners[i] ?? corner) / wide).toBeLessThan(0.005);
    }
  });

  test("each seat has a hand of its own, where there are hands", () => {
    const colours = binding.seats.map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(colours.length);
    if (standIn.style.hands !== "none" && binding.boards.length > 0) {
      expect(colours.length).toBeGreaterThan(1);
    } else expect(colours).toEqual([]);
  });
});

test("nine of twelve open stand-ins of Dying Light have their city found, and the others ask for it", () => {
  const laid = STAND_INS.filter(({ game }) => game === "dying-light").map((standIn) => {
    const { binding, unsure } = suggested(seenOn(standIn));
    const isLaid = binding.boards.some(({ board }) => board === "city");
    expect(unsure.some((each) => each.startsWith("where the city lies"))).toBe(!isLaid);
    return isLaid;
  });
  expect(laid.filter(Boolean)).toHaveLength(9);
});
