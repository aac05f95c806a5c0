import type { Spot } from "../../../src/kernel/scene";
import { HORDE_SIZE, HORDE_TYPES } from "../../../src/games/survive-until-daylight/content/horde";
import { SLOTS } from "../../../src/games/survive-until-daylight/content/rubble";
import { chanceOf } from "../../drawing/chance";
import { iconCredit } from "../../drawing/icon-makers";
import { text, word } from "../../drawing/lettering";
import { dot, moved, plate } from "../../drawing/mesh";
import type { Mesh } from "../../drawing/mesh";
import { at, circle, gradient, group, line, picture, rect, turned } from "../../drawing/svg";
import { TINS } from "../containers/tin";
import { brush, paper } from "../look";
import { scrap, tape } from "../paper";
import { nameOf } from "../text/names";
import { craftNote, endNote, roundNote, signsNote } from "./notes";
import { CARD, DEPTH, EDGE, east, label, place, PX, slot, slots, south, spotOf, stand, TOKEN, WIDTH } from "./outlines";
import { said } from "../text/said";

/**
 * What everything lies on: a street at night, and a flattened box for everybody who has made a stand there. TTS without a
 * table has no floor: a piece that is put down beside it falls out of the world.
 */

/** A little above a table that lies there already. */
const TOP = 0.01;
const THICK = 0.2;

const [W, H] = [WIDTH * PX, DEPTH * PX];

const NIGHT = "#232c37";
const STREET = "#2f3a46";
const KRAFT = "#7d6040";
const DAWN = "#e0a04a";

/** The line's part of the street, as high as its lines; day comes from the east. */
const [STREET_NORTH, STREET_HIGH] = [7.2 * PX, 15 * PX];

const asphalt = (): string => {
  const chance = chanceOf(3);
  const stones = Array.from({ length: 900 }, () =>
    circle(chance() * W, chance() * H, 1.5 + 2.5 * chance(), {
      fill: chance() < 0.5 ? "#12171e" : "#6d7a88",
      "fill-opacity": 0.25,
    }),
  );
  const top = H / 2 - STREET_NORTH;
  return group(
    {},
    gradient("dawn", "across", [
      [0.3, DAWN, 0],
      [1, DAWN, 0.3],
    ]),
    rect(0, 0, W, H, { fill: NIGHT }),
    rect(0, top, W, STREET_HIGH, { fill: STREET }),
    rect(0, top, W, STREET_HIGH, { fill: "url(#dawn)" }),
    ...[top, top + STREET_HIGH].map((y) =>
      line(0, y, W, y, { stroke: "#aeb8c2", "stroke-opacity": 0.5, "stroke-width": 7 }),
    ),
    ...stones,
  );
};

/** A flattened box, torn at its edges. */
const flattened = (x: number, y: number, width: number, height: number): string => {
  const chance = chanceOf(5);
  const flutes = Array.from({ length: Math.round(height / 28) - 1 }, (_, i) =>
    line(x + 8, y + i * 28 + 20, x + width - 8, y + i * 28 + 20, {
      stroke: "#4c3a22",
      "stroke-width": 6,
      "stroke-opacity": 0.1 + 0.1 * chance(),
    }),
  );
  return at(x, y, scrap(width, height, 7, KRAFT)) + flutes.join("");
};

/** The row where everything comes from. */
const north = (): string =>
  [
    place("rubble", CARD, said().mat.rubble, "on"),
    place("active", CARD, said().mat.active, "on"),
    place("discard", CARD, said().mat.discard, "on"),
    place("assaults", CARD, said().mat.assaults, "on"),
    place("assault", CARD, said().mat.assault, "on"),
    place("assault.done", CARD, said().mat.assaultDone, "on"),
    place("combat", CARD, said().mat.combat, "on"),
    place("flipped", CARD, said().mat.flipped, "on"),
    place("combat.discard", CARD, said().mat.combatDiscard, "on"),
  ].join("");

/** Between the two lines of an inventory there is no more room. */
const BETWEEN_SLOTS = 24;

/** Hardly ever more than that are out there: the rest of the line is only hinted at. */
const USUAL_LINE = 13;

const theLine = (): string =>
  Array.from({ length: HORDE_SIZE }, (_, i) => {
    const [[x, y] = [0, 0]] = slots(`line${String(i + 1)}`);
    const usual = i < USUAL_LINE;
    return slot(x, y, CARD, usual ? 1 : 0.35) + (usual ? word(x, y, 60, brush("#e6d6b4"), String(i + 1)) : "");
  }).join("") + label(east(0), south(7.45), 16 * PX, said().mat.line, 30);

