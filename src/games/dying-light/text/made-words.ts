import { numberText } from "../../../kernel/number-text";
import type { Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import { AREAS, ZONES } from "../content/board";
import { type Boost, BOOSTS, type DieType, FACES } from "../content/dice";
import { EXPOSURE_CARDS, type ExposureHalf } from "../content/exposure-cards";
import { FIRST_TO_MOVE, INFECTED, INFECTED_TYPES, type InfectedType } from "../content/infected";
import { RUNNERS } from "../content/runners";

/** How a language names what there are many of; the names themselves are made from the content. */
export interface Naming {
  readonly boosts: Readonly<Record<Boost, string>>;
  readonly dice: Readonly<Record<DieType, string>>;
  readonly blank: string;
  readonly reshuffle: string;
  down(this: void, infected: string): string;
  roof(this: void, area: string): string;
  street(this: void, zone: string): string;
  slot(this: void, slot: string): string;
  half(this: void, spawn: string, move: string): string;
  card(this: void, text: string): string;
  halves(this: void, day: string, night: string): string;
  attackers(this: void, infected: InfectedType, runner: string): string;
}

const DIE_TYPES: readonly DieType[] = ["basic", "parkour", "combat", "momentum"];

const addFaces = (all: Record<Word, string>, { boosts, dice, blank }: Naming): void => {
  for (const type of DIE_TYPES) {
    for (const face of FACES[type]) {
      let shows = "";
      for (const boost of BOOSTS[face] ?? []) shows += (shows === "" ? "" : "+") + boosts[boost];
      all["word." + face] = dice[type] + " " + (shows === "" ? blank : shows);
    }
  }
};

const addPlaces = (all: Record<Word, string>, { roof, street, slot }: Naming): void => {
  for (const { area, level } of AREAS) all["word." + area] = level > 0 ? roof(area) : street(area);
  for (const { zone } of ZONES) all["word." + zone] = all["word." + zone] ?? street(zone);
  for (let n = 1; n <= 6; n++) all["word.slot" + numberText(n)] = slot(numberText(n));
};

const addExposure = (all: Record<Word, string>, { reshuffle, half, card, halves }: Naming): void => {
  const textOf = (side: ExposureHalf): string =>
    side.reshuffle ? reshuffle : half(numberText(side.spawn), numberText(side.move));
  for (const { card: name, day, night } of EXPOSURE_CARDS) {
    const [byDay, atNight] = [textOf(day), textOf(night)];
    all["word." + name] = card(byDay === atNight ? byDay : halves(byDay, atNight));
  }
};

const addInfected = (all: Record<Word, string>, { down, attackers }: Naming): void => {
  for (const type of INFECTED_TYPES) all["word." + type + ".down"] = down(all["word." + type] ?? type);
  for (let n = 0; n <= INFECTED.biter.figures; n++) all["word." + numberText(n)] = numberText(n);
  for (const type of FIRST_TO_MOVE) {
    for (const { runner } of RUNNERS) {
      all["part." + type + "-to-" + runner] = attackers(type, all["word." + runner] ?? runner);
    }
  }
};

/** A language's words, with those that are made. */
export const withMadeWords = (words: Text, naming: Naming): Text => {
  const all: Record<Word, string> = {};
  for (const key in words) all[key] = words[key] ?? key;
  addFaces(all, naming);
  addPlaces(all, naming);
  addExposure(all, naming);
  addInfected(all, naming);
  return all;
};
