/** The JSON of a Tabletop Simulator save, as far as we write and read it. What TTS leaves out is optional here. */

export interface VectorState {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Each channel from 0 to 1; without `a` it is opaque. */
export interface ColourState {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a?: number;
}

/** Rotations in degrees. A card or token lies face down at `rotZ` 180. */
export interface TransformState {
  readonly posX: number;
  readonly posY: number;
  readonly posZ: number;
  readonly rotX: number;
  readonly rotY: number;
  readonly rotZ: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly scaleZ: number;
}

/** In a save's own list the position is the world's, in `AttachedSnapPoints` the object's. */
export interface SnapPointState {
  readonly Position: VectorState;
  /** Its presence makes the point turn what is put on it. */
  readonly Rotation?: VectorState;
  /** Only objects that share a tag snap to it. */
  readonly Tags?: readonly string[];
}

/** A picture on an object or on the table, placed as the object is. */
export interface DecalState {
  readonly Transform: TransformState;
  readonly CustomDecal: { readonly Name: string; readonly ImageURL: string; readonly Size: number };
}

export interface VectorLineState {
  readonly points3: readonly VectorState[];
  readonly color: ColourState;
  readonly thickness: number;
  readonly rotation?: VectorState;
  readonly loop?: boolean;
  readonly square?: boolean;
}

/** What ties an object to another; the misspelling is the game's. */
export interface JointState {
  readonly ConnectedBodyGUID: string;
  readonly EnableCollision: boolean;
  readonly Axis: VectorState;
  readonly Anchor: VectorState;
  readonly ConnectedAnchor: VectorState;
  /** The text `Infinity` for one that never breaks. */
  readonly BreakForce: number | string;
  readonly BreakTorgue: number | string;
}

export interface JointHingeState extends JointState {
  readonly UseMotor?: boolean;
  readonly Motor?: { readonly force: number; readonly targetVelocity: number; readonly freeSpin: boolean };
}

export interface JointSpringState extends JointState {
  readonly Damper: number;
  readonly MaxDistance: number;
  readonly MinDistance: number;
  readonly Spring: number;
}

/** The value that is up when the object is turned by `Rotation`. */
export interface RotationValueState {
  readonly Value: string | number;
  readonly Rotation: VectorState;
}

interface CustomAssetState {
  readonly Name: string;
  readonly URL: string;
  /** 0 an image, 1 an asset bundle. */
  readonly Type: number;
}

/** A sheet of cards. A card's id is the sheet's key × 100 + its cell, counted row by row from 0. */
export interface CustomDeckState {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
  /** The back is what others see of a card in a hand; without it, the sheet's last cell. */
  readonly BackIsHidden: boolean;
  readonly UniqueBack: boolean;
  /** 0 rounded rectangle, 1 rectangle, 2 rounded hexagon, 3 hexagon, 4 circle. */
  readonly Type?: number;
}

interface CustomImageState {
  readonly ImageURL: string;
  readonly ImageSecondaryURL: string;
  readonly ImageScalar?: number;
  readonly WidthScale: number;
  /** 0 d4, 1 d6, 2 d8, 3 d10, 4 d12, 5 d20. */
  readonly CustomDice?: { readonly Type: number };
  readonly CustomToken?: CustomTokenState;
  readonly CustomTile?: CustomTileState;
}

interface CustomTokenState {
  readonly Thickness: number;
  readonly MergeDistancePixels: number;
  readonly StandUp?: boolean;
  readonly Stackable: boolean;
}

interface CustomTileState {
  /** 0 box, 1 hexagon, 2 circle, 3 rounded box. */
  readonly Type: number;
  readonly Thickness: number;
  readonly Stackable: boolean;
  readonly Stretch: boolean;
}

interface CustomShaderState {
  readonly SpecularColor: ColourState;
  readonly SpecularIntensity: number;
  readonly SpecularSharpness: number;
  readonly FresnelStrength: number;
}

export interface CustomMeshState {
  readonly MeshURL: string;
  readonly DiffuseURL: string;
  readonly NormalURL: string;
  readonly ColliderURL: string;
  readonly Convex: boolean;
  /** 0 plastic, 1 wood, 2 metal, 3 cardboard, 4 glass. */
  readonly MaterialIndex: number;
  /** 0 generic, 1 figurine, 2 die, 3 coin, 4 board, 5 chip, 6 bag, 7 infinite bag. */
  readonly TypeIndex: number;
  readonly CustomShader?: CustomShaderState;
  readonly CastShadows: boolean;
}

interface RigidbodyState {
  readonly Mass: number;
  readonly Drag: number;
  readonly AngularDrag: number;
  readonly UseGravity: boolean;
}

interface PhysicsMaterialState {
  readonly StaticFriction: number;
  readonly DynamicFriction: number;
  readonly Bounciness: number;
  readonly FrictionCombine: number;
  readonly BounceCombine: number;
}

export interface CustomAssetbundleState {
  readonly AssetbundleURL: string;
  readonly AssetbundleSecondaryURL: string;
  readonly MaterialIndex: number;
  readonly TypeIndex: number;
  readonly LoopingEffectIndex: number;
}

/** Pages count from 0. */
export interface CustomPdfState {
  readonly PDFUrl: string;
  readonly PDFPassword: string;
  readonly PDFPage: number;
  readonly PDFPageOffset: number;
}

export interface ClockState {
  /** 0 the time of day, 1 a stopwatch, 2 a timer. */
  readonly ClockState: number;
  readonly SecondsPassed: number;
  readonly Paused: boolean;
}

/** What of the fog of war an object lifts around it. */
export interface FogOfWarRevealerState {
  readonly Active: boolean;
  readonly Range: number;
  readonly Color: string;
}

export interface LayoutZoneState {
  readonly Options: Readonly<Record<string, number | boolean>>;
  /** The GUIDs of what lies in each group. */
  readonly GroupsInZone: readonly (readonly string[])[];
}

export interface ObjectState {
  /** Six hex digits in everything TTS writes. */
  readonly GUID: string;
  /** The type, `Card` or `Custom_Tile`; what players read is `Nickname`. */
  readonly Name: string;
  readonly Transform: TransformState;
  readonly Nickname?: string;
  readonly Description?: string;
  readonly GMNotes?: string;
  readonly Memo?: string;
  readonly AltLookAngle?: VectorState;
  readonly ColorDiffuse?: ColourState;
  readonly Tags?: readonly string[];
  readonly LayoutGroupSortIndex?: number;
  readonly Value?: number;
  readonly Locked?: boolean;
  readonly Grid?: boolean;
  readonly Snap?: boolean;
  readonly IgnoreFoW?: boolean;
  readonly MeasureMovement?: boolean;
  readonly DragSelectable?: boolean;
  readonly Autoraise?: boolean;
  readonly Sticky?: boolean;
  readonly Tooltip?: boolean;
  readonly GridProjection?: boolean;
  readonly HideWhenFaceDown?: boolean;
  /** Whether a hand zone takes it in. */
  readonly Hands?: boolean;
  readonly AltSound?: boolean;
  readonly MaterialIndex?: number;
  readonly MeshIndex?: number;
  readonly Number?: number;
  readonly LuaScript?: string;
  readonly LuaScriptState?: string;
  readonly XmlUI?: string;
  readonly CustomUIAssets?: readonly CustomAssetState[];
  readonly CardID?: number;
  readonly SidewaysCard?: boolean;
  /** The cards' ids in the order of `ContainedObjects`: the first is the top while the deck lies face down. */
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<Record<string, CustomDeckState>>;
  readonly CustomImage?: CustomImageState;
  readonly CustomMesh?: CustomMeshState;
  readonly RotationValues?: readonly RotationValueState[];
  /** 0 last in first out, 1 first in first out, 2 random. */
  readonly Bag?: { readonly Order: number };
  readonly Text?: { readonly Text: string; readonly colorstate: ColourState; readonly fontSize: number };
  readonly Counter?: { readonly value: number };
  readonly Clock?: ClockState;
  readonly Calculator?: { readonly value: string; readonly memory: number };
  readonly Tablet?: { readonly PageURL: string };
  readonly CustomPDF?: CustomPdfState;
  readonly CustomAssetbundle?: CustomAssetbundleState;
  /** Whether an animated figurine stands in its other mode, and whether it lies dead. */
  readonly RPGmode?: boolean;
  readonly RPGdead?: boolean;
  readonly LayoutZone?: LayoutZoneState;
  readonly FogOfWarRevealer?: FogOfWarRevealerState;
  /** A hand zone's seat. */
  readonly FogColor?: string;
  readonly ContainedObjects?: readonly ObjectState[];
  readonly ChildObjects?: readonly ObjectState[];
  /** The other states by number; the current one is the object itself. */
  readonly States?: Readonly<Record<string, ObjectState>>;
  readonly AttachedSnapPoints?: readonly SnapPointState[];
  readonly AttachedDecals?: readonly DecalState[];
  readonly AttachedVectorLines?: readonly VectorLineState[];
  readonly JointFixed?: JointState;
  readonly JointHinge?: JointHingeState;
  readonly JointSpring?: JointSpringState;
  readonly Rigidbody?: RigidbodyState;
  readonly PhysicsMaterial?: PhysicsMaterialState;
}

/** A page of the notebook; pages are keyed by "0", "1" and so on. */
export interface TabState {
  readonly title: string;
  readonly body: string;
  readonly color: string;
  readonly visibleColor: ColourState;
  readonly id: number;
}

export interface GridState {
  /** 0 squares, 1 and 2 hexagons. */
  readonly Type: number;
  readonly Lines: boolean;
  readonly Color: ColourState;
  readonly Opacity: number;
  readonly ThickLines: boolean;
  readonly Snapping: boolean;
  readonly Offset: boolean;
  readonly BothSnapping: boolean;
  readonly xSize: number;
  readonly ySize: number;
  readonly PosOffset: VectorState;
}

export interface LightingState {
  readonly LightIntensity: number;
  readonly LightColor: ColourState;
  readonly AmbientIntensity: number;
  /** 0 from the background, 1 from the three colours. */
  readonly AmbientType: number;
  readonly AmbientSkyColor: ColourState;
  readonly AmbientEquatorColor: ColourState;
  readonly AmbientGroundColor: ColourState;
  readonly ReflectionIntensity: number;
  readonly LutIndex: number;
  readonly LutContribution: number;
  readonly LutURL?: string;
}

export interface MusicPlayerState {
  readonly RepeatSong: boolean;
  /** The number of the title that is playing, from 0; -1 for none of the list. */
  readonly PlaylistEntry: number;
  readonly CurrentAudioTitle: string;
  readonly CurrentAudioURL: string;
  /** Addresses with their titles. */
  readonly AudioLibrary: readonly { readonly Item1: string; readonly Item2: string }[];
}

export interface HandsState {
  readonly Enable: boolean;
  readonly DisableUnused: boolean;
  /** 0 others see the backs, 1 the owner does, 2 nothing is hidden. */
  readonly Hiding: number;
  /** Where the hands are, in saves from before they were objects. */
  readonly HandTransforms?: readonly { readonly Color: string; readonly Transform: TransformState }[];
}

export interface TurnsState {
  readonly Enable: boolean;
  /** 0 round the table, 1 by `TurnOrder`. */
  readonly Type: number;
  readonly TurnOrder: readonly string[];
  readonly Reverse: boolean;
  readonly SkipEmpty: boolean;
  readonly DisableInteractions: boolean;
  readonly PassTurns: boolean;
  readonly TurnColor?: string;
}

/** A place to look from: at a point, turned that way, so far from it. */
export interface CameraState {
  readonly Position: VectorState;
  readonly Rotation: VectorState;
  readonly Distance: number;
  readonly Zoomed: boolean;
  /** Where that puts the eye. */
  readonly AbsolutePosition: VectorState;
}

/** A saved object is a save with an almost empty header. */
export interface SaveState {
  readonly SaveName: string;
  readonly EpochTime?: number;
  readonly Date?: string;
  readonly VersionNumber?: string;
  readonly GameMode?: string;
  readonly GameType?: string;
  readonly GameComplexity?: string;
  /** Minutes, least and most. */
  readonly PlayingTime?: readonly number[];
  readonly PlayerCounts?: readonly number[];
  readonly Tags?: readonly string[];
  readonly Gravity?: number;
  readonly PlayArea?: number;
  readonly Table?: string;
  readonly TableURL?: string;
  readonly Sky?: string;
  readonly SkyURL?: string;
  readonly Note?: string;
  readonly Rules?: string;
  readonly TabStates?: Readonly<Record<string, TabState>>;
  readonly Grid?: GridState;
  readonly Lighting?: LightingState;
  readonly Hands?: HandsState;
  readonly ComponentTags?: { readonly labels: readonly { readonly displayed: string; readonly normalized: string }[] };
  readonly Turns?: TurnsState;
  /** By the digit that goes there with Shift; a digit may have none. */
  readonly CameraStates?: readonly (CameraState | null)[];
  readonly MusicPlayer?: MusicPlayerState;
  readonly DecalPallet?: readonly unknown[];
  readonly LuaScript?: string;
  readonly LuaScriptState?: string;
  readonly XmlUI?: string;
  readonly CustomUIAssets?: readonly CustomAssetState[];
  readonly SnapPoints?: readonly SnapPointState[];
  readonly Decals?: readonly DecalState[];
  readonly VectorLines?: readonly VectorLineState[];
  readonly ObjectStates: readonly ObjectState[];
}
