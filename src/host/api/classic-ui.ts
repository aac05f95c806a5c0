import { type Caller, LuaTable, type LuaValue } from "../vm/value";
import type { Vm } from "../vm/vm";
import { type ClassicButton, Thing } from "../world/thing";
import type { World } from "../world/world";
import type { Args } from "./args";
import type { Method } from "./members";

/** Buttons and inputs drawn on an object: https://api.tabletopsimulator.com/object/#createbutton */

type List = "buttons" | "inputs";

const HANDLER: Readonly<Record<List, string>> = { buttons: "click_function", inputs: "input_function" };
const SIZES = { width: 100, height: 100, font_size: 100 };

const ownerOf = (world: World, fields: LuaTable): Vm => {
  const owner = fields.get("function_owner");
  return owner instanceof Thing && owner.vm !== undefined ? owner.vm : world.global;
};

const made = (world: World, list: List, fields: LuaTable): ClassicButton | undefined => {
  const handler = fields.get(HANDLER[list]);
  if (typeof handler !== "string" || handler === "") return undefined;
  for (const [name, size] of Object.entries(SIZES)) if (fields.get(name) === undefined) fields.entries.set(name, size);
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
