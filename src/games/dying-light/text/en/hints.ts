import type { Text } from "../../../../kernel/text";

/** What is worth knowing before one answers or rolls. */
export const HINTS: Text = {
  "hint.risk": "Risk Dice: {dice}. Each bad face {each} %, nothing at all {none} %.",
  "hint.noRisk": "No Risk.",
  "hint.way": "Dice: {cost}. Risk Dice: {risk}.",
  "hint.waySafe": "Dice: {cost}. No Risk.",
  "hint.strike": "It dies: Standard {standard} %, Special {special} %.",
  "hint.blow": "It dies {kill} %; a Crit at least {crit} %.",
  "hint.attack": "Attack {power} by {attackers}; the die adds 1 in {one} %, 2 in {two} %.",
  "hint.needed": "Defense {none} stops every Wound, {keep} all but one; you can have {most}.",
  "hint.wounds": "No Wound {unhurt} %, one {one} %, more {more} %.",
  "hint.goalRelay": "Goal: interact with the relay on {zone}.",
  "hint.goalCrates": "Goal: find the Inhibitor. Crates: {zones}.",
  "hint.goalHome": "Goal: all to {zone} with the Inhibitor, then the shelter door.",
  "hint.rounds": "Rounds after this one: {left}. No more Events.",
  "hint.roundsTo": "Rounds after this one: {left}. The next Event comes with Round {round}.",
  "hint.exposure": "Exposure Value {now}; with one die more {next}.",
  "hint.deck":
    "Exposure deck: cards {cards}, Spawn {spawn}, Move {move}. A Reshuffle among the next {draws}: {chance} %.",
  "hint.fatigue": "Fatigue Slots free: {free}. Dice that are back next Round: {resting}, the Round after: {tired}.",
  "hint.momentum": "The next die brings the Momentum Die.",
  "hint.tempoLow": "With Tempo {tempo} the Momentum Die is lost in the End Phase.",
  "hint.lastDie": "This is the last die: with it the activation ends, free actions too.",
  "hint.onEdge": "Wounds until all is lost: {left}.",
  "hint.uv": "UV shines on {area}: no Exposure Cards here.",
  "hint.shaken": "No Infected here: whoever ends here shakes the Chase off.",
  "hint.chased": "Infected are here: the Chase goes on.",
  "hint.reach": "Can move to {area}: Volatiles {volatile}, Virals {viral}, Biters {biter}.",
  "hint.noReach": "Nobody can move to {area} now.",
  "hint.nest": "They would appear in {nests}; room before it spreads: {room}.",
  "hint.supply": "Left in the supply: Virals {viral}, Volatiles {volatile}.",
};
