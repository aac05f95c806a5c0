import { breathe } from "../../../kernel/breath";
import { has, kept, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { place } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";
import { CHARACTERS } from "../content/characters";
import { slotOfEach } from "../rules/inventory";
import { type Danger, dangerTo, menaces, targetsOf } from "../rules/menace";
import { boardOf, remainingHealth } from "../rules/players";
import { type NightSeen, NOBODY, type PlayerSeen } from "../vocabulary";
import { KINDS, SHOWN } from "./kinds";
import { type Places, type Put, putAt } from "../../../kernel/places";
import { FRONT, labelled } from "./places";

/** All the places there are; some of them may be nobody's. */
const PLACES: readonly Seat[] = ["p1", "p2", "p3", "p4", "p5", "p6"];

/** A stack lies in one slot. */
export const putInventory = (put: Put, { seat, inventory }: PlayerSeen): void => {
  const slots = slotOfEach(inventory);
  for (let i = 0; i < inventory.length; i++)
    put(inventory[i] ?? "", place(seat + ".slot" + numberText((slots[i] ?? 0) + 1), 0, FRONT));
};

const putTokens = (places: Places, player: PlayerSeen, kind: Word, what: "barricades" | "traps" | "grenades"): void => {
  const count = player[what];
  for (let n = 0; n < Math.min(count, SHOWN[what]); n++)
    putAt(places, kind, labelled(player.seat + "." + what, n, numberText(count)));
};

const putMark = (places: Places, kind: Word, at: Word, count: number): void => {
  if (count > 0) putAt(places, kind, labelled(at, 0, numberText(count)));
};

/** A number of hundredths with one digit after the point. */
const tenths = (hundredths: number): string => {
  const rounded = Math.floor((hundredths + 5) / 10);
  return numberText(Math.floor(rounded / 10)) + "." + numberText(rounded % 10);
};

const dangerText = ({ expected, worst }: Danger): string => tenths(expected) + " (" + numberText(worst) + ")";

/** As much work as it is to tell the danger of one. */
const DANGER = 30;

/** What the line would do now to those it is after and to those beside: to be expected, and at worst (SUD-INFO-08). */
export const dangers = (places: Places, state: NightSeen): void => {
  const all = menaces(state, state.holder);
  const hit = targetsOf(all);
  for (const seat of PLACES) {
    breathe(DANGER);
    const danger = dangerTo(state, all, seat);
    const label = has(hit, seat) || danger.worst > 0 ? dangerText(danger) : "";
    putAt(places, "danger-label", labelled(seat + ".danger", 0, label));
  }
};

const healthLabel = (player: PlayerSeen): string =>
  player.character === NOBODY
    ? ""
    : numberText(Math.max(0, remainingHealth(player))) + "/" + numberText(boardOf(player.character).health);

/** The board of each player. */
export const boards = (places: Places, state: NightSeen): void => {
  for (const { seat, character } of state.players)
    if (character !== NOBODY) putAt(places, "board." + character, place(seat + ".board", 0, FRONT));
  putFreeBoards(places, state);
};

export const skulls = (places: Places, { players }: NightSeen): void => {
  for (const { seat, character, damage } of players)
    if (character !== NOBODY)
      putAt(places, "skull", place(seat + ".track", Math.min(damage, boardOf(character).health), FRONT));
  putRest(places, "skull");
};

export const tokens = (places: Places, { players }: NightSeen): void => {
  for (const player of players) {
    putTokens(places, player, "barricade", "barricades");
    putTokens(places, player, "trap", "traps");
    putTokens(places, player, "grenade", "grenades");
  }
  for (const kind of ["barricade", "trap", "grenade"]) putRest(places, kind);
};

export const boosts = (places: Places, { players }: NightSeen): void => {
  for (const { seat, focus, bloodLust } of players) {
    putMark(places, "focus-mark", seat + ".focus", focus);
    putMark(places, "blood-lust-mark", seat + ".blood-lust", bloodLust);
  }
  for (const kind of ["focus-mark", "blood-lust-mark"]) putRest(places, kind);
};

export const health = (places: Places, state: NightSeen): void => {
  for (const seat of PLACES) {
    const [player] = kept(state.players, (each) => each.seat === seat);
    putAt(places, "health-label", labelled(seat + ".health", 0, player === undefined ? "" : healthLabel(player)));
  }
};

/** What is not at any player's place waits in its bag. */
const putRest = (places: Places, kind: Word): void => {
  const used = (places[kind] ?? []).length;
  for (let n = used; n < (KINDS[kind]?.count ?? 0); n++) putAt(places, kind, place("supply." + kind, n, FRONT));
};

/** Boards nobody has lie out to be chosen, and then go to the box. */
const putFreeBoards = (places: Places, state: NightSeen): void => {
  const taken = mapped(state.players, ({ character }) => character);
  for (let n = 0; n < CHARACTERS.length; n++) {
    const character = CHARACTERS[n]?.character ?? "";
    const at = state.first === NOBODY ? "boards" : "box";
    if (!has(taken, character)) putAt(places, "board." + character, place(at, n, FRONT));
  }
};
