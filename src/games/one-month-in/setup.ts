import type { Options } from "../../kernel/game";
import { joined, kept, mapped, range, withoutAll } from "../../kernel/list";
import { numberText } from "../../kernel/number-text";
import { cardsOf, type Pile, shuffled } from "../../kernel/pile";
import { neighbours } from "../../kernel/graph";
import type { Seat, Word } from "../../kernel/words";
import { NEXT_TO } from "./content/city-map";
import { FEWEST_TEAMS, type Layout, layoutFor } from "./content/layouts";
import { FIRST_SURVIVORS } from "./content/limits";
import { SEARCH_CARDS } from "./content/search-cards";
import { BASE, TILES } from "./content/tiles";
import { type City, type CityStep, NOBODY, type Survivor, type Team, type Tile } from "./vocabulary";

const NO_CARDS: Pile = [];

const deckOfCards = (): Pile => {
  let cards: readonly Word[] = [];
  for (const { card, copies } of SEARCH_CARDS)
    cards = joined(
      cards,
      mapped(range(1, copies), () => card),
    );
  return shuffled(cards);
};

/** One of each that lies about a Base (OMI-PROTO-04). */
const ringTiles = (): readonly Word[] =>
  mapped(
    kept(TILES, ({ ring }) => ring > 0),
    ({ tile }) => tile,
  );

const cityTiles = (teams: number): readonly Word[] => {
  let all: readonly Word[] = [];
  for (const { tile, city } of TILES)
    all = joined(
      all,
      mapped(range(1, city[teams - FEWEST_TEAMS] ?? 0), () => tile),
    );
  return all;
};

/** Tiles that lie face down: about each Base, by the place of its seat, and beyond; those agreed on are not drawn. */
interface Deal {
  readonly rings: Pile[];
  readonly beyond: Pile;
  /** In the order of the cells that are next to the first Base. */
  readonly agreed: readonly Word[];
}

/** The lesson begins beside the Zoo and a farm, and a tile of that ring lies in the city for it (OMI-PROTO-04). */
const LESSON: readonly Word[] = ["zoo", "farm"];
const DISPLACED: Word = "bus-depot";

const dealt = (teams: number): Deal => ({
  rings: mapped(range(1, teams), () => shuffled(ringTiles())),
  beyond: shuffled(cityTiles(teams)),
  agreed: [],
});

const dealOf = (options: Options, teams: number): Deal => {
  const usual = dealt(teams);
  switch (options["deal"]) {
    case "open": {
      let all: readonly Word[] = cityTiles(teams);
      for (const ring of usual.rings) all = joined(all, cardsOf(ring));
      return { rings: mapped(usual.rings, () => NO_CARDS), beyond: shuffled(all), agreed: [] };
    }
    case "lesson": {
      const first = shuffled(withoutAll(ringTiles(), joined(LESSON, [DISPLACED])));
      return {
        rings: mapped(usual.rings, (ring, i) => (i === 0 ? first : ring)),
        beyond: shuffled(joined(withoutAll(cityTiles(teams), ["zoo"]), [DISPLACED])),
        agreed: LESSON,
      };
    }
    default:
      return usual;
  }
};

const newTile = (cell: Word, under: Word, { bases }: Layout, seats: readonly Seat[]): Tile => {
  const at = bases.indexOf(cell);
  const isBase = at >= 0;
  return {
    cell,
    tile: isBase ? BASE : NOBODY,
    under,
    zombies: 0,
    owner: isBase ? (seats[at] ?? NOBODY) : NOBODY,
    reclaimed: isBase,
    stack: NO_CARDS,
    workedBy: NOBODY,
    hold: "none",
  };
};

const newTeam = (seat: Seat, base: Word): Team => ({
  seat,
  base,
  survivors: mapped(range(1, FIRST_SURVIVORS), (n): Survivor => ({
    id: seat + "s" + numberText(n),
    cell: base,
    zone: "in",
    ap: 0,
    fed: false,
    armed: false,
    suited: false,
  })),
  food: 0,
  salvage: [],
  out: false,
});

/** What is agreed to lie at a cell; "none" where it is drawn. */
const underAt = (cell: Word, agreed: readonly Word[], { bases }: Layout): Word =>
  agreed[neighbours(NEXT_TO, bases[0] ?? "").indexOf(cell)] ?? NOBODY;

/** The city lies under fog about the Bases, five survivors stand on each (OMI-LAY-01 to OMI-SETUP-08). */
export const setup = (
  seats: readonly Seat[],
  options: Options,
): { readonly state: City; readonly agenda: readonly [CityStep, ...CityStep[]] } => {
  const layout = layoutFor(seats.length);
  const { rings, beyond, agreed } = dealOf(options, seats.length);
  return {
    state: {
      seats,
      options,
      ending: "playing",
      round: 0,
      stirred: 0,
      peak: 0,
      first: NOBODY,
      active: NOBODY,
      acted: false,
      teams: mapped(seats, (seat, i) => newTeam(seat, layout.bases[i] ?? "")),
      tiles: mapped(layout.cells, (cell) => newTile(cell, underAt(cell, agreed, layout), layout, seats)),
      walls: [],
      rings,
      beyond,
      deck: deckOfCards(),
      discard: [],
      turned: NOBODY,
      fight: NOBODY,
      dice: [],
      defence: [],
      closing: [],
    },
    agenda: [{ do: "lot" }],
  };
};
