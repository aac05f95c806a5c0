import { type OpenTable, openTable } from "../../host/open";
import type { VmLimits } from "../../host/vm/vm";
import { parsedSaveText } from "../../host/world/parse";
import { ownColour, seatsAgain, tableWith, type Wanted } from "./begin";
import { dealtByCode } from "./dealt";
import { Desk, type RoomAct } from "./desk";
import type { About } from "./files";
import { Guests } from "./guests";
import type { KeptAbout, KeptMatch } from "./kept-match";
import { Middles } from "./middles";
import { AT_HOME, type Pass, whyNot } from "./pass";
import { PHRASES } from "./phrases";
import { cutShort } from "./pieces";
import { CONTROLLER, linesIn, wordsIn } from "./remembered";
import { dropped, isSeat, peopleAt, seated, seatedFirst } from "./seating";
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
const LONGEST_NAME = 24;

/** What lets the frames of a table pass, and how fast. */
interface Clock {
  speed: number;
}

/** What a room needs of where it is: a browser, or a server that shares it. */
export interface Around {
  keep(this: void, match: KeptMatch): void;
  /** One that was kept before. */
  kept(this: void, id: string): Promise<KeptMatch | undefined>;
  clock(this: void, frame: () => void, shown: () => void): Clock;
  /** For a room that is shared: who was given a seat before, and how long a guest who is cut off is waited for. */
  readonly shared?: { readonly guests: readonly string[]; readonly patience: number };
}

type Does<Kind extends Act["act"]> = (this: void, tab: Tab, act: ActOf<Kind>) => void;

/** The one table of this browser, or of all who were invited, with the tabs that sit at it. */
export class Room {
  #desk: Desk;
  readonly #guests: Guests;
  /** The seats kept for guests who are cut off, as it was told last. */
  #awaited = "";
  #resumed: boolean;
  /** Of the match, among those that are kept. */
  #id: string;
  readonly #lastColour: string;
  #rounds = 0;
  #changed = false;
  #keptAt = 0;
  #stopped = false;
  /** The table goes on in a room of the server. */
  #isHandedOver = false;
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
    this.#guests = new Guests(around.shared?.patience ?? 0, around.shared?.guests ?? [], performance.now());
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

