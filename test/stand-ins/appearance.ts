import type { ObjectState } from "../../src/tts/save";
import { type Component, LANGUAGES, memberAt } from "./component";
import type { Draw } from "./draw";
import { namingOf, type Style } from "./style";

/** How a component is called and pictured in one maker's hands. */
export interface Appearance {
  readonly component: Component;
  readonly texts: (this: void, index: number) => Partial<ObjectState>;
  /** An address of its own for each part and member. */
  readonly address: (this: void, part: string, member: number) => string;
}

const fileName = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .toLowerCase();

const calledIn = ({ called }: Component, style: Style): string => {
  const name = called[LANGUAGES.indexOf(style.language)];
  if (name === undefined) throw new Error("a component without a name");
  return name;
};

export const appearanceOf = (component: Component, style: Style, draw: Draw): Appearance => {
  const naming = namingOf(style, draw);
  const name = calledIn(component, style);
  const called = (member: number): string => {
    const own = component.members?.[member % component.members.length];
    return own === undefined ? name : `${name} ${own}`;
  };
  const cloud = `${String(1_000_000 + draw.below(8_000_000))}${String(draw.below(1_000_000))}`;
  const folder = draw.hex(6);
  return {
    component,
    texts: (index) => {
      const own = called(memberAt(component, index));
      if (naming === "nickname") return { Nickname: own };
      if (naming === "numbered") return { Nickname: `${name} #${String(index + 1)}` };
      if (naming === "description") return { Description: `(${own})` };
      if (naming === "notes") return { GMNotes: `kind=${own}` };
      return {};
    },
    address: (part, member) =>
      naming === "address"
        ? `https://files.example.net/${folder}/${fileName(`${called(member)} ${part}`)}.png`
        : `http://cloud-3.steamusercontent.com/ugc/${cloud}${String(member)}/${fileName(part).length.toString(16).toUpperCase()}0F${folder.toUpperCase()}/`,
  };
};
