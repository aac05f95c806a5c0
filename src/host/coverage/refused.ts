import { NotImitated } from "../vm/value";
import { memberOf } from "./member";

const IN_THE_BUNDLE = "what an asset bundle can do stands in its file, which only the game can read";

/**
 * What this host does not imitate, and why. A member that is neither here nor answered is refused just as loudly, as
 * one nobody has come to yet.
 */
export const REFUSED: Readonly<Record<string, string>> = {
  clearPixelPaint: "nobody paints on this table pixel by pixel",
  "Object.getLoopingEffects": IN_THE_BUNDLE,
  "Object.getTriggerEffects": IN_THE_BUNDLE,
  "AssetBundle.getLoopingEffects": IN_THE_BUNDLE,
  "AssetBundle.getTriggerEffects": IN_THE_BUNDLE,
};

/** The error of a script that asks for it. */
export const refusal = (id: string): NotImitated => {
  const about = [REFUSED[id], memberOf(id)?.source].filter((part) => part !== undefined).join("; ");
  return new NotImitated(about === "" ? id : `${id} (${about})`);
};
