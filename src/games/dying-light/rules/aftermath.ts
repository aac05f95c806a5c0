import { anyOf } from "../../../kernel/choice";
import { kept, withItem } from "../../../kernel/list";
import { ENOUGH, isOpen, wordTo } from "../../../kernel/talk";
import type { Choice, Word } from "../../../kernel/words";
import type { InfectedType } from "../content/infected";
import { isInfected } from "../content/infected";
import type { AreaId, Blow, CityAsk, CityGo, CitySeen, CityStep, CityTell, RunnerId } from "../vocabulary";
import { crowdOf } from "./crowd";
import { figuresIn, isThere, kill, toughnessOf, typeOf } from "./figures";
import { areaOf } from "./ground";
import { canPush, performPushes, type Push, pushes } from "./pushing";
import { worstOf } from "./prudence";
import { runnerOf, seatOf } from "./runners";

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

const leftAfter = (state: CitySeen, area: AreaId, victims: readonly Word[]): readonly Word[] =>
  kept(figuresIn(state, area), (figure) =>
    isThere(state, area, figure, kept(victims, (each) => each === figure).length),
  );

/** One after the other, or enough of it; the worst first is usual. */
const oneMore = (of: readonly Word[], against: Word): Choice => anyOf(withItem(of, ENOUGH), against, worstOf(of));

/** Spare damage kills others of the own Area, one after another. */
export const cleave: CityAsk<"cleave", readonly Word[]> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  asks: (talk, state, { blow, spare }) => {
    const area = ownArea(state, blow);
    let victims: readonly Word[] = [];
    let left = spare;
    while (!isOpen(talk)) {
      const of = within(state, area, leftAfter(state, area, victims), left);
      if (of.length === 0) return victims;
      const word = wordTo(talk, "cleave", () => oneMore(of, "DL-CLV-01"));
      if (word === ENOUGH) return victims;
      if (word !== "") {
        victims = withItem(victims, word);
        left -= toughnessOf(state, area, word);
      }
    }
    return victims;
  },
  take: (tell, { blow }, _seat, victims) => {
    for (const figure of victims) kill(tell, ownArea(tell.state, blow), figure, "DL-CLV-01");
  },
};

/** Up to so many others are knocked down (DL-KD-01, DL-DP-28). */
export const knock: CityAsk<"knock", readonly InfectedType[]> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  asks: (talk, state, { blow }) => {
    let victims: readonly InfectedType[] = [];
    while (victims.length < blow.knock && !isOpen(talk)) {
      const of = knockable(state, blow, victims);
      if (of.length === 0) return victims;
      const word = wordTo(talk, "knock", () => oneMore(of, "DL-PV-09"));
      if (word === ENOUGH) return victims;
      if (isInfected(word)) victims = withItem(victims, word);
    }
    return victims;
  },
  take: ({ state, emit }, { blow }, _seat, victims) => {
    for (const infected of victims) emit({ was: "knockedDown", infected, area: ownArea(state, blow) });
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
export const push: CityAsk<"push", readonly Push[]> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { blow }) => seatOf(state, blow.runner),
  asks: (talk, state, { blow }) => pushes(talk, state, ownArea(state, blow), 1, "none", () => []),
  take: (tell, { blow, hurt }, _seat, [done]) => {
    if (done === undefined) return;
    const area = ownArea(tell.state, blow);
    performPushes(tell, area, [done]);
    const struck = hurt > 0 && blow.area === area && typeOf(blow.target) === done.infected;
    const spare = struck && blow.target === done.infected ? strikeAgain(tell, blow, hurt, done.to) : 0;
    const left = struck ? 0 : hurt;
    tell.next({ do: "aftermath", blow: { ...blow, push: blow.push - 1 }, spare, hurt: left });
  },
};
