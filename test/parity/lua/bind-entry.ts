import { amissIn } from "../../../src/bind/fits";
import { fingerprintOf } from "../../../src/bind/fingerprint";
import { bindingIn } from "../../../src/bind/read";
import { KNOWN_BY } from "../../../src/games/known-by";
import { SPOTS } from "../../../src/games/dying-light/scene/spots";
import type { TtsObject } from "../../../src/tts/api";
import { BOARDS } from "../../../src/games/known-by";
import { kindsIn, spotsSaid } from "./bound";

declare const _G: Record<string, unknown>;
declare function getObjects(this: void): readonly TtsObject[];

_G["amissHere"] = (value: unknown): readonly string[] => {
  const { binding, amiss } = bindingIn(value);
  const boards = BOARDS["dying-light"];
  const game = {
    game: "dying-light",
    sorts: KNOWN_BY["dying-light"],
    boards,
    spots: SPOTS,
    seats: ["p1", "p2", "p3", "p4"],
  };
  return amiss.length > 0 ? amiss : amissIn(binding, game);
};

_G["kindsHere"] = (value: unknown): readonly string[] => {
  const { binding } = bindingIn(value);
  const lines: string[] = [];
  for (const object of getObjects()) {
    const data = object.getData();
    for (const line of kindsIn(binding, data, "")) lines.push(line);
  }
  return lines;
};

_G["spotsHere"] = (value: unknown): readonly string[] => spotsSaid(bindingIn(value).binding);

_G["fingerprintHere"] = fingerprintOf;
