import { breathe } from "../../../kernel/breath";
import { has, kept, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { place } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";
import { CHARACTERS } from "../content/characters";
import { WAVE } from "../content/rubble";
import { slotOfEach } from "../rules/inventory";
import { type Danger, dangerTo, menaces, targetsOf } from "../rules/menace";
import { boardOf, remainingHealth } from "../rules/players";
import { type NightSeen, NOBODY, type PlayerSeen } from "../vocabulary";
import { SHOWN } from "./kinds";
import type { Put } from "../../../kernel/places";
import { FRONT, labelled } from "./places";

/** All the places there are; some of them may be nobody's. */
const PLACES: readonly Seat[] = ["p1", "p2", "p3", "p4", "p5", "p6"];

/** A stack lies in one slot. */
const putInventory = (put: Put, { seat, inventory }: PlayerSeen): void => {
  const slots = slotOfEach(inventory);
  for (let i = 0; i < inventory.length; i++)
    put(inventory[i] ?? "", place(seat + ".slot" + numberText((slots[i] ?? 0) + 1), 0, FRONT));
};

const putTokens = (put: Put, player: PlayerSeen, kind: Word, what: "barricades" | "traps" | "grenades"): void => {
  const count = player[what];
  for (let n = 0; n < Math.min(count, SHOWN[what]); n++)
    put(kind, labelled(player.seat + "." + what, n, numberText(count)));
};

const putMark = (put: Put, kind: Word, at: Word, count: number): void => {
  if (count > 0) put(kind, labelled(at, 0, numberText(count)));
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
const putDangers = (put: Put, state: NightSeen): void => {
  const all = menaces(state, state.holder);
  const hit = targetsOf(all);
  for (const seat of PLACES) {
    breathe(DANGER);
    const danger = dangerTo(state, all, seat);
    const label = has(hit, seat) || danger.worst > 0 ? dangerText(danger) : "";
    put("danger-label", labelled(seat + ".danger", 0, label));
  }
};

const healthLabel = (player: PlayerSeen): string =>
  player.character === NOBODY
    ? ""
    : numberText(Math.max(0, remainingHealth(player))) + "/" + numberText(boardOf(player.character).health);

const putPlayer = (put: Put, state: NightSeen, player: PlayerSeen): void => {
  const { seat, character, damage, saved, focus, bloodLust } = player;
  if (character !== NOBODY) {
    put("board." + character, place(seat + ".board", 0, FRONT));
    put("skull", place(seat + ".track", Math.min(damage, boardOf(character).health), FRONT));
  }
  putInventory(put, player);
  if (state.drawer === seat && state.drawn !== WAVE) put(state.drawn, place(seat + ".drawn", 0, FRONT));
  for (let n = 0; n < saved; n++) put("bystander", place(seat + ".saved", n, FRONT));
  putTokens(put, player, "barricade", "barricades");
  putTokens(put, player, "trap", "traps");
  putTokens(put, player, "grenade", "grenades");
  putMark(put, "focus-mark", seat + ".focus", focus);
  putMark(put, "blood-lust-mark", seat + ".blood-lust", bloodLust);
};

/** Boards nobody has lie out to be chosen, and then go to the box. */
const putFreeBoards = (put: Put, state: NightSeen): void => {
  const taken = mapped(state.players, ({ character }) => character);
  for (let n = 0; n < CHARACTERS.length; n++) {
    const character = CHARACTERS[n]?.character ?? "";
    if (!has(taken, character)) put("board." + character, place(state.first === NOBODY ? "boards" : "box", n, FRONT));
  }
};

export const putPlayers = (put: Put, state: NightSeen): void => {
  for (const player of state.players) putPlayer(put, state, player);
  for (const seat of PLACES) {
    const [player] = kept(state.players, (each) => each.seat === seat);
    put("health-label", labelled(seat + ".health", 0, player === undefined ? "" : healthLabel(player)));
  }
  putDangers(put, state);
  putFreeBoards(put, state);
};
