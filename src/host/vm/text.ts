import { to_jsstring } from "./lua";

/** A text of a script; one that is none is empty. */
export const textFrom = (units: ArrayLike<number> | null): string => (units === null ? "" : to_jsstring(units));
