import type { Binding } from "../../../src/bind/binding";
import { spotsThere } from "../../../src/bind/lie";
import { seenOf } from "../../../src/bind/seen";
import { whichPiece } from "../../../src/bind/which";
import { SPOTS } from "../../../src/games/dying-light/scene/spots";
import { BOARDS } from "../../../src/games/known-by";
import { joined } from "../../../src/kernel/list";
import { numberText } from "../../../src/kernel/number-text";
import { byBytes, sorted } from "../../../src/kernel/order";
import type { ObjectState } from "../../../src/tts/save";

/** What a binding says of a table, in lines that can be compared. */

/** Of an object and of all that lies in it. */
export const kindsIn = (binding: Binding, data: ObjectState, inside: string): readonly string[] => {
  const piece = whichPiece(binding, seenOf(data, inside));
  const said = piece === "none" || piece === "several" ? piece : piece.sort + "/" + piece.kind;
  let lines: readonly string[] = [data.GUID + " " + said];
  for (const inner of data.ContainedObjects ?? []) lines = joined(lines, kindsIn(binding, inner, data.Nickname ?? ""));
  return lines;
};

/** No two VMs agree on more digits of a sine. */
const rounded = (value: number): string => numberText(Math.floor(value * 1000 + 0.5));

export const spotsSaid = (binding: Binding): readonly string[] => {
  const there = spotsThere(binding, BOARDS["dying-light"], SPOTS);
  const names: string[] = [];
  for (const name in there) names.push(name);
  const lines: string[] = [];
  for (const name of sorted(names, byBytes)) {
    const spot = there[name];
    if (spot !== undefined) {
      const { x, y, z, facing, holds } = spot;
      const steps = holds.as === "row" ? rounded(holds.dx) + " " + rounded(holds.dz) : holds.as;
      lines.push(name + " " + rounded(x) + " " + rounded(y) + " " + rounded(z) + " " + rounded(facing) + " " + steps);
    }
  }
  return lines;
};
