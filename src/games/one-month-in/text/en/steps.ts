import type { Lines } from "../../../../kernel/text";
import type { CityFigure } from "../../recap";
import type { CityShort } from "../../shortcuts";
import type { CityNouns } from "../../vocabulary";

/** What is being done, and what each question asks. */
export const STEPS: Lines<"step", CityNouns["Step"]["do"]> &
  Lines<"option", CityNouns["Option"]> &
  Lines<"part", CityNouns["Part"]> &
  Lines<"recap", CityFigure> &
  Lines<"short", CityShort> = {
  "step.lot": "A lot decides who begins",
  "step.fences": "First fences",
  "step.fence": "{seat} puts a fence at the Base",
  "step.turn": "The turn of {seat}",
  "step.acting": "{seat} acts",
  "step.endTurn": "{seat} is done",
  "step.settle": "What came of it",
  "step.explore": "What lies under the fog at {cell}?",
  "step.stack": "Search cards for {cell}",
  "step.lay": "Search cards for {cell}",
  "step.turnOver": "{seat} searches {cell}",
  "step.fight": "A fight in {cell}",
  "step.stand": "{seat} fights in {cell}",
  "step.strike": "{seat} strikes in {cell}",
  "step.maul": "The zombies in {cell} strike",
  "step.casualties": "{seat} loses {count} in {cell}",
  "step.assault": "An attack",
  "step.clash": "The attack: dice",
  "step.losses": "{seat} loses {count}",
  "step.propose": "{seat} would end the game here",
  "step.close": "End the game here, as it stands?",

  "option.first": "Who begins",
  "option.deal": "The city",
  "option.month": "The game ends after 30 rounds",
  "option.lastStanding": "The last team standing wins",
  "option.unheld": "The Research Centre and the Military Base end the game when they are claimed",

  "part.act": "What?",
  "part.feed": "Feed whom?",
  "part.from": "From where?",
  "part.to": "Where to?",
  "part.cell": "Where?",
  "part.who": "Who?",
  "part.others": "Who comes along?",
  "part.payer": "Who pays 1 action point?",
  "part.border": "Which border?",
  "part.for": "For what?",
  "part.die": "Who falls?",
  "part.propose": "Ask the others whether to stop and count?",
  "part.close": "Stop here and count the points?",

  "short.all": "All {all}",
  "short.some": "{some} of {all}",
  "short.ablest": "{some} of {all}: who can do most",
  "short.withAll": "With all {all} others",
  "short.with": "With {some} of {all} others",
  "short.withAblest": "With {some} of {all} others: who can do most",

  "recap.survivors": "{by} survivors",
  "recap.tiles": "{by} tiles",
  "recap.food": "{by} food",
  "recap.others": "the best of the others: {by} points",
  "recap.salvage": "{by} salvage cards",
};
