import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf, words } from "../../../kernel/gesture";
import { factOf, partAsked } from "../../../kernel/hearing";
import { has, withItem } from "../../../kernel/list";
import type { Say, Word } from "../../../kernel/words";
import { isWeapon } from "../content/cards";
import { isGearSlot, WEAPONS } from "../content/runners";
import { areaOf, isZone } from "../rules/ground";
import { RULES } from "../rules/rules";
import { runnerOf } from "../rules/runners";
import type { CitySeen, CityStep, RunnerSeen } from "../vocabulary";
import { areaAt, cameOf, isFeature, trackSlot } from "./heard";
import { usualUntil } from "./usual-until";

const ownerOf = (state: CitySeen, home: Word): readonly RunnerSeen[] => {
  for (const runner of state.runners) if (runner.home === home) return [runner];
  return [];
};

/** Reaching for a Runner's Exposure deck chooses its Area where several come equally; otherwise it waits. */
const fromExposure = (state: CitySeen, asked: CityStep, from: Word): Heard => {
  if (asked.do === "drawCard") return refusal("DL-EXPO-09");
  if (asked.do === "tiedArea")
    for (const { zone, seat } of ownerOf(state, headOf(from))) if (seat !== "none") return words([areaOf(zone)]);
  return refusal("DL-EXPO-08");
};

/** Why a card is not drawn now. */
const cardRefused = (state: CitySeen, asked: CityStep, { from }: Gesture): Heard => {
  if (tailOf(from) === "exposure") return fromExposure(state, asked, from);
  if (from === "activation") return refusal("DL-ACTV-03");
  return from === "wounds" || tailOf(from) === "light" ? refusal("DL-WND-04") : NOTHING;
};

/** Gear that comes too late, or for what it does not prevent. */
const gearRefused = (state: CitySeen, asked: CityStep, kind: Word): Heard => {
  if (kind === "exposure-token") return refusal("DL-GEAR-10");
  return refusal(asked.do === "damage" || state.phase === "exposure" ? "DL-GEAR-13" : "DL-GEAR-06");
};

/** Whatever is dropped on Gear is for it to prevent (DL-DP-12). */
const onGear = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const slot = tailOf(gesture.to);
  if (gesture.did !== "moved" || !isGearSlot(slot) || gesture.from === gesture.to) return NOTHING;
  if (asked.do !== "prevent" && asked.do !== "defend") return gearRefused(state, asked, gesture.kind);
  const id = asked.do === "prevent" ? asked.runner : asked.attack.runner;
  if (headOf(gesture.to) !== runnerOf(state, id).home) return refusal("DL-GEAR-06");
  const usual = asked.do === "defend" ? usualUntil(state, asked, said, gesture, "armor") : "never";
  return usual === "never" ? words([slot]) : { heard: "words", words: withItem(usual, [slot]) };
};

/** A Gear Token laid on the track would add its symbol: the Momentum Die does that, once for each (DL-GEAR-04). */
const gearItself = ({ kind, from, to }: Gesture): Heard =>
  headOf(kind) === "gear" && from !== to && trackSlot(to) > 0 ? refusal("DL-GEAR-04") : NOTHING;

/** Free actions too belong to the own activation, and not after its last die (DL-RULING-12). */
const lateOrEarly = (state: CitySeen, home: Word): Heard => {
  for (const { runner } of ownerOf(state, home)) if (has(state.activated, runner)) return refusal("DL-RULING-12");
  return refusal("DL-ACTN-05");
};

const ROOM: readonly Word[] = ["weapon", "items", "loot"];

const given = (state: CitySeen, own: RunnerSeen, { kind, from, to }: Gesture): Heard => {
  if (headOf(from) !== own.home)
    return headOf(from) === headOf(to) ? lateOrEarly(state, headOf(from)) : refusal("DL-RULING-33");
  if (headOf(to) === own.home) return tailOf(to) === "weapon" ? words(["use", kind]) : NOTHING;
  for (const { runner } of ownerOf(state, headOf(to))) return words(["exchange", runner, kind]);
  return NOTHING;
};

/** An item put into the Weapon Slot is switched to, one put among another Runner's is given to it. */
const onItems = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { did, kind, from, to } = gesture;
  if (did !== "moved" || from === to || (tailOf(from) !== "items" && !isFeature(kind))) return NOTHING;
  if (!has(ROOM, tailOf(to))) return NOTHING;
  if (asked.do !== "turn") return lateOrEarly(state, headOf(to));
  if (said.length > 0) return isFeature(kind) ? refusal("DL-INT-02") : NOTHING;
  const own = runnerOf(state, asked.runner);
  if (!isFeature(kind)) return given(state, own, gesture);
  return headOf(from) === own.zone ? words(["interact", kind]) : refusal("DL-INT-01");
};

/** A Fire token of the supply put where a Fire Bottle may burn. */
const fireSet = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { did, kind, from, to } = gesture;
  if (did !== "moved" || kind !== "fire" || headOf(from) !== "supply" || !isZone(headOf(to))) return NOTHING;
  const part = partAsked(RULES, state, asked, said, gesture.seat);
  return part !== "said" && part.ask === "zone" ? words([headOf(to)]) : NOTHING;
};

/** A weapon carried to where it is to strike: only the one in its slot does (DL-WPN-01). */
const atArea = (state: CitySeen, asked: CityStep, said: Say, { did, kind, from, to }: Gesture): Heard => {
  if (did !== "moved" || !isZone(headOf(to)) || !(isWeapon(kind) || has(WEAPONS, kind))) return NOTHING;
  if (asked.do !== "turn") return refusal("DL-ACTN-05");
  const { home } = runnerOf(state, asked.runner);
  if (from !== home + ".weapon") return refusal("DL-WPN-01");
  return said.length === 0 ? words(["attack", areaAt(to)]) : NOTHING;
};

/** What a card or token says that is moved, drawn or turned; nothing if it may still stand for something asked. */
export const hearCard = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  for (const hear of [onItems, atArea, onGear, fireSet]) {
    const heard = hear(state, asked, said, gesture);
    if (heard.heard !== "nothing") return heard;
  }
  const gear = gearItself(gesture);
  if (gear.heard !== "nothing") return gear;
  const fact = factOf(RULES, state, asked, gesture, cameOf);
  return fact.heard === "fact" ? fact : cardRefused(state, asked, gesture);
};
