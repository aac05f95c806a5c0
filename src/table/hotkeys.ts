import { has, kept } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { Choice } from "./choice";
import { doorsFor } from "./doors";
import { guarded } from "./guarded";
import { offer } from "./offer";
import { paged } from "./paged";
import type { Table } from "./table";
import type { TableKey } from "./text/en";
import { viewFor } from "./view";
import { own, tell } from "./voice";

/**
 * What a panel offers, by a key that everybody chooses for it under *Game Keys*, and by the menu of the bare table. It is
 * looked for anew when it is wanted, as the panel would show it then.
 */

const ANSWERS = 6;

type Offered = (this: void, table: Table, colour: Word) => readonly Choice[];

const answers: Offered = (table, colour) => paged(table, colour, viewFor(table, colour).choices);
const usualOnes: Offered = (table, colour) => kept(answers(table, colour), ({ usual }) => usual);

const press = (table: Table, colour: Word, offered: Offered, at: number): void => {
  guarded(table, () => {
    table.stumbles = 0;
    if (!has(getSeatedPlayers(), colour)) {
      tell(colour, own(table, "table.sitFirst", {}));
      return;
    }
    const chosen = offered(table, colour)[at];
    if (chosen === undefined) tell(colour, own(table, "key.nothing", {}));
    else chosen.chosen();
  });
};

const door =
  (name: Word): Offered =>
  (table, colour) =>
    kept(doorsFor(table, colour), ({ key }) => key === name);

/** Both are forgotten with each load. Those of others at this table are left alone: nothing is cleared. */
export const offerKeys = (table: Table): void => {
  const key = (said: TableKey, slots: Readonly<Record<string, unknown>>, offered: Offered, at: number): void => {
    offer(table, () => {
      addHotkey(own(table, "key.label", { does: own(table, said, slots) }), (colour) => {
        press(table, colour, offered, at);
      });
    });
  };
  key("key.usual", {}, usualOnes, 0);
  for (let i = 0; i < ANSWERS; i++) key("key.answer", { n: i + 1 }, answers, i);
  key("table.undo", {}, door("undo"), 0);
  key("table.skip", {}, door("skip"), 0);
  key("table.why", {}, door("why"), 0);
  key("table.settings", {}, door("settings"), 0);
  const item = (said: TableKey, offered: Offered): void => {
    offer(table, () => {
      addContextMenuItem(own(table, said, {}), (colour) => {
        press(table, colour, offered, 0);
      });
    });
  };
  item("key.usual", usualOnes);
  item("table.undo", door("undo"));
  item("table.why", door("why"));
};
