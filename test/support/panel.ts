import type { Hand } from "../../src/host/hand";
import type { Element } from "../../src/host/world/xml-ui";

/** What stands on a person's screen. */

const under = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...under(element.children)]);

export const elementsSeenBy = (hand: Hand): readonly Element[] => under(hand.panel());

export const seesElement = (hand: Hand, id: string): boolean =>
  elementsSeenBy(hand).some(({ attributes }) => attributes["id"] === id);

/** What an element that this person sees says; "" for one that they do not see. */
export const saidTo = (hand: Hand, id: string): string => {
  const element = elementsSeenBy(hand).find(({ attributes }) => attributes["id"] === id);
  return element === undefined ? "" : (element.attributes["text"] ?? element.value);
};

/** The question as a colour's panel puts it: its title and what the part asks. */
export const questionTo = (hand: Hand): string =>
  ["title", "prompt"].map((part) => saidTo(hand, `outbreak-${hand.colour}-${part}`)).join(" / ");
