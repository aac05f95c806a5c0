/** The XML UI of the screen or of an object: a tree of elements, set whole and changed attribute by attribute. */

export interface Element {
  readonly tag: string;
  attributes: Record<string, string>;
  value: string;
  children: Element[];
}

export class XmlProblem extends Error {}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    const code = name[1] === "x" ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (mark) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[mark] ?? mark);

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const node =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<\/\s*([\w.]+)\s*>|<([\w.]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g;

/** Marks within a text, not elements: `<Text>some <b>bold</b> word</Text>` is one text. */
const RICH = /^<\/?(b|i|size|color|textsize|textcolor)\b/;

const attributesOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [, name = "", double, single] of text.matchAll(attribute)) found[name] = unescaped(double ?? single ?? "");
  return found;
};

export const parsedXml = (xml: string): Element[] => {
  const root: Element = { tag: "", attributes: {}, value: "", children: [] };
  const open: Element[] = [root];
  let at = 0;
  const text = (upTo: number): void => {
    const inner = open.at(-1);
    if (inner !== undefined && inner !== root) inner.value += unescaped(xml.slice(at, upTo).trim());
  };
  for (const match of xml.matchAll(node)) {
    if (RICH.test(match[0])) continue;
    text(match.index);
    at = match.index + match[0].length;
    const [, closed, opened, attributes = "", self] = match;
    if (closed !== undefined) {
      if (open.length < 2 || open.pop()?.tag !== closed)
        throw new XmlProblem(`the XML UI closes <${closed}> that is not open`);
    } else if (opened !== undefined) {
      const element: Element = { tag: opened, attributes: attributesOf(attributes), value: "", children: [] };
      open.at(-1)?.children.push(element);
      if (self !== "/") open.push(element);
    }
  }
  if (open.length > 1) throw new XmlProblem(`the XML UI never closes <${open.at(-1)?.tag ?? ""}>`);
  return root.children;
};

export const writtenXml = (elements: readonly Element[]): string =>
  elements
    .map(({ tag, attributes, value, children }) => {
      const fields = Object.entries(attributes).map(([name, entry]) => ` ${name}="${escaped(entry)}"`);
      const inner = escaped(value) + writtenXml(children);
      return inner === "" ? `<${tag}${fields.join("")}/>` : `<${tag}${fields.join("")}>${inner}</${tag}>`;
    })
    .join("");

/** Frames until a newly set tree can be read and touched. */
const LOADING = 2;

export class XmlUi {
  elements: Element[] = [];
  assets: { name: string; url: string; type: number }[] = [];
  loading = 0;
  #pending: Element[] | undefined;

  constructor(
    xml: string,
    assets: readonly { readonly Name: string; readonly URL: string; readonly Type: number }[] = [],
  ) {
    this.elements = xml.trim() === "" ? [] : parsedXml(xml);
    this.assets = assets.map(({ Name, URL, Type }) => ({ name: Name, url: URL, type: Type }));
  }

  set(elements: Element[]): void {
    this.#pending = elements;
    this.loading = LOADING;
  }

  /** What was asked for and is not there yet. */
  coming(id: string): Element | undefined {
    return this.#pending === undefined ? undefined : this.find(id, this.#pending);
  }

  /** What the scripts asked for last, loaded or not: what is saved and drawn next. */
  get latest(): Element[] {
    return this.#pending ?? this.elements;
  }

  tick(): void {
    if (this.loading === 0) return;
    this.loading--;
    if (this.loading === 0 && this.#pending !== undefined) {
      this.elements = this.#pending;
      this.#pending = undefined;
    }
  }

  find(id: string, among: readonly Element[] = this.elements): Element | undefined {
    for (const element of among) {
      if (element.attributes["id"] === id) return element;
      const inner = this.find(id, element.children);
      if (inner !== undefined) return inner;
    }
    return undefined;
  }
}
