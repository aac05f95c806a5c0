import type { Gesture, Heard } from "../../../kernel/gesture";
import { has } from "../../../kernel/list";
import type { Rule, Say, Word } from "../../../kernel/words";
import { type InfectedType, isInfected } from "../content/infected";
import { GEAR_SLOTS, isGearSlot, RUNNERS } from "../content/runners";
import { slotWord } from "../rules/dice";
import { isZone, twoFrom } from "../rules/ground";
import { whyStays } from "../rules/moving";
import { RULES } from "../rules/rules";
import { CLIMB, RUN } from "../rules/running";
import { runnerOf } from "../rules/runners";
import type { AreaId, City, CityEvent, CitySeen, CityStep, RunnerId, ZoneId } from "../vocabulary";
import { hearDie } from "./hear-dice";
import { areaAt, headOf, NOTHING, NOWHERE, partAsked, refusal, tailOf, trackSlot, words } from "./heard";

/** `runner.ash`, `runner-card.ash` and `activation.ash` all mean Ash. */
const runnerMeant = (kind: Word): RunnerId => {
  for (const { runner } of RUNNERS) if (kind.slice(-1 - runner.length) === "." + runner) return runner;
  return "none";
};

const figureMeant = (type: InfectedType, { up }: Gesture): Word => (up === "down" ? type + ".down" : type);

/** Tokens a Runner may interact with. */
const isFeature = (kind: Word): boolean => {
  const head = kind.slice(0, 9);
  return head === "objective" || head === "epic-loot" || kind === "common-loot" || kind === "spear";
};

/** Whatever of the asked words a thing stands for: itself, its place, its number. */
const clicked = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const part = partAsked(state, asked, said, gesture);
  if (part === "said") return NOTHING;
  const { kind, from, up } = gesture;
  if (isInfected(kind) && asked.do === "turn" && said.length === 0)
    return words(["attack", areaAt(from), figureMeant(kind, gesture)]);
  if (asked.do === "turn" && said.length === 0) {
    const own = runnerOf(state, asked.runner);
    if (headOf(from) === own.zone && isFeature(kind)) return words(["interact", kind]);
    if (has(own.items, kind)) return words(["use", kind]);
  }
  const meant: Word[] = [
    runnerMeant(kind),
    kind,
    kind + "." + up,
    up,
    headOf(from),
    areaAt(from),
    slotWord(trackSlot(from)),
  ];
  for (const slot of GEAR_SLOTS) if (tailOf(from) === slot) meant.push(slot);
  for (const word of meant) if (has(part.of, word)) return words([word]);
  return NOTHING;
};

/** A die at rest or a card turned is what came of the chance that waits for it. */
const factOf = (state: CitySeen, asked: CityStep, { kind, from, up }: Gesture): Heard => {
  const rule: Rule<City, CityStep, CityEvent, CityStep> = RULES[asked.do];
  if (rule.kind !== "chance") return NOTHING;
  for (const draw of rule.draws(state, asked)) {
    if (draw.with === kind && has(draw.sides, up)) return { heard: "fact", with: kind, came: up };
    if (draw.with === from && has(draw.sides, kind)) return { heard: "fact", with: from, came: kind };
  }
  return NOTHING;
};

/** Why a card is not drawn now. */
const cardRefused = (asked: CityStep, { from }: Gesture): Heard => {
  if (tailOf(from) === "exposure") return refusal(asked.do === "drawCard" ? "DL-EXPO-09" : "DL-EXPO-08");
  if (from === "activation") return refusal("DL-ACTV-03");
  return from === "wounds" || tailOf(from) === "light" ? refusal("DL-WND-04") : NOTHING;
};

/** Whatever is dropped on Gear is for it to prevent (DL-DP-12). */
const onGear = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const slot = tailOf(gesture.to);
  if (gesture.did !== "moved" || !isGearSlot(slot) || gesture.from === gesture.to) return NOTHING;
  if (asked.do !== "prevent" && asked.do !== "defend")
    return refusal(asked.do === "damage" ? "DL-GEAR-13" : "DL-GEAR-06");
  const id = asked.do === "prevent" ? asked.runner : asked.attack.runner;
  if (headOf(gesture.to) !== runnerOf(state, id).home) return refusal("DL-GEAR-06");
  const part = partAsked(state, asked, said, gesture);
  return part !== "said" && part.ask === "defend" ? words(["done", slot]) : words([slot]);
};

