import { BuildFailure } from "../failure";
import type { Local, Names } from "./locals";

const FIRST = Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_");
const LATER = [...FIRST, ...Array.from("0123456789")];
const KEYWORDS = new Set(["do", "if", "in", "or"]);

/** Enough for any script that may have 200 locals to a function. */
const SHORT_NAMES = [...FIRST, ...FIRST.flatMap((first) => LATER.map((later) => first + later))].filter(
  (name) => !KEYWORDS.has(name),
);

const standsWithin = (places: readonly number[], { from, to }: Local): boolean =>
  places.some((place) => place >= from && place <= to);

/** One name for both would make a place where the outer one stands mean the inner one. */
const inEachOthersWay = (one: Local, other: Local): boolean => {
  if (one.from === other.from) return true;
  const [outer, inner] = one.from < other.from ? [one, other] : [other, one];
  return standsWithin(outer.at, inner);
};

/** The shortest names that leave every name's meaning as it is, those most used first: by the local's places. */
export const shortNames = ({ locals, globals }: Names): Map<number, string> => {
  const bearers = new Map<string, Local[]>();
  const named = new Map<number, string>();
  const fits = (local: Local, name: string): boolean =>
    !standsWithin(globals.get(name) ?? [], local) &&
    (bearers.get(name) ?? []).every((other) => !inEachOthersWay(local, other));
  for (const local of [...locals].sort((a, b) => b.at.length - a.at.length)) {
    const name = SHORT_NAMES.find((each) => fits(local, each));
    if (name === undefined) throw new BuildFailure([`no short name is left for the local ${local.name}`]);
    bearers.set(name, [...(bearers.get(name) ?? []), local]);
    for (const place of local.at) named.set(place, name);
  }
  return named;
};
