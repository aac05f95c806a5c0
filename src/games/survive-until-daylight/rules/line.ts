import { fail } from "../../../kernel/fail";
import { kept, mapped, range } from "../../../kernel/list";
import { numberOf, numberText } from "../../../kernel/number-text";
import type { Seat, Seen, Word } from "../../../kernel/words";
import { HORDE, HORDE_CARDS, type HordeCard, type HordeType } from "../content/horde";
import { ROUNDS } from "../content/rubble";
import type { Foe, FoeId, NightSeen, NightTell } from "../vocabulary";
import { isOn } from "./options";

type FoeSeen = Seen<Foe>;

const cards: Record<Word, HordeCard> = {};
for (const card of HORDE_CARDS) cards[card.card] = card;

export const hordeCard = (card: Word): HordeCard => cards[card] ?? fail("no such horde card: " + card);

export const typeOf = (card: Word): HordeType => hordeCard(card).type;

export const foeId = (card: Word, at: number): FoeId => card + "." + numberText(at + 1);

/** Whom it is after, with that holder; the option of SUD-RULING-24 lets it keep its old target. */
export const targetOf = (state: NightSeen, at: number, holder: Seat): Seat =>
  isOn(state, "ownTargets") ? foeAt(state, at).after : holder;

/** Where in the line it stands, from 0 on; below 0 if the word is no card of the line. */
export const placeOf = (foe: FoeId): number => numberOf(foe.split(".")[1] ?? "") - 1;

export const foeAt = ({ line }: NightSeen, at: number): FoeSeen => line[at] ?? fail("nobody stands there");

export const idAt = (state: NightSeen, at: number): FoeId => foeId(foeAt(state, at).card, at);

export const isSurvivor = ({ card }: FoeSeen): boolean => typeOf(card) === "survivor";

/** What is left until it is discarded. */
export const healthOf = ({ card, damage }: FoeSeen): number => HORDE[typeOf(card)].health - damage;

export const isDown = (foe: FoeSeen): boolean => healthOf(foe) <= 0;

const placesOf = ({ line }: NightSeen): readonly number[] => range(0, line.length - 1);

/** Where enemies stand, from left to right; Survivors are none (SUD-RULING-47). */
export const enemyPlaces = (state: NightSeen): readonly number[] =>
  kept(placesOf(state), (at) => !isSurvivor(foeAt(state, at)));

export const enemyIds = (state: NightSeen): readonly FoeId[] => mapped(enemyPlaces(state), (at) => idAt(state, at));

export const survivorPlaces = (state: NightSeen): readonly number[] =>
  kept(placesOf(state), (at) => isSurvivor(foeAt(state, at)));

/** The cards next door, left then right (SUD-ASSAULT-08). */
export const nextDoor = ({ line }: NightSeen, at: number): readonly number[] =>
  kept([at - 1, at + 1], (place) => place >= 0 && place < line.length);

export const enemiesNextDoor = (state: NightSeen, at: number): readonly number[] =>
  kept(nextDoor(state, at), (place) => !isSurvivor(foeAt(state, place)));

/** Every Monster on the line makes every enemy stronger, itself included (SUD-ENEMY-10, SUD-RULING-62). */
export const bolster = ({ line }: NightSeen): number =>
  kept(line, ({ card }) => HORDE[typeOf(card)].special === "bolsters").length;

/** In a clean-up round the last enemy's end is the players' victory (SUD-RULING-65). */
export const fell = ({ state, emit }: NightTell, foe: FoeId): void => {
  emit({ was: "foeFell", foe, by: HORDE[typeOf(foeAt(state, placeOf(foe)).card)].fallsBy });
  if (state.round > ROUNDS && enemyPlaces(state).length === 0) emit({ was: "won", by: "SUD-RULING-65" });
};
