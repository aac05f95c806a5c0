import type { BoardPlace, Looked, Wonder } from "../kernel/board";
import { joined, kept } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector, VectorLine } from "../tts/api";
import { isOurs } from "./census";
import { guarded } from "./guarded";
import { cutInLines } from "./hints";
import { offer } from "./offer";
import { clickAt, wonderAt } from "./on-board";
import { script, thisObject } from "./script";
import { isPlaying, type Playing, type Table } from "./table";
import { own, tell } from "./voice";

/**
 * What the board tells in the game: a choice that is pointed at lights what it means, a lifted piece lights where it may
 * go and what that costs, and each piece has a menu. The game lights things for everybody: a hand's own stays dark.
 */

const LIT = "Green";
const RING = { color: { r: 0.35, g: 0.9, b: 0.45 }, thickness: 0.12, loop: true };
/** So far over what lies there. */
const OVER = 0.12;
/** The labels are buttons that nobody can press, which is how the game writes on a table. */
const LABEL = "outbreakLabel";
const WRITING = { width: 0, height: 0, font_size: 110, tooltip: "" };
/** Letters to a line, and lines. */
const WIDE = 44;
const LINES = 3;

const NOTHING: Wonder = { colour: "", at: -1, turn: 0, key: "", guid: "", x: 0, z: 0 };

const ringAt = ({ x, y, z, across, deep }: BoardPlace): VectorLine => {
  const corners: TtsVector[] = [];
  for (const [east, north] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    corners.push(thisObject().positionToLocal({ x: x + (east * across) / 2, y: y + OVER, z: z + (north * deep) / 2 }));
  return { points: corners, ...RING };
};

const write = ({ x, y, z, says, more }: BoardPlace): void => {
  const here = thisObject().positionToLocal({ x, y: y + OVER, z });
  const lines = joined([says], cutInLines(more, WIDE)).slice(0, LINES);
  thisObject().createButton({
    click_function: LABEL,
    function_owner: thisObject(),
    label: lines.join("\n"),
    // A button counts to its object's left.
    position: { x: -here.x, y: here.y, z: here.z },
    rotation: { x: 0, y: 180, z: 0 },
    ...WRITING,
  });
};

/** Nothing is lit any more. */
const darken = (table: Table): void => {
  for (const object of table.alight) if (!object.isDestroyed()) object.highlightOff();
  table.alight = [];
  if (!table.isRinged) return;
  thisObject().setVectorLines([]);
  const labels = kept(thisObject().getButtons() ?? [], ({ click_function: called }) => called === LABEL);
  for (let i = labels.length - 1; i >= 0; i--) thisObject().removeButton(labels[i]?.index ?? 0);
  table.isRinged = false;
};

/** A colour looks elsewhere. */
export const unlight = (table: Table, colour: Word): void => {
  table.wonders[colour] = undefined;
  darken(table);
};

/** Whether everybody may see it where it lies. */
const isOpen = ({ places }: Playing, guid: string): boolean => places[guid]?.seen === "all";

const light = (table: Playing, { pieces, places }: Looked): void => {
  darken(table);
  for (const guid of pieces) {
    const object = getObjectFromGUID(guid);
    if (object !== undefined && isOpen(table, guid)) {
      object.highlightOn(LIT);
      table.alight = joined(table.alight, [object]);
    }
  }
  const may = kept(places, (place) => place.may);
  const rings: VectorLine[] = [];
  for (const place of may) {
    rings.push(ringAt(place));
    if (place.more !== "") write(place);
  }
  table.isRinged = may.length > 0;
  if (table.isRinged) thisObject().setVectorLines(rings);
};

const lightFor = (table: Table, about: Partial<Wonder>): void => {
  if (!isPlaying(table)) return;
  wonderAt(table, { ...NOTHING, at: table.match.at, ...about }, (looked) => {
    if (isPlaying(table)) light(table, looked);
  });
};

export const lightChoice = (table: Table, colour: Word, key: Word): void => {
  if (key !== "") lightFor(table, { colour, key });
};

/** A piece is lifted. What only its hand may know tells nobody else where it may go. */
export const lightReach = (table: Table, colour: Word, { guid }: TtsObject): void => {
  if (isPlaying(table) && isOpen(table, guid)) lightFor(table, { colour, guid });
};

/** What a piece may do, told to the one who asks. */
const tellReach = (table: Table, colour: Word, guid: string): void => {
  if (!isPlaying(table)) return;
  wonderAt(table, { ...NOTHING, at: table.match.at, colour, guid }, (looked) => {
    const told: string[] = [];
    for (const { may, says, more } of looked.places) {
      const line = may ? "✓ " + says + (more === "" ? "" : ": " + more) : "✗ " + more;
      if (told.indexOf(line) < 0) told.push(line);
    }
    for (const line of told) printToColor(line, colour);
    if (told.length === 0) tell(colour, own(table, "board.nowhere", {}));
    else if (isPlaying(table) && isOpen(table, guid)) light(table, looked);
  });
};

const choose = (table: Table, wonder: Wonder): void => {
  if (!isPlaying(table) || !clickAt(table, { ...wonder, at: table.match.at }))
    tell(wonder.colour, own(table, "board.nothing", {}));
};

/**
 * The menu of a piece is made when somebody points at it first: there are hundreds. What belongs to somebody else keeps its
 * own: nothing of ours could be taken out of it again without all of theirs.
 */
export const offerPiece = (table: Table, object: TtsObject): void => {
  const { guid } = object;
  if (table.menued[guid] === true || (table.known.bound !== "none" && !isOurs(object))) return;
  table.menued[guid] = true;
  object.addContextMenuItem(own(table, "board.choose", {}), (colour) => {
    guarded(table, () => {
      choose(table, { ...NOTHING, colour, guid });
    });
  });
  object.addContextMenuItem(own(table, "board.where", {}), (colour) => {
    guarded(table, () => {
      tellReach(table, colour, guid);
    });
  });
};

/** The menu of the bare table answers by a place. */
export const offerBare = (table: Table): void => {
  script[LABEL] = (): void => undefined;
  // A save that was made while something was lit.
  table.isRinged = true;
  offer(table, () => {
    darken(table);
  });
  offer(table, () => {
    addContextMenuItem(own(table, "board.chooseHere", {}), (colour, { x, z }) => {
      guarded(table, () => {
        choose(table, { ...NOTHING, colour, x, z });
      });
    });
  });
};
