import type { Hand } from "../../host/hand";
import type { OpenTable } from "../../host/open";
import type { Element } from "../../host/world/xml-ui";
import type { Thing } from "../../host/world/thing";
import { addressOf, type About } from "./files";
import { elementNamed, whole } from "./panel";
import { slateOn } from "./slate-on";
import type { Tab } from "./tab";
import type { Telling } from "./telling";
import { NO_ODDS, type Watched, watchedOn } from "./watched";

/** The panels of one open table, as each tab sees and touches them, and what the rules know beside them. */
export class Panels {
  /** The match behind the panels, as it stood when they changed last. */
  watched: Watched | "none";
  #seen = "";
  /** How often the panels have changed, and at which of these each tab was told its slate. */
  #changes = 0;
  readonly #told = new WeakMap<Tab, string>();

  constructor(
    readonly table: OpenTable,
    readonly files: About["files"],
    readonly telling: Telling,
  ) {
    this.watched = watchedOn(table);
  }

  /** Tells a tab what is new; whether anything is. */
  show(tab: Tab, on: Thing | undefined): boolean {
    const { ui } = this.table.world;
    const elements = this.#elements(tab, undefined);
    const isNew = tab.tellIfNew({ told: "panel", elements, assets: this.#assets() });
    tab.tellIfNew({
      told: "piecePanel",
      id: tab.pieceShown,
      elements: on === undefined ? [] : this.#elements(tab, on),
    });
    if (ui.loading === 0) this.#showSlate(tab);
    return isNew;
  }

  /** Touches an element of a panel; one that has gone meanwhile, or does not listen, stays quiet. */
  touch(tab: Tab, key: string, ways: readonly string[], value: string, on: Thing | undefined): void {
    const element = elementNamed(this.#elements(tab, on), key);
    if (element === undefined || element.attributes["interactable"]?.toLowerCase() === "false") return;
    for (const way of ways) if (element.attributes[way] !== undefined) this.#hand(tab).touch(element, way, value, on);
  }

  #showSlate(tab: Tab): void {
    this.#watch();
    const now = `${String(this.#changes)} ${tab.colour}`;
    if (this.#told.get(tab) === now) return;
    this.#told.set(tab, now);
    const slate = slateOn(this.table, tab.colour);
    const odds = slate === "none" || this.watched === "none" ? NO_ODDS : this.watched.odds(slate);
    tab.tellIfNew({ told: "slate", slate, odds });
    const isOver = slate !== "none" && slate.over !== "not yet";
    tab.tellIfNew({ told: "ending", ending: isOver ? this.telling.ending() : "none" });
  }

  #hand(tab: Tab): Hand {
    return this.table.seat(tab.colour);
  }

  #elements(tab: Tab, on: Thing | undefined): readonly Element[] {
    return whole(this.#hand(tab).panel(on), (on ?? this.table.world).ui.elements);
  }

  /** Looks at the match again if a panel has changed: nothing happens in it that no panel shows. */
  #watch(): void {
    const panels = JSON.stringify(this.table.world.ui.elements);
    if (panels === this.#seen) return;
    this.#seen = panels;
    this.#changes++;
    this.watched = watchedOn(this.table);
  }

  #assets(): Readonly<Record<string, string>> {
    const { save, ui } = this.table.world;
    const saved = (save.CustomUIAssets ?? []).map(({ Name, URL: url }) => [Name, url] as const);
    const set = ui.assets.map(({ name, url }) => [name, url] as const);
    return Object.fromEntries([...saved, ...set].map(([name, url]) => [name, addressOf(this.files, url)]));
  }
}
