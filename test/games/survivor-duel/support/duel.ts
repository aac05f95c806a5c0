import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import { cardId, durabilityOf, nameOf } from "../../../../src/games/survivor-duel/rules/cards";
import { setup } from "../../../../src/games/survivor-duel/setup";
import type { Duel, DuelSeen, Side, Zombie } from "../../../../src/games/survivor-duel/vocabulary";
import { survivorNamed, zombieNamed } from "../../../../src/games/survivor-duel/content/pool";
import { shuffled } from "../../../../src/kernel/pile";
import { givenOf } from "../../../support/given";

/** A zombie before a Survivor: `Z10`, or what is special about it. */
type ZombieGiven = string | ({ readonly card: string } & Partial<Omit<Zombie, "card">>);

/** Cards are given by name; the first W02 of p1 is `p1.W02.1`, in the order of hand, gear, graveyard, deck. */
interface SideGiven extends Partial<
  Pick<
    Side,
    | "hp"
    | "hpMax"
    | "ap"
    | "tp"
    | "th"
    | "short"
    | "cover"
    | "usedThisTurn"
    | "usedThisPhase"
    | "exhausted"
    | "nextDamage"
  >
> {
  readonly survivor?: string;
  readonly deck?: readonly string[];
  readonly hand?: readonly string[];
  /** `W02`, or `W02/1` with a durability of 1. */
  readonly gear?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly zdeck?: readonly string[];
  readonly row?: readonly string[];
  readonly threat?: readonly ZombieGiven[];
  readonly zombie?: readonly ZombieGiven[];
}

interface DuelGiven {
  readonly p1?: SideGiven;
  readonly p2?: SideGiven;
  readonly turn?: number;
  readonly active?: "p1" | "p2";
  readonly phase?: Duel["phase"];
  readonly options?: Duel["options"];
}

type Copy = (seat: string, name: string) => string;

const copier = (): Copy => {
  const counts: Record<string, number> = {};
  return (seat, name) => {
    const key = `${seat}.${name}`;
    counts[key] = (counts[key] ?? 0) + 1;
    return cardId(seat, name, counts[key]);
  };
};

const DECK = ["E02", "E02", "E02", "I01", "I01", "I01"];
const ZOMBIE_DECK = ["Z05", "Z05", "Z05", "Z05"];
const AT_REST = { held: false, stunned: false, fresh: false, attacked: false };

const standing = (copy: Copy, owner: string, zone: Zombie["zone"], given: ZombieGiven): Zombie => {
  const { card, ...rest } = typeof given === "string" ? { card: given } : given;
  return { card: copy(owner, card), zone, hp: zombieNamed(card).hp, ...AT_REST, ...rest };
};

const sided = (blank: Side, given: SideGiven, copy: Copy, other: string): void => {
  const { seat } = blank;
  const { survivor = "SV3", deck = DECK, hand = [], gear = [], graveyard = [], threat = [], zombie = [] } = given;
  const { zdeck = ZOMBIE_DECK, row = [], deck: _d, hand: _h, gear: _g, graveyard: _y, ...rest } = given;
  const mine = (name: string) => copy(seat, name);
  const { hp } = survivorNamed(survivor);
  const held = hand.map(mine);
  const { threat: _t, zombie: _z, survivor: _s, ...points } = rest;
  Object.assign(blank, {
    survivor: mine(survivor),
    deckName: "own",
    hordeName: "own",
    hp,
    hpMax: hp,
    hand: held,
    gear: gear.map((each) => {
      const [name = "", left] = each.split("/");
      const card = mine(name);
      return { card, durability: left === undefined ? durabilityOf(card) : Number(left) };
    }),
    graveyard: graveyard.map(mine),
    deck: shuffled(deck.map(mine)),
    row: [0, 1, 2, 3].map((slot) => (row[slot] === undefined ? "none" : mine(row[slot]))),
    zdeck: shuffled(zdeck.map(mine)),
    zombies: [
      ...threat.map((each) => standing(copy, other, "threat", each)),
      ...zombie.map((each) => standing(copy, other, "zombie", each)),
    ],
    ...points,
  });
};

/** A duel in which it is p1's turn, unless it is said otherwise. */
export const duel = ({
  p1 = {},
  p2 = {},
  turn = 3,
  active = "p1",
  phase = "survivor",
  options = {},
}: DuelGiven): Duel => {
  const { state } = setup(["p1", "p2"], { limits: "ledger", cushion: "off", stops: "needed", ...options });
  const copy = copier();
  const [one, two] = state.sides;
  if (one === undefined || two === undefined) throw new Error("two sides");
  sided(one, p1, copy, "p2");
  sided(two, p2, copy, "p1");
  return { ...state, turn, active, first: "p1", phase };
};

/** Nobody gives up in these tests, so that what is asked is what they are about. */
export const given = givenOf({ ...survivorDuel, anytime: () => [] });

export const sideIn = (state: DuelSeen, seat: string): DuelSeen["sides"][number] => {
  const side = state.sides.find((each) => each.seat === seat);
  if (side === undefined) throw new Error(`no ${seat}`);
  return side;
};

/** `Z10 threat 4`: what stands before a Survivor. */
export const standingBefore = (state: DuelSeen, seat: string): string[] =>
  sideIn(state, seat).zombies.map(({ card, zone, hp }) => `${nameOf(card)} ${zone} ${String(hp)}`);

export const gearOn = (state: DuelSeen, seat: string): string[] =>
  sideIn(state, seat).gear.map(({ card, durability }) => `${nameOf(card)}/${String(durability)}`);
