import { joined, kept } from "../../../kernel/list";
import type { Seat, Word } from "../../../kernel/words";
import type { CitySeen, SurvivorSeen, TeamSeen, Zone } from "../vocabulary";
import { STANDS } from "./spots";

/** Where a survivor stands: a spot of its tile, and the slot there. */
export interface Standing {
  readonly survivor: SurvivorSeen;
  readonly seat: Seat;
  readonly at: Word;
  readonly n: number;
}

/** The spots of a zone in the order they fill, the second storey after the ground. */
interface Row {
  readonly spot: Word;
  readonly room: number;
}

const rowsOf = (zone: Zone): readonly Row[] => {
  const rows: Row[] = [];
  for (const storey of ["", "2"]) for (const { spot, room } of STANDS[zone]) rows.push({ spot: spot + storey, room });
  return rows;
};

const ROWS: Readonly<Record<Zone, readonly Row[]>> = { in: rowsOf("in"), out: rowsOf("out") };

/** The slot of the so-manyth in a zone; more than there is room for stand on in the last of its spots. */
const slotOf = (zone: Zone, at: number): { readonly spot: Word; readonly n: number } => {
  const rows = ROWS[zone];
  let n = at;
  let spot = "";
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row !== undefined) {
      spot = row.spot;
      if (n < row.room || i === rows.length - 1) return { spot, n };
      n -= row.room;
    }
  }
  return { spot, n };
};

/** Those who are attacked keep their places: who comes to attack stands behind them. */
const teamsInOrder = ({ teams, active }: CitySeen): readonly TeamSeen[] =>
  joined(
    kept(teams, ({ seat }) => seat !== active),
    kept(teams, ({ seat }) => seat === active),
  );

/** Every survivor on the board, and where it stands. */
export const standingsOf = (state: CitySeen): readonly Standing[] => {
  const filled: Record<Word, number> = {};
  const all: Standing[] = [];
  let count = 0;
  for (const { seat, survivors } of teamsInOrder(state)) {
    for (const survivor of survivors) {
      const key = survivor.cell + "." + survivor.zone;
      const at = filled[key] ?? 0;
      filled[key] = at + 1;
      const { spot, n } = slotOf(survivor.zone, at);
      all[count] = { survivor, seat, at: survivor.cell + "." + spot, n };
      count++;
    }
  }
  return all;
};

/** Which survivor of a team stands there; any of them on that spot where the slot is nobody's. */
export const survivorAt = (state: CitySeen, seat: Seat, spot: Word, n: number): Word => {
  let there = "";
  for (const { survivor, seat: of, at, n: slot } of standingsOf(state)) {
    if (of === seat && at === spot) {
      if (slot === n) return survivor.id;
      there = survivor.id;
    }
  }
  return there;
};
