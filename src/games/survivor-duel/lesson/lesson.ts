import type { Lesson } from "../../../kernel/lesson";
import { BLOWS } from "./axe";
import { DECKS } from "./decks";
import { PATIENCE } from "./patience";
import { SWARM } from "./swarm";

/** Each player's Survivor and zombies, eight turns. Its seed was looked for: Threat is saved, blows are answered, and a swarm comes. */
export const LESSON: Lesson = {
  seats: 2,
  options: {},
  seed: 3125,
  seat: "p1",
  chapters: [DECKS, PATIENCE, BLOWS, SWARM],
};
