import { anyOf } from "../../../kernel/choice";
import { has, joined, kept, mapped, withItem, without } from "../../../kernel/list";
import { isOpen, NO, wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import { FACES } from "../content/dice";
import type { Blow, CityAsk, CityChance, CityGo, CitySeen, CityTell, Face } from "../vocabulary";
import { hasMomentum } from "./dice";
import { figuresIn, isThere, kill, toughnessOf, typeOf } from "./figures";
import { areaOf } from "./ground";
import { worstOf } from "./prudence";
import { runnerOf, seatOf, skillOf } from "./runners";

export const CRIT: Face = "damage.crit";
const numbers: readonly Face[] = FACES.damage;

/** A Crit that is kept is a 6 (DL-RULING-51). */
export const damageOf = ({ faces, more }: Blow): number => {
  let damage = more;
  for (const face of faces) damage += numbers.indexOf(face) + 1;
  return damage;
};

const critsOf = ({ faces }: Blow): readonly Face[] => kept(faces, (face) => face === CRIT);

const damageDie = { of: "die.damage", with: "die.damage", sides: FACES.damage };

const struckWith = (blow: Blow, came: readonly Face[]): Blow => ({ ...blow, faces: joined(blow.faces, came) });

const isHeavy = ({ runner, weapon }: Blow): boolean => weapon && skillOf(runner) === "skill.heavy-hands";

/** Heavy Hands hits harder with Momentum (DL-PV-07). */
const weighed = (state: CitySeen, blow: Blow): Blow => ({
  ...blow,
  more: isHeavy(blow) && hasMomentum(runnerOf(state, blow.runner)) ? 1 : 0,
});

/** As many Damage Dice as the attack says (DL-ATK-03). */
export const strikeRoll: CityChance<"strikeRoll"> = {
  kind: "chance",
  draws: (_state, { dice }) => mapped(FACES.damage.slice(0, dice), () => damageDie),
  land: ({ state, emit, next }, { blow }, came) => {
    const { runner, area, target } = blow;
    emit({ was: "struck", runner, area, target, faces: came });
    const strike = struckWith(weighed(state, blow), came);
    next(isHeavy(blow) ? { do: "reroll", blow: strike } : { do: "strike", blow: strike });
  },
  read: (state, { blow }, came) => {
    const damage = damageOf(struckWith(weighed(state, blow), came));
    const outcome: Word[] = [damage >= toughnessOf(state, blow.area, blow.target) ? "kill" : "no-kill"];
    return has(came, CRIT) ? withItem(outcome, "crit") : outcome;
  },
};

const faces = (blow: Blow): readonly Face[] => kept(FACES.damage, (face) => has(blow.faces, face));

/** Again the lowest, where the blow does not kill as it lies. */
const usualReroll = (state: CitySeen, blow: Blow): Word => {
  if (damageOf(blow) >= toughnessOf(state, blow.area, blow.target)) return NO;
  const lowest = faces(blow)[0] ?? NO;
  return lowest === CRIT ? NO : lowest;
};

/** Heavy Hands: one die may be rolled once more before Crits are spent (DL-PV-07). */
export const reroll: CityAsk<"reroll"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  asks: (talk, state, { blow }) =>
    wordTo(talk, "reroll", () => anyOf(withItem(faces(blow), NO), "DL-SKILL-03", [usualReroll(state, blow)])),
  take: ({ next }, { blow }, _seat, word) => {
    if (word === NO) next({ do: "strike", blow });
    else next({ do: "rerollDie", blow: { ...blow, faces: without(blow.faces, word) } });
  },
};

export const rerollDie: CityChance<"rerollDie"> = {
  kind: "chance",
  draws: () => [damageDie],
  land: ({ emit, next }, { blow }, came) => {
    emit({ was: "rerolled", runner: blow.runner, faces: came });
    next({ do: "strike", blow: struckWith(blow, came) });
  },
  read: (state, { blow }, came) => [
    damageOf(struckWith(blow, came)) >= toughnessOf(state, blow.area, blow.target) ? "kill" : "no-kill",
  ],
};

