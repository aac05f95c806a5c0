import { type Mark, MARKS } from "../../bind/binding";
import { seenOf, singleOf } from "../../bind/seen";
import type { Thing } from "../../bind/survey";
import { breathe } from "../../kernel/breath";
import { has } from "../../kernel/list";
import { numberText } from "../../kernel/number-text";
import type { Word } from "../../kernel/words";
import type { Glimpse } from "../../recognise/glimpse";
import type { TtsObject } from "../../tts/api";
import type { Adopting } from "./adopting";
import { glimpsed } from "./look";

/** What goes with a piece when somebody says what it is: all its like, or all that lies in it. */

/** Finer shades than these nobody sees. */
const SHADES = 20;

const shadeOf = ({ colour: { r, g, b } }: Glimpse): string =>
  numberText(Math.floor(r * SHADES)) +
  "/" +
  numberText(Math.floor(g * SHADES)) +
  "/" +
  numberText(Math.floor(b * SHADES));

const DIGITS = "0123456789#";

/** `Pawn 3` and `Pawn 4` are two of the same. */
const unnumbered = (name: string): string => {
  let text = "";
  for (let i = 0; i < name.length; i++) {
    const letter = name.charAt(i);
    if (DIGITS.indexOf(letter) < 0 && letter !== " ") text += letter;
  }
  return text;
};

/** The game's own pieces differ by their tint and by what they are called alone. */
export const likenessOf = (glimpse: Glimpse): string => {
  const { type, look, name } = glimpse;
  return singleOf(type) + " " + (look === "" ? unnumbered(name) : look) + " " + shadeOf(glimpse);
};

/** As much as it is to look whether one is like it. */
const A_LOOK = 4;

/** What lies in it, by id. */
const insideOf = ({ things }: Adopting["looked"], guid: string): readonly Word[] => {
  const ids: Word[] = [];
  for (const { id, holder } of things) if (holder === guid) ids.push(id);
  return ids;
};

const sortsById = (things: readonly Thing[]): Readonly<Record<Word, Word | undefined>> => {
  const sorts: Record<Word, Word> = {};
  for (const { id, sort } of things) sorts[id] = sort;
  return sorts;
};

/** The ids of all that is like it and is taken for the same so far; what lies in it, where it holds something. */
export const alikeTo = ({ looked, survey }: Adopting, object: TtsObject): readonly Word[] => {
  const inside = insideOf(looked, object.guid);
  if (inside.length > 0) return inside;
  const own = glimpsed(object);
  const likeness = likenessOf(own);
  const sorts = sortsById(survey.things);
  const alike: Glimpse[] = [];
  let taken: Word | undefined = sorts[object.guid];
  for (const glimpse of looked.glimpses) {
    breathe(A_LOOK);
    if (likenessOf(glimpse) === likeness) {
      alike.push(glimpse);
      // It may have lain in something when the table was looked at.
      taken = taken ?? sorts[glimpse.id];
    }
  }
  const ids: Word[] = [];
  for (const { id } of alike) if (sorts[id] === taken) ids.push(id);
  return ids;
};

/** Marks that tell nothing of what a piece shows. */
const PASSING: readonly Mark[] = ["guid", "inside"];

/** Of those like it, the ones that look the same in everything. */
export const sameAs = ({ survey }: Adopting, object: TtsObject, alike: readonly Word[]): readonly Word[] => {
  const own = seenOf(object.getData(), "");
  const isAlike: Record<Word, boolean> = {};
  for (const id of alike) isAlike[id] = true;
  const same: Word[] = [];
  for (const { id, seen } of survey.things) {
    let differs = isAlike[id] !== true;
    for (const mark of MARKS) if (!has(PASSING, mark) && seen[mark] !== own[mark]) differs = true;
    if (!differs) same.push(id);
  }
  return same;
};

/** The cards that show the same picture. */
export const cardsLike = ({ survey }: Adopting, card: TtsObject): readonly Word[] => {
  const own = seenOf(card.getData(), "");
  const ids: Word[] = [];
  for (const { id, seen } of survey.things)
    if (seen.cell !== undefined && seen.face === own.face && seen.cell === own.cell) ids.push(id);
  return ids;
};
