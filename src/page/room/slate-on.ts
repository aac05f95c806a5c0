import { toJson } from "../../host/api/json";
import type { OpenTable } from "../../host/open";
import type { Thing } from "../../host/world/thing";
import {
  CHOOSE,
  GAME,
  type Slate,
  SLATE,
  type SlateAsk,
  type SlateChoice,
  type SlateEnd,
  type SlateGuide,
  type SlateHint,
  type SlateSeat,
  type SlateWord,
} from "../../kernel/slate";
import { CONTROLLER } from "./remembered";

/** What a table's controller shows a colour, as far as it is what a controller of ours says: any script may answer. */

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const number = (value: unknown): number => (typeof value === "number" ? value : -1);
export const texts = (value: unknown): readonly string[] => listOf(value).map(text);

const wordIn = (value: unknown): SlateWord => {
  const fields = fieldsOf(value);
  return { word: text(fields["word"]), text: text(fields["text"]) };
};

const hintIn = (value: unknown): SlateHint => {
  const fields = fieldsOf(value);
  const figures = listOf(fields["figures"])
    .map(fieldsOf)
    .map(({ figure, is }) => ({ figure: text(figure), is: number(is) }));
  return { hint: text(fields["hint"]), text: text(fields["text"]), figures };
};

const hintsIn = (value: unknown): readonly SlateHint[] => listOf(value).map(hintIn);

const choiceIn = (value: unknown): SlateChoice => {
  const fields = fieldsOf(value);
  return {
    ...wordIn(fields),
    key: text(fields["key"]),
    usual: fields["usual"] === true,
    picked: fields["picked"] === true,
    ask: number(fields["ask"]),
    says: listOf(fields["says"]).map(texts),
    hints: hintsIn(fields["hints"]),
  };
};

const askIn = (value: unknown): SlateAsk => {
  const fields = fieldsOf(value);
  return {
    seat: text(fields["seat"]),
    step: text(fields["step"]),
    isWaitedFor: fields["isWaitedFor"] === true,
    said: listOf(fields["said"]).map((words) => listOf(words).map(wordIn)),
    part: text(fields["part"]),
    least: number(fields["least"]),
    most: number(fields["most"]),
  };
};

const seatIn = (value: unknown): SlateSeat => {
  const fields = fieldsOf(value);
  return {
    seat: text(fields["seat"]),
    name: text(fields["name"]),
    bot: text(fields["bot"]),
    colours: texts(fields["colours"]),
    isYours: fields["isYours"] === true,
    isWaitedFor: fields["isWaitedFor"] === true,
  };
};

const endIn = (value: unknown): SlateEnd | "not yet" => {
  if (typeof value === "string") return "not yet";
  const fields = fieldsOf(value);
  return { rule: text(fields["rule"]), text: text(fields["text"]), won: texts(fields["won"]) };
};

const guideIn = (value: unknown): SlateGuide | "none" => {
  if (typeof value !== "object" || value === null) return "none";
  const { title, came, says, choose, at } = fieldsOf(value);
  return { title: text(title), came: text(came), says: text(says), choose: text(choose), at: texts(at) };
};

const slateIn = (fields: Fields): Slate => ({
  game: text(fields["game"]),
  at: number(fields["at"]),
  title: text(fields["title"]),
  prompt: text(fields["prompt"]),
  recap: text(fields["recap"]),
  asks: listOf(fields["asks"]).map(askIn),
  choices: listOf(fields["choices"]).map(choiceIn),
  doors: listOf(fields["doors"]).map(choiceIn),
  hints: hintsIn(fields["hints"]),
  guide: guideIn(fields["guide"]),
  typed: text(fields["typed"]),
  seats: listOf(fields["seats"]).map(seatIn),
  over: endIn(fields["over"]),
});

export const controllerOf = (table: OpenTable): Thing | undefined => table.tagged(CONTROLLER)[0];

/** What a colour is shown; "none" where no controller tells. */
export const slateOn = (table: OpenTable, colour: string): Slate | "none" => {
  const controller = controllerOf(table);
  if (controller?.vm?.hasFunction(SLATE) !== true) return "none";
  const told = toJson(table.world.ownEvent(controller, SLATE, [{ colour }]));
  return typeof told === "object" && told !== null && !Array.isArray(told) ? slateIn(told as Fields) : "none";
};

/** The name of the game whose controller stands on this table; "" where there is none. */
export const gameOn = (table: OpenTable): string => text(controllerOf(table)?.vm?.get(GAME));

/** A colour chooses from its slate, or types. */
export const choose = (table: OpenTable, colour: string, at: number, key: string, typed: string): void => {
  const controller = controllerOf(table);
  if (controller !== undefined) table.world.ownEvent(controller, CHOOSE, [{ colour, at, key, typed }]);
};
