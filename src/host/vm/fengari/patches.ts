import { grammar } from "./grammar";
import { metered } from "./metered";
import { numbers } from "./numbers";
import { own } from "./own";
import { type Patch, patchedWith } from "./patch";
import { places } from "./places";
import { quick } from "./quick";
import { semantics } from "./semantics";
import { tables } from "./tables";
import { units } from "./units";

const PATCHES: readonly Patch[] = [
  ...quick,
  ...own,
  ...units,
  ...numbers,
  ...tables,
  ...semantics,
  ...grammar,
  ...places,
  ...metered,
];

/** A file of fengari, by its name in `src`, as it runs here: nothing in the package itself is changed. */
export const patched = (file: string, source: string): string => patchedWith(PATCHES, file, source);
