import { toJson } from "../../host/api/json";
import type { OpenTable } from "../../host/open";
import type { LuaValue } from "../../host/vm/value";
import { type BoardPlace, LOOKED, type Looked, TOUCH, WONDER, type Wonder } from "../../kernel/board";
import { controllerOf, fieldsOf, listOf, number, text, texts } from "./slate-on";

/** What the pieces and places of a table mean, as far as its controller is one of ours that tells. */

const placeIn = (value: unknown): BoardPlace => {
  const fields = fieldsOf(value);
  return {
    x: number(fields["x"]),
    y: number(fields["y"]),
    z: number(fields["z"]),
    across: number(fields["across"]),
    deep: number(fields["deep"]),
    may: fields["may"] === true,
    says: text(fields["says"]),
    more: text(fields["more"]),
  };
};

const called = (table: OpenTable, door: string, about: Readonly<Record<string, LuaValue>>): unknown => {
  const controller = controllerOf(table);
  if (controller?.vm?.hasFunction(door) !== true) return undefined;
  return toJson(table.world.ownEvent(controller, door, [about]));
};

/** Somebody would like to know; it is worked out in the frames to come. */
export const wonderOn = (table: OpenTable, wonder: Wonder): void => {
  called(table, WONDER, { ...wonder });
};

/** What came of what this colour wondered last. */
export const lookedOn = (table: OpenTable, colour: string): Looked => {
  const { turn, click, more, pieces, places } = fieldsOf(called(table, LOOKED, { colour }));
  return {
    turn: number(turn),
    click: text(click),
    more: text(more),
    pieces: texts(pieces),
    places: listOf(places).map(placeIn),
  };
};

/** A click there answers, where that is one answer. */
export const touchOn = (table: OpenTable, wonder: Wonder): void => {
  called(table, TOUCH, { ...wonder });
};
