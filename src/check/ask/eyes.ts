import { fail } from "../../kernel/fail";
import { type CheckedObject, game } from "../game";
import { CHAT_COVER_ID, HOST_ID, OFF, ON, TIP_ID } from "../panel";
import type { EyeQuestion } from "../question";

/** What only somebody who looks can tell. Each names the number that is painted beside the piece. */

const piece = (kind: string): CheckedObject =>
  game.getObjectsWithTag("outbreak-" + kind)[0] ?? fail("the piece " + kind + " is gone from the table");

const nothing = (): void => undefined;

const shown = (id: string) => (): void => {
  game.UI.setAttributes(id, ON);
};

const SIX = 5;

/** The same address written in the other way: as a path, or as a file's address. */
const otherAddress = (address: string): string => {
  const FILE = "file://";
  if (address.slice(0, 4) === "http") return address;
  if (address.slice(0, FILE.length) !== FILE) {
    const rooted = address.charAt(0) === "/" ? address : "/" + address;
    return FILE + rooted.split("\\").join("/").split(" ").join("%20");
  }
  const path = address.slice(FILE.length).split("%20").join(" ");
  // Windows: a drive's letter comes first, not a slash.
  return path.charAt(2) === ":" ? path.slice(1) : path;
};

/** The piece is dressed anew with the picture of the folder with a blank. */
const dressOther = (): void => {
  const address = piece("blank").getCustomObject().diffuse ?? "";
  const other = piece("other-form");
  other.setCustomObject({ ...other.getCustomObject(), diffuse: otherAddress(address) });
  other.reload();
};

export const eyes: readonly EyeQuestion[] = [
  {
    id: "eye/letter",
    asks: "Is the picture of a model mirrored?",
    answers: ["it reads R", "it is mirrored"],
    assumed: ["it reads R"],
    chosen: "",
    mend: ["assets/drawing/obj-file.ts", "which way pictures and faces are written"],
    look: "Look at 1 from the south, where the hand is. Does it read R?",
    prepare: nothing,
  },
  {
    id: "eye/hook",
    asks: "Is the shape of a model mirrored?",
    answers: ["its foot points right, as an L's", "its foot points left"],
    assumed: ["its foot points right, as an L's"],
    chosen: "",
    mend: ["assets/drawing/obj-file.ts", "which axis is turned round"],
    look: "A dark L is raised on 2. From the south: which way does its foot point?",
    prepare: nothing,
  },
  {
    id: "eye/roof",
    asks: "Is a model drawn see-through whose picture has clear pixels?",
    answers: ["the roof is solid", "I see through it"],
    assumed: ["the roof is solid", "I see through it"],
    chosen: "",
    mend: ["assets/drawing/mesh.ts", "pictures of models have no clear pixels"],
    look: "The picture of house 3 has a clear corner. Is its roof solid?",
    prepare: nothing,
  },
  {
    id: "eye/blank",
    asks: "Does a picture load from a folder with a blank in its name?",
    answers: ["there is a picture", "it is white"],
    assumed: ["there is a picture"],
    chosen: "",
    mend: ["build/render.ts", "how an address on this computer is written"],
    look: "Is there a green picture with a tick on 4?",
    prepare: nothing,
  },
  {
    id: "eye/accent",
    asks: "Does a picture load from a folder with an accent in its name?",
    answers: ["there is a picture", "it is white"],
    assumed: ["there is a picture"],
    chosen: "",
    mend: ["build/render.ts", "how an address on this computer is written"],
    look: "Is there a green picture with a tick on 5?",
    prepare: nothing,
  },
  {
    id: "eye/other-form",
    asks: "Does it load when the address is written in the other way, as a path or as file:///…%20…?",
    answers: ["there is a picture", "it is white"],
    assumed: ["there is a picture", "it is white"],
    chosen: "",
    mend: ["build/render.ts", "how an address on this computer is written"],
    look: "Piece 6 is loading a picture by another form of address. Wait five seconds: is there a green picture with a tick?",
    prepare: dressOther,
  },
  {
    id: "eye/card",
    asks: "Is a card upright for the seat in the south?",
    answers: ["it is upright", "it stands on its head"],
    assumed: ["it is upright"],
    chosen: "",
    mend: ["src/tts/reading-turn.ts", "readingTurn"],
    look: "Look at card A at 7 from the south. Is its letter upright?",
    prepare: nothing,
  },
  {
    id: "eye/die",
    asks: "Does a die of ours show the face whose rotation it was given?",
    answers: ["it shows 6", "it shows another"],
    assumed: ["it shows 6"],
    chosen: "",
    mend: ["assets/drawing/die.ts", "SIDES"],
    look: "The die at 8 has been turned. Which number is on top?",
    prepare: () => {
      const die = piece("die");
      const six = die.getData().RotationValues?.[SIX];
      if (six !== undefined) die.setRotation(six.Rotation);
    },
  },
  {
    id: "eye/tooltip",
    asks: "Can a tooltip be read whose button stands at the right edge?",
    answers: ["I can read all of it", "it is cut off"],
    assumed: ["I can read all of it"],
    chosen: "",
    mend: ["src/table/panel-xml.ts", "tooltipPosition"],
    look: "Hold the mouse over the button “Tooltip”. Can you read all of what it says?",
    prepare: shown(TIP_ID),
  },
  {
    id: "eye/host",
    asks: "Does a host who has not sat down see a panel made for Host?",
    answers: ["I see it", "I do not"],
    assumed: ["I see it"],
    chosen: "",
    mend: ["src/host/hand.ts", "isFor"],
    look: "If you are the host: stand up (your name, Change Color, Grey). Do you see a box “For the host” at the top?",
    prepare: shown(HOST_ID),
  },
  {
    id: "eye/chat",
    asks: "Does the tables' log lie on the game's chat or notes?",
    answers: ["it does not", "it covers one of them"],
    assumed: ["it does not"],
    chosen: "",
    mend: ["src/table/panel-xml.ts", "logPanel"],
    look: "There is a dark box “Log” to the left of this panel, over the hand. Does it cover the game's chat or notes?",
    prepare: () => {
      game.UI.setAttributes(HOST_ID, OFF);
      game.UI.setAttributes(TIP_ID, OFF);
      game.UI.setAttributes(CHAT_COVER_ID, ON);
    },
  },
];
