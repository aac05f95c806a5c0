import type { Text } from "../../../../kernel/text";

/** What is worth knowing before one answers. */
export const HINTS: Text = {
  "hint.waveNext": "WAVE! is 1 of {cards} cards: {percent} % for the next draw.",
  "hint.waveSoon": "{percent} % that it comes before {seat} draws again.",
  "hint.delayCost": "Costs {cost}. WAVE! is then 1 of {cards}; about {draws} cards until it comes.",
  "hint.unseen": "Of {unseen} unseen cards {healing} heal, {ammo} are ammo, {red} are red.",
  "hint.danger": "{seat} may expect {whole}.{tenth} damage from the line, {worst} at worst.",
  "hint.lethal": "The line can kill {seat} this round.",
  "hint.blow": "{whole}.{tenth} damage to be expected; {percent} % to bring it down.",
  "hint.splashes": "Splash {splash} hits {foes}.",
  "hint.card": "{damage} damage, splash {splash}.",
  "hint.missing": "For a {craft} only {card} is missing; {seats} has it.",
  "hint.dryWeapon": "The {weapon} has no {ammo}; {seats} has some.",
};
