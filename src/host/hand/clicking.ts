import type { Dialog } from "../world/dialogs";
import { chosen, type HandChoice, wrongChoice } from "../world/hand-choices";
import type { LuaValue } from "../vm/value";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Element } from "../world/xml-ui";
import { Looking } from "./looking";
import { type Point, pointOf } from "./person";
import { findIn, visible } from "./visible";

/** How the game names the buttons of a mouse to a script. https://api.tabletopsimulator.com/ui/attributes/ */
const MOUSE = { left: "-1", right: "-2", middle: "-3" } as const;

/** A dropdown hands on the option's text, or by `name(selectedIndex)` its number, counted from 0. */
const passed = ({ children }: Element, text: string | undefined, value: string): string => {
  if (text === "selectedIndex") return String(children.findIndex((option) => option.value === value));
  return text === undefined || text === "selectedText" || text === "selectedValue" ? value : text;
};

/** What a person clicks, writes and chooses: buttons, panels, menus, windows, keys. */
export class Clicking extends Looking {
  /** Clicks a button on an object, by its label or number; `alt` is a click with another button of the mouse. */
  press(thing: Thing, which: string | number, alt = false): void {
    const button =
      typeof which === "number"
        ? thing.buttons[which]
        : thing.buttons.find((each) => each.fields.get("label") === which);
    if (button === undefined) throw new Error(`${thing.name} has no button ${String(which)}`);
    this.world.guarded(button.owner, () => button.owner.call(button.handler, thing, this.colour, alt));
  }

  /** Writes into an input on an object, as one who types and leaves it. */
  write(thing: Thing, index: number, text: string): void {
    const input = thing.inputs[index];
    if (input === undefined) throw new Error(`${thing.name} has no input ${String(index)}`);
    const tell = (editing: boolean): void => {
      const answer = this.world.guarded(input.owner, () =>
        input.owner.call(input.handler, thing, this.colour, text, editing),
      );
      input.fields.entries.set("value", typeof answer === "string" ? answer : text);
    };
    tell(true);
    tell(false);
  }

  /** Chooses from an object's context menu. */
  choose(thing: Thing, label: string): void {
    const item = thing.menu.find((each) => each.label === label);
    if (item === undefined) throw new Error(`${thing.name} has no menu entry ${label}`);
    this.world.callBack(item.call, this.colour, thing.position, thing);
  }

  /** Chooses from the context menu of the bare table. */
  chooseOnTable(label: string, at: Point = { x: 0, z: 0 }): void {
    const item = this.world.tableMenu.find((each) => each.label === label);
    if (item === undefined) throw new Error(`the table has no menu entry ${label}`);
    this.world.callBack(item.call, this.colour, pointOf({ y: this.world.tableTop, ...at }));
  }

  /** The elements of the screen's or an object's XML UI that this seat sees. */
  panel(on?: Thing): Element[] {
    return visible((on ?? this.world).ui.elements, this.seat);
  }

  /** Clicks an element of the screen's or an object's XML UI, by its id. */
  click(id: string, on?: Thing, mouse: keyof typeof MOUSE = "left"): void {
    const element = this.#sees(id, on);
    if (element.attributes["interactable"]?.toLowerCase() === "false") return;
    this.touch(element, "onClick", MOUSE[mouse], on);
  }

  /** Moves the mouse onto an element, which may tell a script of it. */
  point(id: string, on?: Thing): void {
    this.touch(this.#sees(id, on), "onMouseEnter", MOUSE.left, on);
  }

  /** Changes the value of a toggle, slider, dropdown or input field. */
  enter(id: string, value: string, on?: Thing): void {
    const element = this.#sees(id, on);
    this.touch(element, element.tag === "InputField" ? "onEndEdit" : "onValueChanged", value, on);
  }

  /** Touches an element, with or without an id. `guid/name` goes to that object's script, `name(text)` passes the text. */
  touch(element: Element, on: string, value: string, owner: Thing | undefined): void {
    const handler = element.attributes[on];
    if (handler === undefined) throw new Error(`<${element.tag}> has no ${on}`);
    const [, target, name = "", text] = /^(?:([^/]+)\/)?([^(]+)(?:\((.*)\))?$/.exec(handler) ?? [];
    const script = target === undefined ? (owner?.vm ?? this.world.global) : this.#scriptNamed(target);
    const id = element.attributes["id"];
    this.world.guarded(script, () => script.call(name, this.seat, passed(element, text, value), id));
  }

  /** A numpad key, from 1 to 10, held for so many frames. https://api.tabletopsimulator.com/events/#onscriptingbuttondown */
  scriptingButton(index: number, frames = 1): void {
    if (!Number.isInteger(index) || index < 1 || index > 10)
      throw new Error(`there is no scripting button ${String(index)}`);
    this.world.event("onScriptingButtonDown", [index, this.colour]);
    for (let left = frames; left > 0; left--) this.world.frame();
    this.world.event("onScriptingButtonUp", [index, this.colour]);
  }

  /** The key of a script's hotkey, held for so many frames. https://api.tabletopsimulator.com/base/#addhotkey */
  hotkey(label: string, frames = 1): void {
    const keys = this.world.hotkeys.filter((each) => each.label === label);
    if (keys.length === 0) throw new Error(`there is no hotkey ${label}`);
    const tell = (isUp: boolean): void => {
      for (const { call, onKeyUp } of keys) {
        if (!isUp || onKeyUp) this.world.callBack(call, this.colour, this.seat.hover, this.seat.pointer, isUp);
      }
    };
    tell(false);
    for (let left = frames; left > 0; left--) this.world.frame();
    tell(true);
  }

  /** The window that a script has opened in front of this person. */
  get dialog(): Dialog | undefined {
    return this.seat.dialogs[0];
  }

  /** Clicks OK: with what stands in the window, or with what is put in first. An option is named or counted from 1. */
  answer(value: LuaValue = this.dialog?.value): void {
    const dialog = this.seat.dialogs.shift();
    if (dialog === undefined) throw new Error(`no window stands open in front of ${this.colour}`);
    if (dialog.kind === "options" && typeof value === "string" && !dialog.options.includes(value))
      throw new Error(`the window "${dialog.text}" has no option ${value}`);
    dialog.ok(value);
  }

  /** Closes the window: no script hears of it. */
  dismiss(): void {
    if (this.seat.dialogs.shift() === undefined) throw new Error(`no window stands open in front of ${this.colour}`);
  }

  /** What this person is to choose from the hand. */
  get handChoice(): HandChoice | undefined {
    return this.seat.choices[0];
  }

  /** Chooses cards of the hand and confirms them. https://api.tabletopsimulator.com/base/#chooseinhand */
  chooseInHand(cards: readonly Thing[]): void {
    const wrong = wrongChoice(this.world, this.seat, cards);
    if (wrong !== undefined) throw new Error(wrong);
    chosen(this.world, this.seat, cards, true);
  }

  /** Clicks Cancel instead. */
  cancelHandChoice(): void {
    if (this.handChoice?.mayCancel !== true) throw new Error(`${this.colour} has no choice that can be cancelled`);
    chosen(this.world, this.seat, [], false);
  }

  #sees(id: string, on: Thing | undefined): Element {
    const element = findIn(visible((on ?? this.world).ui.elements, this.seat), id);
    if (element === undefined) throw new Error(`${this.colour} sees no element ${id}`);
    return element;
  }

  #scriptNamed(target: string): World["global"] {
    if (target === "Global") return this.world.global;
    const vm = this.world.byGuid(target)?.vm;
    if (vm === undefined) throw new Error(`no script ${target}`);
    return vm;
  }
}
