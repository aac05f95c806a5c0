import { has } from "../../../kernel/list";
import type { Seat } from "../../../kernel/words";
import { TRAP_DAMAGE } from "../content/crafting";
import type { FoeId, NightSeen } from "../vocabulary";
import { ignoresBarricades, stealsFrom } from "./damage";
import { deckOf, type Outlook, outlooksOf } from "./forecast";
import { enemyPlaces, foeAt, healthOf, idAt, survivorPlaces } from "./line";
import { playerOf } from "./players";

const NO_HARM: Outlook = { expected: 0, worst: 0, reaching: 0, splash: 0, worstSplash: 0 };

/** Whom or what an enemy will hit, if the enemies attacked now. */
export interface Menace {
  readonly foe: FoeId;
  readonly meets: "nothing" | "survivor" | "trap" | "barricade" | "holder";
  readonly expected: number;
  readonly worst: number;
  /** To each of those beside the holder. */
  readonly splash: number;
  readonly worstSplash: number;
}

interface Guard {
  survivors: number;
  traps: number;
  barricades: number;
}

const meets = (state: NightSeen, at: number, guard: Guard, outlook: Outlook): Menace["meets"] => {
  const foe = foeAt(state, at);
  if (foe.stunned) return "nothing";
  if (guard.survivors > 0) {
    // Likely enough to hurt is taken as a Survivor's end.
    if (outlook.expected >= 50) guard.survivors--;
    return "survivor";
  }
  if (guard.traps > 0) {
    guard.traps--;
    if (healthOf(foe) <= TRAP_DAMAGE) return "trap";
  }
  const affects = outlook.expected >= 50 || stealsFrom(foe.card);
  if (guard.barricades === 0 || ignoresBarricades(foe.card) || !affects) return "holder";
  guard.barricades--;
  return "barricade";
};

/** In the order of the attacks, each enemy with what it will meet (SUD-INFO-07, SUD-INFO-08). */
export const menaces = (state: NightSeen, holder: Seat): readonly Menace[] => {
  if (!has(state.seats, holder)) return [];
  const { traps, barricades } = playerOf(state, holder);
  const guard: Guard = { survivors: survivorPlaces(state).length, traps, barricades };
  const outlooks = outlooksOf(state, deckOf(state));
  const all: Menace[] = [];
  for (const at of enemyPlaces(state)) {
    const outlook = outlooks[foeAt(state, at).card] ?? NO_HARM;
    const met = meets(state, at, guard, outlook);
    const hits = met === "holder";
    // A Barricade shields its owner alone, and a Survivor lets no splash through (SUD-RULING-40, SUD-RULING-58).
    const splashes = hits || met === "barricade";
    all.push({
      foe: idAt(state, at),
      meets: met,
      expected: hits ? outlook.expected : 0,
      worst: hits || met === "barricade" || met === "survivor" ? outlook.worst : 0,
      splash: splashes ? outlook.splash : 0,
      worstSplash: splashes || met === "survivor" ? outlook.worstSplash : 0,
    });
  }
  return all;
};

/** What somebody may take, in hundredths and at worst. */
export interface Danger {
  readonly expected: number;
  readonly worst: number;
}

/** All that they may do to the holder together. */
export const dangerOf = (all: readonly Menace[]): Danger => {
  let [expected, worst] = [0, 0];
  for (const menace of all) {
    expected += menace.expected;
    worst += menace.worst;
  }
  return { expected, worst };
};

/** The same to each of those beside the holder, before anything of theirs takes it. */
export const splashOf = (all: readonly Menace[]): Danger => {
  let [expected, worst] = [0, 0];
  for (const menace of all) {
    expected += menace.splash;
    worst += menace.worstSplash;
  }
  return { expected, worst };
};

export const dangerTo = (state: NightSeen, holder: Seat): Danger => dangerOf(menaces(state, holder));
