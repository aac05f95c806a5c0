import { textsIn } from "../../saves/node";
import type { SavedObject } from "../../saves/objects";

export const CONTROLLER = "outbreak-controller";

/** The game keeps tags in small letters too. */
export const isTagged = ({ node }: Pick<SavedObject, "node">, tag: string): boolean =>
  textsIn(node, "Tags").some((each) => each.toLowerCase() === tag);

export const isOurTag = (tag: string): boolean => /^outbreak($|-)/i.test(tag);
