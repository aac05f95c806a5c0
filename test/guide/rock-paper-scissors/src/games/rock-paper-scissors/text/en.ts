import { citing, type Lines, type TextOf } from "../../../kernel/text";
import type { CardName } from "../content/cards";
import type { BoutNouns } from "../vocabulary";
import { CITED } from "./cited";

/** A line for all that is asked, that happens, and that there is: whatever is missing does not compile. */
const TEXT: TextOf<BoutNouns> & Lines<"word", CardName> = {
  "game.name": "Rock, Paper, Scissors",

  "step.round": "A new round",
  "step.throw": "Throw!",
  "step.compare": "The cards are compared",

  "part.card": "Which card?",

  "event.roundBegan": "Round {round}.",
  "event.thrown": "{seat} throws: {card}.",
  "event.scored": "{seat} has a point.",
  "event.drawn": "A draw.",

  "word.p1": "Player 1",
  "word.p2": "Player 2",
  "word.rock": "Rock",
  "word.paper": "Paper",
  "word.scissors": "Scissors",

  "RPS-ROUND-01": "Round after round is played until somebody has won.",
  "RPS-THROW-01": "Both throw at once: rock, paper or scissors.",
  "RPS-BEAT-01": "Rock beats scissors, scissors beat paper, paper beats rock: that is a point.",
  "RPS-DRAW-01": "Equal cards are a draw.",
  "RPS-HAND-01": "That card is not yours.",
  "RPS-WIN-01": "Whoever has three points wins.",
};

export const en = citing(TEXT, CITED);
