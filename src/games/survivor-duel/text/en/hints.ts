import type { Text } from "../../../../kernel/text";

/** What is good to know before one answers. */
export const HINTS: Text = {
  "hint.hits": "hits in {ways} of 6, for {damage}",
  "hint.kills": "hits in {ways} of 6, and kills",
  "hint.forecast":
    "Next Zombie Phase: {whole}.{tenths} damage on average, {most} at most; what lies in the row may add {more} ({th} TH).",
  "hint.forecast.none": "Next Zombie Phase: nothing will attack; what lies in the row may do {more} damage ({th} TH).",
  "hint.forecast.any":
    "Next Zombie Phase: {whole}.{tenths} damage on average, {most} at most, without what is spawned ({th} TH).",
  "hint.useless": "has no effect now",
  "hint.later": "used and paid for only if it can be",
  "hint.lethal": "That can be the end: you have {hp} HP.",
  "hint.lethal.more": "With what lies in the row that can be the end: you have {hp} HP.",
  "hint.decks": "Cards left: {own} of yours, {other} of your opponent's.",
  "hint.last": "the Weapon's last attack",
  "hint.attack": "It attacks for {power}; you have {hp} HP.",
  "hint.escape": "{ways} of 6; saves {whole}.{tenths} on average",
  "hint.threat": "{th} TH; {kept} of them if you keep all.",
  "hint.spawn": "costs {price}, leaves {left}",
  "hint.power": "attacks for {power}",
};
