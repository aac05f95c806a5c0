import type { DUSK } from "./dusk";
import type { LATE } from "./late";
import type { MIDNIGHT } from "./midnight";

/** What the guide has a line for in each language. */

type Chapters = readonly [typeof DUSK, typeof MIDNIGHT, typeof LATE];

export type Chapter = Chapters[number]["chapter"];

export type Told = Exclude<Chapters[number]["steps"][number]["told"], "">;
