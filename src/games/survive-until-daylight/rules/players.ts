import { anyOf } from "../../../kernel/choice";
import { fail } from "../../../kernel/fail";
import { has } from "../../../kernel/list";
import { NO, wordTo, YES_NO } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { type CharacterBoard, CHARACTERS, type Perk } from "../content/characters";
import { type Cost, type NightSeen, type NightTalk, type NightTell, NOBODY, type PlayerSeen } from "../vocabulary";

export const playerOf = (state: NightSeen, seat: Seat): PlayerSeen => {
  for (const player of state.players) if (player.seat === seat) return player;
  return fail("no such player: " + seat);
};

export const boardOf = (character: Word): CharacterBoard => {
  for (const board of CHARACTERS) if (board.character === character) return board;
  return fail("no such character: " + character);
};

export const remainingHealth = ({ character, damage }: PlayerSeen): number => boardOf(character).health - damage;

/** The primary perk always, the secondary with the First Player token (SUD-CHAR-03, SUD-CHAR-04). */
export const hasPerk = (state: NightSeen, seat: Seat, perk: Perk): boolean => {
  const { character } = playerOf(state, seat);
  if (character === NOBODY) return false;
  const { primary, secondary } = boardOf(character);
  return primary === perk || (secondary === perk && state.first === seat);
};

export const holds = (state: NightSeen, seat: Seat, card: Word): boolean => has(playerOf(state, seat).inventory, card);

/** Clockwise is to the left, as the seats are numbered; alone it is oneself. */
export const leftOf = ({ seats }: NightSeen, seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;

const rightOf = ({ seats }: NightSeen, seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + seats.length - 1) % seats.length] ?? seat;

/** Left, then right; with two players the other once, alone nobody (SUD-DX-18). */
export const besides = (state: NightSeen, seat: Seat): readonly Seat[] => {
  const left = leftOf(state, seat);
  const right = rightOf(state, seat);
  if (left === seat) return [];
  return left === right ? [left] : [left, right];
};

/** The game is lost as soon as anybody dies (SUD-GOAL-04). */
export const dieIfDead = ({ state, emit }: NightTell, seat: Seat): void => {
  if (remainingHealth(playerOf(state, seat)) <= 0) emit({ was: "died", seat });
};

/** Damage that nothing absorbs (SUD-RULING-69). */
export const suffer = (tell: NightTell, seat: Seat, damage: number, cause: Cost, by: Word): void => {
  if (damage === 0) return;
  tell.emit({ was: "suffered", seat, damage, cause, by });
  dieIfDead(tell, seat);
};

/** Whether it is to be done: a cost that kills is confirmed (SUD-RULING-22). */
export const isSure = (talk: NightTalk, state: NightSeen, seat: Seat, damage: number): boolean => {
  const lethal = damage > 0 && remainingHealth(playerOf(state, seat)) <= damage;
  return !lethal || wordTo(talk, "sure", () => anyOf(YES_NO, "SUD-RULING-22")) !== NO;
};
