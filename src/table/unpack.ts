import type { TtsObject } from "../tts/api";
import type { ObjectState } from "../tts/save";
import { later } from "./later";
import type { Table } from "./state";

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

const layFrom = (
  table: Table,
  bag: TtsObject,
  contents: readonly ObjectState[],
  from: number,
  then: (this: void) => void,
): void => {
  for (let i = from; i < contents.length && i < from + A_FRAME; i++) {
    const data = contents[i];
    if (data !== undefined) lay(bag, data);
  }
  later(table, 2, () => {
    if (from + A_FRAME < contents.length) layFrom(table, bag, contents, from + A_FRAME, then);
    else then();
  });
};

/** Takes everything out of the controller, then goes on. */
export const unpack = (table: Table, bag: TtsObject, then: (this: void) => void): void => {
  const contents = bag.getQuantity() > 0 ? (bag.getData().ContainedObjects ?? []) : [];
  if (contents.length === 0) then();
  else layFrom(table, bag, contents, 0, then);
};
