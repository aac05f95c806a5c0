import { SEAT_COLOURS } from "../../tts/seat-colours";
import type { ObjectState } from "../../tts/save";
import { type Colour, type HostObject, type HostType, Vec } from "../vm/value";
import { USUAL_CAMERA } from "./camera";
import type { Dialog } from "./dialogs";
import type { HandChoice } from "./hand-choices";
import type { Thing } from "./thing";

/** The seats, and who stands beside the table. */
export const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  ...SEAT_COLOURS,
  Grey: [0.5, 0.5, 0.5],
  Black: [0.25, 0.25, 0.25],
};

/** The colour of all who only look on: a host who has not sat down among them. */
export const SPECTATOR = "Grey";

/** https://api.tabletopsimulator.com/player/instance/#team */
export const TEAMS: readonly string[] = ["None", "Clubs", "Diamonds", "Hearts", "Spades", "Jokers"];

/** What goes along with a person who takes another colour. */
const usualPerson = () => ({
  host: false,
  promoted: false,
  muted: false,
  team: "None",
  blindfolded: false,
  typing: false,
  liftHeight: 0.1,
  theme: "",
  camera: USUAL_CAMERA,
  hotkeysShown: false,
  /** What was copied last. */
  clipboard: [] as readonly ObjectState[],
});

/** A colour at the table, with or without a person. */
export class PlayerSeat implements HostObject {
  person: string | undefined;
  #who = usualPerson();
  /** Where the hand is: at what it touched last. */
  pointer = new Vec(0, 1, 0);
  pointerTurn = 0;
  hover: Thing | undefined;
  selected: readonly Thing[] = [];
  /** What a script asks of the person in a window: the first is on the screen. */
  dialogs: Dialog[] = [];
  /** What is to be chosen from the hand: the first is asked now. */
  choices: HandChoice[] = [];
  /** Where in the hand what lies aside is put, from -1 to 1, and how it is turned. */
  stashPlace = new Vec(0, 0, 0);
  stashTurn = 0;

  constructor(
    readonly hostType: HostType,
    readonly colour: string,
  ) {}

  get seated(): boolean {
    return this.person !== undefined && this.colour !== SPECTATOR;
  }

  /** What the person is and has, whatever their colour. */
  get who(): ReturnType<typeof usualPerson> {
    return this.#who;
  }

  get host(): boolean {
    return this.#who.host;
  }

  set host(host: boolean) {
    this.#who.host = host;
  }

  get promoted(): boolean {
    return this.#who.promoted;
  }

  set promoted(promoted: boolean) {
    this.#who.promoted = promoted;
  }

  get admin(): boolean {
    return this.#who.host || this.#who.promoted;
  }

  get team(): string {
    return this.#who.team;
  }

  /** Somebody new sits here, or somebody who comes from another colour and brings along what is theirs. */
  receive(person: string, from?: PlayerSeat): void {
    this.person = person;
    this.#who = from?.who ?? usualPerson();
  }

  /** Whoever was here is gone, and what they were asked is asked no more. */
  empty(): void {
    this.person = undefined;
    this.#who = usualPerson();
    this.void();
  }

  /** What was on the table and what was asked is there no more. */
  void(): void {
    this.hover = undefined;
    this.selected = [];
    this.dialogs = [];
    this.choices = [];
  }

  /** An object is gone from the table. */
  forget(thing: Thing): void {
    if (this.hover === thing) this.hover = undefined;
    if (this.selected.includes(thing)) this.selected = this.selected.filter((each) => each !== thing);
  }
}

export interface ChatLine {
  /** A colour, or "all", "host", "editor". */
  readonly to: string;
  readonly text: string;
  readonly broadcast: boolean;
  readonly tint?: Colour | undefined;
}
