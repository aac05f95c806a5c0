import { distinct, kept, mapped } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import { TRAP_DAMAGE } from "../content/crafting";
import type { FoeId, NightGo, NightSeen, NightTell } from "../vocabulary";
import { ignoresBarricades, stealsFrom, worstOf } from "./damage";
import { enemyPlaces, fell, foeAt, hordeCard, idAt, isDown, nextDoor, placeOf, survivorPlaces, targetOf } from "./line";
import { isOn } from "./options";
import { besides, playerOf } from "./players";
import { removeDowned } from "./striking";

const targetBy = (state: NightSeen): Word => (isOn(state, "ownTargets") ? "SUD-RULING-24" : "SUD-ENATK-02");

/** Each enemy once, from left to right, after the last player's turn (SUD-ENATK-01). */
export const enemies: NightGo<"enemies"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    const targets = mapped(enemyPlaces(state), (at) => targetOf(state, at, state.holder));
    for (const seat of distinct(targets)) emit({ was: "enemiesCame", seat, by: targetBy(state) });
    next({ do: "nextEnemy" }, { do: "roundEnds" });
  },
};

/** A Trap springs before the attack; whether the enemy is still there (SUD-CRAFT-13, SUD-CRAFT-14). */
const survivesTrap = (tell: NightTell, foe: FoeId, seat: Seat): boolean => {
  const { state, emit } = tell;
  if (playerOf(state, seat).traps === 0) return true;
  emit({ was: "trapSprung", seat, foe, used: isOn(state, "trapStays") ? 0 : 1 });
  emit({ was: "foeHurt", foe, damage: TRAP_DAMAGE, cause: "trap", by: "SUD-CRAFT-13" });
  if (!isDown(foeAt(state, placeOf(foe)))) return true;
  fell(tell, foe);
  return false;
};

const attackBy = (tell: NightTell, at: number): void => {
  const { state, next } = tell;
  const foe = idAt(state, at);
  const { draws } = hordeCard(foeAt(state, at).card);
  const [survivor] = survivorPlaces(state);
  const target = targetOf(state, at, state.holder);
  if (survivor === undefined && !survivesTrap(tell, foe, target)) return;
  next({ do: "flip", count: draws, by: "SUD-ENATK-05" }, { do: "lucky", sealed: [] });
  // A Survivor suffers it instead of the holder (SUD-ENATK-03).
  if (survivor === undefined) next({ do: "enemyStrikes", foe, target });
  else next({ do: "enemyMauls", foe, target: idAt(state, survivor) });
};

/** The leftmost that has not acted: the line closing up neither skips nor repeats one (SUD-RULING-96). */
export const nextEnemy: NightGo<"nextEnemy"> = {
  kind: "go",
  run: (tell) => {
    const { state, emit, next } = tell;
    const [at] = kept(enemyPlaces(state), (place) => !foeAt(state, place).acted);
    if (at === undefined) return;
    emit({ was: "enemyActed", foe: idAt(state, at) });
    if (foeAt(state, at).stunned) emit({ was: "stunnedSkipped", foe: idAt(state, at) });
    else attackBy(tell, at);
    next({ do: "nextEnemy" });
  },
};

/** The attack on a player, then its splash to the left and the right (SUD-ENATK-06, SUD-RULING-63). */
export const enemyStrikes: NightGo<"enemyStrikes"> = {
  kind: "go",
  run: ({ state, emit, next }, { foe: id, target }) => {
    const { card: foe } = foeAt(state, placeOf(id));
    const { main, splash, card } = worstOf(state, foe, state.flipped);
    emit({ was: "enemyHit", foe: id, target, damage: main, splash, card, by: "SUD-ENATK-04" });
    if (state.flipped.length > 0) emit({ was: "flippedDiscarded" });
    const brute = ignoresBarricades(foe);
    next({ do: "hit", hit: { seat: target, foe, damage: main, brute, steals: stealsFrom(foe), by: targetBy(state) } });
    for (const seat of splash > 0 ? besides(state, target) : [])
      next({ do: "hit", hit: { seat, foe, damage: splash, brute, steals: false, by: "SUD-ENATK-06" } });
  },
};

/** A Survivor takes a whole attack; what is left of it is lost, and its splash too (SUD-RULING-58, SUD-RULING-59). */
export const enemyMauls: NightGo<"enemyMauls"> = {
  kind: "go",
  run: (tell, { foe: id, target }) => {
    const { state, emit } = tell;
    const { main, splash, card } = worstOf(state, foeAt(state, placeOf(id)).card, state.flipped);
    emit({ was: "enemyHit", foe: id, target, damage: main, splash, card, by: "SUD-ENATK-03" });
    if (state.flipped.length > 0) emit({ was: "flippedDiscarded" });
    if (splash > 0 && isOn(state, "literalSplash"))
      for (const at of nextDoor(state, placeOf(target)))
        emit({ was: "foeHurt", foe: idAt(state, at), damage: splash, cause: "enemy", by: "SUD-RULING-58" });
    if (main > 0) emit({ was: "foeHurt", foe: target, damage: main, cause: "enemy", by: "SUD-ENATK-03" });
    removeDowned(tell);
  },
};
