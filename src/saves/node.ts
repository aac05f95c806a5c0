/** A value of a save's text, and which characters of it are its own: whoever changes one leaves all others as they are. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface FieldsNode extends Span {
  readonly is: "fields";
  /** In their order; where a name comes twice the game reads the last. */
  readonly fields: readonly { readonly name: string; readonly node: SaveNode }[];
}

export interface ListNode extends Span {
  readonly is: "list";
  readonly items: readonly SaveNode[];
}

export interface TextNode extends Span {
  readonly is: "text";
  readonly text: string;
}

interface NumberNode extends Span {
  readonly is: "number";
  /** As it is written: 1 is a whole number to the game, 1.0 is not. */
  readonly raw: string;
}

interface WordNode extends Span {
  readonly is: "word";
  readonly word: "true" | "false" | "null";
}

export type SaveNode = FieldsNode | ListNode | TextNode | NumberNode | WordNode;

/** A field's value; what the game wrote as null is not there. */
export const fieldOf = (node: SaveNode | undefined, name: string): SaveNode | undefined => {
  if (node?.is !== "fields") return undefined;
  const found = node.fields.findLast((field) => field.name === name)?.node;
  return found?.is === "word" && found.word === "null" ? undefined : found;
};

export const textIn = (node: SaveNode | undefined, name: string): string => {
  const field = fieldOf(node, name);
  return field?.is === "text" ? field.text : "";
};

/** A number, also one that was written as a text; `otherwise` where there is none. */
export const numberIn = (node: SaveNode | undefined, name: string, otherwise: number): number => {
  const field = fieldOf(node, name);
  const value = field?.is === "number" ? Number(field.raw) : field?.is === "text" ? Number.parseFloat(field.text) : NaN;
  return Number.isFinite(value) ? value : otherwise;
};

export const itemsIn = (node: SaveNode | undefined, name: string): readonly SaveNode[] => {
  const field = fieldOf(node, name);
  return field?.is === "list" ? field.items : [];
};

export const textsIn = (node: SaveNode | undefined, name: string): readonly string[] =>
  itemsIn(node, name).flatMap((item) => (item.is === "text" ? [item.text] : []));

const WORDS = { true: true, false: false, null: null } as const;

/** The value as JSON gives it, for what does not mind how a number was written. */
export const plain = (node: SaveNode): unknown => {
  if (node.is === "text") return node.text;
  if (node.is === "number") return Number(node.raw);
  if (node.is === "word") return WORDS[node.word];
  if (node.is === "list") return node.items.map(plain);
  return Object.fromEntries(node.fields.map(({ name, node: value }) => [name, plain(value)]));
};
