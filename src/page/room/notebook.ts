import type { SaveState } from "../../tts/save";
import { cutShort } from "./pieces";
import type { NotebookPage } from "./wire";

const LONGEST = 8000;

/** What stands in the notebook of a save, in the order of its tabs. */
export const notebookOf = ({ TabStates = {} }: Pick<SaveState, "TabStates">): readonly NotebookPage[] =>
  Object.values(TabStates)
    .filter(({ body }) => body !== "")
    .map(({ title, body }) => ({ title: cutShort(title, LONGEST), body: cutShort(body, LONGEST) }));
