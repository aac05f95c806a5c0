import type { Trial } from "./trial";

/** The text of the error that this makes; "" if it makes none. */
export const failing = (work: (this: void) => void): string => {
  try {
    work();
  } catch (error) {
    return typeof error === "string" ? error : "no text";
  }
  return "";
};

export const outcome = (trial: Trial, work: (this: void) => void, fine: string, fails: string): void => {
  const wrong = failing(work);
  if (wrong !== "") trial.note(wrong);
  trial.answer(wrong === "" ? fine : fails);
};
