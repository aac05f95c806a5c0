import type { Element } from "../../host/world/xml-ui";

/** A script's panels as a seat sees them, with the defaults of the whole tree put into each element. */

/** What our own panel says to a colour. */
export interface Panel {
  readonly prompt: string;
  /** The choices' texts, without their marks. */
  readonly choices: readonly string[];
}

const NO_PANEL: Panel = { prompt: "", choices: [] };

const under = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...under(element.children)]);

/** An element's text, without the marks of a usual or a picked choice. */
const plain = (element: Element): string => (element.attributes["text"] ?? element.value).replace(/^(▸ |● )+/, "");

export const panelOf = (elements: readonly Element[], colour: string): Panel => {
  const own = elements.find((element) => element.attributes["id"] === `outbreak-${colour}-panel`);
  if (own === undefined) return NO_PANEL;
  const all = under([own]);
  const prompt = all.find((element) => element.attributes["id"] === `outbreak-${colour}-prompt`);
  const isChoice = (element: Element): boolean => element.attributes["id"]?.includes("-choice") === true;
  return { prompt: prompt === undefined ? "" : plain(prompt), choices: all.filter(isChoice).map(plain) };
};

/** The attribute that says where in the tree an element is: it may have no id of its own. */
export const PATH = "@";

/** `<Defaults>`: attributes by tag, or by tag and class. */
const defaultsIn = (elements: readonly Element[]): readonly Element[] =>
  under(elements)
    .filter(({ tag }) => tag === "Defaults")
    .flatMap(({ children }) => children);

const filledIn = (element: Element, path: string, defaults: readonly Element[]): Element => {
  const classes = (element.attributes["class"] ?? "").split(/\s+/);
  const fits = (each: Element): boolean => {
    const only = each.attributes["class"];
    return each.tag === element.tag && (only === undefined || classes.includes(only));
  };
  const attributes: Record<string, string> = {};
  for (const each of [...defaults.filter(fits), element]) Object.assign(attributes, each.attributes);
  attributes[PATH] = path;
  return {
    ...element,
    attributes,
    children: element.children.map((child, i) => filledIn(child, `${path}.${String(i)}`, defaults)),
  };
};

/** `visible`: what the seat sees of `all`. */
export const whole = (visible: readonly Element[], all: readonly Element[]): readonly Element[] => {
  const defaults = defaultsIn(all);
  return visible.map((element, i) => filledIn(element, String(i), defaults));
};

export const elementAt = (elements: readonly Element[], path: string): Element | undefined =>
  under(elements).find((element) => element.attributes[PATH] === path);
