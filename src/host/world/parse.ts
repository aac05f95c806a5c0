import type { ObjectState, SaveState } from "../../tts/save";

/** A save from a stranger is hostile until parsed: this names what is wrong with it and where. */
export class SaveProblem extends Error {}

const DEEPEST = 12;
const MOST_OBJECTS = 20_000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const number = (value: unknown, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

const checkType = (fields: Fields, name: string, type: "string" | "boolean" | "number", path: string): void => {
  const value = fields[name];
  // TTS writes null where it has nothing.
  if (value === undefined || value === null) return;
  if (typeof value !== type) throw new SaveProblem(`${path}.${name} is not a ${type}`);
};

const TEXTS = [
  "GUID",
  "Nickname",
  "Description",
  "GMNotes",
  "Memo",
  "LuaScript",
  "LuaScriptState",
  "XmlUI",
  "FogColor",
];
const FLAGS = ["Locked", "Grid", "Snap", "Sticky", "Tooltip", "HideWhenFaceDown", "Hands", "DragSelectable"];
const NUMBERS = ["CardID", "Number", "Value", "MaterialIndex", "MeshIndex"];

const parsedTransform = (value: unknown): ObjectState["Transform"] => {
  const t = isFields(value) ? value : {};
  return {
    posX: number(t["posX"], 0),
    posY: number(t["posY"], 0),
    posZ: number(t["posZ"], 0),
    rotX: number(t["rotX"], 0),
    rotY: number(t["rotY"], 0),
    rotZ: number(t["rotZ"], 0),
    scaleX: number(t["scaleX"], 1),
    scaleY: number(t["scaleY"], 1),
    scaleZ: number(t["scaleZ"], 1),
  };
};

/** The game reads a number from a text as well: scripts put the numbers of cards together as texts. */
const asNumber = (value: unknown): unknown =>
  typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : value;

const counted = (given: Fields): Fields => {
  const value: Fields = { ...given };
  for (const field of NUMBERS) if (typeof given[field] === "string") value[field] = asNumber(given[field]);
  if (Array.isArray(given["DeckIDs"])) value["DeckIDs"] = given["DeckIDs"].map(asNumber);
  return value;
};

class Parser {
  #count = 0;

  object(given: unknown, path: string, depth: number): ObjectState {
    if (!isFields(given)) throw new SaveProblem(`${path} is not an object`);
    const value = counted(given);
    if (depth > DEEPEST) throw new SaveProblem(`${path} is nested too deeply`);
    if (++this.#count > MOST_OBJECTS) throw new SaveProblem(`${path}: more than ${String(MOST_OBJECTS)} objects`);
    const name = value["Name"];
    if (typeof name !== "string" || name === "") throw new SaveProblem(`${path}.Name is missing`);
    for (const field of TEXTS) checkType(value, field, "string", path);
    for (const field of FLAGS) checkType(value, field, "boolean", path);
    for (const field of NUMBERS) checkType(value, field, "number", path);
    const kept: Fields = Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null));
    kept["Transform"] = parsedTransform(value["Transform"]);
    kept["GUID"] = typeof value["GUID"] === "string" ? value["GUID"] : "";
    if (kept["Tags"] !== undefined) kept["Tags"] = this.texts(kept["Tags"], `${path}.Tags`);
    for (const field of ["ContainedObjects", "ChildObjects"]) {
      if (kept[field] !== undefined) kept[field] = this.objects(kept[field], `${path}.${field}`, depth + 1);
    }
    if (isFields(kept["States"])) {
      const states = Object.entries(kept["States"]);
      kept["States"] = Object.fromEntries(
        states.map(([key, state]) => [key, this.object(state, `${path}.States.${key}`, depth + 1)]),
      );
    }
    return kept as unknown as ObjectState;
  }

  objects(value: unknown, path: string, depth: number): ObjectState[] {
    if (!Array.isArray(value)) throw new SaveProblem(`${path} is not a list`);
    return value.map((entry, i) => this.object(entry, `${path}[${String(i)}]`, depth));
  }

  texts(value: unknown, path: string): string[] {
    if (!Array.isArray(value) || !value.every((entry) => typeof entry === "string")) {
      throw new SaveProblem(`${path} is not a list of texts`);
    }
    return value;
  }
}

/** One object as the spawn functions take it. */
export const parsedObject = (value: unknown, path: string): ObjectState => new Parser().object(value, path, 0);

/** Hands were kept in the header before they were objects of their own: these are made of them. */
const handsIn = (header: unknown, objects: readonly ObjectState[]): ObjectState[] => {
  const hands = isFields(header) ? header["HandTransforms"] : undefined;
  if (!Array.isArray(hands) || objects.some(({ Name }) => Name === "HandTrigger")) return [];
  const ofHand = ({ Color, Transform }: Fields, i: number): unknown => ({
    GUID: `hand${String(i + 1).padStart(2, "0")}`,
    Name: "HandTrigger",
    Locked: true,
    FogColor: Color,
    Transform,
  });
  return new Parser().objects(hands.filter(isFields).map(ofHand), "Hands.HandTransforms", 0);
};

export const parsedSave = (value: unknown): SaveState => {
  if (!isFields(value)) throw new SaveProblem("the save is not an object");
  if (value["ObjectStates"] === undefined) throw new SaveProblem("ObjectStates is missing: this is no TTS save");
  for (const field of ["SaveName", "LuaScript", "LuaScriptState", "XmlUI", "Table", "Note"]) {
    checkType(value, field, "string", "the save");
  }
  const kept = Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null));
  const objects = new Parser().objects(value["ObjectStates"], "ObjectStates", 0);
  const save = { SaveName: "", ...kept } as unknown as SaveState;
  return { ...save, ObjectStates: [...objects, ...handsIn(kept["Hands"], objects)] };
};

export const parsedSaveText = (text: string): SaveState => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SaveProblem(`the save is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return parsedSave(value);
};
