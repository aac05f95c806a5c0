import type { Hand } from "../../host/hand";
import { type OpenTable, openTable } from "../../host/open";
import { ScriptError } from "../../host/vm/value";
import type { VmLimits } from "../../host/vm/vm";
import { SaveProblem } from "../../host/world/parse";
import { COLOURS, type ChatLine } from "../../host/world/players";
import type { Thing } from "../../host/world/thing";
import { lookedInto, performed } from "./acts";
import { companionFor, type Match, matchOn } from "./companion";
import { dealtByCode } from "./dealt";
import { addressOf, type About } from "./files";
import { forgetTable, keepTable } from "./kept";
import { Middles } from "./middles";
import { Pace } from "./pace";
import { cutShort, tint } from "./pieces";
import { Tab } from "./tab";
import type { Act, Line, Person, Told } from "./wire";

/** A callback of a stranger's script may take about a second, not for ever. */
const LIMITS: VmLimits = { instructions: 20_000_000, every: 1000 };
const LINES_KEPT = 300;
/** Every so many rounds of showing, looks, panels and texts are compared too. */
const CLOSELY_EVERY = 3;
const KEEP_EVERY = 1000;
const LONGEST_LINE = 2000;

/** The one table of this browser, with the tabs that sit at it. */
export class Room {
  #table: OpenTable;
  #match: Match | "none" = "none";
  #matchSeen = "";
  #name: string;
  #resumed: boolean;
  #lines: ChatLine[] = [];
  #shown = 0;
  #changed = false;
  #keptAt = 0;
  #broken = false;
  readonly #tabs = new Set<Tab>();
  readonly #pace: Pace;
  readonly #middles: Middles;
  #tabsEver = 0;

