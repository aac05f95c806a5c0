import type { TtsObject } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { rest, type Working } from "./worker";

/** The controller may bring its whole table along, packed inside it: it lays out each piece where it was saved. */

/** So many objects a frame: a table appears in a second and nobody's screen stands still. */
const A_FRAME = 6;

const lay = (bag: TtsObject, data: ObjectState): void => {
  const { posX, posY, posZ, rotX, rotY, rotZ } = data.Transform;
  bag.takeObject({
    guid: data.GUID,
    position: { x: posX, y: posY, z: posZ },
    rotation: { x: rotX, y: rotY, z: rotZ },
    smooth: false,
  });
};

/** Takes everything out of the controller. */
export const unpack = (table: Working, bag: TtsObject): void => {
  const contents = bag.getQuantity() > 0 ? (bag.getData().ContainedObjects ?? []) : [];
  let laid = 0;
  for (const data of contents) {
    lay(bag, data);
    laid++;
    if (laid % A_FRAME === 0) rest(table, 2);
  }
  if (laid > 0) rest(table, 2);
};
