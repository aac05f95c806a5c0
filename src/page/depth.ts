import type { PageStore } from "./page-state";
import { words } from "./text/words";
import type { Eye } from "./view/eye";

/** The table in three dimensions beside the flat one. Its code is fetched when it is first asked for. */

const KEY = "outbreak.depth";

/** `deep`: as the switch is pressed; "as before" where nobody has pressed it yet. */
export const showDepth = async (eye: Eye, store: PageStore, deep: boolean | "as before"): Promise<void> => {
  const before = localStorage.getItem(KEY) === "yes";
  if (deep === "as before" && !before) return;
  try {
    const { lookAs } = await import("./solid/door");
    store.set({ deep: lookAs(eye, deep) });
    localStorage.setItem(KEY, deep === false ? "" : "yes");
  } catch {
    store.set({ problem: words.noDepth });
  }
};
