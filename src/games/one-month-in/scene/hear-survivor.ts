import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf } from "../../../kernel/gesture";
import { partAsked } from "../../../kernel/hearing";
import { has } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordAt } from "../../../kernel/talk";
import type { Say, Seat, Word } from "../../../kernel/words";
import { fencedBy } from "../rules/borders";
import { RULES } from "../rules/rules";
import { whyNotSearchAt } from "../rules/searching";
import { rivalIn, survivorOf } from "../rules/teams";
import { arrivalZone, tileAt, unitedAt } from "../rules/tiles";
import { whyNotWorkAt } from "../rules/working";
import { type CitySeen, type CityStep, NOBODY, type Zone } from "../vocabulary";
import { cellAt, goesOn, isActing, isBorder, isInFight, unless, whyNotNow, zoneAt } from "./heard";
import { survivorAt } from "./standing";

/** A survivor that a hand has taken, and where it was put. */
interface Carried {
  readonly id: Word;
  readonly from: Word;
  readonly zone: Zone;
}

/** Where a company that is said already goes: those who are brought after it go along. */
const wayOf = (said: Say): { readonly cell: Word; readonly zone: Zone | "any" } => {
  const act = wordAt(said, 0);
  if (act === "move") return { cell: wordAt(said, 2), zone: "any" };
  if (act === "run") return { cell: "", zone: "out" };
  return { cell: wordAt(said, 1), zone: act === "enter" ? "in" : "out" };
};

const goesAlong = (
  state: CitySeen,
  asked: CityStep,
  said: Say,
  { seat, to }: Gesture,
  { id, from }: Carried,
): Heard => {
  const part = partAsked(RULES, state, asked, said, seat);
  if (part === "said" || part.ask !== "others" || !has(part.of, id)) return NOTHING;
  const { cell, zone } = wayOf(said);
  const isSameWay = cellAt(state, to) === (cell === "" ? from : cell) && (zone === "any" || zoneAt(to) === zone);
  return isSameWay ? { heard: "words", words: [[id]] } : NOTHING;
};

/** Whether those who go there have to fight, and so had better go together. */
const isFight = (state: CitySeen, { seat }: Gesture, cell: Word, zone: Zone): boolean =>
  rivalIn(state, seat, cell, zone) !== NOBODY || (zone === "in" && tileAt(state, cell).zombies > 0);

/** Going where nobody waits one goes alone; into a fight it is asked who comes along. */
const going = (
  state: CitySeen,
  asked: CityStep,
  said: Say,
  gesture: Gesture,
  say: Say,
  cell: Word,
  zone: Zone,
): Heard => {
  const isAsked = partAsked(RULES, state, asked, say, gesture.seat) !== "said";
  return goesOn(said, isAsked && !isFight(state, gesture, cell, zone) ? say.concat([[]]) : say);
};

/** On the search cards it searches, on the mark of a farm it works it. */
const doing = (state: CitySeen, said: Say, { seat, to }: Gesture, { id, from }: Carried): Heard => {
  if (tailOf(to) === "stack") return unless(whyNotSearchAt(state, seat, from), goesOn(said, [["search"], [id]]));
  if (tailOf(to) === "mark") return unless(whyNotWorkAt(state, seat, from), goesOn(said, [["work"], [id]]));
  return NOTHING;
};

const onItsTile = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, carried: Carried): Heard => {
  const { id, from: cell, zone } = carried;
  const to = zoneAt(gesture.to);
  if (to === "neither") return doing(state, said, gesture, carried);
  if (to === zone || unitedAt(state, cell)) return NOTHING;
  return going(state, asked, said, gesture, [[to === "in" ? "enter" : "leave"], [cell], [id]], cell, to);
};

const bySelf = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, carried: Carried): Heard => {
  const { to } = gesture;
  const { id, from } = carried;
  const isRivalFence = isBorder(to) && fencedBy(state, to) !== NOBODY && fencedBy(state, to) !== gesture.seat;
  if (isRivalFence) return goesOn(said, [["tear"], [to], [id]]);
  const cell = cellAt(state, to);
  if (cell === from) return onItsTile(state, asked, said, gesture, carried);
  if (cell === "") return NOTHING;
  const zone = arrivalZone(tileAt(state, cell));
  return going(state, asked, said, gesture, [["move"], [from], [cell], [id]], cell, zone);
};

const isSpent = (state: CitySeen, seat: Seat, id: Word): boolean => {
  const survivor = survivorOf(state, seat, id);
  return survivor !== "none" && survivor.ap === 0;
};

const inTurn = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, carried: Carried): Heard => {
  const along = goesAlong(state, asked, said, gesture, carried);
  if (along.heard !== "nothing") return along;
  const why = isSpent(state, gesture.seat, carried.id) ? refuse("OMI-AP-08") : "fine";
  return unless(why, bySelf(state, asked, said, gesture, carried));
};

/** Out of the building one runs; off the board one gives oneself up for the others (OMI-RUN-02, OMI-RUN-03). */
const inFight = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, carried: Carried): Heard => {
  const { seat, to } = gesture;
  const { id, from } = carried;
  const along = goesAlong(state, asked, said, gesture, carried);
  if (along.heard !== "nothing") return along;
  if (from !== state.fight) return refusal("OMI-RUL-30");
  if (to === seat + ".survivors") return goesOn(said, [["sacrifice"], [id]]);
  const cell = cellAt(state, to);
  if (cell === from && zoneAt(to) === "out") return goesOn(said, [["run"], [id]]);
  return cell === from || cell === "" ? NOTHING : refusal("OMI-RUL-30");
};

/** Off the board who has to die; nobody gets away meanwhile. */
const dying = (state: CitySeen, asked: CityStep, said: Say, { seat, to }: Gesture, { id }: Carried): Heard => {
  const part = partAsked(RULES, state, asked, said, seat);
  const isOff = to === seat + ".survivors" && part !== "said" && has(part.of, id);
  if (isOff) return { heard: "words", words: [[id]] };
  return refusal(asked.do === "losses" ? "OMI-RUL-44" : "OMI-RUL-26");
};

/** Why nobody moves while nature is asked. */
const MEANWHILE: Readonly<Record<Word, Word>> = {
  strike: "OMI-RUL-26",
  maul: "OMI-RUL-26",
  casualties: "OMI-RUL-26",
  clash: "OMI-RUL-44",
  losses: "OMI-RUL-44",
  turnOver: "OMI-RUL-39",
};

export const hearSurvivor = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to, n } = gesture;
  const owner = tailOf(kind);
  const cell = cellAt(state, from);
  if (from === to) return NOTHING;
  if (cell === "") return refusal("OMI-CARD-03");
  if (owner !== seat) return refusal("OMI-AP-01");
  const zone = zoneAt(from) === "out" ? "out" : "in";
  const carried: Carried = { id: survivorAt(state, seat, from, n), from: headOf(from), zone };
  if (isActing(asked, gesture)) return inTurn(state, asked, said, gesture, carried);
  if (isInFight(asked, gesture)) return inFight(state, asked, said, gesture, carried);
  if ((asked.do === "casualties" || asked.do === "losses") && asked.seat === seat)
    return dying(state, asked, said, gesture, carried);
  const meanwhile = MEANWHILE[asked.do];
  return meanwhile === undefined ? whyNotNow(asked, gesture) : refusal(meanwhile);
};
