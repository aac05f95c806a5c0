import { type Gesture, type Heard, NOTHING, refusal, words } from "../../../kernel/gesture";
import { partAsked } from "../../../kernel/hearing";
import { has, joined } from "../../../kernel/list";
import type { Say, Word } from "../../../kernel/words";
import type { InfectedType } from "../content/infected";
import { standingIn } from "../rules/crowd";
import { areaOf } from "../rules/ground";
import { whyStays } from "../rules/moving";
import { RULES } from "../rules/rules";
import { holdsRunner, runnerOf } from "../rules/runners";
import { INFECTED_AT_MOST } from "../rules/spawning";
import type { AreaId, CitySeen, CityStep } from "../vocabulary";
import { areaAt, NOWHERE } from "./heard";
import { usualUntil } from "./usual-until";

export const figureMeant = (type: InfectedType, { up }: Gesture): Word => (up === "down" ? type + ".down" : type);

/** Taken off the board: struck at, eliminated by a Crit, or cut down by spare damage. */
const takenOff = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, type: InfectedType): Heard => {
  const from = areaAt(gesture.from);
  const figure = figureMeant(type, gesture);
  const part = partAsked(RULES, state, asked, said, gesture.seat);
  if (asked.do === "turn" && said.length === 0) return words(["attack", from, figure]);
  if (asked.do === "crits") {
    const own = areaOf(runnerOf(state, asked.blow.runner).zone) === from;
    return own ? words([figure]) : refusal("DL-ATK-06");
  }
  if (part !== "said" && part.ask === "in") return words([from, figure]);
  if (part !== "said" && (part.ask === "target" || part.ask === "cleave")) return words([figure]);
  return refusal("DL-ATK-04");
};

/** Put on the board out of the supply: it chooses a Nest, where one is asked for. */
const putOn = (state: CitySeen, asked: CityStep, to: AreaId): Heard => {
  if (asked.do === "nest") return words([to]);
  return refusal(standingIn(state, to) >= INFECTED_AT_MOST ? "DL-SPAWN-08" : "DL-SPAWN-01");
};

/** Each kind moves in its turn. */
const IN_TURN: Readonly<Record<InfectedType, Word>> = {
  volatile: "DL-EMOVE-04",
  viral: "DL-EMOVE-05",
  biter: "DL-EMOVE-06",
  howler: "DL-RULING-32",
};

/** What it says of a Decoy: from where, where to, and the first that goes. */
const LURED: readonly Word[] = ["lureFrom", "lureTo", "lure"];

/** What moving this figure by hand answers to a question about where Infected go. */
const wayMeant = (asked: CityStep, type: InfectedType, from: AreaId, to: AreaId): readonly Word[] => {
  if (asked.do === "spreadFirst" && from === asked.area) return [to];
  if (asked.do === "crowded" && to === asked.into) return [from];
  if (asked.do === "hunter" && type === "volatile") return [from, to];
  return asked.do === "rusher" && type === "viral" ? [to, from] : [];
};

/** Why it is not moved by hand. */
const whyNotMoved = (state: CitySeen, asked: CityStep, said: Say, type: InfectedType, from: AreaId, to: AreaId) => {
  if (asked.do === "tiedArea" && !holdsRunner(state, from)) return refusal("DL-EXPO-13");
  if (asked.do === "turn" && said.length > 0 && areaOf(runnerOf(state, asked.runner).zone) === from)
    return refusal("DL-BOOST-02");
  const why = whyStays(state, type, from, to);
  if (why !== "fine") return refusal(why.rule);
  return refusal(asked.do === "crowded" && asked.types[0] !== type ? IN_TURN[type] : "DL-INF-01");
};

/** From one Area to another: a Push, or the answer to where Infected go. */
const moved = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, type: InfectedType): Heard => {
  const from = areaAt(gesture.from);
  const to = areaAt(gesture.to);
  if (gesture.up === "down") return refusal("DL-KD-02");
  const part = partAsked(RULES, state, asked, said, gesture.seat);
  const usual = usualUntil(state, asked, said, gesture, "push");
  if (usual !== "never") return { heard: "words", words: joined(usual, [[type], [to]]) };
  if (part !== "said" && part.ask === "pushTo") return words([to]);
  const lured = part === "said" ? -1 : LURED.indexOf(part.ask);
  if (lured >= 0) return words([from, to, type].slice(lured));
  const ofTurn = asked.do !== "crowded" || asked.types[0] === type;
  const meant = ofTurn ? wayMeant(asked, type, from, to).slice(said.length) : [];
  const offered = part !== "said" && meant.length > 0 && has(part.of, meant[0] ?? "");
  const asksWhy = asked.do === "crowded" && whyStays(state, type, from, to) === "fine";
  if (meant.length > 0 && (offered || asksWhy)) return words(meant);
  return whyNotMoved(state, asked, said, type, from, to);
};

export const hearInfected = (
  state: CitySeen,
  asked: CityStep,
  said: Say,
  gesture: Gesture,
  type: InfectedType,
): Heard => {
  const from = areaAt(gesture.from);
  const to = areaAt(gesture.to);
  // Where in its Area an enemy stands has no meaning (DL-ZONE-08).
  if (from === to) return NOTHING;
  if (to === NOWHERE) return takenOff(state, asked, said, gesture, type);
  return from === NOWHERE ? putOn(state, asked, to) : moved(state, asked, said, gesture, type);
};
