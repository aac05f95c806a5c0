import { kindsOf, type Roster, rosterIn, type RosterRead, type Rosters, withCopies, wrongWith } from "../kernel/roster";
import { trimmed } from "../kernel/trimmed";
import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { piecesOn } from "./piece";
import { asksFor } from "./questions";
import type { Playing, Question, Table } from "./table";
import { sayOn, speak } from "./talk";
import { own, tell } from "./voice";

/** Rosters: pasted as a text or laid together on the table, looked through, and said. */

interface Asked {
  readonly question: Question;
  readonly rosters: Rosters;
}

/** The ask of this colour that a roster answers. */
const askedOf = (table: Table, colour: Word): Asked | "nothing" => {
  const { rosters } = table.game;
  if (rosters === undefined) return "nothing";
  for (const question of asksFor(table, colour)) {
    if (rosters.asked(question.ask.step)) return { question, rosters };
  }
  return "nothing";
};

export const isRosterAsked = (table: Table, colour: Word): boolean => askedOf(table, colour) !== "nothing";

/** Says a roster for the seat that is asked, or names all that is wrong with it. */
const sayRoster = (table: Playing, { question, rosters }: Asked, read: RosterRead, colour: Word): void => {
  const wrong = wrongWith(table.text, rosters, read, table.match.options);
  if (wrong.length === 0) sayOn(table, question, rosters.say(question.ask.seat, read.roster), colour);
  else tell(colour, own(table, "table.faults", {}) + "\n" + wrong.join("\n"));
};

/** A colour has typed or pasted something into its panel. */
export const hearTyped = (table: Table, colour: Word, typed: string): void => {
  const asked = askedOf(table, colour);
  if (asked === "nothing" || trimmed(typed) === "") return;
  speak(table, asked.question, (playing, question) => {
    sayRoster(playing, { ...asked, question }, rosterIn(typed, asked.rosters, table.text), colour);
  });
};

/** As near as this to one of the spots a piece belongs to the roster that is laid together there. */
const BESIDE = 1.3;

const liesAt = ({ layout }: Table, spots: readonly Word[], x: number, z: number): boolean => {
  for (const name of spots) {
    const spot = layout.spots[name];
    if (spot !== undefined && Math.abs(spot.x - x) < BESIDE && Math.abs(spot.z - z) < BESIDE) return true;
  }
  return false;
};

const laidAt = (table: Playing, rosters: Rosters, spots: readonly Word[]): Roster => {
  const kinds = kindsOf(rosters.sections);
  const pieces = piecesOn(table.known, table.layout.hands, kinds);
  let roster: Roster = [];
  for (const kind of kinds) {
    for (const { x, z } of pieces[kind] ?? []) {
      if (liesAt(table, spots, x, z)) roster = withCopies(roster, 1, kind);
    }
  }
  return roster;
};

const sayLaid = (table: Playing, asked: Asked, colour: Word): void => {
  const { question, rosters } = asked;
  sayRoster(table, asked, { roster: laidAt(table, rosters, rosters.spots(question.ask.seat)), badLines: [] }, colour);
};

/** Plays what a colour has laid together on its spots. */
export const playLaid = (table: Table, colour: Word): void => {
  const asked = askedOf(table, colour);
  if (asked === "nothing") return;
  speak(table, asked.question, (playing, question) => {
    sayLaid(playing, { ...asked, question }, colour);
  });
};

/** A deck was let go of: on a spot where this colour lays its roster, it is looked through. */
export const hearLaid = (table: Playing, colour: Word, deck: TtsObject): void => {
  const asked = askedOf(table, colour);
  if (asked === "nothing") return;
  const { x, z } = deck.getPosition();
  const spots = asked.rosters.spots(asked.question.ask.seat);
  if (liesAt(table, spots, x, z)) sayLaid(table, asked, colour);
};
