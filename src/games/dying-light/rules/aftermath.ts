import { has, kept, withItem } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Word } from "../../../kernel/words";
import type { InfectedType } from "../content/infected";
import { isInfected } from "../content/infected";
import type { AreaId, Blow, CityAsk, CityGo, CitySeen, CityStep, CityTell, RunnerId } from "../vocabulary";
import { crowdOf } from "./crowd";
import { figuresIn, isThere, kill, toughnessOf, typeOf } from "./figures";
import { areaOf } from "./ground";
import { canPush, performPushes, pushes, whyNotPush } from "./pushing";
import { runnerOf, seatOf } from "./runners";
import { ENOUGH, isOpen, type Talk, talkFrom, wordTo } from "../../../kernel/talk";

const NOBODY: Word = "nobody";

/** Pushes after a move: nobody was struck. */
export const pushingOn = (runner: RunnerId, push: number): CityStep => ({
  do: "aftermath",
  blow: { runner, area: "none", target: NOBODY, faces: [], more: 0, weapon: false, cleave: false, knock: 0, push },
  spare: 0,
  hurt: 0,
});

const ownArea = (state: CitySeen, { runner }: Blow): AreaId => areaOf(runnerOf(state, runner).zone);

const within = (state: CitySeen, area: AreaId, figures: readonly Word[], damage: number): readonly Word[] =>
  kept(figures, (figure) => toughnessOf(state, area, figure) <= damage);

/** Whom so much damage kills in full, knocked down or not (DL-RULING-60). */
const cleavable = (state: CitySeen, blow: Blow, spare: number): readonly Word[] => {
  const area = ownArea(state, blow);
  return within(state, area, figuresIn(state, area), spare);
};

/** Standing enemies besides the target (DL-PV-09). */
const knockable = (state: CitySeen, blow: Blow, gone: readonly Word[]): readonly Word[] => {
  const area = ownArea(state, blow);
  const crowd = crowdOf(state, area);
  return kept(figuresIn(state, area), (figure) => {
    if (!isInfected(figure)) return false;
    const left = crowd[figure] - kept(gone, (each) => each === figure).length;
    return left > (blow.target === figure ? 1 : 0);
  });
};

/** What a blow may still do: Cleave, knock others down, Push; each only where there is somebody (DL-CLV-01). */
export const aftermath: CityGo<"aftermath"> = {
  kind: "go",
  run: ({ state, next }, { blow, spare, hurt }) => {
    if (cleavable(state, blow, spare).length > 0) {
      next({ do: "cleave", blow, spare }, { do: "aftermath", blow, spare: 0, hurt });
    } else if (blow.knock > 0 && knockable(state, blow, []).length > 0) {
      next({ do: "knock", blow }, { do: "aftermath", blow: { ...blow, knock: 0 }, spare: 0, hurt });
    } else if (blow.push > 0 && canPush(state, ownArea(state, blow))) next({ do: "push", blow, hurt });
  },
};

interface Cleaving {
  readonly talk: Talk;
  readonly victims: readonly Word[];
}

const leftAfter = (state: CitySeen, area: AreaId, victims: readonly Word[]): readonly Word[] =>
  kept(figuresIn(state, area), (figure) =>
    isThere(state, area, figure, kept(victims, (each) => each === figure).length),
  );

const cleavingOf = (state: CitySeen, blow: Blow, damage: number, said: readonly (readonly Word[])[]): Cleaving => {
  const talk = talkFrom(said, 0);
  const area = ownArea(state, blow);
  let victims: readonly Word[] = [];
  let spare = damage;
  while (!isOpen(talk)) {
    const of = within(state, area, leftAfter(state, area, victims), spare);
    if (of.length === 0) return { talk, victims };
    const word = wordTo(talk, "cleave", withItem(of, ENOUGH), of.slice(0, 1));
    if (word === ENOUGH) return { talk, victims };
    if (word !== "") {
      victims = withItem(victims, word);
      spare -= toughnessOf(state, area, word);
    }
  }
  return { talk, victims };
};

