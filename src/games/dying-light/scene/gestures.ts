import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf, words } from "../../../kernel/gesture";
import { factOf, firstAsked, partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import type { Say, Word } from "../../../kernel/words";
import { isInfected } from "../content/infected";
import { GEAR_SLOTS, RUNNERS } from "../content/runners";
import { boostsAmong, slotWord } from "../rules/dice";
import { isZone, twoFrom } from "../rules/ground";
import { type MoveKind, whyNotMove } from "../rules/move-actions";
import { RULES } from "../rules/rules";
import { isNight, runnerOf } from "../rules/runners";
import { CLIMB, JUMP, RUN } from "../rules/running";
import type { CitySeen, CityStep, RunnerId, ZoneId } from "../vocabulary";
import { hearCard } from "./hear-cards";
import { hearDie } from "./hear-dice";
import { figureMeant, hearInfected } from "./hear-infected";
import { areaAt, cameOf, isFeature, trackSlot } from "./heard";

/** `runner.ash`, `runner-card.ash` and `activation.ash` all mean Ash. */
const runnerMeant = (kind: Word): RunnerId => {
  for (const { runner } of RUNNERS) if (kind.slice(-1 - runner.length) === "." + runner) return runner;
  return "none";
};

/** What a thing begins that is clicked while its owner acts. */
const begun = (state: CitySeen, id: RunnerId, gesture: Gesture): Heard => {
  const { kind, from } = gesture;
  const own = runnerOf(state, id);
  if (isInfected(kind)) return words(["attack", areaAt(from), figureMeant(kind, gesture)]);
  if (headOf(from) === own.zone && isFeature(kind)) return words(["interact", kind]);
  return has(own.items, kind) ? words(["use", kind]) : NOTHING;
};

/** Whatever of the asked words a thing stands for: itself, its place, its number. */
const clicked = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const part = partAsked(RULES, state, asked, said, gesture.seat);
  if (part === "said") return NOTHING;
  const { kind, from, up } = gesture;
  if (asked.do === "turn" && said.length === 0) {
    const action = begun(state, asked.runner, gesture);
    if (action.heard !== "nothing") return action;
  }
  const meant: Word[] = [
    runnerMeant(kind),
    kind,
    tailOf(kind),
    kind + "." + up,
    up,
    headOf(from),
    areaAt(from),
    slotWord(trackSlot(from)),
  ];
  for (const slot of GEAR_SLOTS) if (tailOf(from) === slot) meant.push(slot);
  return firstAsked(part, meant);
};

/** Level or down is a Run, up or across a Wall a Climb, further a Jump. */
const moveMeant = (state: CitySeen, runner: RunnerId, to: ZoneId): MoveKind => {
  const from = runnerOf(state, runner).zone;
  for (const kind of [RUN, CLIMB]) if (kind.whyNotTo(state, from, to) === "fine") return kind;
  return has(twoFrom(from), to) ? JUMP : RUN;
};

/** What makes one kind of move cheaper, and no other. */
const CHEAPER = [
  { boost: "jump", rule: "DL-BOOST-09" },
  { boost: "climb", rule: "DL-BOOST-10" },
] as const;

/** Too dear, and the die that was laid out for it has a symbol for another kind of move: that is why. */
const whyTooDear = ({ boost }: MoveKind, early: readonly Word[]): Word => {
  for (const each of CHEAPER) if (each.boost !== boost && boostsAmong(early, each.boost) > 0) return each.rule;
  return "DL-ACTN-06";
};

/** The move itself, or why it does not lead there. */
const movedTo = (state: CitySeen, runner: RunnerId, to: ZoneId, early: readonly Word[]): Heard => {
  const kind = moveMeant(state, runner, to);
  const why = whyNotMove(kind, state, runner, to);
  if (why === "fine") return words([kind.act, to]);
  return refusal(why.rule === "DL-ACTN-06" ? whyTooDear(kind, early) : why.rule);
};

/** A Runner that does not act: it may be chosen by its figure, or it has to wait. */
const waiting = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  if (asked.do === "who") return words([runnerMeant(gesture.kind)]);
  const heard = clicked(state, asked, said, gesture);
  if (heard.heard !== "nothing" || gesture.to === gesture.from) return heard;
  const byCard = isNight(state) && state.phase === "activation";
  return refusal(byCard ? "DL-ACTV-04" : "DL-ACTN-05");
};

const hearRunner = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const zone = headOf(gesture.to);
  const runner = runnerMeant(gesture.kind);
  if ((asked.do !== "turn" && asked.do !== "walk") || asked.runner !== runner)
    return waiting(state, asked, said, gesture);
  if (!isZone(zone) || zone === runnerOf(state, runner).zone) return NOTHING;
  const begins = asked.do === "turn" && said.length === 0;
  return begins ? movedTo(state, runner, zone, gesture.early) : words([zone]);
};

/** Thrown dice are facts of a roll that is asked for, or they were thrown once too often. */
const hearThrow = (state: CitySeen, asked: CityStep, gesture: Gesture): Heard => {
  const place = tailOf(gesture.from);
  if (place === "cooldown" || place === "fatigue") return refusal("DL-RUN-02");
  const fact = factOf(RULES, state, asked, gesture, cameOf);
  if (fact.heard === "fact") return fact;
  if (place === "momentum") return refusal("DL-MOM-02");
  return place === "pool" || trackSlot(gesture.from) > 0 ? refusal("DL-RUN-04") : NOTHING;
};

/** What a hand's gesture says: words for what is asked, the outcome of a roll or a draw, or what forbids it. */
export const hear = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { did, kind } = gesture;
  if (did === "clicked") return clicked(state, asked, said, gesture);
  if (isInfected(kind)) return did === "moved" ? hearInfected(state, asked, said, gesture, kind) : NOTHING;
  if (headOf(kind) === "die")
    return did === "moved" ? hearDie(state, asked, said, gesture) : hearThrow(state, asked, gesture);
  if (headOf(kind) === "runner") return did === "moved" ? hearRunner(state, asked, said, gesture) : NOTHING;
  const heard = hearCard(state, asked, said, gesture);
  return heard.heard === "nothing" ? clicked(state, asked, said, gesture) : heard;
};
