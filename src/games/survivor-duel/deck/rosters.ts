import { kept, mapped } from "../../../kernel/list";
import type { Options } from "../../../kernel/game";
import { type Copies, type Roster, type Rosters, type Section, withCopies } from "../../../kernel/roster";
import type { Word } from "../../../kernel/words";
import { SURVIVOR_DECKS, ZOMBIE_DECKS } from "../content/decks";
import { copiesOfCard, copiesOfZombie, SURVIVOR_DECK, ZOMBIE_DECK } from "../content/limits";
import { anyCardNamed, DECK_CARDS } from "../content/pool";
import { SURVIVORS } from "../content/survivors";
import { ZOMBIES } from "../content/zombies";
import { limitsIn } from "../rules/options";
import type { DuelNouns } from "../vocabulary";
import { deckOf, faultsOf, sayOfDeck } from "./own-deck";

/** Decks of one's own: what they are made of, how they are checked, and how a seat says to play one. */

const nameOf = ({ card }: { readonly card: Word }): Word => card;

const group = (kind: Word): { readonly group: Word; readonly of: readonly Word[] } => ({
  group: kind,
  of: mapped(
    kept(DECK_CARDS, (card) => card.kind === kind),
    nameOf,
  ),
});

const horde = (sort: Word): { readonly group: Word; readonly of: readonly Word[] } => ({
  group: sort,
  of: mapped(
    kept(ZOMBIES, (zombie) => zombie.sort === sort),
    nameOf,
  ),
});

const SECTIONS: readonly Section[] = [
  { section: "survivor-card", size: 1, groups: [{ group: "survivor-card", of: mapped(SURVIVORS, nameOf) }] },
  {
    section: "survivor-deck",
    size: SURVIVOR_DECK,
    groups: [group("weapon"), group("item"), group("event"), group("react")],
  },
  {
    section: "zombie-deck",
    size: ZOMBIE_DECK,
    groups: [horde("walker"), horde("runner"), horde("brute"), horde("mutant"), horde("boss")],
  },
];

const withSurvivor = (survivor: Word, cards: readonly Copies[]): Roster => withCopies(cards, 1, survivor);

const ready: { readonly name: Word; readonly roster: Roster }[] = [];
for (const { deck, survivor, cards } of SURVIVOR_DECKS) {
  ready.push({ name: deck, roster: withSurvivor(survivor, cards) });
}
for (const { horde: name, zombies } of ZOMBIE_DECKS) ready.push({ name, roster: zombies });

/** How many of a card a deck may have (DUEL-RUL-01, DUEL-RUL-02, DUEL-DECK-05). */
const mostOf = (kind: Word, options: Options): number => {
  const card = anyCardNamed(kind);
  if (card === "none") return 0;
  if (card.kind === "survivor") return 1;
  if (card.kind === "zombie") return copiesOfZombie(card.sort, limitsIn(options));
  return copiesOfCard(card.scr, limitsIn(options));
};

export const rosters: Rosters<DuelNouns> = {
  sections: SECTIONS,
  ready,
  mostOf,
  faults: (roster, options) => faultsOf(deckOf(roster), limitsIn(options)),
  asked: (step) => step.do === "choose",
  say: (seat, roster) => sayOfDeck(seat, deckOf(roster)),
  spots: (seat) => [seat + ".survivor", seat + ".deck", seat + ".zdeck"],
};
