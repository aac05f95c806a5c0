import { iconCredit } from "../../drawing/icon-makers";
import { text } from "../../drawing/lettering";
import { dot, moved, plate, type Mesh } from "../../drawing/mesh";
import { at, picture, rect } from "../../drawing/svg";
import { CRATE, SHARED_CRATES } from "../containers/crate";
import { inks, plain } from "../look";
import { grid } from "../print";
import { TEAM_LOOKS } from "../teams";
import { aidSheet } from "./aid";
import { cityGround } from "./city";
import { CARD, DEPTH, east, EDGE, label, place, PX, slot, south, spotOf, WIDTH } from "./outlines";
import { teamPlace } from "./team-place";
import { said } from "../text/said";

/**
 * What everything lies on: the survey's map. TTS without a table has no floor: a piece that is put down beside it falls
 * out of the world.
 */

/** A little above a table that lies there already. */
const TOP = 0.01;
const THICK = 0.2;

const [W, H] = [WIDTH * PX, DEPTH * PX];

const map = (): string => rect(0, 0, W, H, { fill: inks.survey }) + grid(0, 0, W, H, 1.6 * PX, "#1a4a6c");

const crates = (): string =>
  SHARED_CRATES.map((what) => {
    const { x, z } = spotOf(what);
    return slot(east(x), south(z), [CRATE.side + 0.14, CRATE.side + 0.14], "map");
  }).join("");

const round = (): string => {
  const { x, z } = spotOf("round");
  return (
    rect(east(x) - 1.3 * PX, south(z) - 0.6 * PX, 2.6 * PX, 1.2 * PX, {
      rx: 8,
      fill: inks.paper,
      stroke: inks.black,
      "stroke-width": 5,
    }) + label(east(x), south(z + 0.98), 4 * PX, said().places.round, "map")
  );
};

/** Where cards are drawn and dice are rolled. */
const finds = (): string =>
  place("deck", CARD, said().places.deck, "map") +
  place("discard", CARD, said().places.discard, "map") +
  place("turned", CARD, said().places.turned, "map") +
  place("dice", [0.98, 0.98], said().places.dice, "map");

const sheets = (): string =>
  at(east(-22.9), south(-17.2), aidSheet(5.3 * PX, 8.1 * PX, said().aids.numbers, 40)) +
  at(east(13.2), south(-17.2), aidSheet(9.7 * PX, 4.6 * PX, said().aids.fight)) +
  at(east(13.2), south(-21.95), aidSheet(9.7 * PX, 3.5 * PX, said().aids.ends));

const fineprint = (): string =>
  text(
    { x: W / 2 - 720, y: H - 46, width: 1440, height: 26 },
    { ...plain("#7fa7c0"), largest: 20, least: 14, align: "middle", valign: "middle" },
    iconCredit,
  );

export const matPicture = (): string =>
  picture(
    W,
    H,
    map(),
    cityGround(),
    ...TEAM_LOOKS.map(({ seat }) => teamPlace(seat)),
    crates(),
    round(),
    finds(),
    sheets(),
    fineprint(),
    rect(6, 6, W - 12, H - 12, { fill: "none", stroke: inks.paper, "stroke-width": 12 }),
  );

/** Made about its spot, the middle of the table. */
export const matMesh = (): Mesh =>
  moved(
    plate(WIDTH, DEPTH, THICK, dot(0.001, 0.001)),
    (EDGE.west + EDGE.east) / 2,
    TOP - THICK,
    -(EDGE.north + EDGE.south) / 2,
  );
