import { icon } from "../../drawing/icons";
import { text, word } from "../../drawing/lettering";
import { box, type Mesh } from "../../drawing/mesh";
import { at, circle, picture, rect } from "../../drawing/svg";
import { bold, inks, stencil } from "../look";
import { tape } from "../print";
import { teamLook } from "../teams";
import { said } from "../text/said";

/** Civil-defence crates: a stencil on the lid says what is in them, and the colour whose it is. */

export const CRATE = { side: 2.1, high: 0.8 } as const;

const LID = 320;
const WALL = 96;

export const crateMesh = (): Mesh => {
  const half = CRATE.side / 2;
  const lid = { left: 0, top: 0, right: 1, bottom: LID / (LID + WALL) };
  const wall = { left: 0, top: LID / (LID + WALL), right: 1, bottom: 1 };
  return box([-half, 0, -half], [half, CRATE.high, half], { top: lid, bottom: lid, long: wall, short: wall });
};

interface Crate {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  /** Drawn about the origin into a square of 150. */
  readonly sign: string;
}

const cratePicture = ({ name, ground, ink, sign }: Crate): string =>
  picture(
    LID,
    LID + WALL,
    rect(0, 0, LID, LID + WALL, { fill: inks.black }),
    rect(8, 8, LID - 16, LID - 16, { fill: ground }),
    rect(20, 20, LID - 40, LID - 40, { fill: "none", stroke: ink, "stroke-width": 4, "stroke-dasharray": "18 10" }),
    at(LID / 2, 118, sign),
    rect(20, 210, LID - 40, 90, { fill: ink }),
    text(
      { x: 26, y: 212, width: LID - 52, height: 86 },
      { ...bold(ground), largest: 68, least: 38, leading: 0.95, align: "middle", valign: "middle" },
      name,
    ),
    rect(8, LID + 8, LID - 16, WALL - 16, { fill: ground }),
    tape(14, LID + 34, LID - 28, 28, 44, ink),
  );

const UNKNOWN = "?";

const drawn = (name: string, ink: string): string =>
  name === UNKNOWN ? word(0, 4, 170, stencil(ink), UNKNOWN) : icon(name, -80, -80, 160, ink);

/** The crates of all, by the spot they stand at. */
const SHARED: Readonly<Record<string, readonly [icon: string, ground: string, ink: string]>> = {
  zombies: ["shambling-zombie", inks.red, inks.white],
  food: ["soda-can", inks.orange, inks.black],
  marks: ["crossed-axes", inks.paper, inks.black],
  fogs: [UNKNOWN, "#8b9fad", inks.black],
  beyond: ["modern-city", inks.yellow, inks.black],
  box: ["cardboard-box-closed", inks.paperDark, inks.black],
};

/** The crates of a team. */
const OWN: Readonly<Record<string, string>> = {
  survivors: "person",
  walls: "brick-wall",
  flags: "flying-flag",
  ring: "modern-city",
};

export const SHARED_CRATES: readonly string[] = Object.keys(SHARED);
export const TEAM_CRATES: readonly string[] = Object.keys(OWN);

export const crateName = (what: string): string => {
  const name = said().crates[what];
  if (name === undefined) throw new Error(`the crate "${what}" has no name`);
  return name;
};

export const sharedCrate = (what: string): string => {
  const [sign, ground, ink] = SHARED[what] ?? ["hazard-sign", inks.paper, inks.black];
  return cratePicture({ name: crateName(what).toUpperCase(), ground, ink, sign: drawn(sign, ink) });
};

export const teamCrate = (seat: string, what: string): string => {
  const { colour, ink, emblem } = teamLook(seat);
  const mark = at(98, -60, circle(0, 0, 34, { fill: ink }), circle(0, 0, 29, { fill: colour }), emblem(22, ink));
  return cratePicture({
    name: crateName(what).toUpperCase(),
    ground: colour,
    ink,
    sign: at(-22, 0, drawn(OWN[what] ?? "hazard-sign", ink)) + mark,
  });
};
