/** What a value of a save must look like. */
export type Shape =
  | { readonly is: "text" | "flag" | "whole" | "number" | "nothing" }
  | { readonly is: "one of"; readonly values: readonly (string | number)[] }
  | { readonly is: "list" | "keyed"; readonly of: () => Shape }
  | { readonly is: "record"; readonly always: Fields; readonly may: Fields }
  | { readonly is: "either"; readonly shapes: readonly Shape[] }
  | { readonly is: "by name"; readonly names: ReadonlyMap<string, Shape> };

export type Fields = Readonly<Record<string, Shape>>;

export const TEXT: Shape = { is: "text" };
export const FLAG: Shape = { is: "flag" };
export const WHOLE: Shape = { is: "whole" };
export const NUMBER: Shape = { is: "number" };
export const NOTHING: Shape = { is: "nothing" };

export const oneOf = (...values: readonly (string | number)[]): Shape => ({ is: "one of", values });
/** 0, 1 … up to the last. */
export const upTo = (last: number): Shape => oneOf(...Array.from({ length: last + 1 }, (_, value) => value));
export const either = (...shapes: readonly Shape[]): Shape => ({ is: "either", shapes });
export const list = (of: () => Shape): Shape => ({ is: "list", of });
/** A record whose keys are whole numbers in text. */
export const keyed = (of: () => Shape): Shape => ({ is: "keyed", of });
export const record = (always: Fields, may: Fields = {}): Shape => ({ is: "record", always, may });

/** The same shape for several fields, their names with spaces between. */
export const each = (shape: Shape, names: string): Fields =>
  Object.fromEntries(names.split(" ").map((name) => [name, shape]));

type Wrong = readonly string[];

const NOTHING_WRONG: Wrong = [];

const kindOf = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "a list"
      : typeof value === "object"
        ? "a record"
        : JSON.stringify(value);

const must = (holds: boolean, path: string, be: string, value: unknown): Wrong =>
  holds ? NOTHING_WRONG : [`${path}: must be ${be}, is ${value === undefined ? "missing" : kindOf(value)}`];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textIn = (value: unknown, field: string): string => {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === "string" ? text : "";
};

/** An object is called by what it is and its GUID, wherever it lies. */
const wrongObject = (value: unknown, names: ReadonlyMap<string, Shape>, path: string): Wrong => {
  const name = textIn(value, "Name");
  const shape = names.get(name);
  if (shape === undefined) return [`${path}.Name: "${name}" is no type of object whose shape we know`];
  const title = [name, textIn(value, "GUID"), textIn(value, "Nickname")].filter((text) => text !== "").join(" ");
  return wrongIn(value, shape, title);
};

const wrongFields = (value: Readonly<Record<string, unknown>>, always: Fields, may: Fields, path: string): Wrong => {
  const known = { ...may, ...always };
  const missing = Object.keys(always).filter((field) => value[field] === undefined);
  return [
    ...missing.map((field) => `${path}.${field}: is missing`),
    ...Object.entries(value).flatMap(([field, item]) => {
      const shape = known[field];
      return shape === undefined ? [`${path}.${field}: is in no real save`] : wrongIn(item, shape, `${path}.${field}`);
    }),
  ];
};

/** Everything in a value that is not as its shape says, each with the path that leads to it. */
export const wrongIn = (value: unknown, shape: Shape, path: string): Wrong => {
  switch (shape.is) {
    case "text":
      return must(typeof value === "string", path, "a text", value);
    case "flag":
      return must(typeof value === "boolean", path, "true or false", value);
    case "whole":
      return must(Number.isInteger(value), path, "a whole number", value);
    case "number":
      return must(Number.isFinite(value), path, "a number", value);
    case "nothing":
      return must(value === null, path, "null", value);
    case "one of":
      return must(
        shape.values.some((one) => one === value),
        path,
        `one of ${shape.values.join(", ")}`,
        value,
      );
    case "list":
      if (!Array.isArray(value)) return must(false, path, "a list", value);
      return value.flatMap((item, i) => wrongIn(item, shape.of(), `${path}[${String(i)}]`));
    case "keyed":
      if (!isRecord(value)) return must(false, path, "a record", value);
      return Object.entries(value).flatMap(([key, item]) => [
        ...must(/^\d+$/.test(key), `${path}.${key}`, "keyed by a whole number", key),
        ...wrongIn(item, shape.of(), `${path}.${key}`),
      ]);
    case "record":
      return isRecord(value) ? wrongFields(value, shape.always, shape.may, path) : must(false, path, "a record", value);
    case "by name":
      return wrongObject(value, shape.names, path);
    case "either": {
      const tries = shape.shapes.map((one) => wrongIn(value, one, path));
      return tries.some((wrong) => wrong.length === 0) ? NOTHING_WRONG : (tries[0] ?? NOTHING_WRONG);
    }
  }
};
