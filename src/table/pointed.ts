import { type BoardPlace, type Looked, NOT_LOOKED, type Wonder } from "../kernel/board";
import { type Gesture, headOf } from "../kernel/gesture";
import { kept, withItem } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { carriedOn } from "../kernel/say";
import { wordText } from "../kernel/text";
import type { Word } from "../kernel/words";
import { type Box, boxAround, boxOfSpot, placeIn } from "./box";
import { census } from "./census";
import { type Listening, listening, meantBy } from "./meant";
import { bareGesture, gesturesOf, touchOf } from "./touch";
import { placedSpots } from "./placed-spots";
import type { Clickable, Playing, Question } from "./table";
import { viewFor } from "./view";

/** Where on the table a choice is: the places it names, or whatever a click on would choose it. */

type Pointed = Pick<Looked, "pieces" | "places">;

/** The places of these spots, one for all that are named alike. */
const placesOf = ({ layout }: Playing, spots: readonly Word[], says: string): readonly BoardPlace[] => {
  const boxes: Record<Word, Box> = {};
  let heads: readonly Word[] = [];
  for (const name of spots) {
    const spot = layout.spots[name];
    if (spot !== undefined) {
      const head = headOf(name);
      const before = boxes[head];
      if (before === undefined) heads = withItem(heads, head);
      boxes[head] = before === undefined ? boxOfSpot(spot) : boxAround(before, boxOfSpot(spot));
    }
  }
  const places: BoardPlace[] = [];
  for (const head of heads) {
    const box = boxes[head];
    if (box !== undefined) places.push(placeIn(box, { may: true, says, more: "" }));
  }
  return places;
};

const namedSpots = ({ layout }: Playing, word: Word): readonly Word[] => {
  const names: Word[] = [];
  for (const name in layout.spots) if (headOf(name) === word || name === word) names.push(name);
  return names;
};

const note = (
  to: Listening,
  table: Playing,
  clicked: Gesture,
  by: Record<Word, readonly Word[] | undefined>,
  it: Word,
) => {
  const meant = meantBy(table, [to], clicked);
  if (meant === "nothing" || meant.verdict !== "fine") return;
  for (const word of meant.words[0] ?? []) by[word] = withItem(by[word] ?? [], it);
};

/** Goes through all that can be clicked, once for each question. */
const clickable = (table: Playing, to: Listening): Clickable => {
  const all: Clickable = { question: to.question, spots: {}, pieces: {} };
  for (const name of placedSpots(table)) note(to, table, bareGesture(name, 0), all.spots, name);
  for (const { guid, object } of census(table.known).all) {
    if (table.places[guid] !== undefined && !object.isDestroyed()) {
      const [clicked] = gesturesOf(table, "", { ...touchOf(table, object), right: true }, "clicked");
      if (clicked !== undefined) note(to, table, clicked, all.pieces, guid);
    }
  }
  return all;
};

/** Where what would be asked next is: a Run is where one can run. */
const placesAfter = (table: Playing, { ask, said }: Question, word: Word): readonly BoardPlace[] => {
  const { part } = carriedOn(table.game, seenOf(table.match), ask, withItem(said, [word]));
  const places: BoardPlace[] = [];
  for (const next of part === "said" ? [] : part.of)
    for (const each of placesOf(table, namedSpots(table, next), wordText(table.text, next))) places.push(each);
  return places;
};

const whereSaid = (table: Playing, to: Listening, word: Word): Pointed => {
  const says = wordText(table.text, word);
  const named = placesOf(table, namedSpots(table, word), says);
  const places = named.length > 0 ? named : placesAfter(table, to.question, word);
  if (places.length > 0) return { pieces: [], places };
  if (table.clickable === "none" || table.clickable.question !== to.question) table.clickable = clickable(table, to);
  const { spots, pieces } = table.clickable;
  const bare = spots[word] ?? [];
  return bare.length > 0
    ? { pieces: [], places: placesOf(table, bare, says) }
    : { pieces: pieces[word] ?? [], places: [] };
};

/** Where the choice with this key is, of those that a colour has. */
export const whereIs = (table: Playing, { colour, key, turn }: Wonder): Looked => {
  const found = { ...NOT_LOOKED, turn };
  const [chosen] = kept(viewFor(table, colour).choices, (choice) => choice.key === key);
  if (chosen === undefined || chosen.to === "none" || chosen.word === "") return found;
  const { to: question, word } = chosen;
  const [to] = kept(listening(table, colour), (each) => each.question === question);
  return to === undefined ? found : { ...found, ...whereSaid(table, to, word) };
};
