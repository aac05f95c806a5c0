import { allowed, anyOf } from "../../../kernel/choice";
import { countOf, joined, kept, mapped, most } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { isOpen, wordTo } from "../../../kernel/talk";
import type { Choice, Seat, Verdict, Word } from "../../../kernel/words";
import { type CityAction, type CitySeen, type CityTalk, NOBODY, type SurvivorSeen } from "../vocabulary";
import { furthest } from "./actions";
import { isUnheld } from "./options";
import { flaggedBy, flagsLeft, idsOf, ownIn, rivalAt, survivorOf, teamOf } from "./teams";
import { faceOf, isFog, isInCity, isPrize, tileAt } from "./tiles";

/** Actions that claim the tile (OMI-CLAIM-02); a flag over fog has no price, it is refused. */
const priceOf = (state: CitySeen, cell: Word): number => {
  const tile = tileAt(state, cell);
  return isFog(tile) ? 0 : faceOf(tile.tile).claim;
};

const apOf = (survivors: readonly SurvivorSeen[]): number => {
  let ap = 0;
  for (const each of survivors) ap += each.ap;
  return ap;
};

/** Reasons against a claim, general before particular; one's own Base needs no flag (OMI-RUL-37). */
export const whyNotClaim = (state: CitySeen, seat: Seat, cell: Word): Verdict => {
  const { owner, zombies } = tileAt(state, cell);
  const inside = ownIn(state, seat, cell, "in");
  if (owner === seat) return refuse("OMI-RUL-36");
  if (zombies > 0) return refuse("OMI-CLAIM-01");
  if (rivalAt(state, seat, cell) !== NOBODY) return refuse("OMI-RUL-36");
  if (inside.length === 0) return refuse("OMI-RUL-34");
  if (apOf(inside) < priceOf(state, cell)) return refuse("OMI-CLAIM-02");
  return cell === teamOf(state, seat).base || flagsLeft(state, seat) > 0 ? "fine" : refuse("OMI-RUL-37");
};

const REASONS = ["OMI-RUL-36", "OMI-CLAIM-01", "OMI-RUL-34", "OMI-CLAIM-02", "OMI-RUL-37"];

/** Cells where this team has somebody, each once. */
const cellsOf = (state: CitySeen, seat: Seat): readonly Word[] => {
  let cells: readonly Word[] = [];
  for (const { cell } of teamOf(state, seat).survivors) if (cells.indexOf(cell) < 0) cells = joined(cells, [cell]);
  return cells;
};

/** Who still has an action point for it, after what was paid. */
const payersLeft = (inside: readonly SurvivorSeen[], paid: readonly Word[]): readonly SurvivorSeen[] =>
  kept(inside, ({ id, ap }) => ap > countOf(paid, id));

/** Usually one action each, from those who have most (D8 of the ledger). */
const usualPayer = (left: readonly SurvivorSeen[], paid: readonly Word[]): readonly Word[] => {
  const fresh = most(left, ({ id }) => -countOf(paid, id));
  return idsOf(most(fresh, ({ ap }) => ap)).slice(0, 1);
};

const againstPayer = (state: CitySeen, seat: Seat, cell: Word, word: Word): Word => {
  const survivor = survivorOf(state, seat, word);
  if (survivor === "none") return "OMI-AP-01";
  return survivor.cell === cell && survivor.zone === "in" ? "OMI-AP-08" : "OMI-RUL-34";
};

const askPayers = (talk: CityTalk, state: CitySeen, seat: Seat, cell: Word): readonly Word[] => {
  const inside = ownIn(state, seat, cell, "in");
  const price = priceOf(state, cell);
  let paid: readonly Word[] = [];
  while (paid.length < price && !isOpen(talk)) {
    const before = paid;
    const payer = wordTo(talk, "payer", () => {
      const left = payersLeft(inside, before);
      return anyOf(idsOf(left), (word) => againstPayer(state, seat, cell, word), usualPayer(left, before));
    });
    if (payer !== "") paid = joined(paid, [payer]);
  }
  return paid;
};

interface Claim {
  readonly cell: Word;
  readonly payers: readonly Word[];
}

/** Where the team can claim a tile now. */
export const claimable = (state: CitySeen, seat: Seat): Choice =>
  allowed(cellsOf(state, seat), (cell) =>
    isInCity(state, cell) ? whyNotClaim(state, seat, cell) : refuse("OMI-RUL-34"),
  );

/** All of the price at once, from those in the building (OMI-CLAIM-01 to OMI-CLAIM-05, OMI-RUL-34 to OMI-RUL-36). */
export const claim: CityAction<Claim> = {
  act: "claim",
  whyNot: (state, seat) =>
    furthest(
      mapped(cellsOf(state, seat), (cell) => whyNotClaim(state, seat, cell)),
      REASONS,
    ),
  asks: (talk, state, seat) => {
    const cell = wordTo(talk, "cell", () => claimable(state, seat));
    return { cell, payers: isOpen(talk) ? [] : askPayers(talk, state, seat, cell) };
  },
  take: ({ state, emit, next }, seat, { cell, payers }) => {
    const { owner, reclaimed, tile } = tileAt(state, cell);
    const by = owner === NOBODY ? "OMI-CLAIM-04" : "OMI-RUL-36";
    emit({ was: "claimed", seat, cell, from: owner, payers, by });
    if (isPrize(tileAt(state, cell)) && isUnheld(state))
      emit({ was: "ended", ending: "claimed", seat, by: "OMI-RUL-59" });
    // Once for each tile, when it is first reclaimed (OMI-RUL-38).
    if (!reclaimed) next({ do: "stack", cell, left: faceOf(tile).rooms });
  },
};

/** A flag comes home for nothing, and the tile is nobody's (OMI-RUL-37). */
export const lift: CityAction<Word> = {
  act: "lift",
  whyNot: (state, seat) => (flaggedBy(state, seat).length > 0 ? "fine" : refuse("OMI-RUL-37")),
  asks: (talk, state, seat) => wordTo(talk, "cell", () => anyOf(flaggedBy(state, seat), "OMI-RUL-37")),
  take: ({ emit }, seat, cell) => {
    emit({ was: "flagLifted", seat, cell });
  },
};
