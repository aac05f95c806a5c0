import type { DAYLIGHT } from "./daylight";
import type { NIGHT } from "./night";
import type { SIEGE } from "./siege";
import type { WAY_HOME } from "./way-home";

/** What the guide has a line for in each language. */

type Chapters = readonly [typeof DAYLIGHT, typeof NIGHT, typeof SIEGE, typeof WAY_HOME];

export type Chapter = Chapters[number]["chapter"];

export type Told = Exclude<Chapters[number]["steps"][number]["told"], "">;
