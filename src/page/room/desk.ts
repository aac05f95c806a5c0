import type { Hand } from "../../host/hand";
import type { OpenTable } from "../../host/open";
import type { Thing } from "../../host/world/thing";
import type { RosterRead } from "../../kernel/roster";
import { graspedBy, inside, isHandAct, performed } from "./acts";
import { lookedOn, touchOn, wonderOn } from "./board-on";
import type { About } from "./files";
import { Panels } from "./panels";
import { cutShort } from "./pieces";
import { rulesOn } from "./rules";
import { hidingFrom, isInOthersHand, isInvisible } from "./sight";
import { choose, slateOn } from "./slate-on";
import type { Tab } from "./tab";
import { Telling } from "./telling";
import type { Act, ActOf, HandAct } from "./wire";
import { type Workbench, workbenchOn } from "./workbench";

/** What a tab asks of the room, and not of the table that is open in it. */
export type RoomAct = ActOf<
  | "sit"
  | "leave"
  | "speed"
  | "load"
  | "again"
  | "replay"
  | "begin"
  | "rematch"
  | "goOn"
  | "name"
  | "phrase"
  | "handOver"
  | "handedOver"
>;
type TableAct = Exclude<Act, RoomAct>;

const LONGEST_TEXT = 2000;
/** What an element may call when its value changes. */
const ENTERED = ["onValueChanged", "onEndEdit"];

/** Who asks, and whether what holds everything may be given to it. */
interface Asking {
  readonly tab: Tab;
  readonly isHost: boolean;
}

type Does<Kind extends Act["act"]> = (this: void, asking: Asking, act: ActOf<Kind>) => void;

/** One open table, and what the tabs ask of it. */
export class Desk {
  readonly panels: Panels;
  readonly bench: Workbench | "none";
  readonly telling: Telling;

  constructor(
    readonly table: OpenTable,
    readonly name: string,
    files: About["files"],
  ) {
    this.telling = new Telling(table);
    this.panels = new Panels(table, files, this.telling);
    this.bench = workbenchOn(table);
  }

  thing(id: number): Thing | undefined {
    return this.table.world.things.find((thing) => thing.made === id);
  }

  hear(asking: Asking, act: TableAct): void {
    if (isHandAct(act)) this.#byHand(asking.tab, act);
    else (this.#does[act.act] as Does<typeof act.act>)(asking, act);
  }

  #hand(tab: Tab): Hand {
    return this.table.seat(tab.colour);
  }

  /** Nobody reaches into the hand of another, nor where they see nothing: whoever lifts a card sees its face. */
  #reachable({ colour }: Tab, id: number): Thing | undefined {
    const { world } = this.table;
    const thing = this.thing(id);
    if (thing === undefined || isInvisible(thing, colour, hidingFrom(world, colour))) return undefined;
    return isInOthersHand(world, thing, colour) && thing.heldBy !== colour ? undefined : thing;
  }

  /** Of a piece that this tab's seat may reach; "" where it means none. */
  #guidOf(tab: Tab, id: number): string {
    return id < 0 ? "" : (this.#reachable(tab, id)?.guid ?? "nothing");
  }

  /** Tells a tab what came of what it wondered, once that is worked out. */
  tellWonder(tab: Tab): void {
    if (tab.wonders < 0) return;
    const { pieces, ...looked } = lookedOn(this.table, tab.colour);
    if (looked.turn !== tab.wonders) return;
    tab.wonders = -1;
    const ids = this.table.world.things.filter(({ guid }) => pieces.includes(guid)).map(({ made }) => made);
    tab.tell({ told: "looked", ...looked, pieces: ids });
  }

  #byHand(tab: Tab, act: HandAct): void {
    const thing = this.#reachable(tab, act.id);
    if (thing === undefined) return;
    const hand = this.#hand(tab);
    performed(hand, act, thing, act.act === "drop" ? this.#reachable(tab, act.into) : undefined);
    const grasped = graspedBy(hand, act, thing);
    if (grasped !== "no grasp") tab.tell({ told: "grasped", id: grasped?.made ?? -1 });
  }

  readonly #does: { readonly [Kind in Exclude<TableAct["act"], HandAct["act"]>]: Does<Kind> } = {
    look: ({ tab }, { id }) => {
      const thing = this.#reachable(tab, id);
      if (thing === undefined) return;
      this.#announce(tab, thing);
      tab.tell({ told: "inside", id, inside: inside(this.#hand(tab), thing) });
    },
    watch: ({ tab }, { id }) => {
      tab.pieceShown = id;
    },
    click: ({ tab }, { element, on }) => {
      this.panels.touch(tab, element, ["onClick"], "-1", this.thing(on));
    },
    answer: ({ tab }, { at, key, typed }) => {
      choose(this.table, tab.colour, at, key, cutShort(typed, LONGEST_TEXT));
    },
    wonder: ({ tab }, { id, ...wonder }) => {
      const guid = this.#guidOf(tab, id);
      tab.wonders = guid === "nothing" ? -1 : wonder.turn;
      if (guid !== "nothing") wonderOn(this.table, { ...wonder, guid, colour: tab.colour });
    },
    touch: ({ tab }, { id, ...touch }) => {
      const guid = this.#guidOf(tab, id);
      if (guid !== "nothing") touchOn(this.table, { ...touch, guid, colour: tab.colour, turn: 0, key: "" });
    },
    enter: ({ tab }, { element, value, on }) => {
      this.panels.touch(tab, element, ENTERED, cutShort(value, LONGEST_TEXT), this.thing(on));
    },
    say: ({ tab }, { text }) => {
      this.#hand(tab).say(cutShort(text, LONGEST_TEXT));
    },
    code: ({ tab, isHost }) => {
      const { watched } = this.panels;
      const slate = slateOn(this.table, tab.colour);
      const isOver = slate !== "none" && slate.over !== "not yet";
      const may = watched !== "none" && (isOver || isHost);
      tab.tell({ told: "code", code: may ? watched.code() : "" });
    },
    save: ({ tab, isHost }) => {
      if (!isHost) throw new Error("Only the host can save: the save holds everything, hidden cards too.");
      tab.tell({ told: "saved", text: JSON.stringify(this.table.save(), undefined, 2), name: this.name });
    },
    workshop: ({ tab }) => {
      tab.tell({ told: "workshop", workshop: this.bench === "none" ? "none" : this.bench.workshop() });
    },
    rules: ({ tab }) => {
      tab.tell({ told: "rules", chapters: rulesOn(this.table, tab.words) });
    },
    check: ({ tab }, { roster, turn }) => {
      this.#check(tab, turn, () => ({ roster, badLines: [] }));
    },
    readRoster: ({ tab }, { text, turn }) => {
      this.#check(tab, turn, (bench) => bench.read(cutShort(text, LONGEST_TEXT)));
    },
  };

  /** Everybody is told who looks at what lies face down, as everybody at a table sees it. */
  #announce({ colour }: Tab, thing: Thing): void {
    if (thing.type !== "Deck" || !thing.faceDown) return;
    const text = `${colour} looks through a pile that lies face down (${String(thing.count)}).`;
    this.table.world.say({ to: "all", text, broadcast: false });
  }

  #check(tab: Tab, turn: number, reading: (bench: Workbench) => RosterRead): void {
    if (this.bench === "none") return;
    const read = reading(this.bench);
    const { roster } = read;
    tab.tell({ told: "checked", turn, roster, text: this.bench.written(roster), wrong: this.bench.wrong(read) });
  }
}
