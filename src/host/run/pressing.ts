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
  /** Which it is there, whatever it is called now. */
  readonly which: string;
  readonly press: () => void;
}

const nameOf = ({ name, data, guid }: Thing): string => `${name === "" ? data.Name : name} (${guid})`;

const labelOf = (label: unknown): string => (typeof label === "string" ? label : "");

/** What is written into whatever can be written in. */
const WRITTEN = "1";

/** A button without width or height is a label: nobody can click it. */
const hasSize = ({ fields }: Thing["buttons"][number]): boolean =>
  fields.get("width") !== 0 && fields.get("height") !== 0;

const onObject = (hand: Hand, thing: Thing): Pressable[] => {
  const on = nameOf(thing);
  const buttons = [...thing.buttons.entries()]
    .filter(([, button]) => hasSize(button))
    .map(([i, { fields }]) => ({
      called: labelOf(fields.get("label")),
      on,
      which: `button ${String(i)}`,
      press: () => {
        hand.press(thing, i);
      },
    }));
  const inputs = thing.inputs.map(({ fields }, i) => ({
    called: labelOf(fields.get("label")),
    on,
    which: `input ${String(i)}`,
    press: () => {
      hand.write(thing, i, WRITTEN);
    },
  }));
  const entries = thing.menu.map(({ label }) => ({
    called: label,
    on: `the menu of ${on}`,
    which: label,
    press: () => {
      hand.choose(thing, label);
    },
  }));
  return [...buttons, ...inputs, ...entries];
};

const everyOf = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...everyOf(element.children)]);

/** What a person does to an element, and what its script then hears. */
const HANDLERS: Readonly<Record<string, (element: Element) => string>> = {
  onClick: () => "-1",
  onEndEdit: () => WRITTEN,
  onValueChanged: ({ tag, attributes, children }) => {
    if (tag.startsWith("Toggle")) return attributes["isOn"]?.toLowerCase() === "true" ? "False" : "True";
    if (tag.startsWith("Slider")) return attributes["maxValue"] ?? "1";
    return tag === "Dropdown" ? (children.at(-1)?.value ?? "") : WRITTEN;
  },
};

const isOn = ({ attributes }: Element): boolean => attributes["interactable"]?.toLowerCase() !== "false";

const handlersOf = ({ attributes }: Element): string[] =>
  Object.keys(HANDLERS).filter((name) => attributes[name] !== undefined && attributes[name] !== "");

const onPanel = (hand: Hand, thing: Thing | undefined): Pressable[] =>
  everyOf(hand.panel(thing))
    .filter(isOn)
    .flatMap((element) =>
      handlersOf(element).map((handler) => ({
        called: `#${element.attributes["id"] ?? element.attributes[handler] ?? ""}`,
        on: thing === undefined ? "the screen" : nameOf(thing),
        which: `${handler} ${element.attributes["id"] ?? ""} ${element.attributes[handler] ?? ""}`,
        press: () => {
          hand.touch(element, handler, HANDLERS[handler]?.(element) ?? "", thing);
        },
      })),
    );

const keys = ({ world }: OpenTable, hand: Hand): Pressable[] =>
  [...new Set(world.hotkeys.map(({ label }) => label))].map((label) => ({
    called: label,
    on: "the keys",
    which: label,
    press: () => {
      hand.hotkey(label);
    },
  }));

/** All that a seat can click, write in or choose now. */
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
      which: label,
      press: () => {
        hand.chooseOnTable(label);
      },
    })),
    ...keys(table, hand),
  ];
};
