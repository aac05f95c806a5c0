/**
 * For the work of one instruction of the host's Lua MoonSharp runs so many of its own: what a frame may cost is told in
 * those. Where there is a MoonSharp, `outbreak bench --of rules` counts them both.
 */
const MOONSHARPS = 2.9;

export const inMoonsharps = (instructions: number): number => Math.round(MOONSHARPS * instructions);

/** What a script may run in a frame. */
export const FRAME_AT_MOST = 150_000;

/** The same, in instructions of the host's Lua. */
export const FRAME_OF_HOST = Math.round(FRAME_AT_MOST / MOONSHARPS);
