import type { DecalState, SaveState, SnapPointState, VectorLineState } from "../../tts/save";
import { Vec } from "../vm/value";
import { Header } from "./header";
import type { Hotkey, MenuItem, Surface, Thing } from "./thing";
import { XmlUi } from "./xml-ui";

/** Which way things fall on a new table. */
const USUAL_GRAVITY = new Vec(0, -25, 0);

/** What a save says of a table, beside the objects: it begins anew with each save that is loaded. */
export abstract class Written implements Surface {
  /** What the table was made of, at first or by Rewind. */
  save!: SaveState;
  /** The save as somebody loaded or saved it last. */
  kept: SaveState;
  header!: Header;
  ui!: XmlUi;
  things: Thing[] = [];
  tableMenu: MenuItem[] = [];
  hotkeys: Hotkey[] = [];
  snapPoints!: readonly SnapPointState[];
  decals!: readonly DecalState[];
  lines!: readonly VectorLineState[];
  /** The text of the Global script as it will be saved, and what it keeps. */
  script!: string;
  scriptState!: string;
  gravity = USUAL_GRAVITY;
  /** The table itself, which is an object that no list names. */
  table: Thing | undefined;

  constructor(save: SaveState) {
    this.kept = save;
    this.begin(save);
  }

  protected begin(save: SaveState): void {
    this.save = save;
    this.header = new Header(save);
    this.ui = new XmlUi(save.XmlUI ?? "", save.CustomUIAssets);
    this.things = [];
    this.tableMenu = [];
    this.hotkeys = [];
    this.snapPoints = save.SnapPoints ?? [];
    this.decals = save.Decals ?? [];
    this.lines = save.VectorLines ?? [];
    this.script = save.LuaScript ?? "";
    this.scriptState = save.LuaScriptState ?? "";
    this.gravity = USUAL_GRAVITY;
    this.table = undefined;
  }
}