const nameless = (name: string): string =>
  slots(name)
    .map(([x, y]) => slot(x, y, CARD))
    .join("");

const southRow = (): string =>
  [
    ...HORDE_TYPES.map((type) => place(`supply.${type}`, CARD, nameOf(type), "on")),
    place("aside", CARD, said().mat.aside, "on"),
    place("first", TOKEN, said().mat.first, "above"),
    ...TINS.map((kind) => stand(`supply.${kind}`)),
    stand("box"),
  ].join("");

/** Where the table writes on a box, in light letters. */
const slate = ({ x, z }: Spot): string =>
  rect(east(x - 1.55), south(z + 0.7), 3.1 * PX, 1.4 * PX, { rx: 14, fill: NIGHT, "fill-opacity": 0.9 });

/** The first player's place; the others have the same, turned to their edge. */
const home = (): string => {
  const board = spotOf("p1.board");
  const [x, z] = [board.x + 6.6, board.z];
  const inventory = Array.from({ length: SLOTS }, (_, i) => nameless(`p1.slot${String(i + 1)}`)).join("");
  const [one, last] = [spotOf("p1.slot1"), spotOf(`p1.slot${String(SLOTS)}`)];
  return [
    flattened(east(x - 9.95), south(z + 7.96), 19.75 * PX, 11.96 * PX),
    rect(east(board.x - 3.04), south(board.z + 2.44), 6.08 * PX, 5.88 * PX, {
      rx: 10,
      fill: "#1b1815",
      "fill-opacity": 0.18,
      stroke: paper.scrap,
      "stroke-opacity": 0.62,
      "stroke-width": 3.5,
    }),
    label(east(board.x), south(board.z - 0.5), 5 * PX, said().mat.board),
    inventory,
    label(
      (east(one.x) + east(last.x)) / 2,
      (south(one.z) + south(last.z)) / 2,
      6 * PX,
      said().mat.slots,
      BETWEEN_SLOTS,
    ),
    place("p1.drawn", CARD, said().mat.drawn, "on"),
    place("p1.wave", CARD, said().mat.wave, "on"),
    place("p1.first", TOKEN, said().mat.first, "above"),
    place("p1.barricades", TOKEN, said().mat.barricades, "on"),
    place("p1.traps", TOKEN, said().mat.traps, "on"),
    place("p1.grenades", TOKEN, said().mat.grenades, "on"),
    place("p1.focus", TOKEN, said().mat.focus, "on"),
    place("p1.blood-lust", TOKEN, said().mat.bloodLust, "on"),
    slate(spotOf("p1.danger")),
    label(east(spotOf("p1.danger").x), south(spotOf("p1.danger").z + 1.1), 3 * PX, said().mat.danger),
    place("p1.saved", CARD, said().mat.saved, "on"),
  ].join("");
};

const homes = (): string => {
  const step = (spotOf("p6.board").x - spotOf("p1.board").x) * PX;
  const southern = home() + at(-step, 0, home()) + at(step, 0, home());
  return southern + turned(180, east(0), south(0), southern);
};

const WEST_NOTE = 10.3 * PX;
const EAST_NOTE = 8.6 * PX;

const pinned = (): string =>
  at(east(-32), south(9.9), roundNote(WEST_NOTE, 9.4 * PX)) +
  at(east(-32), south(-0.3), craftNote(WEST_NOTE, 9.4 * PX)) +
  at(east(23.6), south(3.9), endNote(EAST_NOTE, 4.3 * PX)) +
  at(east(23.6), south(-0.8), signsNote(EAST_NOTE, 9.2 * PX));

/** Words beside numbers that the table writes. */
const counters = (): string =>
  label(east(spotOf("odds").x) - 142, south(spotOf("odds").z), 170, said().mat.odds) +
  label(east(spotOf("round").x) - 92, south(spotOf("round").z), 150, said().mat.round);

const fineprint = (): string =>
  tape(W / 2, H - 34, 1500, 44) +
  text(
    { x: W / 2 - 730, y: H - 56, width: 1460, height: 44 },
    { ...brush(), largest: 30, least: 20, align: "middle", valign: "middle" },
    iconCredit,
  );

export const matPicture = (): string =>
  picture(W, H, asphalt(), group({}, homes(), north(), theLine(), southRow()), counters(), pinned(), fineprint());

/** Made about its spot, the middle of the table. */
export const matMesh = (): Mesh =>
  moved(
    plate(WIDTH, DEPTH, THICK, dot(0.001, 0.001)),
    (EDGE.west + EDGE.east) / 2,
    TOP - THICK,
    -(EDGE.north + EDGE.south) / 2,
  );
