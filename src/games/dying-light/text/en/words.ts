import { numberText } from "../../../../kernel/number-text";
import type { Text } from "../../../../kernel/text";
import type { Word } from "../../../../kernel/words";
import { AREAS, ZONES } from "../../content/board";
import { type Boost, BOOSTS, type DieType, FACES } from "../../content/dice";
import { EXPOSURE_CARDS, type ExposureHalf } from "../../content/exposure-cards";
import { FIRST_TO_MOVE, INFECTED, INFECTED_TYPES } from "../../content/infected";
import { RUNNERS } from "../../content/runners";

const all: Record<Word, string> = {
  "word.p1": "Player 1",
  "word.p2": "Player 2",
  "word.p3": "Player 3",
  "word.p4": "Player 4",
  "word.run": "Run",
  "word.pass": "Pass",
  "word.item.bandage": "Bandage",
  "word.item.adrenaline": "Adrenaline",
  "word.item.decoy": "Decoy",
  "word.item.fire-bottle": "Fire Bottle",
  "word.item.scent-mask": "Scent Mask",
  "word.item.inhibitor": "Inhibitor",
  "word.item.medkit": "Medkit",
  "word.item.uv-flare": "UV Flare",
  "word.item.drill-notes": "Drill Notes",
  "word.item.grapple": "Grapple",
  "word.scenario.s01": "Last Light",
  "word.scenario.s02": "The Relay",
  "word.scenario.s03": "Sirens",
  "word.scenario.s04": "Cold Case",
  "word.scenario.s05": "Stash",
  "word.scenario.s06": "Nesting",
  "word.scenario.s07": "Carry It Home",
  "word.scenario.s08": "Swarm",
  "word.scenario.s09": "Darkest Hour",
  "word.scenario.s10": "Daybreak",
  "word.scenario.s11": "No Dawn",
  "word.item.hatchet": "Hatchet",
  "word.item.crossbow": "Crossbow",
  "word.item.long-blade": "Long Blade",
  "word.nest": "Nest",
  "word.fire": "Fire",
  "word.jump-pad": "Jump Pad",
  "word.spear": "Throwing Spear",
  "word.common-loot": "Common Loot Bag",
  "word.epic-loot": "Epic Loot Bag",
  "word.electricity": "Electricity",
  "word.uv": "UV Spot",
  "word.objective1": "Objective 1",
  "word.objective2": "Objective 2",
  "word.objective3": "Objective 3",
  "word.objective4": "Objective 4",
  "word.interact": "Interact",
  "word.use": "Use an item",
  "word.exchange": "Exchange items",
  "word.common": "Common",
  "word.epic": "Epic",
  "word.combat": "Combat Die",
  "word.parkour": "Parkour Die",
  "word.item-card": "Item Card",
  "word.scenario-card": "Scenario Card",
  "word.off": "off",
  "word.on": "on",
  "word.attack": "Attack",
  "word.enough": "that is enough",
  "word.standard": "Standard Attack",
  "word.fatigue": "Special Attack, tiring a die",
  "word.keep": "keep the damage",
  "word.kill": "it dies",
  "word.no-kill": "it lives",
  "word.crit": "a Crit at least",
  "word.yes": "yes",
  "word.no": "no",
  "word.suffer": "no, suffer it",
  "word.done": "that is all",
  "word.nobody": "nobody",
  "word.ash": "Ash",
  "word.bram": "Bram",
  "word.cleo": "Cleo",
  "word.dex": "Dex",
  "word.biter": "Biter",
  "word.viral": "Viral",
  "word.howler": "Howler",
  "word.volatile": "Volatile",
  "word.activation": "Activation Phase",
  "word.exposure": "Exposure Phase",
  "word.end": "End Phase",
  "word.triangle": "Triangle",
  "word.circle": "Circle",
  "word.square": "Square",
  "word.cross": "Cross",
  "word.jacket": "jacket",
  "word.gloves": "gloves",
  "word.shoes": "shoes",
  "word.whole": "whole",
  "word.damaged": "damaged",
  "word.gone": "gone",
  "word.evade": "Evade",
  "word.jump": "Jump",
  "word.climb": "Climb",
  "word.push": "Push",
  "word.power": "Special Attack, with Power",
  "word.block": "Block",
  "word.weapon.machete": "Machete",
  "word.weapon.pipe": "Pipe",
  "word.weapon.sledge": "Sledge",
  "word.weapon.bow": "Bow",
  "word.activation.enemy": "the enemy",
  "word.activation.ash": "Ash",
  "word.activation.bram": "Bram",
  "word.activation.cleo": "Cleo",
  "word.activation.dex": "Dex",
  "word.activation-card": "Activation Card",
  "word.exposure-card": "Exposure Card",
  "word.wound-card": "Wound Card",
  "word.die.risk": "Risk Die",
  "word.die.damage": "Damage Die",
  "word.basic1": "first grey die",
  "word.basic2": "second grey die",
  "word.basic3": "third grey die",
  "word.combat1": "Combat Die",
  "word.parkour1": "Parkour Die",
  "word.momentum1": "Momentum Die",
  "word.combat2": "second Combat Die",
  "word.combat3": "third Combat Die",
  "word.parkour2": "second Parkour Die",
  "word.parkour3": "third Parkour Die",
  "word.fatigue1": "the die in the first Fatigue Slot",
  "word.fatigue2": "the die in the second Fatigue Slot",
  "word.cooldown1": "the die in the first Cooldown Slot",
  "word.cooldown2": "the die in the second Cooldown Slot",
  "word.risk.safe": "safe",
  "word.risk.exposure": "Exposure",
  "word.risk.fatigue": "Fatigue",
  "word.risk.wound": "Wound",
  "word.risk.spawn": "Spawn",
  "word.damage.1": "1",
  "word.damage.2": "2",
  "word.damage.3": "3",
  "word.damage.4": "4",
  "word.damage.5": "5",
  "word.damage.crit": "a Crit",
  "word.unhurt": "no Wound",
  "word.one-wound": "1 Wound",
  "word.more-wounds": "2 Wounds or more, and the Momentum Die",
  "word.chase.h1": "Behind you",
  "word.chase.h2": "Cut off",
  "word.chase.h3": "Frenzy",
  "word.chase.h4": "Breathless",
  "word.wound.winded": "Winded",
  "word.wound.blood-trail": "Blood trail",
  "word.wound.twisted-ankle": "Twisted ankle",
  "word.wound.torn-grip": "Torn grip",
  "word.wound.dazed": "Dazed",
  "word.wound.ripped-kit": "Ripped kit",
  "word.wound.outcry": "Outcry",
};

