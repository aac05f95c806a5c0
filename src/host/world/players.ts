import { type HostObject, type HostType, Vec } from "../vm/value";

/** https://api.tabletopsimulator.com/player/colors/ */
export const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  White: [1, 1, 1],
  Brown: [0.443, 0.231, 0.09],
  Red: [0.856, 0.1, 0.094],
  Orange: [0.956, 0.392, 0.113],
  Yellow: [0.905, 0.898, 0.172],
  Green: [0.192, 0.701, 0.168],
  Teal: [0.129, 0.694, 0.607],
  Blue: [0.118, 0.53, 1],
  Purple: [0.627, 0.125, 0.941],
  Pink: [0.96, 0.439, 0.807],
  Grey: [0.5, 0.5, 0.5],
  Black: [0.25, 0.25, 0.25],
};

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

  constructor(
    readonly hostType: HostType,
    readonly colour: string,
  ) {}

  get seated(): boolean {
    return this.person !== undefined;
  }
}

export interface ChatLine {
  /** A colour, or "all", "host", "editor". */
  readonly to: string;
  readonly text: string;
  readonly broadcast: boolean;
}