  join(tell: (told: Told) => void, pass: Pass = AT_HOME): Hear {
    const tab = new Tab(++this.#tabsEver, tell, this.#middles, pass);
    // The first who comes back to a match sits where they sat.
    const comesBack = pass.is === "at home" && this.#tabs.size === 0;
    if (comesBack && isSeat(this.#lastColour, false)) tab.colour = this.#lastColour;
    this.#tabs.add(tab);
    if (pass.is === "guest") this.#admit(tab);
    if (this.#isHandedOver) tab.tell({ told: "shared" });
    seated(this.#table, this.#tabs, this.#guests, performance.now());
    this.#showAll(tab);
    this.#tellPeople();
    return (act) => {
      // Who has left is not heard any more.
      if (!this.#tabs.has(tab)) return;
      this.#guarded(tab, () => {
        this.#hear(tab, act);
      });
    };
  }

  /** The host has taken a seat back: who sat there is shown nothing any more, and it is free. */
  takeBack(colour: string): void {
    for (const tab of this.#tabs) if (tab.pass.is === "guest" && tab.colour === colour) this.#tabs.delete(tab);
    this.#guests.forget(colour);
    this.#seat();
  }

  /** Keeps the table as it is now. */
  keep(): void {
    this.#keep();
  }

  get #table(): OpenTable {
    return this.#desk.table;
  }

  #opened(text: string, name: string): Desk {
    const save = parsedSaveText(text);
    const models = (url: string): string | undefined => this.models.get(url);
    const seated = seatedFirst(save, this.#tabs, this.#guests.awaited(performance.now()));
    const table = openTable(save, { models, limits: LIMITS, opened: Date.now() / 1000, seated });
    const desk = new Desk(table, name, this.about.files);
    const told = desk.telling.lines();
    this.#voices.beginAnew(told.length > 0 ? told : linesIn(save), desk.telling.byLine);
    return desk;
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
    const { panels, telling } = this.#desk;
    const { world } = this.#table;
    const closely = ++this.#rounds % CLOSELY_EVERY === 0;
    if (closely) this.#waitOn();
    const said = world.chat.splice(0);
    if (said.length > 0) telling.hear(said.map(({ text }) => text));
    for (const { isStopped, message } of world.faults.splice(0)) if (isStopped) this.#tellStop(message);
    this.#voices.hear(said);
    for (const tab of this.#tabs) {
      if (tab.showChanges(world, closely)) this.#changed = true;
      this.#voices.tell(tab, this.#isHost(tab), said);
      this.#desk.tellWonder(tab);
      tab.showCamera(world);
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
    if (this.around.shared !== undefined) return tab.pass.is === "host";
    return this.#table.world.player(tab.colour).host || this.#tabs.size === 1;
  }

  #hear(tab: Tab, act: Act): void {
    const why = whyNot(tab.pass, act);
    if (why !== "fine") throw new Error(why);
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
    name: (tab, { name }) => {
      const wanted = cutShort(name.trim(), LONGEST_NAME);
      if (wanted === "") return;
      tab.name = wanted;
      if (tab.pass.is === "guest") this.#guests.came(tab.colour, tab.name);
      this.#seat();
    },
    phrase: ({ name }, { phrase }) => {
      if (PHRASES.includes(phrase)) for (const tab of this.#tabs) tab.tell({ told: "phrase", from: name, phrase });
    },
    handOver: (tab) => {
      tab.tell({ told: "handedOver", text: JSON.stringify(this.#table.save()), name: this.#desk.name });
    },
    handedOver: () => {
      this.#stopped = true;
      this.#isHandedOver = true;
      for (const tab of this.#tabs) tab.tell({ told: "shared" });
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
      this.#begin(tab, wanted);
    },
    rematch: (tab, { seed }) => {
      const slate = slateOn(this.#table, tab.colour);
      const { watched } = this.#desk.panels;
      if (slate === "none" || slate.over === "not yet" || watched === "none") return;
      this.#begin(tab, { seats: seatsAgain(slate.seats, tab.colour), options: watched.options, seed });
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

  #begin(tab: Tab, wanted: Wanted): void {
    const save = parsedSaveText(this.served);
    this.#load(JSON.stringify(tableWith(save, wanted)), this.about.name);
    this.#sit(tab, ownColour(save, wanted));
  }

  /** A guest comes in, or comes back. Whoever has kept the seat warm gets up: they may not see this hand. */
  #admit(tab: Tab): void {
    const { colour } = tab;
    if (isWatching(tab)) return;
    this.#guests.came(colour, tab.name);
    for (const other of this.#tabs) {
      if (other.colour !== colour || other.pass.is === "guest") continue;
      other.colour = "Grey";
      this.#showAll(other);
    }
    seated(this.#table, this.#tabs, this.#guests, performance.now());
  }

  #sit(tab: Tab, colour: string): void {
    if (!isSeat(colour, this.around.shared !== undefined) || colour === tab.colour) return;
    if (this.#guests.has(colour)) throw new Error(`${colour} is a guest's seat. Take it back first.`);
    tab.colour = colour;
    seated(this.#table, this.#tabs, this.#guests, performance.now());
    this.#showAll(tab);
    this.#tellPeople();
  }

  #leave(tab: Tab): void {
    this.#tabs.delete(tab);
    const isLast = [...this.#tabs].every(({ colour }) => colour !== tab.colour);
    if (isLast && tab.pass.is === "guest") {
      this.#guests.went(tab.colour, performance.now());
      dropped(this.#table, tab.colour);
    }
    this.#keep();
    this.#seat();
  }

  /** Whoever was cut off and has been waited for long enough has left: the table offers their seat to the others. */
  #waitOn(): void {
    const awaited = [...this.#guests.awaited(performance.now()).keys()].join(" ");
    if (awaited === this.#awaited) return;
    this.#awaited = awaited;
    this.#seat();
  }

  #seat(): void {
    seated(this.#table, this.#tabs, this.#guests, performance.now());
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
    this.#isHandedOver = false;
    seated(this.#table, this.#tabs, this.#guests, performance.now());
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
    const people = peopleAt(this.#table, this.#tabs, this.#guests, performance.now());
    const { speed } = this.#pace;
    for (const tab of this.#tabs) {
      const { colour: you, pass } = tab;
      const invites = pass.is === "host" || (pass.is === "at home" && this.about.invites === true);
      tab.tell({ told: "people", people, you, speed, as: pass.is, invites });
    }
  }
}

const isWatching = ({ colour }: Tab): boolean => colour === "Grey";

const ROOM_ACTS: readonly Act["act"][] = [
  "sit",
  "leave",
  "speed",
  "load",
  "again",
  "replay",
  "begin",
  "rematch",
  "goOn",
  "name",
  "phrase",
  "handOver",
  "handedOver",
] satisfies RoomAct["act"][];

const isRoomAct = (act: Act): act is RoomAct => ROOM_ACTS.includes(act.act);

/** Pages that come over plain http have no `randomUUID`. */
const newId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
