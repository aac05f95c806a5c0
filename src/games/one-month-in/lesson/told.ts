import type { ARRIVAL } from "./arrival";
import type { FARM } from "./farm";
import type { HUNGER } from "./hunger";
import type { PRICE } from "./price";

/** What the guide has a line for in each language. */

type Chapters = readonly [typeof ARRIVAL, typeof FARM, typeof HUNGER, typeof PRICE];

export type Chapter = Chapters[number]["chapter"];

export type Told = Exclude<Chapters[number]["steps"][number]["told"], "">;
