import { FAMILIES, type Family, type Kind } from "./families";
import { KNOWN_FROM } from "./known-from";

const SITE = "https://api.tabletopsimulator.com/";

/** Something the game offers to scripts. */
export interface Member {
  /** How tests, errors and the table of coverage name it: `Object.jointTo`, `spawnObject`, `onObjectDrop`. */
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  readonly kind: Kind;
  /** The page of the game's own that it belongs on. */
  readonly page: string;
  /** Whether that page says anything of it. */
  readonly written: boolean;
  /** The address of what is said of it: that page, or where else it is known from. */
  readonly source: string;
}

const words = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

const pageOf = ({ page, elsewhere = {} }: Family, name: string, written: boolean): string => {
  const other = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
  if (other !== undefined) return SITE + other;
  return written && !page.includes("#") ? `${SITE}${page}#${name.toLowerCase()}` : SITE + page;
};

const membersOf = (family: Family): Member[] => {
  const made = (written: boolean) => (name: string) => {
    const id = family.name === "" ? name : `${family.name}.${name}`;
    const page = pageOf(family, name, written);
    const source = written ? page : (KNOWN_FROM.get(id) ?? page);
    return { id, name, family, kind: family.kind, page, written, source };
  };
  return [...words(family.members).map(made(true)), ...words(family.unwritten ?? "").map(made(false))];
};

/** All there is, in the order of the families. */
export const MEMBERS: readonly Member[] = FAMILIES.flatMap(membersOf);

const byId = new Map(MEMBERS.map((member) => [member.id, member]));

export const memberOf = (id: string): Member | undefined => byId.get(id);

/** The names of what a thing such as `Object` or `Wait` has; the table `Player` and a player are told apart by kind. */
export const namesOf = (family: string, kind?: Kind): ReadonlySet<string> => {
  const own = MEMBERS.filter((member) => member.family.name === family && member.family.by !== undefined);
  return new Set(own.filter((member) => kind === undefined || member.kind === kind).map(({ name }) => name));
};
