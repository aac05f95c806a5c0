import type { Hand } from "../../host/hand";
import { type OpenTable, openTable } from "../../host/open";
import type { VmLimits } from "../../host/vm/vm";
import type { RosterRead } from "../../kernel/roster";
import { parsedSaveText } from "../../host/world/parse";
import type { Thing } from "../../host/world/thing";
import { graspedBy, inside, isHandAct, performed } from "./acts";
import { dealtByCode } from "./dealt";
import type { About } from "./files";
import { Middles } from "./middles";
import { Panels } from "./panels";
import { cutShort } from "./pieces";
import { CONTROLLER, linesIn, wordsIn } from "./remembered";
import { isSeat, peopleAt, seated, seatedFirst } from "./seating";
import { type Hear, Tab } from "./tab";
import { Voices } from "./voices";
import { workbenchOn } from "./workbench";
import type { Act, ActOf, HandAct, Told } from "./wire";

/** A callback of a stranger's script may take about a second, not for ever. */
const LIMITS: VmLimits = { instructions: 20_000_000, every: 1000 };
/** Every so many rounds of showing, looks, panels and texts are compared too. */
const CLOSELY_EVERY = 3;
const KEEP_EVERY = 700;
const LONGEST_TEXT = 2000;
/** What an element may call when its value changes. */
const ENTERED = ["onValueChanged", "onEndEdit"];
const FASTEST = 60;

/** What lets the frames of a table pass, and how fast. */
interface Clock {
  speed: number;
}

/** What a room needs of the browser it is in. */
export interface Around {
  keep(this: void, key: string, text: string): void;
  clock(this: void, frame: () => void, shown: () => void): Clock;
}

type Does<Kind extends Act["act"]> = (this: void, tab: Tab, act: ActOf<Kind>) => void;

/** The one table of this browser, with the tabs that sit at it. */
export class Room {
  #table: OpenTable;
  #panels: Panels;
  #name: string;
  #resumed: boolean;
  #rounds = 0;
  #changed = false;
  #keptAt = 0;
  #stopped = false;
  #tabsEver = 0;
  readonly #voices = new Voices();
  readonly #tabs = new Set<Tab>();
  readonly #middles: Middles;
  readonly #pace: Clock;

