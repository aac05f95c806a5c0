import { useEffect, useRef, useState } from "preact/hooks";
import type { Copies, Roster } from "../../kernel/roster";
import type { Send } from "../link";
import type { Checked } from "../page-state";

/** The roster that is built: as it was changed last, looked through by the room, remembered in the browser. */

const keptAs = (game: string): string => `outbreak.roster.${game}`;

const isCopies = (value: unknown): value is Copies => {
  const { n, of } = (value ?? {}) as Partial<Copies>;
  return typeof n === "number" && typeof of === "string";
};

const remembered = (game: string): Roster => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isCopies) : [];
  } catch {
    return [];
  }
};

/** The deck that the address brings along: `#decks=3 Machete;…` */
const inAddress = (): string => decodeURIComponent(location.hash.split("=").slice(1).join("="));

interface Building {
  readonly roster: Roster;
  readonly change: (roster: Roster) => void;
  readonly read: (text: string) => void;
}

/** `game`: empty until it is known what is built with. */
export const useRoster = (game: string, checked: Checked, send: Send): Building => {
  const [roster, setRoster] = useState<Roster>([]);
  /** How many answers of the room are still to come: an older one changes nothing any more. */
  const owed = useRef(0);
  const change = (now: Roster): void => {
    owed.current++;
    setRoster(now);
    send({ act: "check", roster: now });
  };
  const read = (text: string): void => {
    owed.current++;
    send({ act: "readRoster", text });
  };
  useEffect(() => {
    if (game === "") return;
    const given = inAddress();
    if (given === "") change(remembered(game));
    else read(given);
  }, [game]);
  useEffect(() => {
    if (owed.current === 0) return;
    owed.current--;
    if (owed.current > 0) return;
    setRoster(checked.roster);
    localStorage.setItem(keptAs(game), JSON.stringify(checked.roster));
  }, [checked]);
  return { roster, change, read };
};
