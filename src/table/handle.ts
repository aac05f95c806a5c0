import type { Gesture } from "../kernel/gesture";
import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { owesFrom } from "./brought";
import { kindOfEntry, kindOfObject, kindsInside, spotOfBag } from "./census";
import { roll, rollNow } from "./goes-on";
import { inFrames } from "./guarded";
import { hearSoon, hearTouch, putsBack } from "./hear";
import { spotUnder } from "./layout";
import { isLayingOut } from "./laying-out";
import { letsLie } from "./lets-lie";
import { hearLaid } from "./rosters";
import { refreshPanel } from "./panel";
import { putRight } from "./stages";
import { takeStock, takeTwins } from "./stock";
import { isPlaying, type Playing, type Table } from "./table";
import { touchOf } from "./touch";
import { touchKinds } from "./touched";
import { begin, isBusy, isIdle } from "./worker";

/** What the game tells of hands: which of it concerns the match. */

export const isPiece = (table: Table, object: TtsObject): boolean =>
  table.layout.kinds[kindOfObject(table.known, object, object.guid)] !== undefined;

/** The spot whose bag or pile this is. */
const spotOfContainer = ({ known, layout }: Table, container: TtsObject): Word =>
  container.type === "Bag"
    ? spotOfBag(known, { guid: container.guid, object: container, type: "Bag", kind: "" })
    : spotUnder(layout, container);

/**
 * Something goes into a deck or bag. What does not belong there comes out again, unless an answer is being laid out;
 * while pieces are moving, when that is over.
 */
export const hearPut = (table: Table, into: TtsObject, object: TtsObject): void => {
  // A whole deck that goes into another is no piece, and all of its cards are.
  const isDeck = object.type === "Deck";
  if (!isPlaying(table) || (!isDeck && !isPiece(table, object))) return;
  const { guid } = object;
  const kind = kindOfObject(table.known, object, guid);
  inFrames(table, 2, () => {
    const place = table.places[guid];
    if (into.isDestroyed() || (!isDeck && place?.at === spotOfContainer(table, into))) return;
    const kinds = isDeck || letsLie(table) ? table.layout.kindNames : [kind];
    hearSoon(table, kinds, (playing) => {
      // What has been laid out is not moved: parted from it, what lies there would only join it again.
      if (putsBack(playing) && !isLayingOut(playing)) {
        takeTwins(playing);
        putRight(playing);
      } else touchKinds(playing, kinds);
    });
  });
};

/** Something has come to the table or goes off it: while nothing is under way, the pieces are counted. */
export const hearComing = (table: Table, object: TtsObject): void => {
  if (!isPlaying(table)) return;
  const { type } = object;
  if (type !== "Deck" && type !== "Bag" && !isPiece(table, object)) return;
  if (table.stock === "counted") table.stock = "due";
  if (isIdle(table)) {
    begin(table, () => {
      if (isPlaying(table)) takeStock(table);
      // Whoever looked meanwhile saw a table that was busy.
      refreshPanel(table);
    });
  }
};

const isBagOfOurs = (object: TtsObject): boolean => object.type === "Bag" && object.hasTag("outbreak");

/** A number was typed over a deck: that is reaching for it. Whether the table sees to it, and the game need not. */
export const hearNumber = (table: Table, object: TtsObject): boolean => {
  if (!isPlaying(table) || table.settings.rules !== "strict") return false;
  const spot = spotUnder(table.layout, object);
  if (spot === "") return table.places[object.guid] !== undefined || isBagOfOurs(object);
  if (!isBusy(table) && owesFrom(table, spot)) rollNow(table);
  return true;
};

const isOurs = (table: Table, deck: TtsObject): boolean => {
  if (table.known.bound !== "none") {
    for (const kind of kindsInside(table.known, deck)) if (kind !== "") return true;
    return false;
  }
  for (const entry of deck.getObjects() ?? []) if (kindOfEntry(table.known, entry) !== "") return true;
  return false;
};

/** The pile that a deck is, by its cards; "" where nothing is known of them. */
const pileOf = ({ places }: Table, deck: TtsObject): Word => {
  for (const { guid } of deck.getObjects() ?? []) {
    const place = places[guid];
    if (place !== undefined) return place.at;
  }
  return "";
};

/** A whole deck was lifted: put back where it was, that is reaching for it; carried off, it comes back. */
const hearDeck = (table: Playing, colour: Word, deck: TtsObject): void => {
  if (letsLie(table)) {
    touchKinds(table, table.layout.kindNames);
    hearLaid(table, colour, deck);
    return;
  }
  const spot = spotUnder(table.layout, deck);
  const pile = pileOf(table, deck);
  const isBack = spot !== "" && (pile === "" || pile === spot);
  if (isBack && owesFrom(table, spot)) roll(table);
  else if (!isBack && putsBack(table) && isOurs(table, deck)) putRight(table);
};

/** A whole deck that was turned or flipped says nothing by that: it lies as its cards are to lie. */
const hearDeckTurned = (table: Table, deck: TtsObject): void => {
  hearSoon(table, table.layout.kindNames, (playing) => {
    if (!deck.isDestroyed() && putsBack(playing) && isOurs(playing, deck)) putRight(playing);
  });
};

/** A hand has rolled, turned or flipped something. */
export const hearHand = (table: Table, colour: Word, object: TtsObject, did: Gesture["did"]): void => {
  if (object.type === "Deck") {
    hearDeckTurned(table, object);
    return;
  }
  if (!isPiece(table, object)) return;
  const touch = touchOf(table, object);
  hearSoon(table, [touch.kind], (playing) => {
    hearTouch(playing, colour, touch, did);
  });
};

/** A hand has let go of something. Snapping comes after the drop, and joining a deck: then it is heard where it fell. */
export const hearDrop = (table: Table, colour: Word, object: TtsObject): void => {
  if (object.type === "Deck") {
    hearSoon(table, table.layout.kindNames, (playing) => {
      if (!object.isDestroyed()) hearDeck(playing, colour, object);
    });
    return;
  }
  if (!isPiece(table, object)) return;
  const fell = touchOf(table, object);
  hearSoon(table, [fell.kind], (playing) => {
    hearTouch(playing, colour, object.isDestroyed() ? fell : touchOf(playing, object), "moved");
  });
};