/** An item put into the Weapon Slot is switched to, one put among another Runner's is given to it. */
const onItems = (state: CitySeen, asked: CityStep, said: Say, { did, kind, from, to }: Gesture): Heard => {
  if (did !== "moved" || from === to || (tailOf(from) !== "items" && !isFeature(kind))) return NOTHING;
  const home = headOf(to);
  if (tailOf(to) === "" || (tailOf(to) !== "weapon" && tailOf(to) !== "items" && tailOf(to) !== "loot")) return NOTHING;
  if (asked.do !== "turn") return lateOrEarly(state, home);
  if (said.length > 0) return NOTHING;
  const own = runnerOf(state, asked.runner);
  if (isFeature(kind)) return words(["interact", kind]);
  if (headOf(from) !== own.home) return refusal("DL-RULING-33");
  if (home === own.home) return tailOf(to) === "weapon" ? words(["use", kind]) : NOTHING;
  for (const { runner, home: other } of state.runners) {
    if (other === home) return words(["exchange", runner, kind]);
  }
  return NOTHING;
};

/** Free actions too belong to the own activation, and not after its last die (DL-RULING-12). */
const lateOrEarly = (state: CitySeen, home: Word): Heard => {
  for (const runner of state.runners) {
    const done = runner.home === home && has(state.activated, runner.runner);
    if (done) return refusal("DL-RULING-12");
  }
  return refusal("DL-ACTN-05");
};

const hearCard = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const items = onItems(state, asked, said, gesture);
  if (items.heard !== "nothing") return items;
  const gear = onGear(state, asked, said, gesture);
  if (gear.heard !== "nothing") return gear;
  const fact = factOf(state, asked, gesture);
  if (fact.heard === "fact") return fact;
  const refused = cardRefused(asked, gesture);
  return refused.heard === "refusal" ? refused : clicked(state, asked, said, gesture);
};

/** Level or down is a Run, up or across a Wall a Climb, further a Jump. */
const moveMeant = (state: CitySeen, runner: RunnerId, to: ZoneId): Word => {
  const from = runnerOf(state, runner).zone;
  for (const { act, whyNotTo } of [RUN, CLIMB]) if (whyNotTo(state, from, to) === "fine") return act;
  return has(twoFrom(from), to) ? "jump" : "run";
};

const hearRunner = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const zone = headOf(gesture.to);
  const runner = runnerMeant(gesture.kind);
  if (asked.do !== "turn" || asked.runner !== runner) {
    const heard = clicked(state, asked, said, gesture);
    return heard.heard === "nothing" && gesture.to !== gesture.from ? refusal("DL-ACTN-05") : heard;
  }
  if (!isZone(zone) || zone === runnerOf(state, runner).zone) return NOTHING;
  return said.length === 0 ? words([moveMeant(state, runner, zone), zone]) : words([zone]);
};

/** What moving this figure by hand answers to a question about where Infected go. */
const wayMeant = (asked: CityStep, type: InfectedType, from: AreaId, to: AreaId): readonly Word[] => {
  if (asked.do === "spreadFirst" && from === asked.area) return [to];
  if (asked.do === "crowded" && to === asked.into) return [from];
  if (asked.do === "hunter" && type === "volatile") return [from, to];
  if (asked.do === "rusher" && type === "viral") return [to, from];
  return asked.do === "nest" && from === NOWHERE ? [to] : [];
};

const hearInfected = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, type: InfectedType): Heard => {
  const from = areaAt(gesture.from);
  const to = areaAt(gesture.to);
  // Where in its Area an enemy stands has no meaning (DL-ZONE-08).
  if (from === to) return NOTHING;
  const part = partAsked(state, asked, said, gesture);
  if (part !== "said" && part.ask === "push") return words([type, to]);
  if (asked.do === "turn" && said.length === 0 && from !== NOWHERE && to === NOWHERE)
    return words(["attack", from, figureMeant(type, gesture)]);
  const meant = wayMeant(asked, type, from, to).slice(said.length);
  if (part !== "said" && meant.length > 0 && has(part.of, meant[0] ?? "")) return words(meant);
  if (from === NOWHERE) return refusal(asked.do === "nest" ? "DL-SPAWN-04" : "DL-SPAWN-01");
  if (to === NOWHERE) return refusal("DL-ATK-04");
  const why = whyStays(state, type, from, to);
  return refusal(why === "fine" ? "DL-INF-01" : why.rule);
};

/** What a hand's gesture says: words for what is asked, the outcome of a roll or a draw, or what forbids it. */
export const hear = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { did, kind } = gesture;
  if (did === "clicked") return clicked(state, asked, said, gesture);
  if (isInfected(kind)) return did === "moved" ? hearInfected(state, asked, said, gesture, kind) : NOTHING;
  if (kind.slice(0, 4) === "die.") {
    if (did === "moved") return hearDie(state, asked, said, gesture);
    const fact = factOf(state, asked, gesture);
    return fact.heard === "fact" || tailOf(gesture.from) !== "pool" ? fact : refusal("DL-RUN-04");
  }
  if (kind.slice(0, 7) === "runner.") return did === "moved" ? hearRunner(state, asked, said, gesture) : NOTHING;
  return hearCard(state, asked, said, gesture);
};
