import { type OpenTable, openTable } from "../../host/open";
import type { VmLimits } from "../../host/vm/vm";
import { parsedSaveText } from "../../host/world/parse";
import { ownColour, tableWith } from "./begin";
import { dealtByCode } from "./dealt";
import { Desk, type RoomAct } from "./desk";
import type { About } from "./files";
import type { KeptAbout, KeptMatch } from "./kept-match";
import { Middles } from "./middles";
import { CONTROLLER, linesIn, wordsIn } from "./remembered";
import { isSeat, peopleAt, seated, seatedFirst } from "./seating";
import { slateOn } from "./slate-on";
import { type Hear, Tab } from "./tab";
import { Voices } from "./voices";
import type { Act, ActOf, Told } from "./wire";

/** A callback of a stranger's script may take about a second, not for ever. */
const LIMITS: VmLimits = { instructions: 20_000_000, every: 1000 };
/** Every so many rounds of showing, looks, panels and texts are compared too. */
const CLOSELY_EVERY = 3;
const KEEP_EVERY = 400;
const FASTEST = 60;

/** What lets the frames of a table pass, and how fast. */
interface Clock {
  speed: number;
}

/** What a room needs of the browser it is in. */
export interface Around {
  keep(this: void, match: KeptMatch): void;
  /** One that was kept before. */
  kept(this: void, id: string): Promise<KeptMatch | undefined>;
  clock(this: void, frame: () => void, shown: () => void): Clock;
}

type Does<Kind extends Act["act"]> = (this: void, tab: Tab, act: ActOf<Kind>) => void;

/** The one table of this browser, with the tabs that sit at it. */
export class Room {
  #desk: Desk;
  #resumed: boolean;
  /** Of the match, among those that are kept. */
  #id: string;
  readonly #lastColour: string;
  #rounds = 0;
  #changed = false;
  #keptAt = 0;
  #stopped = false;
  #scriptStopped = "";
  #tabsEver = 0;
  readonly #voices = new Voices();
  readonly #tabs = new Set<Tab>();
  readonly #middles: Middles;
  readonly #pace: Clock;

  constructor(
    readonly about: About,
    readonly models: ReadonlyMap<string, string>,
    readonly served: string,
    kept: KeptMatch | undefined,
    readonly around: Around,
  ) {
    this.#middles = new Middles(models);
    this.#resumed = kept !== undefined;
    this.#id = kept?.about.id ?? newId();
    this.#lastColour = kept?.about.colour ?? "Grey";
    this.#desk = this.#opened(kept?.text ?? served, about.name);
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
    // The first who comes back to a match sits where they sat.
    if (this.#tabs.size === 0 && isSeat(this.#lastColour)) tab.colour = this.#lastColour;
    this.#tabs.add(tab);
    seated(this.#table, this.#tabs);
    this.#showAll(tab);
    this.#tellPeople();
    return (act) => {
      this.#guarded(tab, () => {
        this.#hear(tab, act);
      });
    };
  }

