import type { Hand } from "../../host/hand";
import { type OpenTable, openTable } from "../../host/open";
import type { VmLimits } from "../../host/vm/vm";
import { parsedSaveText } from "../../host/world/parse";
import type { Element } from "../../host/world/xml-ui";
import type { Thing } from "../../host/world/thing";
import { inside, isHandAct, performed } from "./acts";
import { dealtByCode } from "./dealt";
import { addressOf, type About } from "./files";
import { keepTable } from "./kept";
import { Middles } from "./middles";
import { Pace } from "./pace";
import { elementNamed, panelOf, whole } from "./panel";
import { cutShort } from "./pieces";
import { isSeat, peopleAt, seated, seatedFirst } from "./seating";
import { type Hear, Tab } from "./tab";
import { Voices } from "./voices";
import { type Watched, watchedOn } from "./watched";
import type { Act, ActOf, HandAct, Told } from "./wire";

/** A callback of a stranger's script may take about a second, not for ever. */
const LIMITS: VmLimits = { instructions: 20_000_000, every: 1000 };
/** Every so many rounds of showing, looks, panels and texts are compared too. */
const CLOSELY_EVERY = 3;
const KEEP_EVERY = 700;
const LONGEST_TEXT = 2000;
const FASTEST = 60;

type Does<Kind extends Act["act"]> = (this: void, tab: Tab, act: ActOf<Kind>) => void;

/** The one table of this browser, with the tabs that sit at it. */
export class Room {
  #table: OpenTable;
  #watched: Watched | "none" = "none";
  #watchedPanels = "";
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
  readonly #pace: Pace;

  constructor(
    readonly about: About,
    readonly models: ReadonlyMap<string, string>,
    readonly served: string,
    kept: string | undefined,
  ) {
    this.#middles = new Middles(models);
    this.#name = about.name;
    this.#resumed = kept !== undefined;
    this.#table = this.#opened(kept ?? served);
    this.#pace = new Pace(
      () => {
        this.#frame();
      },
      () => {
        this.#show();
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
    const models = (url: string): string | undefined => this.models.get(url);
    return openTable(save, { models, limits: LIMITS, seated: seatedFirst(save, this.#tabs) });
  }

  /** An error of the host itself stops the table rather than let it go on wrongly. */
  #frame(): void {
    if (this.#stopped) return;
    try {
      this.#table.world.frame();
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
      this.#voices.tell(tab, this.#isHost(tab), this.#watched, said);
      if (closely) this.#showPanels(tab);
    }
    if (this.#changed && performance.now() - this.#keptAt > KEEP_EVERY) this.#keep();
  }

  #showAll(tab: Tab): void {
    tab.showTable(this.#table.world, this.#name, this.#resumed);
    this.#voices.tell(tab, this.#isHost(tab), this.#watched);
  }

  #isHost(tab: Tab): boolean {
    return this.#table.world.player(tab.colour).host || this.#tabs.size === 1;
  }

  #showPanels(tab: Tab): void {
    const { ui } = this.#table.world;
    const elements = this.#elements(tab, undefined);
    if (tab.tellIfNew({ told: "panel", elements, assets: this.#assets() })) this.#changed = true;
    const thing = this.#thing(tab.pieceShown);
    const own = thing === undefined ? [] : this.#elements(tab, thing);
    tab.tellIfNew({ told: "piecePanel", id: tab.pieceShown, elements: own });
    if (ui.loading > 0) return;
    this.#watch();
    const watched = this.#watched;
    const companion = watched === "none" ? watched : watched.companion(tab.colour, panelOf(elements, tab.colour));
    tab.tellIfNew({ told: "companion", companion });
  }

  /** Looks at the match again if a panel has changed: nothing happens in it that no panel shows. */
  #watch(): void {
    const panels = JSON.stringify(this.#table.world.ui.elements);
    if (panels === this.#watchedPanels) return;
    this.#watchedPanels = panels;
    this.#watched = watchedOn(this.#table);
  }

  #assets(): Readonly<Record<string, string>> {
    const { save, ui } = this.#table.world;
    const saved = (save.CustomUIAssets ?? []).map(({ Name, URL: url }) => [Name, url] as const);
    const set = ui.assets.map(({ name, url }) => [name, url] as const);
    return Object.fromEntries([...saved, ...set].map(([name, url]) => [name, addressOf(this.about.files, url)]));
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
    const other = act.act === "drop" ? this.#thing(act.into) : undefined;
    if (thing !== undefined) performed(this.#hand(tab), act, thing, other);
  }

  readonly #does: { readonly [Kind in Exclude<Act["act"], HandAct["act"]>]: Does<Kind> } = {
    look: (tab, { id }) => {
      const thing = this.#thing(id);
      if (thing !== undefined) tab.tell({ told: "inside", id, inside: inside(this.#hand(tab), thing) });
    },
    watch: (tab, { id }) => {
      tab.pieceShown = id;
    },
    click: (tab, { element, on }) => {
      this.#touch(tab, element, ["onClick"], "-1", on);
    },
    enter: (tab, { element, value, on }) => {
      this.#touch(tab, element, ["onValueChanged", "onEndEdit"], cutShort(value, LONGEST_TEXT), on);
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
    save: (tab) => {
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

  #elements(tab: Tab, on: Thing | undefined): readonly Element[] {
    return whole(this.#hand(tab).panel(on), (on ?? this.#table.world).ui.elements);
  }

  /** Touches an element of a panel; one that has gone meanwhile, or does not listen, stays quiet. */
  #touch(tab: Tab, key: string, ways: readonly string[], value: string, id: number): void {
    const on = this.#thing(id);
    const element = elementNamed(this.#elements(tab, on), key);
    if (element === undefined || element.attributes["interactable"]?.toLowerCase() === "false") return;
    for (const way of ways) if (element.attributes[way] !== undefined) this.#hand(tab).touch(element, way, value, on);
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
    this.#voices.silence();
    this.#watched = "none";
    this.#watchedPanels = "";
    seated(this.#table, this.#tabs);
    for (const tab of this.#tabs) this.#showAll(tab);
    this.#tellPeople();
  }

  #keep(): void {
    this.#keptAt = performance.now();
    this.#changed = false;
    void keepTable(this.about.key, JSON.stringify(this.#table.save()));
  }

  #tellPeople(): void {
    const people = peopleAt(this.#table, this.#tabs);
    for (const tab of this.#tabs) tab.tell({ told: "people", people, you: tab.colour, speed: this.#pace.speed });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
