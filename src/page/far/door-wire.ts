import type { Act } from "../room/wire";

/** What a page and the door of a shared room say to each other, before and beside what the room is told. */

/** The first thing that is said: the key of a seat, the host's, or the table that is to be shared. */
export type Knock =
  | { readonly knock: "key"; readonly key: string }
  | { readonly knock: "claim"; readonly name: string; readonly text: string; readonly folder: string };

/** Where people knock: friends with the key of a seat, the host from the computer that the server runs on. */
export const SEAT_DOOR = "/seat";
export const HOST_DOOR = "/host";

/** What the host asks of the door. */
export type DoorAct =
  | { readonly act: "invite"; readonly colours: readonly string[] }
  | { readonly act: "takeBack"; readonly colour: string }
  | { readonly act: "stopSharing" };

export interface Invitation {
  readonly colour: string;
  readonly key: string;
}

export type DoorTold =
  /** The connection is there: who hears nothing for a while is cut off. */
  | { readonly told: "pulse" }
  | { readonly told: "claimed"; readonly key: string }
  | {
      readonly told: "invitations";
      /** Where friends reach the table: the beginnings of links. */
      readonly addresses: readonly string[];
      readonly invitations: readonly Invitation[];
    };

/** All that a page says: to the room, to its door, or that the table here be shared. */
export type Sent = Act | DoorAct | { readonly act: "share" };

/** Where the table is: in this browser, or in a shared room that is reached, that is not now, or that lets nobody in. */
export type LineState = "here" | "joining" | "on" | "cut off" | "too much" | Refused;

export type Refused = "no key" | "taken back" | "other host" | "ended";

export interface LineTold {
  readonly told: "line";
  readonly line: LineState;
}

/** How often the door says that it is there. */
export const PULSE = 4000;

/** Why the door closed a connection. */
export const CLOSED = {
  malformed: 4400,
  noSuchKey: 4401,
  takenBack: 4403,
  tooLate: 4408,
  othersTable: 4409,
  ended: 4410,
  tooMuch: 4429,
} as const;

/** The part of an address behind `#` in which a key comes: it is sent to no server, not even to ours. */
export const SEAT_KEY = "#seat=";

/** An address that ends so shares the table that it finds. */
export const SHARE = "#share";
