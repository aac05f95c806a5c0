import type { Hint } from "../../../kernel/game";
import { joined, kept, mapped } from "../../../kernel/list";
import { wordAt } from "../../../kernel/talk";
import type { Say, Seat, Word } from "../../../kernel/words";
import { claim, claimable } from "../rules/claiming";
import { isUnheld } from "../rules/options";
import { pointsOf } from "../rules/points";
import { flaggedBy, ownIn, teamOf, wallsLeft } from "../rules/teams";
import { faceOf, isPrize, tileAt } from "../rules/tiles";
import type { CitySeen } from "../vocabulary";
import { apOf, ofSurvivors, ready } from "./crowd";
import { about } from "./told";

/** What claims, trades, torn fences and lifted flags cost and bring. */

export const ofClaims = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const cells = claimable(state, seat).of;
  return cells.length === 0 ? [] : [about(claim.act, "claimable", { cells })];
};

const ofPrice = (state: CitySeen, seat: Seat, at: Word): Hint => {
  const { tile } = tileAt(state, at);
  const { claim: price, worth } = faceOf(tile);
  const ap = apOf(ownIn(state, seat, at, "in"));
  return about(at, "price", { tile, price, ap, spare: ap - price, worth });
};

/** Price, worth, what is left to those inside, and whether it ends the game at once (OMI-RUL-59). */
export const ofClaim = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  const cell = wordAt(said, 1);
  if (cell !== "") return ofSurvivors(ownIn(state, seat, cell, "in"));
  const { of } = claimable(state, seat);
  const ends = isUnheld(state) ? kept(of, (at) => isPrize(tileAt(state, at))) : [];
  return joined(
    mapped(ends, (at) => about(at, "endsIt", { tile: tileAt(state, at).tile })),
    mapped(of, (at) => ofPrice(state, seat, at)),
  );
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
