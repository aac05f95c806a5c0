import type { HostObject } from "../vm/value";
import type { World } from "../world/world";
import { backgrounds } from "./backgrounds";
import { grid } from "./grid";
import { hands } from "./hands";
import { info } from "./info";
import { json } from "./json";
import { lighting } from "./lighting";
import { musicPlayer } from "./music-player";
import { notes } from "./notes";
import { physics } from "./physics";
import { tableSurface } from "./table-surface";
import { time } from "./time";
import { turns } from "./turns";

/** The built-in tables that are the same in each script. */
export const builtInTables = (world: World): Readonly<Record<string, HostObject>> => ({
  Backgrounds: backgrounds(world),
  Grid: grid(world),
  Hands: hands(world),
  Info: info(world),
  JSON: json,
  Lighting: lighting(world),
  MusicPlayer: musicPlayer(world),
  Notes: notes(world),
  Physics: physics(world),
  Tables: tableSurface(world),
  Time: time(world),
  Turns: turns(world),
});
