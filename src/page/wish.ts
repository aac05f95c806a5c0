import type { Act, ActOf } from "./room/wire";

/** What the front page wants of the table that it opens: it is said once, when the page of the table has come. */
export type Wish = ActOf<"begin" | "goOn" | "replay">;

const KEY = "outbreak.wish";

/** Goes to a table with it. */
export const goTo = (page: string, wish: Wish): void => {
  sessionStorage.setItem(KEY, JSON.stringify(wish));
  location.assign(page);
};

/** A reload of the table goes on with what is there: the wish is gone. */
export const wishTaken = (): Act | "none" => {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text === null ? "none" : (JSON.parse(text) as Wish);
};
