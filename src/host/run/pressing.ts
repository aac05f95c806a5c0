import type { Hand } from "../hand";
import type { OpenTable } from "../open";
import type { Thing } from "../world/thing";
import type { Element } from "../world/xml-ui";

/** Something of a table that can be clicked. */
export interface Pressable {
  /** What it is called: a button by its label, an element by `#` and its id, an entry of a menu by its label. */
  readonly called: string;
  /** Where it is: the screen, the table's menu, or an object. */
  readonly on: string;
  readonly press: () => void;
}

const nameOf = ({ name, data, guid }: Thing): string => `${name === "" ? data.Name : name} (${guid})`;

const labelOf = (label: unknown): string => (typeof label === "string" ? label : "");

const onObject = (hand: Hand, thing: Thing): Pressable[] => {
  const on = nameOf(thing);
  const buttons = thing.buttons.map(({ fields }, i) => ({
    called: labelOf(fields.get("label")),
    on,
    press: () => {
      hand.press(thing, i);
    },
  }));
  const entries = thing.menu.map(({ label }) => ({
    called: label,
    on: `the menu of ${on}`,
    press: () => {
      hand.choose(thing, label);
    },
  }));
  return [...buttons, ...entries];
};

const everyOf = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...everyOf(element.children)]);

const isOn = ({ attributes }: Element): boolean =>
  attributes["onClick"] !== undefined && attributes["interactable"]?.toLowerCase() !== "false";

const onPanel = (hand: Hand, thing: Thing | undefined): Pressable[] =>
  everyOf(hand.panel(thing))
    .filter(isOn)
    .map((element) => ({
      called: `#${element.attributes["id"] ?? ""}`,
      on: thing === undefined ? "the screen" : nameOf(thing),
      press: () => {
        hand.touch(element, "onClick", "-1", thing);
      },
    }));

/** All that a seat can click now. */
export const pressablesFor = (table: OpenTable, colour: string): readonly Pressable[] => {
  const hand = table.seat(colour);
  const { world } = table;
  const things = world.things.filter((thing) => !thing.doomed);
  return [
    ...onPanel(hand, undefined),
    ...things.flatMap((thing) => onPanel(hand, thing)),
    ...things.flatMap((thing) => onObject(hand, thing)),
    ...world.tableMenu.map(({ label }) => ({
      called: label,
      on: "the table's menu",
      press: () => {
        hand.chooseOnTable(label);
      },
    })),
  ];
};
