import { has } from "../kernel/list";
import { outcomeOf } from "../kernel/match";
import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { standAgain } from "./goes-on";
import { guarded, inFrames } from "./guarded";
import { asksGround } from "./adopt/ground";
import { offer } from "./offer";
import { open } from "./pages";
import { script, thisObject } from "./script";
import { startMatch } from "./start-match";
import type { Table } from "./table";
import type { TableKey } from "./text/en";
import { undoFor } from "./doors";
import { own, refusalText, tell } from "./voice";
import { isBusy } from "./worker";

/** What the controller itself offers: a button and a context menu, for those who look there and not at their panel. */

const PRESSED = "outbreakPressed";

/** Shallow models have room for it, and it can be read from a seat. */
const BUTTON = { width: 900, height: 260, font_size: 170 };
/** So far over the top of the controller, and so far in from its southern edge. */
const OVER = 0.06;
const FROM_EDGE = 0.35;
/** Looks every so many frames whether its model is there; one that does not come is not waited for. */
const EVERY = 10;
const LOOKS = 120;

type Chosen = (this: void, colour: Word) => void;

const openSettings = (table: Table, colour: Word): void => {
  open(table, colour, "settings", 0);
};

/** As many as sit at the table play, as far as the game is for so many. */
const setUp = (table: Table, colour: Word): void => {
  if (table.match !== "none" && outcomeOf(table.match) === "playing") {
    tell(colour, own(table, "table.isOn", {}));
    openSettings(table, colour);
    return;
  }
  const { least, most } = table.game.seats;
  if (isBusy(table)) tell(colour, own(table, "table.watch", {}));
  // What lies here already may be what it is to be played with.
  else if (asksGround(table) || table.adopting !== "not") open(table, colour, "ask", 0);
  else startMatch(table, Math.max(least, Math.min(most, getSeatedPlayers().length)), false);
};

const putRight = (table: Table, colour: Word): void => {
  if (table.match === "none") tell(colour, own(table, "table.noMatch", {}));
  else standAgain(table);
};

const undo = (table: Table, colour: Word): void => {
  if (isBusy(table)) tell(colour, own(table, "table.watch", {}));
  else if (table.match === "none") tell(colour, refusalText(table, "K-UNDO"));
  else undoFor(table, colour);
};

/** It lies on the top of the controller, and that is known when the model is there. */
const drawButton = (table: Table, looks: number): void => {
  const controller = thisObject();
  if (controller.loading_custom && looks > 0) {
    inFrames(table, EVERY, () => {
      offerButton(table, looks - 1);
    });
    return;
  }
  const { size, offset } = controller.getBoundsNormalized();
  controller.createButton({
    click_function: PRESSED,
    function_owner: controller,
    label: own(table, "table.settings", {}),
    position: { x: 0, y: offset.y + size.y / 2 + OVER, z: offset.z - size.z / 2 + FROM_EDGE },
    // The game writes on objects for one who looks from the north.
    rotation: { x: 0, y: 180, z: 0 },
    tooltip: "",
    ...BUTTON,
  });
};

const offerButton = (table: Table, looks: number): void => {
  offer(table, () => {
    drawButton(table, looks);
  });
};

/** Whatever is drawn on an object or put into its menu is gone when its script is loaded again. */
export const offerMenu = (table: Table): void => {
  const allowed =
    (does: (this: void, table: Table, colour: Word) => void): Chosen =>
    (colour) => {
      guarded(table, () => {
        if (has(getSeatedPlayers(), colour)) does(table, colour);
        else tell(colour, own(table, "table.sitFirst", {}));
      });
    };
  const item = (said: TableKey, does: (this: void, table: Table, colour: Word) => void): void => {
    offer(table, () => {
      thisObject().addContextMenuItem(own(table, said, {}), allowed(does));
    });
  };
  item("menu.setUp", setUp);
  item("menu.putRight", putRight);
  item("table.undo", undo);
  item("table.settings", openSettings);
  const pressed = allowed(openSettings);
  script[PRESSED] = (_controller: TtsObject, colour: Word): void => {
    pressed(colour);
  };
  offerButton(table, LOOKS);
};
