import type {
  GridState,
  HandsState,
  LightingState,
  MusicPlayerState,
  SaveState,
  TabState,
  TurnsState,
} from "../../tts/save";

/** The parts of a save's header that the built-in tables read and write. */
export interface Sections {
  readonly Turns: TurnsState;
  readonly Grid: GridState;
  readonly Lighting: LightingState;
  readonly Hands: HandsState;
  readonly MusicPlayer: MusicPlayerState;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** A new table's: https://kb.tabletopsimulator.com/custom-content/save-file-format/ */
const USUAL: Sections = {
  Turns: {
    Enable: false,
    Type: 0,
    TurnOrder: [],
    Reverse: false,
    SkipEmpty: false,
    DisableInteractions: false,
    PassTurns: true,
    TurnColor: "",
  },
  Grid: {
    Type: 0,
    Lines: false,
    Color: { r: 0, g: 0, b: 0 },
    Opacity: 0.75,
    ThickLines: false,
    Snapping: false,
    Offset: false,
    BothSnapping: false,
    xSize: 2,
    ySize: 2,
    PosOffset: { x: 0, y: 1, z: 0 },
  },
  Lighting: {
    LightIntensity: 0.54,
    LightColor: { r: 1, g: 0.9804, b: 0.8902 },
    AmbientIntensity: 1.3,
    AmbientType: 0,
    AmbientSkyColor: GREY,
    AmbientEquatorColor: GREY,
    AmbientGroundColor: GREY,
    ReflectionIntensity: 1,
    LutIndex: 0,
    LutContribution: 1,
    LutURL: "",
  },
  Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
  MusicPlayer: {
    RepeatSong: false,
    PlaylistEntry: -1,
    CurrentAudioTitle: "",
    CurrentAudioURL: "",
    AudioLibrary: [],
  },
};

const isLike = (value: unknown, usual: unknown): boolean =>
  typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual) && value !== null;

/** What a save says where it makes sense, and what is usual for the rest. */
const filled = <T extends object>(usual: T, given: unknown): T => {
  const known = Object.entries(typeof given === "object" && given !== null ? given : {});
  const good = known.filter(([key, value]) => isLike(value, (usual as Record<string, unknown>)[key]));
  return { ...usual, ...Object.fromEntries(good) };
};

type Fields = Mutable<Omit<SaveState, "ObjectStates" | keyof Sections | "TabStates">>;

/** What a save holds beside its objects. What scripts change here is saved; what nobody touched is saved as it came. */
export class Header {
  readonly fields: Fields;
  /** The pages of the notebook, in their order. */
  readonly tabs: Mutable<TabState>[];
  readonly #sections: Mutable<Sections>;
  readonly #touched = new Set<keyof Sections>();

  constructor(readonly came: SaveState) {
    const { ObjectStates: _objects, TabStates, Turns, Grid, Lighting, Hands, MusicPlayer, ...fields } = came;
    this.fields = fields;
    this.tabs = Object.entries(TabStates ?? {})
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, tab]) => ({ ...tab }));
    this.#sections = {
      Turns: filled(USUAL.Turns, Turns),
      Grid: filled(USUAL.Grid, Grid),
      Lighting: filled(USUAL.Lighting, Lighting),
      Hands: filled(USUAL.Hands, Hands),
      MusicPlayer: filled(USUAL.MusicPlayer, MusicPlayer),
    };
  }

  of<Name extends keyof Sections>(name: Name): Sections[Name] {
    return this.#sections[name];
  }

  change<Name extends keyof Sections>(name: Name, changes: Partial<Sections[Name]>): void {
    this.#sections[name] = { ...this.#sections[name], ...changes };
    this.#touched.add(name);
  }

  /** The header of a save of this table. */
  get saved(): Omit<SaveState, "ObjectStates"> {
    const { ObjectStates: _objects, ...came } = this.came;
    const touched = Object.fromEntries([...this.#touched].map((name) => [name, this.#sections[name]]));
    const pages = this.tabs.map((tab, id) => [String(id), { ...tab, id }] as const);
    const notebook = pages.length > 0 || came.TabStates !== undefined ? { TabStates: Object.fromEntries(pages) } : {};
    return { ...came, ...this.fields, ...touched, ...notebook };
  }
}
