import type { Hand } from "../../host/hand";
import type { Element } from "../../host/world/xml-ui";

const buttonsIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [...(element.tag === "Button" ? [element] : []), ...buttonsIn(element.children)]);

/** Begins a match for as few people as can be, without bots. */
export const beginWithFew = (hand: Hand): void => {
  const button = buttonsIn(hand.panel()).find((each) => /^\d players?$/.test(each.attributes["text"] ?? ""));
  const id = button?.attributes["id"];
  if (id === undefined) throw new Error("no match can begin");
  hand.click(id);
};

/** Somebody who plays by the panel and always takes what it offers first: the usual answer, if there is one. */
export const clickFirst = (hand: Hand): string => {
  const [first] = buttonsIn(hand.panel());
  const id = first?.attributes["id"];
  if (id === undefined) throw new Error("the panel offers nothing");
  hand.click(id);
  return (first?.attributes["text"] ?? "").trim();
};
