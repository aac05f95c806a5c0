import type { Word } from "../../../kernel/words";

/** A character board. The secondary perk is there only with the First Player token (SUD-CHAR-04). */
export interface CharacterBoard {
  readonly character: Word;
  readonly health: number;
  readonly weapon: Word;
  /** Extra cards that come with the board (SUD-PROTO-08). */
  readonly ammo: readonly Word[];
  readonly primary: Perk;
  readonly secondary: Perk;
}

export type Perk =
  | "thick-hide"
  | "over-here"
  | "follow-through"
  | "frenzy"
  | "ready-steady"
  | "called-shot"
  | "anything-is-a-weapon"
  | "light-feet"
  | "deal-maker"
  | "something-for-nothing"
  | "fletcher"
  | "slow-living";

/** Prototype values: replaceable (SUD-PROTO-02). */
export const CHARACTERS = [
  {
    character: "pillar",
    health: 14,
    weapon: "pillars-sledge",
    ammo: [],
    primary: "thick-hide",
    secondary: "over-here",
  },
  {
    character: "psycho",
    health: 11,
    weapon: "psychos-cleaver",
    ammo: [],
    primary: "follow-through",
    secondary: "frenzy",
  },
  {
    character: "trigger",
    health: 11,
    weapon: "triggers-service-pistol",
    ammo: ["bullets", "bullets"],
    primary: "ready-steady",
    secondary: "called-shot",
  },
  {
    character: "drifter",
    health: 12,
    weapon: "drifters-machete",
    ammo: [],
    primary: "anything-is-a-weapon",
    secondary: "light-feet",
  },
  {
    character: "haggler",
    health: 12,
    weapon: "hagglers-cricket-bat",
    ammo: [],
    primary: "deal-maker",
    secondary: "something-for-nothing",
  },
  {
    character: "hipster",
    health: 12,
    weapon: "hipsters-bow",
    ammo: ["arrows", "arrows"],
    primary: "fletcher",
    secondary: "slow-living",
  },
] as const satisfies readonly CharacterBoard[];
