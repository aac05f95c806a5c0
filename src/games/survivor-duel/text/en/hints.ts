import type { Text } from "../../../../kernel/text";

/** What is good to know before one answers. */
export const HINTS: Text = {
  "hint.hits": "hits in {ways} of 6, for {damage}",
  "hint.kills": "hits in {ways} of 6, and kills",
  "hint.forecast": "The zombies will do {whole}.{tenths} on average; with {th} TH, haste may add {more}.",
  "hint.lethal": "That can be the end: {hp} HP are left.",
  "hint.decks": "Cards left: {own} of yours, {other} of your opponent's.",
  "hint.last": "the Weapon's last attack",
  "hint.attack": "It attacks for {power}; you have {hp} HP.",
  "hint.escape": "{ways} of 6; saves {whole}.{tenths} on average",
  "hint.threat": "{th} TH; {kept} of them if you keep all.",
  "hint.spawn": "costs {price}, leaves {left}",
  "hint.power": "attacks for {power}",
};
