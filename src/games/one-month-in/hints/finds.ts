import { decimal } from "../../../kernel/decimal";
import type { Hint } from "../../../kernel/game";
import { distinct, joined, kept, mapped } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import type { Seat, Word } from "../../../kernel/words";
import { percentOf } from "../../../kernel/percent";
import type { Find } from "../content/search-cards";
import { fightersOf } from "../odds/falling";
import { chanceOf, type Outlook, outlookOf, searchGain, searchLoss } from "../odds/outlook";
import { mayLieAt } from "../rules/fog";
import { ownIn } from "../rules/teams";
import { faceOf, isFog, tileAt } from "../rules/tiles";
import type { CitySeen } from "../vocabulary";
import { ready } from "./crowd";
import { about } from "./told";

/** What lies under the fog and what cards bring, as far as anybody can know. */

/** What the next card may be. */
export const ofDeck = (view: CitySeen, word: Word): readonly Hint[] => {
  const outlook = outlookOf(view);
  const share = (find: Find): number => percentOf(chanceOf(outlook, find));
  const slots = { salvage: share("salvage"), survivors: share("survivors"), zombies: share("zombies") };
  return outlook.cards === 0 ? [] : [about(word, "nextCard", { cards: outlook.cards, ...slots })];
};

/** How many zombies may be there (OMI-FLIP-03). */
export const ofFog = (state: CitySeen, cell: Word, word: Word): Hint => {
  let [sum, most] = [0, 0];
  const tiles = mayLieAt(state, cell);
  for (const tile of tiles) {
    const { zombies } = faceOf(tile);
    sum += zombies;
    most = Math.max(most, zombies);
  }
  return about(word, "fog", { most, ...decimal(tiles.length === 0 ? 0 : sum / tiles.length) });
};

/** What is known of a tile one may go to. */
export const ofTile = (state: CitySeen, cell: Word): Hint => {
  const tile = tileAt(state, cell);
  if (isFog(tile)) return ofFog(state, cell, cell);
  const { claim, worth, rooms } = faceOf(tile.tile);
  const cards = tile.reclaimed ? sizeOf(tile.stack) : rooms;
  return about(cell, "tile", { tile: tile.tile, zombies: tile.zombies, claim, worth, cards });
};

/** What a search on a tile may bring those who stand there, and what it may cost them. */
const ofSearchAt = (view: CitySeen, seat: Seat, outlook: Outlook, cell: Word): readonly Hint[] => {
  const tile = tileAt(view, cell);
  const cards = sizeOf(tile.stack);
  if (tile.owner !== seat || cards === 0) return [];
  const group = ownIn(view, seat, cell, "in");
  const [gain, loss] = [decimal(searchGain(outlook)), decimal(searchLoss(outlook, fightersOf(group)))];
  const slots = { cell, cards, count: group.length, gainWhole: gain.whole, gainTenth: gain.tenth };
  return mapped(
    kept(group, ({ ap }) => ap > 0),
    ({ id, ap }) => about(id, "searcher", { ...slots, ap, lossWhole: loss.whole, lossTenth: loss.tenth }),
  );
};

export const ofSearch = (view: CitySeen, seat: Seat): readonly Hint[] => {
  const outlook = outlookOf(view);
  let hints: readonly Hint[] = [];
  for (const cell of distinct(mapped(ready(view, seat), (each) => each.cell)))
    hints = joined(hints, ofSearchAt(view, seat, outlook, cell));
  return hints;
};
