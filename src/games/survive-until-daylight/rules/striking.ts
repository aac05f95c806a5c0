import { anyOf } from "../../../kernel/choice";
import { distinct, joined, kept, mapped, withItem } from "../../../kernel/list";
import { numberOf, numbers, numberText } from "../../../kernel/number-text";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import type { Blow, FoeId, NightAsk, NightGo, NightPart, NightSeen, NightTell } from "../vocabulary";
import { weaponOf } from "./cards";
import { BARE, damageOfBlow } from "./damage";
import { enemiesNextDoor, fell, foeAt, foeId, healthOf, idAt, isDown, isSurvivor, nextDoor, placeOf } from "./line";
import { isOn } from "./options";
import { hasPerk, holds } from "./players";

export const PILLS: Word = "vitaly-pills";
const PILL_CARDS = 2;

const pickable = (state: NightSeen, { seat }: Blow): readonly Word[] => {
  const cards = state.flipped.length > 0 ? distinct(state.flipped) : [BARE];
  return holds(state, seat, PILLS) ? joined(cards, [PILLS]) : cards;
};

const useCard = ({ emit, next }: NightTell, blow: Blow, card: Word): void => {
  if (card !== BARE) emit({ was: "cardPicked", seat: blow.seat, card });
  next({ do: "strike", blow, card });
};

/** Exactly one card applies, however bad; Vitaly Pills bring two more to choose from (SUD-RULING-55, SUD-RULING-72). */
export const pick: NightAsk<"pick"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { blow }) => (pickable(state, blow).length > 1 ? [blow.seat] : []),
  asks: (talk, state, { blow }) =>
    wordTo(talk, "card", () =>
      anyOf(pickable(state, blow), (word) => (word === BARE ? "SUD-RULING-55" : "SUD-COMBAT-04")),
    ),
  take: (tell, { blow }, seat, card) => {
    if (card !== PILLS) {
      useCard(tell, blow, card);
      return;
    }
    tell.emit({ was: "pillsTaken", seat });
    tell.next({ do: "flip", count: PILL_CARDS, by: "SUD-CARD-09" }, { do: "lucky", sealed: [] }, { do: "pick", blow });
  },
  nobody: (tell, { blow }) => {
    useCard(tell, blow, pickable(tell.state, blow)[0] ?? BARE);
  },
};

/** Splash first, to both sides; then the main damage, divided if it may be (SUD-ATTACK-05, SUD-ATTACK-11). */
export const strike: NightGo<"strike"> = {
  kind: "go",
  run: ({ state, emit, next }, { blow, card }) => {
    const { main, splash, spread } = damageOfBlow(state, blow, card);
    for (const at of splash > 0 ? nextDoor(state, blow.at) : []) {
      const spared = isOn(state, "spareSurvivors") && isSurvivor(foeAt(state, at));
      if (!spared) emit({ was: "foeHurt", foe: idAt(state, at), damage: splash, cause: "splash", by: "SUD-ATTACK-05" });
    }
    const divisible = (spread || blow.focus) && main > 0 && enemiesNextDoor(state, blow.at).length > 0;
    if (divisible) next({ do: "divide", blow, left: main });
    else emit({ was: "foeHurt", foe: idAt(state, blow.at), damage: main, cause: "attack", by: "SUD-RULING-51" });
    next({ do: "aftermath", blow });
  },
};

const partFor = (blow: Blow, at: number): NightPart => (at < blow.at ? "toTheLeft" : "toTheRight");

/** So many points for whoever stands there. */
interface Share {
  readonly at: number;
  readonly damage: number;
}

/** What the target does not need goes on to whom it can hurt: that is usual. */
const surplusFor = (state: NightSeen, blow: Blow, at: number, points: number): number => {
  const surplus = points - Math.max(0, healthOf(foeAt(state, blow.at)));
  return Math.max(0, Math.min(surplus, healthOf(foeAt(state, at))));
};

/** Whole points, all of them on neighbours if one likes, none on Survivors (SUD-RULING-50, SUD-RULING-74). */
export const divide: NightAsk<"divide", readonly Share[]> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_state, { blow }) => [blow.seat],
  asks: (talk, state, { blow, left }) => {
    let rest = left;
    const beside = mapped(enemiesNextDoor(state, blow.at), (at): Share => {
      const damage = numberOf(
        wordTo(talk, partFor(blow, at), () =>
          anyOf(numbers(0, rest), "SUD-RULING-50", [numberText(surplusFor(state, blow, at, rest))]),
        ),
      );
      rest -= damage;
      return { at, damage };
    });
    return withItem(beside, { at: blow.at, damage: rest });
  },
  take: ({ state, emit }, { blow }, _seat, shares) => {
    const by = blow.focus ? "SUD-CARD-03" : "SUD-ATTACK-10";
    for (const { at, damage } of shares)
      if (damage > 0 || at === blow.at) emit({ was: "foeHurt", foe: idAt(state, at), damage, cause: "attack", by });
  },
};

/** Where enemies that stood beside the target will stand once all that are down have left. */
const besideAfter = (state: NightSeen, at: number): readonly FoeId[] => {
  const standing = kept(enemiesNextDoor(state, at), (place) => !isDown(foeAt(state, place)));
  return mapped(standing, (place) => {
    const gone = kept(state.line.slice(0, place), isDown).length;
    return foeId(foeAt(state, place).card, place - gone);
  });
};

/** From right to left, so that those still to go keep their places. */
export const removeDowned = (tell: NightTell): void => {
  for (let at = tell.state.line.length - 1; at >= 0; at--)
    if (isDown(foeAt(tell.state, at))) fell(tell, idAt(tell.state, at));
};

/** All damage is applied, then whoever is down leaves and the line closes (SUD-ATTACK-13, SUD-RULING-49). */
export const aftermath: NightGo<"aftermath"> = {
  kind: "go",
  run: (tell, { blow }) => {
    const { state, emit, next } = tell;
    const { manner, ammo } = weaponOf(blow.weapon);
    if (state.flipped.length > 0) emit({ was: "flippedDiscarded" });
    const killed = isDown(foeAt(state, blow.at));
    const foes = besideAfter(state, blow.at);
    removeDowned(tell);
    if (ammo === "arrows" && hasPerk(state, blow.seat, "fletcher")) emit({ was: "arrowBack", seat: blow.seat });
    const follows = killed && manner === "melee" && foes.length > 0 && hasPerk(state, blow.seat, "follow-through");
    if (follows) next({ do: "followThrough", seat: blow.seat, foes });
  },
};

const goOnTo = (tell: NightTell, foe: FoeId): void => {
  tell.emit({ was: "foeHurt", foe, damage: 1, cause: "follow-through", by: "SUD-PROTO-08" });
  if (isDown(foeAt(tell.state, placeOf(foe)))) fell(tell, foe);
};

/** A point for one enemy that was next to the one struck down; no attack, and no chain (SUD-PROTO-08). */
export const followThrough: NightAsk<"followThrough"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_state, { seat, foes }) => (foes.length > 1 ? [seat] : []),
  asks: (talk, _state, { foes }) => wordTo(talk, "followThrough", () => anyOf(foes, "SUD-PROTO-08")),
  take: (tell, _step, _seat, foe) => {
    goOnTo(tell, foe);
  },
  nobody: (tell, { foes }) => {
    for (const foe of foes) goOnTo(tell, foe);
  },
};
