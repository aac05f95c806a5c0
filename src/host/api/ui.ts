import { type HostObject, type HostType, LuaTable, type LuaValue, ScriptError, textOf } from "../vm/value";
import type { Thing } from "../world/thing";
import type { World } from "../world/world";
import { type Element, parsedXml, writtenXml, XmlProblem, type XmlUi } from "../world/xml-ui";
import { DOCUMENTED } from "./documented";
import { hostType, type Members } from "./members";

/** https://api.tabletopsimulator.com/ui/ */

class UiObject implements HostObject {
  constructor(
    readonly hostType: HostType,
    readonly ui: XmlUi,
    readonly owner: Thing | undefined,
  ) {}
}

/** XML attributes are texts. */
const attributeText = (value: LuaValue): string =>
  typeof value === "boolean" ? (value ? "True" : "False") : value === undefined ? "" : textOf(value);

const nodeOf = (element: Element): LuaValue => ({
  tag: element.tag,
  attributes: { ...element.attributes },
  ...(element.value === "" ? {} : { value: element.value }),
  ...(element.children.length > 0 ? { children: element.children.map(nodeOf) } : {}),
});

/** What has no tag is nothing: Arkham Horror clears an object's UI with `{ {} }`. */
/** A list of elements; one alone may stand there as it is, as in Lost Ruins of Arnak. */
const elementsIn = (nodes: LuaValue): Element[] => {
  if (!(nodes instanceof LuaTable)) return [];
  return (nodes.get("tag") === undefined ? nodes.list() : [nodes]).flatMap(elementOf);
};

const elementOf = (node: LuaValue): Element[] => {
  if (!(node instanceof LuaTable)) throw new ScriptError("UI.setXmlTable: each element is a table");
  const tag = node.get("tag");
  if (typeof tag !== "string") return [];
  const attributes: Record<string, string> = {};
  const given = node.get("attributes");
  if (given instanceof LuaTable)
    for (const [key, value] of given.entries) attributes[textOf(key)] = attributeText(value);
  const children = elementsIn(node.get("children"));
  return [{ tag, attributes, value: attributeText(node.get("value")), children }];
};

const parsed = (xml: string): Element[] => {
  try {
    return parsedXml(xml);
  } catch (error) {
    if (error instanceof XmlProblem) throw new ScriptError(error.message);
    throw error;
  }
};

/** Changes the element of that id, if there is one. The game breaks on one that was set and is not there yet. */
const changed = (self: UiObject, id: string, change: (element: Element) => void): boolean => {
  const element = self.ui.find(id);
  if (element === undefined && self.ui.coming(id) !== undefined) {
    throw new ScriptError(
      `UI: the element ${id} is not there yet: object reference not set to an instance of an object`,
    );
  }
  if (element !== undefined) change(element);
  return element !== undefined;
};

/** Whether an element can be seen may be said before it is there: Spirit Island does. */
const visible = (self: UiObject, id: string, active: boolean): boolean => {
  const element = self.ui.find(id) ?? self.ui.coming(id);
  if (element !== undefined) setAttribute(element, "active", String(active));
  return element !== undefined;
};

const setAttribute = (element: Element, name: string, value: LuaValue): void => {
  element.attributes[name] = attributeText(value);
};

const setAssets = (self: UiObject, assets: LuaTable): void => {
  self.ui.assets = assets.list().map((entry) => {
    if (!(entry instanceof LuaTable)) throw new ScriptError("UI.setCustomAssets: each asset is a table");
    const type = entry.get("type");
    const name = attributeText(entry.get("name"));
    return { name, url: attributeText(entry.get("url")), type: typeof type === "number" ? type : 0 };
  });
};

const setWhole = (self: UiObject, elements: Element[], assets: LuaValue): boolean => {
  self.ui.set(elements);
  if (assets instanceof LuaTable) setAssets(self, assets);
  return true;
};

const members: Members<UiObject> = {
  fields: { loading: { get: (self) => self.ui.loading > 0 } },
  methods: {
    getXml: (self) => writtenXml(self.ui.elements),
    setXml: (self, args) => setWhole(self, parsed(args.text(0)), args.any(1)),
    getXmlTable: (self) => self.ui.elements.map(nodeOf),
    setXmlTable: (self, args) => setWhole(self, elementsIn(args.table(0)), args.any(1)),
    getAttribute: (self, args) => self.ui.find(args.text(0))?.attributes[args.text(1)],
    getAttributes: (self, args) => {
      const element = self.ui.find(args.text(0));
      return element === undefined ? undefined : { ...element.attributes };
    },
    setAttribute: (self, args) =>
      changed(self, args.text(0), (element) => {
        setAttribute(element, args.text(1), args.any(2));
      }),
    setAttributes: (self, args) => {
      const { entries } = args.table(1);
      return changed(self, args.text(0), (element) => {
        for (const [key, value] of entries) setAttribute(element, textOf(key), value);
      });
    },
    setClass: (self, args) =>
      changed(self, args.text(0), (element) => {
        setAttribute(element, "class", args.text(1));
      }),
    getValue: (self, args) => self.ui.find(args.text(0))?.value,
    setValue: (self, args) =>
      changed(self, args.text(0), (element) => {
        element.value = args.text(1);
      }),
    show: (self, args) => visible(self, args.text(0), true),
    hide: (self, args) => visible(self, args.text(0), false),
    getCustomAssets: (self) => self.ui.assets.map((asset) => ({ ...asset })),
    setCustomAssets: (self, args) => {
      setAssets(self, args.table(0));
      return true;
    },
  },
  documented: DOCUMENTED.ui,
};

const uiType = hostType("UI", members, () => "UI");
const made = new WeakMap<XmlUi, UiObject>();

export const uiOf = (_world: World, ui: XmlUi, owner: Thing | undefined): HostObject => {
  let object = made.get(ui);
  if (object === undefined) made.set(ui, (object = new UiObject(uiType, ui, owner)));
  return object;
};
