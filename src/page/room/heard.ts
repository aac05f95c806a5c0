import type { Act } from "./wire";

/** What came from a tab somewhere in the world, as far as it is an act: a stranger may send anything. */

type Form = "text" | "number" | "roster" | "seats" | "options";
type FieldsOf<Kind> = Readonly<Record<Exclude<keyof Extract<Act, { readonly act: Kind }>, "act">, Form>>;

/** The fields of each act. */
const FORMS: { readonly [Kind in Act["act"]]: FieldsOf<Kind> } = {
  pickUp: { id: "number" },
  carry: { id: "number", x: "number", z: "number" },
  drop: { id: "number", into: "number" },
  flip: { id: "number" },
  roll: { id: "number" },
  rotate: { id: "number", degrees: "number" },
  type: { id: "number", number: "number" },
  draw: { id: "number" },
  take: { id: "number", index: "number" },
  press: { id: "number", index: "number" },
  write: { id: "number", index: "number", text: "text" },
  choose: { id: "number", label: "text" },
  look: { id: "number" },
  watch: { id: "number" },
  click: { element: "text", on: "number" },
  answer: { at: "number", key: "text", typed: "text" },
  wonder: { at: "number", turn: "number", key: "text", id: "number", x: "number", z: "number" },
  touch: { at: "number", id: "number", x: "number", z: "number" },
  enter: { element: "text", value: "text", on: "number" },
  say: { text: "text" },
  phrase: { phrase: "text" },
  name: { name: "text" },
  sit: { colour: "text" },
  speed: { speed: "number" },
  save: {},
  code: {},
  workshop: {},
  check: { roster: "roster", turn: "number" },
  readRoster: { text: "text", turn: "number" },
  again: {},
  leave: {},
  handOver: {},
  handedOver: {},
  load: { text: "text", name: "text" },
  replay: { code: "text" },
  begin: { seats: "seats", options: "options", seed: "number" },
  rematch: { seed: "number" },
  goOn: { id: "text" },
  rules: {},
};

/** A roster of more kinds than any game has is none. */
const MOST_KINDS = 500;

/** Nothing on a table is as large, or as far away. */
const LARGEST = 1_000_000_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRoster = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_KINDS &&
  value.every((each) => isObject(each) && Number.isSafeInteger(each["n"]) && typeof each["of"] === "string");

const MOST_SEATS = 12;

const areSeats = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_SEATS &&
  value.every((who) => who === "you" || who === "friend" || (isObject(who) && typeof who["bot"] === "string"));

const HAS: Readonly<Record<Form, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  number: (value) => typeof value === "number" && Math.abs(value) <= LARGEST,
  roster: isRoster,
  seats: areSeats,
  options: (value) => isObject(value) && Object.values(value).every((word) => typeof word === "string"),
};

const isActName = (name: unknown): name is Act["act"] => typeof name === "string" && Object.hasOwn(FORMS, name);

export const actIn = (value: unknown): Act | "none" => {
  if (!isObject(value) || !isActName(value["act"])) return "none";
  const forms = Object.entries<Form>(FORMS[value["act"]]);
  if (!forms.every(([field, form]) => HAS[form](value[field]))) return "none";
  // What else was sent is left out.
  const fields = forms.map(([field]): readonly [string, unknown] => [field, value[field]]);
  const act: Readonly<Record<string, unknown>> = Object.fromEntries([["act", value["act"]], ...fields]);
  return act as unknown as Act;
};
