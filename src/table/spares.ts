import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import { SPARES } from "./memo";
import type { Ground } from "./table";

/**
 * What a twin of each piece is made of. The build puts it into the controller's memo as one text that nobody reads until
 * a piece is gone (`build/assemble/spares.ts`), so that neither a save nor a load costs more for it.
 */

/** The line of that name: what it is like, and what it has by itself. */
const lineOf = (spares: string, name: Word): { readonly like: Word; readonly own: string } | "none" => {
  const line = spares.slice(1, 2);
  const part = spares.slice(2, 3);
  const [, before = 0] = string.find(spares, line + name + part, 1, true);
  if (before === 0) return "none";
  const [middle = 0] = string.find(spares, part, before + 1, true);
  const [end = 0] = string.find(spares, line, before + 1, true);
  if (middle === 0 || end === 0) return "none";
  return { like: spares.slice(before, middle - 1), own: spares.slice(middle, end - 1) };
};

/** The object of that name as JSON; "" where nothing is known of it. */
const jsonOf = ({ text }: Pick<Ground, "text">, name: Word): string => {
  const spares = text[SPARES] ?? "";
  const found = lineOf(spares, name);
  const group = found === "none" ? "none" : lineOf(spares, found.like);
  if (found === "none" || group === "none") return "";
  const [own] = string.gsub(found.own, spares.slice(0, 1), '"');
  const [common] = string.gsub(group.own, spares.slice(0, 1), '"');
  return "{" + common + (own === "" ? "" : "," + own) + "}";
};

/** A piece of a kind as JSON: the one of that number, where they do not look alike. */
export const spareOf = (ground: Pick<Ground, "text">, kind: Word, nth: number): string => {
  const one = jsonOf(ground, kind + "/" + numberText(nth));
  return one === "" ? jsonOf(ground, kind) : one;
};

/** What players call what is gone, a kind or the spot of a bag: what is written on it; "" where nothing is. */
export const nameOfSpare = (ground: Pick<Ground, "text">, gone: Word): string => {
  const bag = jsonOf(ground, "at-" + gone);
  const json = bag === "" ? spareOf(ground, gone, 0) : bag;
  const [name = ""] = string.gmatch(json, '"Nickname":"([^"]*)"')();
  return name;
};

/** The bag of a spot as JSON: it stands where it belongs. */
export const spareBag = (ground: Pick<Ground, "text">, spot: Word): string => jsonOf(ground, "at-" + spot);
