import type { Hint } from "../../../kernel/game";
import { joined, kept, mapped } from "../../../kernel/list";
import { wordAt } from "../../../kernel/talk";
import type { Say, Seat } from "../../../kernel/words";
import { type Ground, groundOf, type Stand } from "../odds/ground";
import { claimPrice } from "../odds/reach";
import { pointsOf } from "../rules/points";
import { flaggedBy, ownIn, teamOf, wallsLeft } from "../rules/teams";
import { faceOf, tileAt } from "../rules/tiles";
import type { CitySeen } from "../vocabulary";
import { ofSurvivors, ready } from "./crowd";
import { about } from "./told";

/** What claims, trades, torn fences and lifted flags cost and bring. */

/** Where the team stands inside and can pay for a tile, and the price. */
const claims = (ground: Ground, seat: Seat): readonly { readonly stand: Stand; readonly price: number }[] => {
  const all: { readonly stand: Stand; readonly price: number }[] = [];
  for (const stand of ground.stands) {
    if (stand.seat === seat && stand.zone === "in" && stand.ap > 0) {
      const price = claimPrice(ground, seat, tileAt(ground.state, stand.cell));
      if (price > 0 && stand.ap >= price) all.push({ stand, price });
    }
  }
  return all;
};

export const ofClaims = (ground: Ground, seat: Seat): readonly Hint[] => {
  const cells = mapped(claims(ground, seat), ({ stand }) => stand.cell);
  return cells.length === 0 ? [] : [about("claim", "claimable", { cells })];
};

/** Price, worth, and what is left to those inside. */
export const ofClaim = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  const cell = wordAt(said, 1);
  if (cell !== "") return ofSurvivors(ownIn(state, seat, cell, "in"));
  return mapped(claims(groundOf(state), seat), ({ stand, price }) => {
    const { tile } = tileAt(state, stand.cell);
    const slots = { tile, price, ap: stand.ap, spare: stand.ap - price, worth: faceOf(tile).worth };
    return about(stand.cell, "price", slots);
  });
};

/** What a trade takes: two salvage are one point (OMI-VP-02). */
export const ofTradeCost = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const points = pointsOf(state, seat);
  return [about("", "tradeCost", { points, left: points - 1, salvage: teamOf(state, seat).salvage.length })];
};

export const ofTrade = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  if (wordAt(said, 1) === "fence") return [];
  if (said.length > 1) return ofSurvivors(teamOf(state, seat).survivors);
  return joined(ofTradeCost(state, seat), [about("fence", "fencesLeft", { count: wallsLeft(state, seat) })]);
};

export const ofLift = (state: CitySeen, seat: Seat): readonly Hint[] =>
  mapped(flaggedBy(state, seat), (cell) => {
    const { tile } = tileAt(state, cell);
    return about(cell, "flag", { tile, worth: faceOf(tile).worth });
  });

export const ofTear = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] =>
  said.length > 1
    ? ofSurvivors(ready(state, seat))
    : mapped(
        kept(state.walls, (wall) => wall.seat !== seat),
        (wall) => about(wall.border, "fenceOf", { seat: wall.seat }),
      );
