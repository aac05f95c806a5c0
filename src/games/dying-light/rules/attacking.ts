import { anyOf } from "../../../kernel/choice";
import { joined, kept, mapped } from "../../../kernel/list";
import { numberOf, numberText } from "../../../kernel/number-text";
import { isOpen, wordTo } from "../../../kernel/talk";
import type { Seen, Word } from "../../../kernel/words";
import { FIRST_TO_MOVE, INFECTED, type InfectedType } from "../content/infected";
import type { Attack, CityAsk, CityGo, CityTalk, Crowd, RunnerId } from "../vocabulary";
import { crowdOf } from "./crowd";
import { woundsLeft } from "./wounds";
import { everySeat, namesOf, runnersIn, skillOf } from "./runners";

/** Howlers do not attack and are not counted (DL-RULING-32). */
export const attackersOf = ({ biter, viral, volatile }: Seen<Attack> | Seen<Crowd>): number => biter + viral + volatile;

/** DL-EATK-06 */
export const powerOf = (attack: Attack): number =>
  attack.biter * INFECTED.biter.attack +
  attack.viral * INFECTED.viral.attack +
  attack.volatile * INFECTED.volatile.attack;

/** All enemies in the Area attack (DL-EATK-01). */
export const attack: CityGo<"attack"> = {
  kind: "go",
  run: ({ state, next }, { area }) => {
    const crowd = crowdOf(state, area);
    if (attackersOf(crowd) === 0) return;
    const [runner, other] = namesOf(runnersIn(state, area));
    if (runner === undefined) return;
    const { biter, viral, volatile } = crowd;
    if (other === undefined) next({ do: "attacks", attacks: [{ runner, aid: 0, biter, viral, volatile }] });
    else next({ do: "allocate", area });
  },
};

const upTo = (most: number): readonly Word[] => {
  const words: Word[] = [];
  for (let count = 0; count <= most; count++) words.push(numberText(count));
  return words;
};

/** Whoever can bear no more than so many Wounds is spared if need be. */
const EDGE = 2;

/** Of so many enemies of a type, how many attack each of these Runners; the last takes the rest. */
const sharesOf = (
  talk: CityTalk,
  type: InfectedType,
  standing: number,
  runners: readonly RunnerId[],
  isEven: boolean,
): readonly number[] => {
  const shares: number[] = [];
  let left = standing;
  let sharing = runners.length;
  for (const runner of runners.slice(0, runners.length - 1)) {
    const [most, even] = [left, numberText(Math.ceil(left / sharing))];
    const said = wordTo(talk, `${type}-to-${runner}`, () => anyOf(upTo(most), "DL-EATK-02", isEven ? [even] : []));
    const share = isOpen(talk) ? 0 : numberOf(said);
    shares.push(share);
    left -= share;
    sharing--;
  }
  shares.push(left);
  return shares;
};

/** The players choose which enemies attack whom, in every split (DL-EATK-02, DL-RULING-61). */
export const allocate: CityAsk<"allocate", readonly Attack[]> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: everySeat,
  asks: (talk, state, { area }) => {
    const runners = namesOf(runnersIn(state, area));
    const crowd = crowdOf(state, area);
    // Even is usual, but not where it may be somebody's end.
    const isEven = kept(runnersIn(state, area), (runner) => woundsLeft(runner) <= EDGE).length === 0;
    const shares: Record<InfectedType, readonly number[]> = { biter: [], viral: [], howler: [], volatile: [] };
    for (const type of FIRST_TO_MOVE)
      if (crowd[type] > 0) shares[type] = sharesOf(talk, type, crowd[type], runners, isEven);
    const attacks = mapped(runners, (runner, i) => {
      const [biter, viral, volatile] = [shares.biter[i] ?? 0, shares.viral[i] ?? 0, shares.volatile[i] ?? 0];
      return { runner, aid: 0, biter, viral, volatile };
    });
    return kept(attacks, (each) => attackersOf(each) > 0);
  },
  take: ({ next }, _step, _seat, allocated) => {
    next({ do: "attacks", attacks: allocated });
  },
};

/** Each attack runs to its Wounds before the next; the players choose the order (DL-RULING-79). */
export const attacks: CityGo<"attacks"> = {
  kind: "go",
  run: ({ next }, { attacks: left }) => {
    const [first, other] = left;
    if (first === undefined) return;
    next(other === undefined ? { do: "defence", attack: first, rest: [] } : { do: "attackOrder", attacks: left });
  },
};

const attacked = (left: readonly Attack[]): readonly RunnerId[] => mapped(left, (each) => each.runner);

/** Whoever holds the line may help those who come after. */
const lendersFirst = (left: readonly Attack[]): readonly RunnerId[] => {
  const holds = (id: RunnerId): boolean => skillOf(id) === "skill.hold-the-line";
  return joined(
    kept(attacked(left), holds),
    kept(attacked(left), (id) => !holds(id)),
  );
};

export const attackOrder: CityAsk<"attackOrder"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, _state, { attacks: left }) =>
    wordTo(talk, "attacked", () => anyOf(attacked(left), "DL-RULING-79", lendersFirst(left).slice(0, 1))),
  take: ({ next }, { attacks: left }, _seat, runner) => {
    const rest = kept(left, (each) => each.runner !== runner);
    for (const one of left) if (one.runner === runner) next({ do: "defence", attack: one, rest });
  },
};
