import { type Caller, Colour, LuaTable, type LuaValue, Vec } from "../vm/value";
import type { Vm } from "../vm/vm";
import { type ClassicButton, Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Args } from "./args";
import type { Method } from "./members";

/** Buttons and inputs drawn on an object: https://api.tabletopsimulator.com/object/#createbutton */

type List = "buttons" | "inputs";

const HANDLER: Readonly<Record<List, string>> = { buttons: "click_function", inputs: "input_function" };

/** What is not given, as the page says it. Colours for hovering and pressing have nothing of their own. */
const USUAL: Readonly<Record<string, LuaValue>> = {
  label: "",
  tooltip: "",
  position: new Vec(0, 0, 0),
  rotation: new Vec(0, 0, 0),
  scale: new Vec(1, 1, 1),
  width: 100,
  height: 100,
  font_size: 100,
  color: new Colour(1, 1, 1),
  font_color: new Colour(0, 0, 0),
};
const USUAL_OF: Readonly<Record<List, Readonly<Record<string, LuaValue>>>> = {
  buttons: USUAL,
  inputs: { ...USUAL, value: "", alignment: 1, validation: 1, tab: 1 },
};

const ownerOf = (world: World, fields: LuaTable): Vm => {
  const owner = fields.get("function_owner");
  return owner instanceof Thing && owner.vm !== undefined ? owner.vm : world.global;
};

const made = (world: World, list: List, fields: LuaTable): ClassicButton | undefined => {
  const handler = fields.get(HANDLER[list]);
  if (typeof handler !== "string" || handler === "") return undefined;
  for (const [name, value] of Object.entries(USUAL_OF[list]))
    if (fields.get(name) === undefined) fields.entries.set(name, value);
  return { fields, owner: ownerOf(world, fields), handler };
};

const create =
  (world: World, list: List): Method<Thing> =>
  (thing, args) => {
    const button = made(world, list, args.table(0));
    if (button === undefined) return false;
    thing[list].push(button);
    return true;
  };

const edit =
  (world: World, list: List): Method<Thing> =>
  (thing, args: Args, _vm: Caller) => {
    const changes = args.table(0);
    const index = changes.get("index");
    const old = typeof index === "number" ? thing[list][index] : undefined;
    if (old === undefined || typeof index !== "number") return false;
    const fields = LuaTable.of([...old.fields.entries, ...changes.entries]);
    const button = made(world, list, fields);
    if (button !== undefined) thing[list][index] = button;
    return button !== undefined;
  };

const remove =
  (list: List): Method<Thing> =>
  (thing, args) => {
    const index = args.number(0);
    const there = thing[list][index] !== undefined;
    thing[list] = thing[list].filter((_, i) => i !== index);
    return there;
  };

/** Nothing, not an empty list, when there are none. */
const get =
  (list: List): Method<Thing> =>
  (thing): LuaValue => {
    if (thing[list].length === 0) return undefined;
    return thing[list].map((each, index) => LuaTable.of([...each.fields.entries, ["index", index]]));
  };

const clear =
  (list: List): Method<Thing> =>
  (thing) => {
    thing[list] = [];
    return true;
  };

export const classicUi = (world: World): Readonly<Record<string, Method<Thing>>> => ({
  createButton: create(world, "buttons"),
  createInput: create(world, "inputs"),
  editButton: edit(world, "buttons"),
  editInput: edit(world, "inputs"),
  removeButton: remove("buttons"),
  removeInput: remove("inputs"),
  getButtons: get("buttons"),
  getInputs: get("inputs"),
  clearButtons: clear("buttons"),
  clearInputs: clear("inputs"),
});
