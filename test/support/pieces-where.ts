import { isZone, areaOf } from "../../src/games/dying-light/rules/ground";
import { runnerOf } from "../../src/games/dying-light/rules/runners";
import { dyingLightSpoken as game } from "../../src/games/dying-light/spoken";
import type { CityNouns, CitySeen } from "../../src/games/dying-light/vocabulary";
import type { Thing } from "../../src/host/world/thing";
import { type Match, seenOf } from "../../src/kernel/match";
import type { Place } from "../../src/kernel/scene";
import { place, type Session } from "./dying-light-table";
import { calm } from "./person";

/** The pieces of the Dying Light table by where the scene of a match has them, and what a hand does with one. */

export type CityMatch = Match<CityNouns>;

export const headOf = (spot: string): string => spot.split(".")[0] ?? "";

export const areaAt = (spot: string): string => (isZone(headOf(spot)) ? areaOf(headOf(spot)) : "none");

/** The piece that stands where the scene has one of this kind. */
export const pieceAt = ({ table }: Session, kind: string, at: string, slot: number): Thing => {
  const { x, z } = place(at, slot);
  const far = ({ position }: Thing): number => Math.hypot(position.x - x, position.z - z);
  const [nearest] = table.tagged(`outbreak-${kind}`).sort((a, b) => far(a) - far(b));
  if (nearest === undefined || far(nearest) > 1) throw new Error(`no ${kind} at ${at} ${String(slot)}`);
  return nearest;
};

type Wanted = (at: string, up: string) => boolean;

export const placesOf = (match: CityMatch, kind: string, wanted: Wanted): readonly Place[] =>
  (game.scene(seenOf(match))[kind] ?? []).filter(({ at, up }) => wanted(at, up));

/** `gone` of them were moved away already for this very say. */
export const pieceWhere = (session: Session, match: CityMatch, kind: string, wanted: Wanted, gone = 0): Thing => {
  const found = placesOf(match, kind, wanted)[gone];
  if (found === undefined) throw new Error(`the scene has no such ${kind}`);
  return pieceAt(session, kind, found.at, found.n);
};

/** `viral` stands, `viral.down` lies. */
export const figureIn = (session: Session, match: CityMatch, figure: string, area: string, gone = 0): Thing => {
  const isDown = figure.endsWith(".down");
  const stands: Wanted = (at, up) => areaAt(at) === area && (up === "down") === isDown;
  return pieceWhere(session, match, headOf(figure), stands, gone);
};

export const runnerFigure = (session: Session, match: CityMatch, runner: string): Thing =>
  pieceWhere(session, match, `runner.${runner}`, () => true);

export const homeOf = (state: CitySeen, runner: string): string => runnerOf(state, runner).home;

export const drag = ({ table, hand }: Session, piece: Thing, to: string, slot = 0): void => {
  hand.drag(piece).to(place(to, slot));
  calm(table);
};

/** Lifted and let go where it was. */
export const touch = ({ table, hand }: Session, piece: Thing): void => {
  hand.drag(piece).to(piece);
  calm(table);
};

/** The deck that lies there, if it is one. */
export const deckOn = ({ table }: Session, spot: string): Thing | undefined => {
  const { x, z } = place(spot);
  return table.world.things.find(
    ({ type, position }) => type === "Deck" && Math.hypot(position.x - x, position.z - z) < 0.8,
  );
};

export const bagOn = ({ table }: Session, spot: string): Thing => {
  const { x, z } = place(spot);
  const bag = table.world.things.find(
    ({ type, position }) => type === "Bag" && Math.hypot(position.x - x, position.z - z) < 1,
  );
  if (bag === undefined) throw new Error(`no bag stands at ${spot}`);
  return bag;
};

/** A free cell of an Area, in the middle of its first Zone. */
export const intoArea = (area: string): string => (isZone(area) ? area : `${area}a`);