/** Biters and Virals of the own Area, once those were eliminated (DL-ATK-06, DL-RULING-19). */
const critVictims = (state: CitySeen, { runner }: Blow, gone: readonly Word[]): readonly Word[] => {
  const area = areaOf(runnerOf(state, runner).zone);
  return kept(figuresIn(state, area), (figure) => {
    const type = typeOf(figure);
    if (type !== "biter" && type !== "viral") return false;
    return isThere(state, area, figure, kept(gone, (each) => each === figure).length);
  });
};

/** Crits first, then what is left of the damage (DL-ATK-07). */
export const strike: CityGo<"strike"> = {
  kind: "go",
  run: (tell, { blow }) => {
    const asks = critsOf(blow).length > 0 && critVictims(tell.state, blow, []).length > 0;
    if (asks) tell.next({ do: "crits", blow });
    else land(tell, blow, false);
  },
};

/** Toughness is reached or not; lower damage is lost, unless a Push helps it (DL-ATK-04, DL-ATK-05). */
const land = (tell: CityTell, blow: Blow, gone: boolean): void => {
  const damage = damageOf(blow);
  const { area, target } = blow;
  const toughness = toughnessOf(tell.state, area, target);
  const dies = !gone && damage >= toughness;
  if (dies) kill(tell, area, target, "DL-ATK-04");
  if (!dies && !gone) tell.emit({ was: "withstood", infected: typeOf(target), area, damage });
  const spent = dies ? toughness : 0;
  const spare = blow.cleave && (dies || gone) ? damage - spent : 0;
  const after = dies || gone ? { ...blow, target: "nobody" } : blow;
  tell.next({ do: "aftermath", blow: after, spare, hurt: dies || gone ? 0 : damage });
};

export const KEEP: Word = "keep";

/** What is left of a blow once so many Crits were spent. */
export const withoutCrits = (blow: Blow, count: number): Blow => {
  let left = blow.faces;
  for (let spent = 0; spent < count; spent++) left = without(left, CRIT);
  return { ...blow, faces: left };
};

/** A Crit is kept where the blow kills with it alone; where it does not, or needs no Crit, it is for somebody else. */
const usualCrit = (state: CitySeen, blow: Blow, gone: readonly Word[], of: readonly Word[]): readonly Word[] => {
  const toughness = toughnessOf(state, blow.area, blow.target);
  const isKilled = has(gone, blow.target);
  const now = damageOf(withoutCrits(blow, gone.length));
  const without = damageOf(withoutCrits(blow, gone.length + 1));
  if (isKilled || without >= toughness) {
    const others = kept(of, (figure) => figure !== blow.target);
    return others.length > 0 ? worstOf(others) : [KEEP];
  }
  if (now >= toughness) return [KEEP];
  return has(of, blow.target) ? [blow.target] : worstOf(of);
};

/** Each Crit may eliminate one more, and is then no damage. */
export const crits: CityAsk<"crits", readonly Word[]> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  asks: (talk, state, { blow }) => {
    let victims: readonly Word[] = [];
    for (const _crit of critsOf(blow)) {
      const before = victims;
      const of = critVictims(state, blow, before);
      if (isOpen(talk) || of.length === 0) return victims;
      const word = wordTo(talk, "crit", () =>
        anyOf(joined([KEEP], of), "DL-ATK-06", usualCrit(state, blow, before, of)),
      );
      if (word === KEEP) return victims;
      if (word !== "") victims = withItem(victims, word);
    }
    return victims;
  },
  take: (tell, { blow }, _seat, victims) => {
    const own = areaOf(runnerOf(tell.state, blow.runner).zone);
    for (const figure of victims) kill(tell, own, figure, "DL-ATK-06");
    const gone = own === blow.area && !isThere(tell.state, own, blow.target, 0);
    land(tell, withoutCrits(blow, victims.length), gone);
  },
};