  get #table(): OpenTable {
    return this.#desk.table;
  }

  #opened(text: string, name: string): Desk {
    const save = parsedSaveText(text);
    this.#voices.beginAnew(linesIn(save));
    const models = (url: string): string | undefined => this.models.get(url);
    const seated = seatedFirst(save, this.#tabs);
    const table = openTable(save, { models, limits: LIMITS, opened: Date.now() / 1000, seated });
    return new Desk(table, name, this.about.files);
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

  /** A script went past its limits: everybody is told, and whoever comes later; the table goes on without it. */
  #tellStop(message: string): void {
    this.#scriptStopped = message.split("\n")[0] ?? "";
    for (const tab of this.#tabs) tab.tell({ told: "problem", text: this.#scriptStopped });
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
    const { panels } = this.#desk;
    const { world } = this.#table;
    const closely = ++this.#rounds % CLOSELY_EVERY === 0;
    const said = world.chat.splice(0);
    for (const { isStopped, message } of world.faults.splice(0)) if (isStopped) this.#tellStop(message);
    this.#voices.hear(said);
    for (const tab of this.#tabs) {
      if (tab.showChanges(world, closely)) this.#changed = true;
      this.#voices.tell(tab, this.#isHost(tab), said);
      if (closely && panels.show(tab, this.#desk.thing(tab.pieceShown))) this.#changed = true;
    }
    if (this.#changed && performance.now() - this.#keptAt > KEEP_EVERY) this.#keep();
  }

  #showAll(tab: Tab): void {
    const [controller] = this.#table.tagged(CONTROLLER);
    const words = controller === undefined ? {} : wordsIn(controller.data);
    const { table, name, bench } = this.#desk;
    tab.showTable(table.world, words, name, this.#resumed, bench !== "none");
    if (this.#scriptStopped !== "") tab.tell({ told: "problem", text: this.#scriptStopped });
    this.#voices.tell(tab, this.#isHost(tab));
  }

  #isHost(tab: Tab): boolean {
    return this.#table.world.player(tab.colour).host || this.#tabs.size === 1;
  }

  #hear(tab: Tab, act: Act): void {
    if (isRoomAct(act)) (this.#does[act.act] as Does<typeof act.act>)(tab, act);
    else this.#desk.hear({ tab, isHost: this.#isHost(tab) }, act);
  }

  readonly #does: { readonly [Kind in RoomAct["act"]]: Does<Kind> } = {
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
    load: (_tab, { text, name }) => {
      this.#load(text, name);
    },
    again: () => {
      this.#load(this.served, this.about.name);
    },
    replay: (_tab, { code }) => {
      this.#load(JSON.stringify(dealtByCode(this.#table.save(), code)), this.#desk.name);
    },
    begin: (tab, wanted) => {
      const save = parsedSaveText(this.served);
      this.#load(JSON.stringify(tableWith(save, wanted)), this.about.name);
      this.#sit(tab, ownColour(save, wanted));
    },
    goOn: (tab, { id }) => {
      void this.around.kept(id).then((kept) => {
        this.#guarded(tab, () => {
          if (kept === undefined) throw new Error("This browser has not kept that match.");
          this.#load(kept.text, kept.about.name, id);
          this.#resumed = true;
          this.#sit(tab, kept.about.colour);
        });
      });
    },
  };

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
  #load(text: string, name: string, id = newId()): void {
    if (!this.#stopped) this.#keep();
    this.#scriptStopped = "";
    this.#desk = this.#opened(text, name);
    this.#id = id;
    this.#resumed = false;
    this.#stopped = false;
    seated(this.#table, this.#tabs);
    for (const tab of this.#tabs) this.#showAll(tab);
    this.#tellPeople();
  }

  #keep(): void {
    this.#keptAt = performance.now();
    this.#changed = false;
    this.around.keep({ about: this.#aboutMatch(), text: JSON.stringify(this.#table.save()) });
  }

  #aboutMatch(): KeptAbout {
    const { key, folder } = this.about;
    const [tab] = this.#tabs;
    const colour = tab?.colour ?? "Grey";
    const slate = slateOn(this.#table, colour);
    const own = { id: this.#id, key, folder, name: this.#desk.name, when: Date.now(), colour };
    if (slate === "none") return { ...own, game: "", says: "", answers: -1, isOver: false };
    const { game, at: answers, over, title } = slate;
    return { ...own, game, answers, isOver: over !== "not yet", says: over === "not yet" ? title : over.text };
  }

  #tellPeople(): void {
    const people = peopleAt(this.#table, this.#tabs);
    for (const tab of this.#tabs) tab.tell({ told: "people", people, you: tab.colour, speed: this.#pace.speed });
  }
}

const ROOM_ACTS: readonly Act["act"][] = [
  "sit",
  "leave",
  "speed",
  "load",
  "again",
  "replay",
  "begin",
  "goOn",
] satisfies RoomAct["act"][];

const isRoomAct = (act: Act): act is RoomAct => ROOM_ACTS.includes(act.act);

/** Pages that come over plain http have no `randomUUID`. */
const newId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
