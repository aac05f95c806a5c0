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
  readonly roster: Roster | "not read yet";
  /** Whether the room has looked through what the roster is now. */
  readonly isChecked: boolean;
  readonly change: (roster: Roster) => void;
  readonly read: (text: string) => void;
}

/** `game`: empty until it is known what is built with. */
export const useRoster = (game: string, checked: Checked, send: Send): Building => {
  const [roster, setRoster] = useState<Roster | "not read yet">("not read yet");
  /** The turn of what was asked last: the answer to an older one changes nothing any more. */
  const asked = useRef(checked.turn);
  const check = (now: Roster): void => {
    asked.current++;
    send({ act: "check", roster: now, turn: asked.current });
  };
  const read = (text: string): void => {
    asked.current++;
    send({ act: "readRoster", text, turn: asked.current });
  };
  const change = (now: Roster): void => {
    setRoster(now);
    check(now);
  };
  useEffect(() => {
    if (game === "") return;
    const given = inAddress();
    if (given === "") check(remembered(game));
    else read(given);
  }, [game]);
  useEffect(() => {
    if (game === "" || checked.turn !== asked.current) return;
    setRoster(checked.roster);
    localStorage.setItem(keptAs(game), JSON.stringify(checked.roster));
  }, [checked]);
  return { roster, isChecked: checked.turn === asked.current, change, read };
};