const BOOST_NAMES: Readonly<Record<Boost, string>> = {
  evade: "Evade",
  jump: "Jump",
  climb: "Climb",
  push: "Push",
  power: "Power",
  block: "Block",
};

const DIE_NAMES: Readonly<Record<DieType, string>> = {
  basic: "grey",
  parkour: "Parkour",
  combat: "Combat",
  momentum: "Momentum",
};

const DIE_TYPES: readonly DieType[] = ["basic", "parkour", "combat", "momentum"];

for (const type of DIE_TYPES) {
  for (const face of FACES[type]) {
    let shows = "";
    for (const boost of BOOSTS[face] ?? []) shows += (shows === "" ? "" : "+") + BOOST_NAMES[boost];
    all["word." + face] = DIE_NAMES[type] + (shows === "" ? " blank" : " " + shows);
  }
}

for (const type of INFECTED_TYPES) all["word." + type + ".down"] = all["word." + type] + " on the ground";

for (const { area, level } of AREAS) {
  all["word." + area] = level > 0 ? "roof " + area : "street " + area;
}
for (const { zone } of ZONES) all["word." + zone] = all["word." + zone] ?? "street " + zone;

for (let slot = 1; slot <= 6; slot++) all["word.slot" + numberText(slot)] = "the die on slot " + numberText(slot);

for (let count = 0; count <= INFECTED.biter.figures; count++) all["word." + numberText(count)] = numberText(count);

const halfText = ({ spawn, move, reshuffle }: ExposureHalf): string =>
  reshuffle ? "reshuffle" : numberText(spawn) + " Spawn, " + numberText(move) + " Move";

for (const { card, day, night } of EXPOSURE_CARDS) {
  const same = halfText(day) === halfText(night);
  const text = same ? halfText(day) : "by day " + halfText(day) + ", at night " + halfText(night);
  all["word." + card] = "an Exposure Card (" + text + ")";
}

for (const type of FIRST_TO_MOVE) {
  for (const { runner } of RUNNERS) {
    const name = all["word." + runner] ?? runner;
    all["part." + type + "-to-" + runner] = "How many " + (all["word." + type] ?? type) + "s attack " + name + "?";
  }
}

/** Everything that can be said, rolled or drawn; a name for each of many alike is made from the content. */
export const WORDS: Text = all;
