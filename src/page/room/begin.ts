import { withGame } from "../../games/index";
import type { Options } from "../../kernel/game";
import { keptOf } from "../../kernel/keep";
import { started } from "../../kernel/match";
import { seatsFor } from "../../kernel/replay-code";
import type { SlateSeat } from "../../kernel/slate";
import type { Seat, Word } from "../../kernel/words";
import type { SaveState } from "../../tts/save";
import { gameIn, NotDealt, withDocument } from "./dealt";

/** Who plays a seat: whoever asks for the match, a person who may come (nobody has taken it yet), or a bot by its policy. */
export type Who = "you" | "friend" | { readonly bot: Word };

/** A match that somebody wants to play. */
export interface Wanted {
  /** In the order of the seats. */
  readonly seats: readonly Who[];
  readonly options: Options;
  readonly seed: number;
}

/** The same people and bots at the same seats. */
export const seatsAgain = (seats: readonly SlateSeat[], colour: Word): readonly Who[] =>
  seats.map(({ bot, colours }) => {
    if (bot !== "none") return { bot };
    return colours.length === 0 || colours.includes(colour) ? "you" : "friend";
  });

/** The colours of the seats, in their order: the hand zones of a save of ours stand in it. */
const coloursOf = ({ ObjectStates }: SaveState): readonly Word[] =>
  ObjectStates.filter(({ Name }) => Name === "HandTrigger").map(({ FogColor = "" }) => FogColor);

/** The colour at which whoever asks for the match sits; "" if only others play. */
export const ownColour = (save: SaveState, { seats }: Wanted): Word => coloursOf(save)[seats.indexOf("you")] ?? "";

/** A table whose controller takes up this match when it is loaded: seats claimed, bots at theirs, nothing answered yet. */
export const tableWith = (save: SaveState, wanted: Wanted): SaveState => {
  const name = gameIn(save);
  if (name === "none") throw new NotDealt("this table has no Outbreak controller");
  const colour = ownColour(save, wanted);
  const claims: Record<Seat, readonly Word[]> = {};
  const bots: Record<Seat, Word> = {};
  const seats = seatsFor(wanted.seats.length);
  seats.forEach((seat, i) => {
    const who = wanted.seats[i] ?? "friend";
    if (who === "you") claims[seat] = [colour];
    else if (who !== "friend") bots[seat] = who.bot;
  });
  return withGame(name, (game) => {
    if (seats.length < game.seats.least || seats.length > game.seats.most)
      throw new NotDealt(`${name} is not for ${String(seats.length)}`);
    const { match } = started(game, seats, wanted.options, wanted.seed);
    const { options } = match;
    return withDocument(save, () => ({ claims: { of: claims }, bots, options, log: [], match: keptOf(match) }));
  });
};
