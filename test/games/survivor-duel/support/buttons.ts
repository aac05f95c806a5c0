import type { Hand } from "../../../../src/host/hand";
import type { Element } from "../../../../src/host/world/xml-ui";

/** A button of somebody's panel: what it says, without the mark of the usual answer. */
export interface PanelButton {
  readonly id: string;
  readonly says: string;
}

const under = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...under(element.children)]);

export const buttonsOf = (hand: Hand): readonly PanelButton[] =>
  under(hand.panel())
    .filter(({ tag }) => tag === "Button")
    .map(({ attributes }) => ({
      id: attributes["id"] ?? "",
      says: (attributes["text"] ?? "").replace(/^▸ /, ""),
    }));
