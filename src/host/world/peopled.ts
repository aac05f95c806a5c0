import type { ObjectState, SaveState } from "../../tts/save";
import { ScriptError } from "../vm/value";
import { type ChatLine, COLOURS, PlayerSeat, SPECTATOR } from "./players";
import type { WorldOptions, WorldTypes } from "./world-options";
import { Written } from "./written";

const colourNamed = (colour: string): string | undefined =>
  Object.keys(COLOURS).find((each) => each.toLowerCase() === colour.toLowerCase());

/** Who is at the table, and what was said: both stay when another save is loaded in place. */
export abstract class Peopled extends Written {
  readonly players = new Map<string, PlayerSeat>();
  /** All who are Grey: as many as like. */
  spectators: PlayerSeat[] = [];
  readonly chat: ChatLine[] = [];
  lookingForPlayers = false;
  /** What scripts copied last; each person has a clipboard of their own. */
  clipboard: readonly ObjectState[] = [];

  constructor(
    save: SaveState,
    readonly types: WorldTypes,
    readonly options: WorldOptions,
  ) {
    super(save);
    for (const colour of Object.keys(COLOURS)) this.players.set(colour, new PlayerSeat(types.player, colour));
  }

  isColour(colour: string): boolean {
    return colourNamed(colour) !== undefined;
  }

  /** Every seat, and all who look on. */
  get seats(): PlayerSeat[] {
    return [...this.players.values(), ...this.spectators];
  }

  /** A colour's seat; of those who look on the first. */
  player(colour: string): PlayerSeat {
    const name = colourNamed(colour);
    const seat = name === SPECTATOR ? (this.spectators[0] ?? this.players.get(name)) : this.players.get(name ?? "");
    if (seat === undefined) throw new ScriptError(`there is no player colour ${colour}`);
    return seat;
  }
}
