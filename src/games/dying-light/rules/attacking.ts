import { has, kept, mapped } from "../../../kernel/list";
import { numberOf, numberText } from "../../../kernel/number-text";
import { refuse } from "../../../kernel/refusal";
import type { Part, Say, Seen, Verdict, Word } from "../../../kernel/words";
import { FIRST_TO_MOVE, INFECTED, type InfectedType } from "../content/infected";
import type { AreaId, Attack, CityAsk, CityGo, CitySeen, Crowd, RunnerId } from "../vocabulary";
import { crowdOf } from "./crowd";
import { everySeat, namesOf, runnersIn } from "./runners";

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

/** One question of an allocation: how many of a type attack this Runner; the last Runner takes the rest. */
interface Share {
  readonly type: InfectedType;
  readonly runner: RunnerId;
}

const sharesOf = (state: CitySeen, area: AreaId): readonly Share[] => {
  const runners = namesOf(runnersIn(state, area));
  const shares: Share[] = [];
  for (const type of FIRST_TO_MOVE) {
    if (crowdOf(state, area)[type] > 0) {
      for (const runner of runners.slice(0, runners.length - 1)) shares.push({ type, runner });
    }
  }
  return shares;
};

const countIn = (said: Say, at: number): number => numberOf((said[at] ?? [])[0] ?? "0");

/** How many of the type are left after what was said of it. */
const leftOf = (state: CitySeen, area: AreaId, said: Say, type: InfectedType): number => {
  let left = crowdOf(state, area)[type];
  const shares = sharesOf(state, area);
  for (let i = 0; i < said.length; i++) if (shares[i]?.type === type) left -= countIn(said, i);
  return left;
};

const upTo = (most: number): readonly Word[] => {
  const words: Word[] = [];
  for (let count = 0; count <= most; count++) words.push(numberText(count));
  return words;
};

/** As even as it goes. */
const fairShare = (state: CitySeen, area: AreaId, left: number, runner: RunnerId): number => {
  const runners = namesOf(runnersIn(state, area));
  return Math.ceil(left / (runners.length - runners.indexOf(runner)));
};

const shareAsked = (state: CitySeen, area: AreaId, said: Say): Part | "said" => {
  const share = sharesOf(state, area)[said.length];
  if (share === undefined) return "said";
  const left = leftOf(state, area, said, share.type);
  const usual = [numberText(fairShare(state, area, left, share.runner))];
  return { ask: share.type + "-to-" + share.runner, of: upTo(left), least: 1, most: 1, usual };
};

const allocated = (state: CitySeen, area: AreaId, say: Say): readonly Attack[] => {
  const shares = sharesOf(state, area);
  const runners = namesOf(runnersIn(state, area));
  const last = runners[runners.length - 1];
  const attacks = mapped(runners, (runner): Attack => {
    const count: Record<InfectedType, number> = { biter: 0, viral: 0, howler: 0, volatile: 0 };
    for (const type of FIRST_TO_MOVE) {
      if (runner === last) count[type] = leftOf(state, area, say, type);
      for (let i = 0; i < shares.length; i++) {
        if (shares[i]?.type === type && shares[i]?.runner === runner) count[type] = countIn(say, i);
      }
    }
    return { runner, aid: 0, biter: count.biter, viral: count.viral, volatile: count.volatile };
  });
  return kept(attacks, (each) => attackersOf(each) > 0);
};

/** The players choose which enemies attack whom, in every split (DL-EATK-02, DL-RULING-61). */
export const allocate: CityAsk<"allocate"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: everySeat,
  part: (state, { area }, _seat, said) => shareAsked(state, area, said),
  why: (state, { area }, _seat, said, word): Verdict => {
    const asked = shareAsked(state, area, said);
    return asked !== "said" && has(asked.of, word) ? "fine" : refuse("DL-EATK-02");
  },
  take: ({ state, next }, { area }, _seat, say) => {
    next({ do: "attacks", attacks: allocated(state, area, say) });
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

export const attackOrder: CityAsk<"attackOrder"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  part: (_state, { attacks: left }, _seat, said) =>
    said.length > 0
      ? "said"
      : { ask: "attacked", of: attacked(left), least: 1, most: 1, usual: attacked(left).slice(0, 1) },
  why: (_state, { attacks: left }, _seat, _said, word) => (has(attacked(left), word) ? "fine" : refuse("DL-RULING-79")),
  take: ({ next }, { attacks: left }, _seat, [[runner = ""] = []]) => {
    const rest = kept(left, (each) => each.runner !== runner);
    for (const one of left) if (one.runner === runner) next({ do: "defence", attack: one, rest });
  },
};
