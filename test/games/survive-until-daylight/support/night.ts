import type { Options } from "../../../../src/kernel/game";
import { shuffled } from "../../../../src/kernel/pile";
import type { Seat, Word } from "../../../../src/kernel/words";
import { surviveUntilDaylight } from "../../../../src/games/survive-until-daylight/game";
import { setup } from "../../../../src/games/survive-until-daylight/setup";
import type { Foe, Night, NightStep, Player } from "../../../../src/games/survive-until-daylight/vocabulary";
import { givenOf } from "../../../support/given";

/** What a test says about a night; nobody holds anything that it does not mention. */
export interface NightGiven {
  readonly players?: Readonly<Record<Seat, Partial<Player>>>;
  readonly line?: readonly (Word | (Partial<Foe> & { readonly card: Word }))[];
  readonly first?: Seat;
  readonly holder?: Seat;
  readonly round?: number;
  readonly active?: readonly Word[];
  readonly rubble?: readonly Word[];
  readonly discard?: readonly Word[];
  readonly combat?: readonly Word[];
  readonly combatDiscard?: readonly Word[];
  readonly options?: Options;
}

/** Characters whose perks are out of the way of most tests. */
const CHARACTERS = ["haggler", "drifter", "trigger", "hipster", "psycho", "pillar"];

const foe = (given: Word | (Partial<Foe> & { readonly card: Word })): Foe => {
  const told = typeof given === "string" ? { card: given } : given;
  return { damage: 0, spears: 0, stunned: false, acted: false, after: "p1", ...told };
};

const CALM = { round: 1, first: "p1", holder: "p1" } as const;

export const night = ({ players = { p1: {} }, line = [], options = {}, ...more }: NightGiven = {}): Night => {
  const seats = Object.keys(players);
  const { state } = setup(seats, options);
  state.players = state.players.map((player, i) => ({
    ...player,
    character: CHARACTERS[i] ?? "",
    ...players[player.seat],
  }));
  const { active, rubble, combat, ...fields } = { ...CALM, ...more };
  return {
    ...state,
    phase: "combat",
    line: line.map(foe),
    ...fields,
    ...(active === undefined ? {} : { active: shuffled(active) }),
    ...(rubble === undefined ? {} : { rubble: shuffled(rubble) }),
    ...(combat === undefined ? {} : { combat: shuffled(combat) }),
  };
};

export const given = givenOf(surviveUntilDaylight);

/** It is this player's Combat turn. */
export const inTurn = (seat: Seat, told: NightGiven, more: Partial<Night> = {}) =>
  given({ ...night(told), turnOf: seat, actions: 1, ...more }, { do: "acting", seat });

export const trade = (told: NightGiven) => given({ ...night(told), phase: "trade" }, { do: "trading" });

export const ENEMIES: NightStep = { do: "enemies" };
