import { joined } from "../kernel/list";
import { decks } from "./ask/decks";
import { dice } from "./ask/dice";
import { errors } from "./ask/errors";
import { eyes } from "./ask/eyes";
import { forming } from "./ask/forming";
import { grids } from "./ask/grids";
import { hands } from "./ask/hands";
import { language } from "./ask/language";
import { moves } from "./ask/moves";
import { objects } from "./ask/objects";
import { putting } from "./ask/putting";
import { screen } from "./ask/screen";
import { taking } from "./ask/taking";
import { texts } from "./ask/texts";
import { time } from "./ask/time";
import { told } from "./ask/told";
import type { EyeQuestion, Question, ScriptQuestion } from "./question";

const GROUPS = [
  time,
  language,
  errors,
  texts,
  objects,
  told,
  moves,
  grids,
  dice,
  putting,
  taking,
  forming,
  decks,
  hands,
  screen,
];

const all = (): readonly ScriptQuestion[] => {
  let questions: readonly ScriptQuestion[] = [];
  for (const group of GROUPS) questions = joined(questions, group);
  return questions;
};

export const BY_SCRIPT: readonly ScriptQuestion[] = all();
export const BY_EYE: readonly EyeQuestion[] = eyes;

/** In the order of the code's letters. */
export const QUESTIONS: readonly Question[] = joined<Question>(BY_SCRIPT, BY_EYE);
