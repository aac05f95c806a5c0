import { numberText } from "../../../../kernel/number-text";
import type { Lines, Text } from "../../../../kernel/text";
import type { Word } from "../../../../kernel/words";
import type { ASSAULT_CARDS } from "../../content/assault";
import type { CHARACTERS, Perk } from "../../content/characters";
import type { COMBAT_CARDS } from "../../content/combat";
import type { Craft } from "../../content/crafting";
import { HORDE_CARDS, HORDE_SIZE, type HordeType } from "../../content/horde";
import type { RubbleName, RubbleSort } from "../../content/rubble";

/** Everything that has a name on the table. */
type Named =
  | (typeof ASSAULT_CARDS | typeof COMBAT_CARDS | typeof HORDE_CARDS)[number]["card"]
  | (typeof CHARACTERS)[number]["character"]
  | Perk
  | Craft
  | HordeType
  | RubbleName
  | RubbleSort;

const WRITTEN: Text & Lines<"word", Named> = {
  "game.name": "Survive Until Daylight",
  "game.about":
    "Six rounds until the sun is up. Search the rubble, craft weapons, and hold the line against what comes out of the dark: if one of you dies, all have lost.",
  "word.p1": "Player 1",
  "word.p2": "Player 2",
  "word.p3": "Player 3",
  "word.p4": "Player 4",
  "word.p5": "Player 5",
  "word.p6": "Player 6",
  "word.off": "off",
  "word.on": "on",
  "word.none": "nobody",
  "word.unseen": "something else",
  "word.unknown": "something",

  "word.pillar": "PILLAR",
  "word.psycho": "PSYCHO",
  "word.trigger": "TRIGGER",
  "word.drifter": "DRIFTER",
  "word.haggler": "HAGGLER",
  "word.hipster": "HIPSTER",
  "word.thick-hide": "Thick hide",
  "word.over-here": "Over here",
  "word.follow-through": "Follow through",
  "word.frenzy": "Frenzy",
  "word.ready-steady": "Ready, steady",
  "word.called-shot": "Called shot",
  "word.anything-is-a-weapon": "Anything is a weapon",
  "word.light-feet": "Light feet",
  "word.deal-maker": "Deal maker",
  "word.something-for-nothing": "Something for nothing",
  "word.fletcher": "Fletcher",
  "word.slow-living": "Slow living",

  "word.junk": "Junk",
  "word.healing": "a healing item",
  "word.special": "a special",
  "word.weapon": "a weapon",
  "word.ammo": "ammo",
  "word.ingredient": "an ingredient",
  "word.red": "a red card",
  "word.wave": "WAVE!",
  "word.empty-chip-bag": "Empty Chip Bag",
  "word.dead-phone": "Dead Phone",
  "word.bent-spoon": "Bent Spoon",
  "word.parking-ticket": "Parking Ticket",
  "word.granola-bar": "Granola Bar",
  "word.bandage-roll": "Bandage Roll",
  "word.gluc-hose": "GLUC-HOSE",
  "word.bullets": "Bullets",
  "word.shells": "Shells",
  "word.arrows": "Arrows",
  "word.planks": "Planks",
  "word.nails": "Nails",
  "word.shards": "Shards",
  "word.wires": "Wires",
  "word.explosives": "Explosives",
  "word.rodent-attack-1": "Rodent Attack",
  "word.rodent-attack-2": "Rodent Attack, a big one",
  "word.crow-attack": "Crow Attack",
  "word.energy-shot": "Energy Shot",
  "word.focus": "Focus",
  "word.cheer": "Cheer",
  "word.blood-lust": "Blood Lust",
  "word.vitaly-pills": "Vitaly Pills",
  "word.lucky": "Lucky",
  "word.pillars-sledge": "PILLAR'S SLEDGE",
  "word.psychos-cleaver": "PSYCHO'S CLEAVER",
  "word.triggers-service-pistol": "TRIGGER'S SERVICE PISTOL",
  "word.drifters-machete": "DRIFTER'S MACHETE",
  "word.hagglers-cricket-bat": "HAGGLER'S CRICKET BAT",
  "word.hipsters-bow": "HIPSTER'S BOW",
  "word.kitchen-knife": "Kitchen Knife",
  "word.crowbar": "Crowbar",
  "word.fire-axe": "Fire Axe",
  "word.revolver": "Revolver",
  "word.sawed-off-shotgun": "Sawed-off Shotgun",
  "word.firebomb": "Firebomb",
  "word.baseball-bat": "Baseball Bat",
  "word.hunting-rifle": "Hunting Rifle",
  "word.chainsaw": "Chainsaw",
  "word.crossbow": "Crossbow",
  "word.katana": "Katana",
  "word.pump-shotgun": "Pump Shotgun",
  "word.pipe-bomb": "Pipe Bomb",
  "word.submachine-gun": "Submachine Gun",
  "word.frying-pan": "Frying Pan",
  "word.hunting-bow": "Hunting Bow",

  "word.wanderer": "Wanderer",
  "word.raider": "Raider",
  "word.brute": "Brute",
  "word.monster": "Monster",
  "word.survivor": "Survivor",
  "word.shuffler": "Shuffler",
  "word.grabber": "Grabber",
  "word.lookout": "Lookout",
  "word.gunhand": "Gunhand",
  "word.robber": "Robber",
  "word.ripper": "Ripper",
  "word.slab": "Slab",
  "word.thrasher": "Thrasher",
  "word.colossus": "Colossus",
  "word.howler": "Howler",
  "word.bystander": "Bystander",
  "word.brutal": "BRUTAL",
  "word.stragglers": "STRAGGLERS",
  "word.shamble": "SHAMBLE",
  "word.shakedown": "SHAKEDOWN",
  "word.ambush": "AMBUSH",
  "word.knuckles": "KNUCKLES",
  "word.exodus": "EXODUS",
  "word.crossfire": "CROSSFIRE",
  "word.goliath": "GOLIATH",
  "word.nightmare": "NIGHTMARE",

  "word.minus-2": "-2",
  "word.minus-1": "-1",
  "word.zero": "0",
  "word.plus-1": "+1",
  "word.plus-2": "+2",
  "word.plus-3": "+3",
  "word.plus-1-spread": "+1, spread",
  "word.two-splash": "2, splash 1",
  "word.x-splash": "X, splash 1",
  "word.bare": "no card",

  "word.barricade": "Barricade",
  "word.trap": "Trap",
  "word.spear": "Spear",
  "word.grenade": "Grenade",
  "word.first-player": "First Player",
  "word.skull": "Damage",
  "word.focus-mark": "Focus is ready",
  "word.blood-lust-mark": "Blood Lust",

  "word.lot": "draw a lot",
  "word.first": "First Player",
  "word.pick": "Rubble",
  "word.rubble-card": "Rubble card",
  "word.loss": "Lost card",
  "word.assault-card": "Assault card",
  "word.horde-type": "Type",
  "word.horde-card": "Horde card",
  "word.combat-card": "Combat card",
  "word.keep": "keep it",
  "word.discard": "discard it",
  "word.accept": "accept",
  "word.delay": "delay it",
  "word.refuse": "no, thank you",
  "word.yes": "yes",
  "word.no": "no",
  "word.give": "Give a card",
  "word.heal": "Heal",
  "word.rummage": "Something for nothing",
  "word.drop": "Discard a card",
  "word.done": "Ready",
  "word.attack": "Attack",
  "word.craft": "Craft",
  "word.play": "Play a special",
  "word.throw": "Throw a Grenade",
  "word.end": "End the turn",
  "word.splash": "splash",
  "word.enemy": "splash of an enemy",
};

const all: Record<Word, string> = { ...WRITTEN };

/** Every card at every place of the line. */
for (const { card } of HORDE_CARDS)
  for (let at = 1; at <= HORDE_SIZE; at++)
    all["word." + card + "." + numberText(at)] = (all["word." + card] ?? card) + " (" + numberText(at) + ")";

/** As many as there is ammo of a type, or points to divide. */
const MOST = 20;
for (let n = 0; n <= MOST; n++) all["word." + numberText(n)] = numberText(n);

export const WORDS: Text = all;
