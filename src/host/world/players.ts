import { SEAT_COLOURS } from "../../tts/seat-colours";
import { type HostObject, type HostType, Vec } from "../vm/value";
import type { Thing } from "./thing";

/** The seats, and who stands beside the table. */
export const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  ...SEAT_COLOURS,
  Grey: [0.5, 0.5, 0.5],
  Black: [0.25, 0.25, 0.25],
};

/** The colour of all who only look on: a host who has not sat down among them. */
export const SPECTATOR = "Grey";

/** A colour at the table, with or without a person. */
export class PlayerSeat implements HostObject {
  person: string | undefined;
  host = false;
  promoted = false;
  team = "None";
  blindfolded = false;
  liftHeight = 0.1;
  /** Where the hand is: at what it touched last. */
  pointer = new Vec(0, 1, 0);
  selected: readonly Thing[] = [];

  constructor(
    readonly hostType: HostType,
    readonly colour: string,
  ) {}

  get seated(): boolean {
    return this.person !== undefined && this.colour !== SPECTATOR;
  }
}

export interface ChatLine {
  /** A colour, or "all", "host", "editor". */
  readonly to: string;
  readonly text: string;
  readonly broadcast: boolean;
}
