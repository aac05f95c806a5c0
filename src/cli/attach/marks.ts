import { textsIn } from "../../saves/node";
import type { SavedObject } from "../../saves/objects";

/** By these tags what we put on somebody's table is known again. */

export const CONTROLLER = "outbreak-controller";
/** A controller that was put on somebody's table. */
export const ATTACHED = "outbreak-attached";
/** A piece of ours that stands in for one of theirs. */
export const BROUGHT = "outbreak-brought";

/** The game keeps tags in small letters too. */
export const isTagged = ({ node }: Pick<SavedObject, "node">, tag: string): boolean =>
  textsIn(node, "Tags").some((each) => each.toLowerCase() === tag);

export const isOurTag = (tag: string): boolean => /^outbreak($|-)/i.test(tag);
