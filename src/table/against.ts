import { kept } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { TtsVector } from "../tts/api";
import type { Bound } from "./bound";
import { namesOf } from "./gone";
import { guarded } from "./guarded";
import type { Move } from "./match-places";
import type { Piece } from "./piece";
import { write } from "./report";
import { thisObject } from "./script";
import { standing } from "./stand";
import type { Table } from "./table";
import { own } from "./voice";

/** Scripts of others may act against ours: that is lived with, and said once, with whose it is. */

/** So often a piece is moved against whoever moves it back. */
const TIMES = 2;

/** The name of what has a script with this word in it; "" where nobody has. */
const whoseScript = (word: string): string => {
  if (Global.getLuaScript().indexOf(word) >= 0) return "Global";
  for (const object of getObjects()) {
    if (object.getGUID() !== thisObject().getGUID() && object.getLuaScript().indexOf(word) >= 0)
      return object.getName() === "" ? object.getGUID() : object.getName();
  }
  return "";
};

/** Tells once what somebody's script does. */
export const tellOnce = (
  table: Table,
  bound: Bound,
  key: "table.movedBack" | "table.redrawn" | "table.refusesBags",
  word: string,
  pieces: string,
): void => {
  if (bound.told[key] === true) return;
  bound.told[key] = true;
  const script = whoseScript(word);
  write(table, own(table, key, { whose: script === "" ? own(table, "table.nobodys", {}) : script, pieces }));
};

const far = (a: TtsVector, b: TtsVector): number => Math.abs(a.x - b.x) + Math.abs(a.z - b.z);

/** Whether a piece that we put somewhere is not there any more. */
const wasMoved = ({ layout }: Table, { sent }: Bound, { guid, holder, x, y, z }: Piece): boolean => {
  const place = sent[guid];
  const spot = place === undefined ? undefined : layout.spots[place.at];
  if (place === undefined || spot === undefined || holder !== "none") return false;
  return far(standing(spot, place.n), { x, y, z }) > AWAY * layout.near;
};

/** Beside how near a piece has to lie. */
const AWAY = 3;

/** The moves that nobody undoes each time: a piece that a script has moved back so often stays where that has it. */
export const unopposed = (table: Table, moves: readonly Move[]): readonly Move[] => {
  const { bound } = table.known;
  if (bound === "none") return moves;
  return kept(moves, ({ piece, place }) => {
    const { guid, kind } = piece;
    if (wasMoved(table, bound, piece)) bound.opposed[guid] = (bound.opposed[guid] ?? 0) + 1;
    if ((bound.opposed[guid] ?? 0) <= TIMES) {
      bound.sent[guid] = table.layout.spots[place.at]?.holds.as === "row" ? place : undefined;
      return true;
    }
    tellOnce(table, bound, "table.movedBack", "setPosition", namesOf(table, [kind]));
    return false;
  });
};

/** What comes later with its GUID, as out of a deck of cards that share one, is another piece. */
export const forgetSent = ({ known: { bound } }: Table, guid: string): void => {
  if (bound === "none") return;
  bound.sent[guid] = undefined;
  bound.opposed[guid] = 0;
};

/** A hand may put anything anywhere: nobody's script did it. */
export const touchedByHand = (table: Table, guid: string): void => {
  forgetSent(table, guid);
};

const EVERY = 2;

/** Looks now and then whether what is ours is still on the screen. */
export const watchScreen = (table: Table, mark: Word, lost: (this: void) => void): void => {
  const { bound } = table.known;
  if (bound === "none") return;
  Wait.time(
    () => {
      guarded(table, () => {
        if (UI.loading || UI.getXml().indexOf(mark) >= 0) return;
        tellOnce(table, bound, "table.redrawn", "setXml", "");
        lost();
      });
    },
    EVERY,
    -1,
  );
};
