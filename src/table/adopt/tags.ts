/** By these tags what we put on somebody else's table is known again, in the game and in files. */

/** Everything of ours. */
export const OURS = "outbreak";
/** A controller that came to somebody's table. */
export const ATTACHED = "outbreak-attached";
/** A piece of ours that stands in for one of theirs. */
export const BROUGHT = "outbreak-brought";
