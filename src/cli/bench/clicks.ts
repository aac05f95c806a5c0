import type { Hand } from "../../host/hand";
import type { Element } from "../../host/world/xml-ui";

const buttonsIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [...(element.tag === "Button" ? [element] : []), ...buttonsIn(element.children)]);

/** Somebody who plays by the panel and always takes what it offers first: the usual answer, if there is one. */
export const clickFirst = (hand: Hand): string => {
  const [first] = buttonsIn(hand.panel());
  const id = first?.attributes["id"];
  if (id === undefined) throw new Error("the panel offers nothing");
  hand.click(id);
  return (first?.attributes["text"] ?? "").trim();
};
