import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";

/** What a die shows. A value whose text is a number comes back from the game as one. */

const valueText = (value: string | number | undefined): Word => {
  if (typeof value === "number") return Math.floor(value) === value ? numberText(value) : "";
  return value ?? "";
};

export const faceShown = (die: TtsObject): Word => valueText(die.getRotationValue());

/** By face: how dice of a kind are turned to show it. */
export type Faces = Readonly<Record<Word, TtsVector | undefined>>;

export const facesOf = (die: TtsObject): Faces => {
  const faces: Record<Word, TtsVector> = {};
  for (const { value, rotation } of die.getRotationValues()) {
    const face = valueText(value);
    faces[face] = rotation;
  }
  return faces;
};
