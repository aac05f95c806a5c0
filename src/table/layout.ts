import { fail } from "../kernel/fail";
import { byBytes, sorted } from "../kernel/order";
import type { Kind, Spot, Spots } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import type { Sides } from "./dice";
import type { Stands } from "./match-places";
import type { HandSpot } from "./piece";

/** What the table must know of a game to put things where they belong. */
export interface Layout {
  /** The kinds in a fixed order: a record has none. */
  readonly kindNames: readonly Word[];
  readonly kinds: Readonly<Record<Word, Kind>>;
  readonly spots: Spots;
  /** The names of those that hold piles, in whatever order: no two of them lie at one place. */
  readonly pileSpots: readonly Word[];
  /** And those that are bags. */
  readonly bagSpots: readonly Word[];
  readonly hands: readonly HandSpot[];
  readonly stands: Stands;
  /** A piece that lies as near as this to its place is left where it is. */
  readonly near: number;
  /** By kind: what the sides of dice stand for that are none of ours. */
  readonly sides: Readonly<Record<Word, Sides | undefined>>;
  /** How the scene is to be read on a table that somebody else has made. */
  readonly here: Here | "as it is";
}

/** What of a scene is otherwise on somebody else's table. */
export interface Here {
  /** By kind: how many there are, where the box has more. */
  readonly short: Readonly<Record<Word, number | undefined>>;
  /** The spots of bags that are not there. */
  readonly bagless: Readonly<Record<Word, boolean | undefined>>;
  /** By kind: the slot from which on its pieces lie apart, instead of in such a bag. */
  readonly apart: Readonly<Record<Word, number | undefined>>;
}

const NEAR = 0.35;

/** The same game on other spots. */
export const layoutOn = (layout: Layout, spots: Spots): Layout => {
  const piles: Word[] = [];
  const bags: Word[] = [];
  const hands: HandSpot[] = [];
  // In whatever order a VM has them: a game may have a thousand spots, and to put them in order is dear.
  for (const name in spots) {
    const spot = spots[name];
    if (spot?.holds.as === "pile") piles.push(name);
    if (spot?.holds.as === "bag") bags.push(name);
    if (spot?.holds.as === "hand") hands.push({ spot: name, x: spot.x, z: spot.z });
  }
  return {
    ...layout,
    spots,
    pileSpots: piles,
    bagSpots: sorted(bags, byBytes),
    hands: sorted(hands, (a, b) => byBytes(a.spot, b.spot)),
    stands: {},
  };
};

export const layoutOf = (kinds: Readonly<Record<Word, Kind>>, spots: Spots): Layout =>
  layoutOn(
    {
      kindNames: namesOf(kinds),
      kinds,
      spots,
      pileSpots: [],
      bagSpots: [],
      hands: [],
      stands: {},
      near: NEAR,
      sides: {},
      here: "as it is",
    },
    spots,
  );

const namesOf = (record: Readonly<Record<Word, unknown>>): Word[] => {
  const names: Word[] = [];
  for (const name in record) names.push(name);
  return sorted(names, byBytes);
};

export const kindOf = (layout: Layout, name: Word): Kind => layout.kinds[name] ?? fail("there is no kind " + name);
export const spotOf = (layout: Layout, name: Word): Spot => layout.spots[name] ?? fail("there is no spot " + name);

export const isOver = (at: TtsVector, spot: Spot): boolean =>
  (at.x - spot.x) * (at.x - spot.x) + (at.z - spot.z) * (at.z - spot.z) < 0.5;

const isOfCards = ({ type }: TtsObject): boolean => type === "Deck" || type === "Card";

/** Which of these spots the pile lies on that an object is, or belongs to. */
export const spotAmong = (layout: Layout, spots: readonly Word[], object: TtsObject): Word => {
  const at = object.getPosition();
  for (const name of spots) if (isOver(at, spotOf(layout, name))) return name;
  return "";
};

/** The spot of the pile an object is, or belongs to. */
export const spotUnder = (layout: Layout, object: TtsObject): Word =>
  isOfCards(object) ? spotAmong(layout, layout.pileSpots, object) : "";
