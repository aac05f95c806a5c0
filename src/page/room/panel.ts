import type { Element } from "../../host/world/xml-ui";

/** A script's panels as a seat sees them, with the defaults of the whole tree put into each element. */

const under = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...under(element.children)]);

/** The attribute that names an element for a click. */
export const KEY = "@";

/** The ids of our own controller's elements begin so. */
export const OURS = "outbreak-";

/**
 * By its id, else by where in the tree it is. One of our own is named with what it says too: it may say something else
 * by the time a click arrives, and then that click was not meant for it.
 */
const keyOf = ({ attributes, value }: Element, path: string): string => {
  const { id } = attributes;
  if (id === undefined || id === "") return path;
  return id.startsWith(OURS) ? `#${id} ${attributes["text"] ?? value}` : `#${id}`;
};

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
  attributes[KEY] = keyOf(element, path);
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

export const elementNamed = (elements: readonly Element[], key: string): Element | undefined =>
  under(elements).find((element) => element.attributes[KEY] === key);
