import { joined, kept, mapped } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { TtsObject, TtsVector } from "../tts/api";
import { census } from "./census";
import { colours } from "./seats";
import type { Playing } from "./table";

/** What a lesson speaks of is lit, and the learner's eye is led there. */

const LIT = "Orange";
const CAMERA = { pitch: 62, yaw: 0, distance: 26 };

/** The pieces that a kind or a spot names. */
const piecesAt = ({ known, layout, places, kinds }: Playing, at: Word): readonly TtsObject[] => {
  const isKind = layout.kinds[at] !== undefined;
  const named = kept(
    census(known).all,
    ({ guid, object }) => (isKind ? kinds[guid] : places[guid]?.at) === at && !object.isDestroyed(),
  );
  return mapped(named, ({ object }) => object);
};

const middleOf = ({ layout }: Playing, at: Word, pieces: readonly TtsObject[]): TtsVector | "nowhere" => {
  const spot = layout.spots[at];
  if (spot !== undefined) return { x: spot.x, y: spot.y, z: spot.z };
  return pieces[0]?.getPosition() ?? "nowhere";
};

/** Those who learn: who sits at the learner's seat, or everybody while nobody does. */
const learners = (table: Playing): readonly Word[] => {
  const claimed = colours(table.claims, table.game.lesson?.seat ?? "");
  return kept(table.seated, (colour) => claimed.length === 0 || claimed.indexOf(colour) >= 0);
};

const lookAt = (table: Playing, position: TtsVector): void => {
  for (const colour of learners(table)) {
    Player[colour]?.pingTable(position);
    Player[colour]?.lookAt({ position, ...CAMERA });
  }
};

/** Points at what the step is about that the lesson has come to; once, and the step before is lit no more. */
export const pointOut = (table: Playing): void => {
  const { lesson } = table;
  if (lesson === "off" || lesson.at === table.pointedAt) return;
  table.pointedAt = lesson.at;
  for (const object of table.lit) if (!object.isDestroyed()) object.highlightOff();
  table.lit = [];
  const named = lesson.step === "over" ? [] : lesson.step.at;
  let middle: TtsVector | "nowhere" = "nowhere";
  for (const at of named) {
    const pieces = piecesAt(table, at);
    for (const object of pieces) object.highlightOn(LIT);
    table.lit = joined(table.lit, pieces);
    if (middle === "nowhere") middle = middleOf(table, at, pieces);
  }
  if (middle !== "nowhere") lookAt(table, middle);
};
