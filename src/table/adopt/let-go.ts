import { breathe } from "../../kernel/breath";
import { kept } from "../../kernel/list";
import type { TtsObject } from "../../tts/api";
import { census, isOurs } from "../census";
import { isOurs as isOurNode } from "../panel-xml";
import { thisObject } from "../script";
import type { Table } from "../table";
import { begin, rest } from "../worker";
import { removeTabs } from "./notebook";
import { OURS } from "./tags";

/** Takes everything of ours away from somebody's table: what is theirs lies where it lies, as free or as fast as before. */

/** As much as it is to look into something, and to take a piece out of it. */
const A_HOLDER = 30;
const OVER = 3;

/** Where among what lies in it something of ours is; -1 where nothing is. */
const oursIn = (holder: TtsObject): number => {
  for (const { index, tags } of holder.getObjects() ?? []) for (const tag of tags) if (tag === OURS) return index;
  return -1;
};

/** Takes ours out of what others have put together. What is left of it when one card alone is left is that card. */
const emptyOfOurs = (table: Table, holder: TtsObject): void => {
  for (let left = holder.getQuantity(); left > 0; left--) {
    breathe(A_HOLDER);
    const index = holder.isDestroyed() ? -1 : oursIn(holder);
    if (index < 0) return;
    const { x, y, z } = holder.getPosition();
    const taken = holder.takeObject({ index, position: { x, y: y + OVER, z }, smooth: false });
    const { remainder } = holder;
    taken.destruct();
    if (remainder !== undefined && isOurs(remainder)) remainder.destruct();
    rest(table, 1);
  }
};

/** What of theirs we have locked is free again, and what was locked is. */
const asBefore = ({ known }: Table): void => {
  const { bound } = known;
  if (bound === "none" || bound.locked === "unknown") return;
  for (const { guid, object, kind, type } of census(known).all) {
    breathe(A_HOLDER / 4);
    const isTheirs = !object.isDestroyed() && !isOurs(object);
    if (isTheirs && kind !== "") object.setLock(bound.locked[guid] === true);
    if (isTheirs && (type === "Card" || type === "Deck")) object.use_hands = true;
  }
};

const takeScreenAway = (): void => {
  UI.setXmlTable(kept(UI.getXmlTable() ?? [], (node) => !isOurNode(node)));
};

export const letGo = (table: Table): void => {
  table.match = "none";
  table.adopting = "not";
  begin(table, () => {
    asBefore(table);
    for (const object of getObjects()) {
      const holds = object.type === "Deck" || object.type === "Bag";
      if (holds && !object.isDestroyed() && object.guid !== thisObject().guid) emptyOfOurs(table, object);
    }
    for (const object of getObjectsWithTag(OURS)) if (object.guid !== thisObject().guid) object.destruct();
    removeTabs(table);
    takeScreenAway();
    rest(table, 1);
    thisObject().destruct();
  });
};
