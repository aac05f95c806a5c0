import type { Text } from "../../../../kernel/text";

/** What is worth knowing before one answers. */
export const HINTS: Text = {
  "hint.character-pillar":
    "Health {health}, {weapon}. The first hit of a round that hurts does 1 less. With the token: take WAVE! from whoever accepts it.",
  "hint.character-psycho":
    "Health {health}, {weapon}. Whoever falls to a melee attack costs a neighbour 1. With the token: 1 damage buys another melee attack.",
  "hint.character-trigger":
    "Health {health}, {weapon}, 2 Bullets. Attacks with ammo draw 1 more card. With the token: they deal 1 more.",
  "hint.character-drifter":
    "Health {health}, {weapon}. Junk swung in an attack deals 1 more. With the token: the first delay of a Search is free.",
  "hint.character-haggler":
    "Health {health}, {weapon}. Two gifts in a Trade. With the token: Junk for the top card of the Rubble pile.",
  "hint.character-hipster":
    "Health {health}, {weapon}, 2 Arrows. One Arrow comes back after each attack. With the token: healing heals 1 more.",
  "hint.aloneOverHere": "Alone there is nobody to take WAVE! from.",
  "hint.aloneDealMaker": "Alone there is nobody to give to.",
  "hint.waveNext": "WAVE! is 1 of {cards} cards: {percent} % for the next draw.",
  "hint.waveSoon": "{percent} % that it comes before {seat} draws again.",
  "hint.delayCost": "Costs {cost}. WAVE! is then 1 of {cards}; about {draws} cards until it comes.",
  "hint.vainDelay": "Costs {cost}, and buys nothing: WAVE! is the only card left and comes again.",
  "hint.unseen": "Of {unseen} unseen cards {healing} heal, {ammo} are ammo, {red} are red.",
  "hint.danger": "{seat} may expect {whole}.{tenth} damage from the line, {worst} at worst.",
  "hint.splashDanger": "Splash may cost {seats} {worst} at worst; {whole}.{tenth} may be expected.",
  "hint.meetsSurvivor": "Goes for a Survivor: {foes}.",
  "hint.meetsTrap": "Falls into a Trap: {foes}.",
  "hint.meetsBarricade": "Is stopped by a Barricade: {foes}.",
  "hint.meetsTarget": "Hits {seat}: {foes}.",
  "hint.meetsNothing": "Is stunned: {foes}.",
  "hint.stunnedAlready": "Is stunned already.",
  "hint.lethal": "The line can kill {seat} this round.",
  "hint.blow": "{whole}.{tenth} damage to be expected; {percent} % to bring it down.",
  "hint.splashes": "Splash {splash} hits {foes}.",
  "hint.card": "{damage} damage, splash {splash}.",
  "hint.missing": "For a {craft} only {card} is missing: ask {seats}.",
  "hint.dryWeapon": "The {weapon} has no {ammo}: ask {seats}.",
};
