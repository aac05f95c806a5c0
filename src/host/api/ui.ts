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

const elementOf = (node: LuaValue): Element => {
  if (!(node instanceof LuaTable)) throw new ScriptError("UI.setXmlTable: each element is a table");
  const tag = node.get("tag");
  if (typeof tag !== "string") throw new ScriptError("UI.setXmlTable: an element has no tag");
  const attributes: Record<string, string> = {};
  const given = node.get("attributes");
  if (given instanceof LuaTable)
    for (const [key, value] of given.entries) attributes[textOf(key)] = attributeText(value);
  const children = node.get("children");
  return {
    tag,
    attributes,
    value: attributeText(node.get("value")),
    children: children instanceof LuaTable ? children.list().map(elementOf) : [],
  };
};

const parsed = (xml: string): Element[] => {
  try {
    return parsedXml(xml);
  } catch (error) {
    if (error instanceof XmlProblem) throw new ScriptError(error.message);
    throw error;
  }
};

/** An element that must be there: the game breaks on one that is not. */
const found = (self: UiObject, id: string): Element => {
  const element = self.ui.find(id);
  if (element === undefined) throw new ScriptError(`UI: no element has the id ${id}: object reference not set`);
  return element;
};

const members: Members<UiObject> = {
  fields: { loading: { get: (self) => self.ui.loading > 0 } },
  methods: {
    getXml: (self) => writtenXml(self.ui.elements),
    setXml: (self, args) => {
      self.ui.set(parsed(args.text(0)));
      return true;
    },
    getXmlTable: (self) => self.ui.elements.map(nodeOf),
    setXmlTable: (self, args) => {
      self.ui.set(args.table(0).list().map(elementOf));
      return true;
    },
    getAttribute: (self, args) => self.ui.find(args.text(0))?.attributes[args.text(1)],
    getAttributes: (self, args) => ({ ...self.ui.find(args.text(0))?.attributes }),
    setAttribute: (self, args) => {
      found(self, args.text(0)).attributes[args.text(1)] = attributeText(args.any(2));
      return true;
    },
    setAttributes: (self, args) => {
      const { attributes } = found(self, args.text(0));
      for (const [key, value] of args.table(1).entries) attributes[textOf(key)] = attributeText(value);
      return true;
    },
    setClass: (self, args) => {
      found(self, args.text(0)).attributes["class"] = args.text(1);
      return true;
    },
    getValue: (self, args) => self.ui.find(args.text(0))?.value,
    setValue: (self, args) => {
      found(self, args.text(0)).value = args.text(1);
      return true;
    },
    show: (self, args) => {
      found(self, args.text(0)).attributes["active"] = "true";
      return true;
    },
    hide: (self, args) => {
      found(self, args.text(0)).attributes["active"] = "false";
      return true;
    },
    getCustomAssets: (self) => self.ui.assets.map((asset) => ({ ...asset })),
    setCustomAssets: (self, args) => {
      self.ui.assets = args
        .table(0)
        .list()
        .map((entry) => {
          if (!(entry instanceof LuaTable)) throw new ScriptError("UI.setCustomAssets: each asset is a table");
          const type = entry.get("type");
          return {
            name: attributeText(entry.get("name")),
            url: attributeText(entry.get("url")),
            type: typeof type === "number" ? type : 0,
          };
        });
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
