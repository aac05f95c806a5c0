import type { ObjectState, SaveState } from "../tts/save";
import { fromJson, toJson } from "./api/json";
import type { Thing } from "./world/thing";
import type { World } from "./world/world";

/** https://api.tabletopsimulator.com/externaleditorapi/ — the messages themselves; who carries them is no concern of ours. */

export interface ScriptState {
  readonly name: string;
  readonly guid: string;
  readonly script?: string | undefined;
  readonly ui?: string | undefined;
}

/** What the game tells an editor. */
export type EditorMessage =
  | { readonly messageID: 0 | 1; readonly scriptStates: readonly ScriptState[] }
  | { readonly messageID: 2; readonly message: string }
  | { readonly messageID: 3; readonly error: string; readonly guid: string; readonly errorMessagePrefix: string }
  | { readonly messageID: 4; readonly customMessage: unknown }
  | { readonly messageID: 5; readonly returnValue: unknown }
  | { readonly messageID: 6 }
  | { readonly messageID: 7; readonly guid: string };

/** What an editor tells the game. */
export type GameMessage =
  | { readonly messageID: 0 }
  | { readonly messageID: 1; readonly scriptStates: readonly ScriptState[] }
  | { readonly messageID: 2; readonly customMessage: unknown }
  | { readonly messageID: 3; readonly guid: string; readonly script: string };

/** The Global script's name among GUIDs. */
export const GLOBAL_GUID = "-1";

const isTable = (value: unknown): boolean => typeof value === "object" && value !== null;

const withScripts = (state: ObjectState, told: readonly ScriptState[]): ObjectState => {
  const own = told.find(({ guid }) => guid === state.GUID);
  return own === undefined ? state : { ...state, LuaScript: own.script ?? "", XmlUI: own.ui ?? "" };
};

export class Editor {
  constructor(readonly world: World) {}

  #tell(message: EditorMessage): void {
    this.world.options.toEditor(message);
  }

  get #scripts(): ScriptState[] {
    const { LuaScript: script = "", XmlUI: ui = "" } = this.world.save;
    const own = this.world.things.map(({ guid, name, data }) => ({
      name: name === "" ? data.Name : name,
      guid,
      script: data.LuaScript ?? "",
      ui: data.XmlUI ?? "",
    }));
    return [{ name: "Global", guid: GLOBAL_GUID, script, ui }, ...own.filter((each) => each.script + each.ui !== "")];
  }

  loaded(): void {
    this.#tell({ messageID: 1, scriptStates: this.#scripts });
  }

  printed(message: string): void {
    this.#tell({ messageID: 2, message });
  }

  faulted(owner: { readonly name: string }, error: string): void {
    const thing = this.world.things.find(({ vm }) => vm === owner);
    const guid = thing?.guid ?? GLOBAL_GUID;
    const whose = thing === undefined ? "Error in Global Script: " : `Error in Script (${owner.name} - ${guid}): `;
    this.#tell({ messageID: 3, error, guid, errorMessagePrefix: whose });
  }

  /** https://api.tabletopsimulator.com/base/#sendexternalmessage */
  custom(customMessage: unknown): void {
    this.#tell({ messageID: 4, customMessage });
  }

  saved(): void {
    this.#tell({ messageID: 6 });
  }

  created({ guid }: Thing): void {
    this.#tell({ messageID: 7, guid });
  }

  /** Somebody wants to write a script for an object that has none. */
  opened({ guid, name, data }: Thing): void {
    const script = data.LuaScript ?? "";
    this.#tell({ messageID: 0, scriptStates: [{ name: name === "" ? data.Name : name, guid, script }] });
  }

  /** An editor has sent this. */
  receive(message: GameMessage): void {
    switch (message.messageID) {
      case 0:
        this.loaded();
        break;
      case 1:
        this.#saveAndPlay(message.scriptStates);
        break;
      case 2:
        if (isTable(message.customMessage))
          this.world.event("onExternalMessage", [fromJson(message.customMessage, false)]);
        break;
      case 3:
        this.#execute(message.guid, message.script);
    }
  }

  /** The scripts that were named are replaced, and the table is as it was loaded or saved last: no onSave is asked. */
  #saveAndPlay(told: readonly ScriptState[]): void {
    const { kept } = this.world;
    const global = told.find(({ guid }) => guid === GLOBAL_GUID);
    const next: SaveState = {
      ...kept,
      ...(global === undefined ? {} : { LuaScript: global.script ?? "", XmlUI: global.ui ?? "" }),
      ObjectStates: kept.ObjectStates.map((state) => withScripts(state, told)),
    };
    this.world.kept = next;
    this.world.reload(next);
  }

  #execute(guid: string, script: string): void {
    const vm = this.world.scriptOf(guid);
    if (vm === undefined) {
      const error = "function <executeScript>: Object reference not set to an instance of an object";
      this.#tell({ messageID: 3, error, guid, errorMessagePrefix: "" });
      return;
    }
    this.world.guarded(vm, () => {
      vm.run(`function __executed() ${script}\nend`, "executeScript");
      const returnValue = toJson(vm.call("__executed"));
      vm.set("__executed", undefined);
      this.#tell({ messageID: 5, returnValue });
    });
  }
}
