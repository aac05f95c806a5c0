import { breathe } from "../kernel/breath";
import { distinct, has, kept, mapped, withItem } from "../kernel/list";
import type { Scene } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { countAgain } from "./census";
import { namesOf } from "./gone";
import { kindOf } from "./layout";
import type { Lacked } from "./match-places";
import { write } from "./report";
import { thisObject } from "./script";
import { unlockAll } from "./send";
import { spareBag, spareOf } from "./spares";
import { matchPieces, standRight } from "./stages";
import type { Playing, Table } from "./table";
import { own } from "./voice";
import { until } from "./worker";

/** Twins of what is gone: each appears over the controller and goes to its place. */

const OVER = 3;
/** One over the other, so that none is in another. */
const APART = 0.2;
/** Its model may have to be fetched; one that does not come is not waited for. */
const READY = { every: 5, looks: 120 } as const;

const twinOf = (table: Table, { kind, nth }: Lacked, above: number): TtsObject | undefined => {
  const { form } = kindOf(table.layout, kind);
  const json = spareOf(table, kind, nth);
  if (json === "") return undefined;
  if (form === "label") return spawnObjectJSON({ json });
  const { x, y, z } = thisObject().getPosition();
  // Nobody is to see the face of a card that goes into a pile.
  const rotation = { x: 0, y: 180, z: form === "card" ? 180 : 0 };
  return spawnObjectJSON({ json, position: { x, y: y + OVER + APART * above, z }, rotation });
};

const bagOf = (table: Table, spot: Word): TtsObject | undefined => {
  const json = spareBag(table, spot);
  return json === "" ? undefined : spawnObjectJSON({ json });
};

const areReady = (objects: readonly TtsObject[]): boolean => {
  for (const object of objects) {
    if (!object.isDestroyed() && (object.spawning || object.loading_custom)) return false;
  }
  return true;
};

/** Makes them; the words of those of which nothing is known. */
const made = (table: Table, bags: readonly Word[], pieces: readonly Lacked[]): readonly Word[] => {
  const objects: TtsObject[] = [];
  const unknown: Word[] = [];
  const add = (word: Word, object: TtsObject | undefined): void => {
    breathe(30);
    if (object === undefined) unknown.push(word);
    else objects.push(object);
  };
  for (const spot of bags) add(spot, bagOf(table, spot));
  for (const lacked of pieces) add(lacked.kind, twinOf(table, lacked, objects.length));
  until(table, () => areReady(objects), READY);
  countAgain(table.known);
  return unknown;
};

/** Where nobody may know the order, a card that comes back lies anywhere. */
const shuffledAfter = ({ layout, toShuffle }: Playing, pieces: readonly Lacked[]): readonly Word[] => {
  let spots = toShuffle;
  for (const { place } of pieces) if (has(layout.pileSpots, place.at)) spots = withItem(spots, place.at);
  return distinct(spots);
};

/** Makes them, locked over the controller; of what nothing is known everybody is told. */
export const makeTwins = (table: Table, scene: Scene, gone: readonly Word[]): readonly Lacked[] => {
  const bags = kept(table.layout.bagSpots, (spot) => has(gone, spot));
  const kinds = kept(table.layout.kindNames, (kind) => has(gone, kind));
  const { missing } = matchPieces(table, kinds, scene).matching;
  const unknown = made(table, bags, missing);
  if (unknown.length > 0) write(table, own(table, "table.noSpare", { pieces: namesOf(table, unknown) }));
  table.stock = "due";
  return missing;
};

/** Makes them, and puts them where they belong. */
export const bringBack = (table: Playing, gone: readonly Word[]): void => {
  const missing = makeTwins(table, table.scene, gone);
  const kinds = distinct(mapped(missing, ({ kind }) => kind));
  table.toShuffle = shuffledAfter(table, missing);
  unlockAll(table.layout, table.known);
  standRight(table, kinds);
};
