import type { ObjectState } from "../../tts/save";
import { type OpenTable, openTable } from "../open";

const AT = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };

/** One of everything that has members of its own, by the GUIDs that the families name. */
const ONE_OF_EACH: readonly (readonly [guid: string, name: string])[] = [
  ["piece", "BlockSquare"],
  ["assetbundle", "Custom_Assetbundle"],
  ["book", "Custom_PDF"],
  ["browser", "Tablet"],
  ["clock", "Digital_Clock"],
  ["container", "Bag"],
  ["counter", "Counter"],
  ["layoutzone", "LayoutZone"],
  ["rpgfigurine", "rpg_BEAR"],
  ["texttool", "3DText"],
];

/** What only a script of an object has. */
const SCRIPTED: ObjectState = {
  GUID: "scripted",
  Name: "BlockSquare",
  Transform: { ...AT, posX: -4 },
  LuaScript: "function environment() return { self = self } end",
};

export const probeTable = (): OpenTable => {
  const ObjectStates = ONE_OF_EACH.map(([GUID, Name], i): ObjectState => ({
    GUID,
    Name,
    Transform: { ...AT, posX: 4 * i },
  }));
  return openTable({ SaveName: "one of each", ObjectStates: [...ObjectStates, SCRIPTED] });
};