  constructor(
    readonly about: About,
    readonly models: ReadonlyMap<string, string>,
    readonly served: string,
    kept: string | undefined,
    readonly around: Around,
  ) {
    this.#middles = new Middles(models);
    this.#name = about.name;
    this.#resumed = kept !== undefined;
    this.#table = this.#opened(kept ?? served);
    this.#panels = new Panels(this.#table, about.files);
    this.#pace = around.clock(
      () => {
        this.#orStop(() => {
          this.#table.world.frame();
        });
      },
      () => {
        this.#orStop(() => {
          this.#show();
        });
      },
    );
  }

  join(tell: (told: Told) => void): Hear {
    const tab = new Tab(++this.#tabsEver, tell, this.#middles);
    this.#tabs.add(tab);
    this.#showAll(tab);
    this.#tellPeople();
    return (act) => {
      this.#guarded(tab, () => {
        this.#hear(tab, act);
      });
    };
  }

  #opened(text: string): OpenTable {
    const save = parsedSaveText(text);
    this.#voices.beginAnew(linesIn(save));
    const models = (url: string): string | undefined => this.models.get(url);
    return openTable(save, { models, limits: LIMITS, seated: seatedFirst(save, this.#tabs) });
  }

  /** An error of the host itself stops the table rather than let it go on wrongly. */
  #orStop(work: () => void): void {
    if (this.#stopped) return;
    try {
      work();
    } catch (error) {
      this.#stopped = true;
      for (const tab of this.#tabs) tab.tell({ told: "problem", text: `The table has stopped: ${reasonOf(error)}` });
    }
  }

  #guarded(tab: Tab, work: () => void): void {
    try {
      work();
    } catch (error) {
      tab.tell({ told: "problem", text: reasonOf(error) });
    }
    this.#changed = true;
  }

  #show(): void {
    const { world } = this.#table;
    const closely = ++this.#rounds % CLOSELY_EVERY === 0;
    const said = world.chat.splice(0);
    world.faults.splice(0);
    this.#voices.hear(said);
    for (const tab of this.#tabs) {
      if (tab.showChanges(world, closely)) this.#changed = true;
      this.#voices.tell(tab, this.#isHost(tab), this.#panels.watched, said);
      if (closely && this.#panels.show(tab, this.#thing(tab.pieceShown))) this.#changed = true;
    }
    if (this.#changed && performance.now() - this.#keptAt > KEEP_EVERY) this.#keep();
  }

  #showAll(tab: Tab): void {
    const [controller] = this.#table.tagged(CONTROLLER);
    const words = controller === undefined ? {} : wordsIn(controller.data);
    tab.showTable(this.#table.world, words, this.#name, this.#resumed, workbenchOn(this.#table) !== "none");
    this.#voices.tell(tab, this.#isHost(tab), this.#panels.watched);
  }

  #isHost(tab: Tab): boolean {
    return this.#table.world.player(tab.colour).host || this.#tabs.size === 1;
  }

  #thing(id: number): Thing | undefined {
    return this.#table.world.things.find((thing) => thing.made === id);
  }

  #hear(tab: Tab, act: Act): void {
    if (!isHandAct(act)) {
      (this.#does[act.act] as Does<typeof act.act>)(tab, act);
      return;
    }
    const thing = this.#thing(act.id);
    if (thing === undefined) return;
    const hand = this.#hand(tab);
    performed(hand, act, thing, act.act === "drop" ? this.#thing(act.into) : undefined);
    const grasped = graspedBy(hand, act, thing);
    if (grasped !== "no grasp") tab.tell({ told: "grasped", id: grasped?.made ?? -1 });
  }

  readonly #does: { readonly [Kind in Exclude<Act["act"], HandAct["act"]>]: Does<Kind> } = {
    look: (tab, { id }) => {
      const thing = this.#thing(id);
      if (thing === undefined) return;
      this.#announce(tab, thing);
      tab.tell({ told: "inside", id, inside: inside(this.#hand(tab), thing) });
    },
    watch: (tab, { id }) => {
      tab.pieceShown = id;
    },
    click: (tab, { element, on }) => {
      this.#panels.touch(tab, element, ["onClick"], "-1", this.#thing(on));
    },
    enter: (tab, { element, value, on }) => {
      this.#panels.touch(tab, element, ENTERED, cutShort(value, LONGEST_TEXT), this.#thing(on));
    },
    say: (tab, { text }) => {
      this.#hand(tab).say(cutShort(text, LONGEST_TEXT));
    },
    sit: (tab, { colour }) => {
      this.#sit(tab, colour);
    },
    leave: (tab) => {
      this.#leave(tab);
    },
    speed: (_tab, { speed }) => {
      this.#pace.speed = Math.max(0, Math.min(speed, FASTEST));
      this.#tellPeople();
    },
    code: (tab) => {
      const { watched } = this.#panels;
      const may = watched !== "none" && (watched.over || this.#isHost(tab));
      tab.tell({ told: "code", code: may ? watched.code() : "" });
    },
    workshop: (tab) => {
      const bench = workbenchOn(this.#table);
      tab.tell({ told: "workshop", workshop: bench === "none" ? bench : bench.workshop() });
    },
    check: (tab, { roster }) => {
      this.#check(tab, { roster, badLines: [] });
    },
    readRoster: (tab, { text }) => {
      const bench = workbenchOn(this.#table);
      if (bench !== "none") this.#check(tab, bench.read(cutShort(text, LONGEST_TEXT)));
    },
    save: (tab) => {
      if (!this.#isHost(tab)) throw new Error("Only the host can save: the save holds everything, hidden cards too.");
      tab.tell({ told: "saved", text: JSON.stringify(this.#table.save(), undefined, 2), name: this.#name });
    },
    load: (_tab, { text, name }) => {
      this.#load(text, name);
    },
    again: () => {
      this.#load(this.served, this.about.name);
    },
    replay: (_tab, { code }) => {
      this.#load(JSON.stringify(dealtByCode(this.#table.save(), code)), this.#name);
    },
  };

  /** Everybody is told who looks at what lies face down, as everybody at a table sees it. */
  #announce({ colour }: Tab, thing: Thing): void {
    if (thing.type !== "Deck" || !thing.faceDown) return;
    const text = `${colour} looks through a pile that lies face down (${String(thing.count)}).`;
    this.#table.world.say({ to: "all", text, broadcast: false });
  }

  #check(tab: Tab, read: RosterRead): void {
    const bench = workbenchOn(this.#table);
    if (bench === "none") return;
    tab.tell({ told: "checked", roster: read.roster, text: bench.written(read.roster), wrong: bench.wrong(read) });
  }

  #hand(tab: Tab): Hand {
    return this.#table.seat(tab.colour);
  }

  #sit(tab: Tab, colour: string): void {
    if (!isSeat(colour) || colour === tab.colour) return;
    tab.colour = colour;
    seated(this.#table, this.#tabs);
    this.#showAll(tab);
    this.#tellPeople();
  }

  #leave(tab: Tab): void {
    this.#tabs.delete(tab);
    this.#keep();
    seated(this.#table, this.#tabs);
    this.#tellPeople();
  }

  /** Another save on this table; everybody keeps the seat. */
  #load(text: string, name: string): void {
    this.#table = this.#opened(text);
    this.#name = name;
    this.#resumed = false;
    this.#stopped = false;
    this.#panels = new Panels(this.#table, this.about.files);
    seated(this.#table, this.#tabs);
    for (const tab of this.#tabs) this.#showAll(tab);
    this.#tellPeople();
  }

  #keep(): void {
    this.#keptAt = performance.now();
    this.#changed = false;
    this.around.keep(this.about.key, JSON.stringify(this.#table.save()));
  }

  #tellPeople(): void {
    const people = peopleAt(this.#table, this.#tabs);
    for (const tab of this.#tabs) tab.tell({ told: "people", people, you: tab.colour, speed: this.#pace.speed });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
