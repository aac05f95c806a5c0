import type { Element, Seat, Table } from "@outbreak/host";

const buttonsIn = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [...(element.tag === "Button" ? [element] : []), ...buttonsIn(element.children)]);

/** The usual answer stands out by a mark. */
const wordOf = ({ attributes }: Element): string => (attributes["text"] ?? "").replace(/^▸ /, "");

/** Clicks one button of the panel after another, by what is written on it. */
export const click = (table: Table, seat: Seat, ...words: readonly string[]): void => {
  for (const word of words) {
    const buttons = buttonsIn(seat.panel());
    const button = buttons.find((each) => wordOf(each) === word);
    if (button === undefined) throw new Error(`no button "${word}" among ${buttons.map(wordOf).join(", ")}`);
    seat.click(button.attributes["id"] ?? "");
    table.settle();
  }
};
