import type { BLOWS } from "./axe";
import type { DECKS } from "./decks";
import type { PATIENCE } from "./patience";
import type { SWARM } from "./swarm";

/** What the guide has a line for in each language. */

type Chapters = readonly [typeof DECKS, typeof PATIENCE, typeof BLOWS, typeof SWARM];

export type Chapter = Chapters[number]["chapter"];

export type Told = Exclude<Chapters[number]["steps"][number]["told"], "">;
