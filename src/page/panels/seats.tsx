import type { JSX } from "preact";
import type { SlateSeat } from "../../kernel/slate";
import type { Person } from "../room/wire";
import { colourName } from "../text/colour-name";
import { words } from "../text/words";

interface Props {
  /** A guest has one seat, and keeps it. */
  readonly isGuest: boolean;
  readonly people: readonly Person[];
  readonly you: string;
  readonly seats: readonly SlateSeat[];
  readonly sit: (colour: string) => void;
}

const whoIs = ({ colour, name, guest }: Person, you: string): string => {
  if (colour === you) return words.you;
  if (guest === "cut off" || guest === "gone") return `${name} ${words.guests[guest]}`.trim();
  return name === "" ? words.nobody : name;
};

/** The roles a colour has claimed in the game. */
const rolesOf = (seats: readonly SlateSeat[], colour: string): string =>
  seats
    .filter(({ colours }) => colours.includes(colour))
    .map(({ name }) => name)
    .join(", ");

/** Sit anywhere, or change the seat: several people can play at one screen. */
export const Seats = ({ isGuest, people, you, seats, sit }: Props): JSX.Element => (
  <div class="seats" role="group" aria-label={words.seats}>
    {people.map((person) => (
      <button
        key={person.colour}
        type="button"
        class="seat"
        aria-pressed={person.colour === you}
        disabled={isGuest && person.colour !== you}
        title={words.sit(colourName(person.colour))}
        onClick={() => {
          sit(person.colour);
        }}
      >
        <span class="dot" style={{ background: person.tint }} aria-hidden="true" />
        {colourName(person.colour)}
        <small>{[whoIs(person, you), rolesOf(seats, person.colour)].filter((text) => text !== "").join(", ")}</small>
      </button>
    ))}
    <button
      type="button"
      class="seat"
      aria-pressed={you === "Grey"}
      disabled={isGuest && you !== "Grey"}
      onClick={() => {
        sit("Grey");
      }}
    >
      {words.watch}
    </button>
  </div>
);