/** Spare damage kills others of the own Area, one after another. */
export const cleave: CityAsk<"cleave"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  part: (state, { blow, spare }, _seat, said) => cleavingOf(state, blow, spare, said).talk.asked,
  why: (state, { blow, spare }, _seat, said, word) => {
    const { asked } = cleavingOf(state, blow, spare, said).talk;
    return asked !== "said" && has(asked.of, word) ? "fine" : refuse("DL-CLV-01");
  },
  take: (tell, { blow, spare }, _seat, say) => {
    for (const figure of cleavingOf(tell.state, blow, spare, say).victims) {
      kill(tell, ownArea(tell.state, blow), figure, "DL-CLV-01");
    }
  },
};

interface Knocking {
  readonly talk: Talk;
  readonly victims: readonly InfectedType[];
}

const knockingOf = (state: CitySeen, blow: Blow, said: readonly (readonly Word[])[]): Knocking => {
  const talk = talkFrom(said, 0);
  let victims: readonly InfectedType[] = [];
  while (victims.length < blow.knock && !isOpen(talk)) {
    const of = knockable(state, blow, victims);
    if (of.length === 0) return { talk, victims };
    const word = wordTo(talk, "knock", withItem(of, ENOUGH), of.slice(0, 1));
    if (word === ENOUGH) return { talk, victims };
    if (isInfected(word)) victims = withItem(victims, word);
  }
  return { talk, victims };
};

/** Up to so many others are knocked down (DL-KD-01, DL-DP-28). */
export const knock: CityAsk<"knock"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  part: (state, { blow }, _seat, said) => knockingOf(state, blow, said).talk.asked,
  why: (state, { blow }, _seat, said, word) => {
    const { asked } = knockingOf(state, blow, said).talk;
    return asked !== "said" && has(asked.of, word) ? "fine" : refuse("DL-PV-09");
  },
  take: ({ state, emit }, { blow }, _seat, say) => {
    for (const infected of knockingOf(state, blow, say).victims) {
      emit({ was: "knockedDown", infected, area: ownArea(state, blow) });
    }
  },
};

/** Damage lasts until the last Push of its action: where it stands now it may be enough (DL-BOOST-07, DL-RULING-21). */
const strikeAgain = (tell: CityTell, blow: Blow, hurt: number, to: AreaId): number => {
  const toughness = toughnessOf(tell.state, to, blow.target);
  if (hurt < toughness) return 0;
  kill(tell, to, blow.target, "DL-BOOST-07");
  return blow.cleave ? hurt - toughness : 0;
};

/** One Push after the action (DL-BOOST-05). */
export const push: CityAsk<"push"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  part: (state, { blow }, _seat, said) => {
    const talk = talkFrom(said, 0);
    pushes(talk, state, ownArea(state, blow), 1, "none");
    return talk.asked;
  },
  why: (state, { blow }, _seat, said, word) => {
    const talk = talkFrom(said, 0);
    pushes(talk, state, ownArea(state, blow), 1, "none");
    if (talk.asked === "said") return refuse("DL-BOOST-04");
    return has(talk.asked.of, word) ? "fine" : whyNotPush(state, ownArea(state, blow), talk.asked.ask, word);
  },
  take: (tell, { blow, hurt }, _seat, say) => {
    const area = ownArea(tell.state, blow);
    const [done] = pushes(talkFrom(say, 0), tell.state, area, 1, "none");
    if (done === undefined) return;
    performPushes(tell, area, [done]);
    const struck = hurt > 0 && blow.area === area && typeOf(blow.target) === done.infected;
    const spare = struck && blow.target === done.infected ? strikeAgain(tell, blow, hurt, done.to) : 0;
    const left = struck ? 0 : hurt;
    tell.next({ do: "aftermath", blow: { ...blow, push: blow.push - 1 }, spare, hurt: left });
  },
};
