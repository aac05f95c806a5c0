import "./doubles";
import { to_jsstring } from "fengari";

/** A text of a script; bytes that are no UTF-8 become the mark for that. */
export const textFrom = (bytes: Uint8Array | null): string =>
  bytes === null ? "" : to_jsstring(bytes, undefined, undefined, true);
