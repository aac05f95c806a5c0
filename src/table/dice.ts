import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import { faceValue } from "../tts/face-value";

/** What a die shows. A value whose text is a number comes back from the game as one. */

/** What each side stands for, by what it says of itself, where dice are none of ours. */
export type Sides = Readonly<Record<string, Word | undefined>>;

export const valueText = (value: string | number | undefined): Word => {
  if (typeof value === "number") return Math.floor(value) === value ? numberText(value) : "";
  return value ?? "";
};

/** Beside dice of somebody else's there may lie some of ours, which say what they show. */
export const faceShown = (die: TtsObject, sides?: Sides): Word => {
  const text = valueText(die.getRotationValue());
  return sides === undefined ? faceValue(text) : (sides[text] ?? faceValue(text));
};

/** By face: how dice of a kind are turned to show it. */
export type Faces = Readonly<Record<Word, TtsVector | undefined>>;

export const facesOf = (die: TtsObject, sides?: Sides): Faces => {
  const faces: Record<Word, TtsVector | undefined> = {};
  for (const { value, rotation } of die.getRotationValues()) {
    const text = valueText(value);
    const face = sides === undefined ? faceValue(text) : (sides[text] ?? faceValue(text));
    faces[face] = faces[face] ?? rotation;
  }
  return faces;
};

/** What a side says that stands for this face; a number where its text is one, as the game has it. */
export const valueFor = (sides: Sides | undefined, face: Word): Word => {
  if (sides !== undefined) for (const text in sides) if (sides[text] === face) return text;
  return face;
};

/** What the game is to be told so that one of our own dice shows this face: dice of an earlier table tell all they show. */
export const ownValue = (die: TtsObject, face: Word): Word => {
  for (const { value } of die.getRotationValues()) {
    const text = valueText(value);
    if (faceValue(text) === face) return text;
  }
  return face;
};