  constructor(
    readonly about: About,
    readonly models: ReadonlyMap<string, string>,
    readonly served: string,
    kept: string | undefined,
  ) {
    this.#middles = new Middles(models);
    this.#name = about.name;
    this.#resumed = kept !== undefined;
    this.#table = this.#opened(kept) ?? this.#opened(served) ?? this.#empty();
    this.#pace = new Pace(
      () => {
        this.#frame();
      },
      () => {
        this.#show();
      },
    );
  }

  join(tell: (told: Told) => void): (act: Act) => void {
    const tab = new Tab(++this.#tabsEver, tell, this.#middles);
    this.#tabs.add(tab);
    tab.showTable(this.#table.world, this.#name, this.#resumed);
    tab.tell({ told: "said", lines: this.#linesFor(tab, this.#lines) });
    this.#tellPeople();
    return (act) => {
      this.#guarded(() => {
        this.#hear(tab, act);
      }, tab);
    };
  }

  #opened(text: string | undefined): OpenTable | undefined {
    if (text === undefined) return undefined;
    try {
      return openTable(text, { models: (url) => this.models.get(url), limits: LIMITS, seated: [] });
    } catch (error) {
      if (!(error instanceof SaveProblem)) throw error;
      this.#tellAll({ told: "problem", text: error.message });
      return undefined;
    }
  }

  #empty(): OpenTable {
    return openTable({ SaveName: "", ObjectStates: [] }, { seated: [] });
  }

  #frame(): void {
    if (this.#broken) return;
    try {
      this.#table.world.frame();
    } catch (error) {
      // An error of the host itself: the table stands still rather than going on wrongly.
      this.#broken = true;
      this.#tellAll({ told: "problem", text: `The table has stopped: ${reason(error)}` });
    }
  }

  #guarded(work: () => void, tab: Tab): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      tab.tell({ told: "problem", text: error instanceof ScriptError ? error.message : reason(error) });
    }
    this.#changed = true;
  }

  #show(): void {
    const { world } = this.#table;
    const closely = ++this.#shown % CLOSELY_EVERY === 0;
    const said = world.chat.splice(0);
    world.faults.splice(0);
    this.#lines = [...this.#lines, ...said].slice(-LINES_KEPT);
    for (const tab of this.#tabs) {
      tab.showChanges(world, closely);
      const lines = this.#linesFor(tab, said);
      if (lines.length > 0) tab.tell({ told: "said", lines });
      if (closely) this.#showPanels(tab);
    }
    if (closely) this.#keepSoon();
  }

  #linesFor(tab: Tab, lines: readonly ChatLine[]): Line[] {
    const seat = this.#table.world.player(tab.colour);
    return lines
      .filter(({ to }) => to === "all" || to === tab.colour || (to === "host" && (seat.host || this.#tabs.size === 1)))
      .map(({ text, broadcast }) => ({ text: cutShort(text, LONGEST_LINE), loud: broadcast }));
  }

  #showPanels(tab: Tab): void {
    const { world } = this.#table;
    const elements = this.#hand(tab).panel();
    const panel = JSON.stringify(elements);
    if (panel !== tab.panelShown) {
      tab.panelShown = panel;
      tab.tell({ told: "panel", elements, assets: this.#assets() });
      this.#changed = true;
    }
    const thing = this.#thing(tab.pieceShown);
    if (thing !== undefined) {
      const ui = JSON.stringify(thing.ui.elements);
      if (ui !== tab.pieceUiShown) tab.tell({ told: "piecePanel", id: thing.made, elements: thing.ui.elements });
      tab.pieceUiShown = ui;
    }
    if (world.ui.loading === 0) this.#showCompanion(tab, panel);
  }

  #showCompanion(tab: Tab, panel: string): void {
    if (panel !== this.#matchSeen) {
      this.#matchSeen = panel;
      this.#match = matchOn(this.#table);
    }
    const companion = companionFor(this.#match, tab.colour, this.#hand(tab).panel());
    const told = JSON.stringify(companion);
    if (told === tab.companionShown) return;
    tab.companionShown = told;
    tab.tell({ told: "companion", companion });
  }

  #assets(): Record<string, string> {
    const own = [...(this.#table.world.save.CustomUIAssets ?? []), ...[]].map(({ Name, URL }) => [Name, URL] as const);
    const set = this.#table.world.ui.assets.map(({ name, url }) => [name, url] as const);
    return Object.fromEntries([...own, ...set].map(([name, url]) => [name, addressOf(this.about.files, url)]));
  }

  #hand(tab: Tab): Hand {
    return this.#table.seat(tab.colour);
  }

  #thing(id: number): Thing | undefined {
    return this.#table.world.things.find((thing) => thing.made === id);
  }

  #hear(tab: Tab, act: Act): void {
    switch (act.act) {
      case "sit":
        this.#sit(tab, act.colour);
        return;
      case "leave":
        this.#leave(tab);
        return;
      case "speed":
        this.#pace.speed = Math.max(0, Math.min(act.speed, 60));
        this.#tellPeople();
        return;
      case "say":
        this.#hand(tab).say(cutShort(act.text, LONGEST_LINE));
        return;
      case "save":
        tab.tell({ told: "saved", text: JSON.stringify(this.#table.save(), undefined, 2), name: this.#name });
        return;
      case "load":
        this.#load(act.text, act.name);
        return;
      case "again":
        void forgetTable(this.about.key);
        this.#load(this.served, this.about.name);
        return;
      case "replay":
        this.#load(JSON.stringify(dealtByCode(this.#table.save(), act.code)), this.#name);
        return;
      case "click":
        this.#hand(tab).click(act.element, this.#thing(act.on));
        return;
      case "enter":
        this.#hand(tab).enter(act.element, cutShort(act.value, LONGEST_LINE), this.#thing(act.on));
        return;
      default:
        this.#handle(tab, act);
    }
  }

  #handle(
    tab: Tab,
    act: Exclude<
      Act,
      { readonly act: "sit" | "leave" | "speed" | "say" | "save" | "load" | "again" | "replay" | "click" | "enter" }
    >,
  ): void {
    const thing = this.#thing(act.id);
    if (thing === undefined) return;
    const hand = this.#hand(tab);
    if (act.act === "look") tab.tell({ told: "inside", id: act.id, inside: lookedInto(hand, thing) });
    else if (act.act === "lookAtUi") tab.pieceShown = act.id;
    else performed(hand, act, thing, act.act === "drop" ? this.#thing(act.into) : undefined);
  }

  /** Somebody sits down; the colour left behind is free unless another tab sits there. */
  #sit(tab: Tab, colour: string): void {
    if (COLOURS[colour] === undefined || colour === tab.colour) return;
    const left = tab.colour;
    tab.colour = colour;
    this.#freeIfEmpty(left);
    const seat = this.#table.world.player(colour);
    if (!seat.seated && colour !== "Grey") this.#table.sit(colour, `Player ${String(tab.number)}`);
    if (![...this.#table.world.players.values()].some(({ host }) => host)) seat.host = true;
    tab.showTable(this.#table.world, this.#name, this.#resumed);
    this.#tellPeople();
  }

  #freeIfEmpty(colour: string): void {
    if (colour === "Grey" || [...this.#tabs].some((tab) => tab.colour === colour)) return;
    const { world } = this.#table;
    for (const thing of world.things) if (thing.heldBy === colour) this.#table.seat(colour).drop(thing);
    world.player(colour).host = false;
    this.#table.stand(colour);
  }

  #leave(tab: Tab): void {
    this.#tabs.delete(tab);
    this.#keep();
    this.#freeIfEmpty(tab.colour);
    this.#tellPeople();
  }

  /** Another save on this table; everybody keeps the seat. */
  #load(text: string, name: string): void {
    const table = this.#opened(text);
    if (table === undefined) return;
    this.#table = table;
    this.#broken = false;
    this.#name = name;
    this.#resumed = false;
    this.#lines = [];
    this.#matchSeen = "";
    this.#match = "none";
    for (const { colour, number } of this.#tabs) if (colour !== "Grey") table.sit(colour, `Player ${String(number)}`);
    for (const tab of this.#tabs) tab.showTable(table.world, name, false);
    this.#tellPeople();
  }

  #keepSoon(): void {
    if (!this.#changed || performance.now() - this.#keptAt < KEEP_EVERY) return;
    this.#keep();
  }

  #keep(): void {
    this.#keptAt = performance.now();
    this.#changed = !this.#table.world.settled;
    void keepTable(this.about.key, JSON.stringify(this.#table.save()));
  }

  #tellPeople(): void {
    const { world } = this.#table;
    const seats = Object.keys(COLOURS).filter(
      (colour) => colour !== "Grey" && colour !== "Black" && world.hands.zonesOf(colour).length > 0,
    );
    const colours = seats.length > 0 ? seats : ["White", "Red", "Blue", "Green"];
    const people: Person[] = colours.map((colour) => ({
      colour,
      name: world.player(colour).person ?? "",
      tint: tint(COLOURS[colour] ?? [1, 1, 1]),
    }));
    for (const tab of this.#tabs) tab.tell({ told: "people", people, you: tab.colour, speed: this.#pace.speed });
  }

  #tellAll(told: Told): void {
    for (const tab of this.#tabs) tab.tell(told);
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
