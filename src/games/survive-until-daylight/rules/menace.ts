import { distinct, has, kept, mapped } from "../../../kernel/list";
import type { Seat } from "../../../kernel/words";
import { TRAP_DAMAGE } from "../content/crafting";
import type { FoeId, NightSeen } from "../vocabulary";
import { ignoresBarricades, stealsFrom } from "./damage";
import { deckOf, type Outlook, outlooksOf } from "./forecast";
import { enemyPlaces, foeAt, healthOf, idAt, survivorPlaces, targetOf } from "./line";
import { isOn } from "./options";
import { besides } from "./players";

const NO_HARM: Outlook = { expected: 0, worst: 0, reaching: 0, splash: 0, worstSplash: 0 };

/** Whom or what an enemy will hit, if the enemies attacked now. */
export interface Menace {
  readonly foe: FoeId;
  readonly target: Seat;
  readonly meets: "nothing" | "survivor" | "trap" | "barricade" | "target";
  readonly expected: number;
  readonly worst: number;
  /** To each of those beside the target. */
  readonly splash: number;
  readonly worstSplash: number;
}

/** What still stands before each of those they are after. */
interface Guards {
  survivors: number;
  readonly traps: Record<Seat, number>;
  readonly barricades: Record<Seat, number>;
}

const guardsOf = (state: NightSeen): Guards => {
  const guards: Guards = { survivors: survivorPlaces(state).length, traps: {}, barricades: {} };
  for (const { seat, traps, barricades } of state.players) {
    guards.traps[seat] = traps;
    guards.barricades[seat] = barricades;
  }
  return guards;
};

/** One less of what a seat has; whether there was one. */
const taken = (counts: Record<Seat, number>, seat: Seat): boolean => {
  const count = counts[seat] ?? 0;
  counts[seat] = Math.max(0, count - 1);
  return count > 0;
};

const meets = (state: NightSeen, at: number, target: Seat, guards: Guards, outlook: Outlook): Menace["meets"] => {
  const foe = foeAt(state, at);
  if (foe.stunned) return "nothing";
  if (guards.survivors > 0) {
    // Likely enough to hurt is taken as a Survivor's end.
    if (outlook.expected >= 50) guards.survivors--;
    return "survivor";
  }
  const trapped = isOn(state, "trapStays") ? (guards.traps[target] ?? 0) > 0 : taken(guards.traps, target);
  if (trapped && healthOf(foe) <= TRAP_DAMAGE) return "trap";
  const affects = outlook.expected >= 50 || stealsFrom(foe.card);
  if (ignoresBarricades(foe.card) || !affects) return "target";
  return taken(guards.barricades, target) ? "barricade" : "target";
};

/** In the order of the attacks, each enemy with what it will meet (SUD-INFO-07, SUD-INFO-08). */
export const menaces = (state: NightSeen, holder: Seat): readonly Menace[] => {
  if (!has(state.seats, holder)) return [];
  const guards = guardsOf(state);
  const outlooks = outlooksOf(state, deckOf(state));
  const all: Menace[] = [];
  for (const at of enemyPlaces(state)) {
    const outlook = outlooks[foeAt(state, at).card] ?? NO_HARM;
    const target = targetOf(state, at, holder);
    const met = meets(state, at, target, guards, outlook);
    const hits = met === "target";
    // A Barricade shields its owner alone, and a Survivor lets no splash through (SUD-RULING-40, SUD-RULING-58).
    const splashes = hits || met === "barricade";
    all.push({
      foe: idAt(state, at),
      target,
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

/** All that they may do to those they are after. */
export const dangerOf = (all: readonly Menace[]): Danger => {
  let [expected, worst] = [0, 0];
  for (const menace of all) {
    expected += menace.expected;
    worst += menace.worst;
  }
  return { expected, worst };
};

/** The same to each of those beside, before anything of theirs takes it. */
export const splashOf = (all: readonly Menace[]): Danger => {
  let [expected, worst] = [0, 0];
  for (const menace of all) {
    expected += menace.splash;
    worst += menace.worstSplash;
  }
  return { expected, worst };
};

/** What one of them may take: of those that are after it, and as splash of those that are after a neighbour. */
export const dangerTo = (state: NightSeen, all: readonly Menace[], seat: Seat): Danger => {
  const own = dangerOf(kept(all, ({ target }) => target === seat));
  const beside = splashOf(kept(all, ({ target, worstSplash }) => worstSplash > 0 && has(besides(state, target), seat)));
  return { expected: own.expected + beside.expected, worst: own.worst + beside.worst };
};

/** Those they are after, each once. */
export const targetsOf = (all: readonly Menace[]): readonly Seat[] => distinct(mapped(all, ({ target }) => target));
