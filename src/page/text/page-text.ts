import type { en } from "./en";

/** A sentence, or what makes one of what is put in; in lists and groups just as the English ones are. */
type Sayable<Of> = Of extends string
  ? string
  : Of extends (...slots: never[]) => string
    ? Of
    : { readonly [Key in keyof Of]: Sayable<Of[Key]> };

/** All that the page says in one language. */
export type PageText = Sayable<typeof en>;
