import type { DoorAct, Knock } from "../../page/far/door-wire";
import { COLOURS } from "../../host/world/players";

/** What somebody said at the door, if it is anything that is said there. */

const fieldsOf = (said: unknown): Readonly<Record<string, unknown>> =>
  typeof said === "object" && said !== null ? { ...said } : {};

const isColour = (value: unknown): value is string => typeof value === "string" && Object.hasOwn(COLOURS, value);

/** Black sees all hands: nobody is invited there. */
const isInvitable = (value: unknown): value is string => isColour(value) && value !== "Black";

export const knockIn = (said: unknown): Knock | "none" => {
  const { knock, key, name, text, folder } = fieldsOf(said);
  if (knock === "key" && typeof key === "string") return { knock, key };
  if (knock === "claim" && typeof name === "string" && typeof text === "string" && typeof folder === "string")
    return { knock, name, text, folder };
  return "none";
};

export const doorActIn = (said: unknown): DoorAct | "none" => {
  const { act, colour, colours } = fieldsOf(said);
  if (act === "invite" && Array.isArray(colours)) return { act, colours: [...new Set(colours.filter(isInvitable))] };
  if (act === "takeBack" && isInvitable(colour)) return { act, colour };
  return act === "stopSharing" ? { act } : "none";
};
