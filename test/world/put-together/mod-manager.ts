import { dirname, join } from "node:path";
import { type Fields, fieldsIn, isFields, namesIn, textIfThere } from "./files";
import { withRequired } from "./required";

/**
 * A save as TTSModManager takes it apart: `X_path` says in which file a field lies, `X_order` in which order files hold a list.
 * https://github.com/argonui/TTSModManager
 */

const PATH = /_(path|order)$/;

const INCLUDE = /<Include\s+src\s*=\s*"([^"]+?)(?:\.xml)?"\s*\/>/g;

class Parts {
  constructor(readonly root: string) {}

  #text(path: string): string {
    const folders = ["objects", "src", "modsettings", "xml"];
    const text = folders.map((folder) => textIfThere(this.root, folder, path)).find((each) => each !== undefined);
    if (text === undefined) throw new Error(`no ${path} in ${folders.join(", ")}`);
    return text;
  }

  #xml(text: string): string {
    return text.replace(INCLUDE, (_, name: string) => this.#xml(textIfThere(this.root, "xml", `${name}.xml`) ?? ""));
  }

  #scripted(fields: Fields): Fields {
    const { LuaScript, XmlUI } = fields;
    const lua = typeof LuaScript === "string" ? { LuaScript: withRequired(LuaScript, [join(this.root, "src")]) } : {};
    return { ...fields, ...lua, ...(typeof XmlUI === "string" ? { XmlUI: this.#xml(XmlUI) } : {}) };
  }

  /** The fields with those that lie in files of their own. */
  #whole(fields: Fields): Fields {
    const whole: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(fields)) {
      const name = key.replace(PATH, "");
      const isInFile = key.endsWith("_path") && typeof value === "string" && !/^(ContainedObjects|States)$/.test(name);
      if (isInFile) whole[name] = value.endsWith(".json") ? JSON.parse(this.#text(value)) : this.#text(value);
      else if (!PATH.test(key)) whole[key] = value;
    }
    return this.#scripted(whole);
  }

  object(path: string): Fields {
    const fields = fieldsIn(this.root, "objects", `${path}.json`);
    const { ContainedObjects_path: folder, ContainedObjects_order: order, States_path: states } = fields;
    const inside = (name: string): Fields =>
      this.object(join(dirname(path), typeof folder === "string" ? folder : "", name));
    return {
      ...this.#whole(fields),
      ...(Array.isArray(order) ? { ContainedObjects: namesIn(order).map(inside) } : {}),
      ...(isFields(states)
        ? { States: Object.fromEntries(Object.entries(states).map(([key, name]) => [key, inside(String(name))])) }
        : {}),
    };
  }

  save(): Fields {
    const config = fieldsIn(this.root, "config.json");
    const objects = namesIn(config["ObjectStates_order"]).map((name) => this.object(name));
    return { ...this.#whole(config), ObjectStates: objects };
  }
}

export const modManager = (root: string): Fields => new Parts(root).save();
