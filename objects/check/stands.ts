import { FACES } from "../../assets/check/pieces";
import type { GameTable } from "../../build/game-sources";
import { type Kind, type Place, place } from "../../src/kernel/scene";
import { SPOTS } from "./spots";

/** What stands on the table of the check: it is no game, and nothing of it ever changes place by a rule. */

const one = (form: Kind["form"], fixed: boolean, ups: Kind["ups"] = ["front"]): Kind => ({
  form,
  count: 1,
  ups,
  fixed,
});

const NUMBERED = ["letter", "hook", "house", "blank", "accent", "other-form", "card-a", "die"] as const;

export const stands: GameTable = {
  name: "check",
  seats: { least: 1, most: 1 },
  kinds: {
    floor: one("board", true),
    letter: one("tile", true),
    hook: one("tile", true),
    house: one("tile", true),
    blank: one("tile", true),
    accent: one("tile", true),
    "other-form": one("tile", true),
    "card-a": one("card", true, ["back", "front"]),
    die: one("die", true, [...FACES]),
    "card-b": one("card", true, ["back", "front"]),
    witness: one("token", true),
  },
  spots: SPOTS,
  text: {},
  opening: {
    floor: [place("floor", 0, "front")],
    ...Object.fromEntries(NUMBERED.map((kind, i): [string, Place[]] => [kind, [place("numbered", i, "front")]])),
    die: [place("numbered", NUMBERED.indexOf("die"), "1")],
    "card-b": [place("spare", 0, "front")],
    witness: [place("spare", 1, "front")],
  },
};
