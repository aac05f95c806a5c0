import type { Word } from "../../../kernel/words";

export type Ammo = "bullets" | "shells" | "arrows";

/** `draws` is printed on the card; each ammo card spent draws one more (SUD-AMMO-04). */
export interface Weapon<Name extends Word = Word> {
  readonly card: Name;
  readonly manner: "melee" | "ranged" | "thrown";
  readonly ammo: Ammo | "none";
  readonly base: number;
  readonly splash: number;
  readonly draws: number;
  /** The infinity icon: it is not discarded after use (SUD-SYM-08). */
  readonly lasting: boolean;
  /** A starting weapon is its character's. */
  readonly starter: Word;
  /** Copies in the rubble sets for 1 … 6 players; starting weapons are in none. */
  readonly copies: readonly number[];
}

const NO_COPIES = [0, 0, 0, 0, 0, 0] as const;

const melee = <Name extends Word>(
  card: Name,
  base: number,
  draws: number,
  copies: readonly number[],
  splash = 0,
): Weapon<Name> => ({
  card,
  manner: "melee",
  ammo: "none",
  base,
  splash,
  draws,
  lasting: true,
  starter: "none",
  copies,
});

const ranged = <Name extends Word>(
  card: Name,
  ammo: Ammo,
  base: number,
  splash: number,
  copies: readonly number[],
): Weapon<Name> => ({
  card,
  manner: "ranged",
  ammo,
  base,
  splash,
  draws: 0,
  lasting: true,
  starter: "none",
  copies,
});

const thrown = <Name extends Word>(
  card: Name,
  base: number,
  splash: number,
  copies: readonly number[],
): Weapon<Name> => ({
  card,
  manner: "thrown",
  ammo: "none",
  base,
  splash,
  draws: 0,
  lasting: false,
  starter: "none",
  copies,
});

const startingWith = <Name extends Word>(starter: Word, weapon: Weapon<Name>): Weapon<Name> => ({ ...weapon, starter });

/** Prototype values: replaceable (SUD-PROTO-02, SUD-PROTO-03). HIPSTER'S BOW is the book's. */
export const WEAPONS = [
  startingWith("pillar", melee("pillars-sledge", 1, 1, NO_COPIES)),
  startingWith("psycho", melee("psychos-cleaver", 1, 2, NO_COPIES)),
  startingWith("trigger", ranged("triggers-service-pistol", "bullets", 1, 0, NO_COPIES)),
  startingWith("drifter", melee("drifters-machete", 2, 0, NO_COPIES)),
  startingWith("haggler", melee("hagglers-cricket-bat", 1, 1, NO_COPIES)),
  startingWith("hipster", ranged("hipsters-bow", "arrows", 1, 0, NO_COPIES)),
  melee("kitchen-knife", 1, 1, [1, 0, 0, 0, 0, 0]),
  melee("crowbar", 2, 0, [1, 0, 0, 0, 0, 0]),
  melee("fire-axe", 2, 1, [1, 0, 0, 0, 0, 0]),
  ranged("revolver", "bullets", 1, 0, [1, 0, 0, 0, 0, 0]),
  ranged("sawed-off-shotgun", "shells", 1, 1, [1, 0, 0, 0, 0, 0]),
  thrown("firebomb", 1, 2, [1, 0, 0, 0, 0, 0]),
  melee("baseball-bat", 1, 1, [0, 1, 0, 0, 0, 0]),
  ranged("hunting-rifle", "bullets", 2, 0, [0, 1, 0, 0, 0, 0]),
  melee("chainsaw", 2, 0, [0, 0, 1, 0, 0, 0], 1),
  ranged("crossbow", "arrows", 2, 0, [0, 0, 1, 0, 0, 0]),
  melee("katana", 1, 2, [0, 0, 0, 1, 0, 0]),
  ranged("pump-shotgun", "shells", 2, 1, [0, 0, 0, 1, 0, 0]),
  thrown("pipe-bomb", 3, 1, [0, 0, 0, 0, 1, 0]),
  ranged("submachine-gun", "bullets", 1, 1, [0, 0, 0, 0, 1, 0]),
  melee("frying-pan", 1, 1, [0, 0, 0, 0, 0, 1]),
  ranged("hunting-bow", "arrows", 1, 0, [0, 0, 0, 0, 0, 1]),
];
