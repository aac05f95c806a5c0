import type { ObjectState } from "./save";

/** The part of the TTS API that our table calls and our headless host must therefore have. Called with a dot, no self. */

export interface TtsVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface ContainedEntry {
  /** From 0, as `takeObject` takes it. */
  readonly index: number;
  readonly guid: string;
  readonly name: string;
  readonly tags: readonly string[];
}

export interface TakeParameters {
  readonly guid?: string;
  readonly index?: number;
  readonly top?: boolean;
  readonly position?: TtsVector;
  readonly rotation?: TtsVector;
  readonly smooth?: boolean;
  readonly callback_function?: (this: void, taken: TtsObject) => void;
}

export interface TtsObject {
  readonly guid: string;
  /** A text that the game keeps with the object and does not look at. */
  readonly memo: string;
  /** The largest number that can be typed over it. */
  max_typed_number: number;
  readonly type: string;
  /** The type as saves name it: `Custom_Token`. */
  readonly name: string;
  readonly spawning: boolean;
  /** Its model or picture is still being fetched. */
  readonly loading_custom: boolean;
  readonly resting: boolean;
  readonly is_face_down: boolean;
  readonly held_by_color: string | undefined;
  readonly remainder: TtsObject | undefined;
  interactable: boolean;
  use_hands: boolean;
  getGUID(this: void): string;
  getName(this: void): string;
  setName(this: void, name: string): boolean;
  getTags(this: void): readonly string[];
  hasTag(this: void, tag: string): boolean;
  addTag(this: void, tag: string): boolean;
  getPosition(this: void): TtsVector;
  setPosition(this: void, to: TtsVector): boolean;
  setPositionSmooth(this: void, to: TtsVector, collide?: boolean, fast?: boolean): boolean;
  getRotation(this: void): TtsVector;
  setRotation(this: void, to: TtsVector): boolean;
  setRotationSmooth(this: void, to: TtsVector, collide?: boolean, fast?: boolean): boolean;
  setVelocity(this: void, to: TtsVector): boolean;
  setAngularVelocity(this: void, to: TtsVector): boolean;
  isSmoothMoving(this: void): boolean;
  isDestroyed(this: void): boolean;
  getBoundsNormalized(this: void): { readonly size: TtsVector; readonly offset: TtsVector };
  getLock(this: void): boolean;
  setLock(this: void, lock: boolean): boolean;
  getValue(this: void): string | number | undefined;
  setValue(this: void, value: string | number): boolean;
  getRotationValue(this: void): string | number | undefined;
  getRotationValues(this: void): readonly { readonly value: string | number; readonly rotation: TtsVector }[];
  setRotationValue(this: void, value: string | number): void;
  /** The entries of a deck or bag, the objects in a zone; nothing for anything else. */
  getObjects(this: void): readonly ContainedEntry[] | undefined;
  getQuantity(this: void): number;
  takeObject(this: void, parameters: TakeParameters): TtsObject;
  /** Nothing where it is not taken, as while somebody looks through the container. */
  putObject(this: void, object: TtsObject, index?: number): TtsObject | undefined;
  shuffle(this: void): boolean;
  destruct(this: void): boolean;
  getData(this: void): ObjectState;
  getLuaScript(this: void): string;
  highlightOn(this: void, colour: string, seconds?: number): boolean;
  highlightOff(this: void): boolean;
  createButton(this: void, parameters: ButtonParameters): boolean;
  getButtons(this: void): readonly { readonly index: number; readonly click_function: string }[] | undefined;
  removeButton(this: void, index: number): boolean;
  /** From the world's units to those that lines and buttons of an object are in. */
  positionToLocal(this: void, position: TtsVector): TtsVector;
  setVectorLines(this: void, lines: readonly VectorLine[]): boolean;
  addContextMenuItem(this: void, label: string, chosen: (this: void, colour: string) => void): boolean;
  call(this: void, name: string, argument: unknown): unknown;
}

export interface TtsColour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

type ColourGiven = readonly [red: number, green: number, blue: number];

/** The light on the table: what is set shines once it is applied. */
export interface TtsLighting {
  light_intensity: number;
  ambient_intensity: number;
  /** 1: from the background; 2: a gradient of three colours. */
  ambient_type: number;
  getLightColor(this: void): TtsColour;
  getAmbientSkyColor(this: void): TtsColour;
  getAmbientEquatorColor(this: void): TtsColour;
  getAmbientGroundColor(this: void): TtsColour;
  setLightColor(this: void, tint: ColourGiven): boolean;
  setAmbientSkyColor(this: void, tint: ColourGiven): boolean;
  setAmbientEquatorColor(this: void, tint: ColourGiven): boolean;
  setAmbientGroundColor(this: void, tint: ColourGiven): boolean;
  apply(this: void): boolean;
}

export interface HandTransform {
  readonly position: TtsVector;
  readonly rotation: TtsVector;
}

export interface TtsPlayer {
  readonly color: string;
  readonly seated: boolean;
  readonly host: boolean;
  readonly admin: boolean;
  readonly steam_name: string | undefined;
  getHandTransform(this: void, index?: number): HandTransform | undefined;
  pingTable(this: void, position: TtsVector): boolean;
  lookAt(
    this: void,
    parameters: {
      readonly position: TtsVector;
      readonly pitch: number;
      readonly yaw: number;
      readonly distance: number;
    },
  ): boolean;
  /** Whether the colour was free. */
  changeColor(this: void, colour: string): boolean;
}

/** `Player`: what it knows of all, beside the colours by their names. */
export interface TtsPlayers {
  /** The colours that have a hand zone. */
  getAvailableColors(this: void): readonly string[];
  getSpectators(this: void): readonly TtsPlayer[];
}

/** A line drawn on an object. */
export interface VectorLine {
  readonly points: readonly TtsVector[];
  readonly color: { readonly r: number; readonly g: number; readonly b: number };
  readonly thickness: number;
  readonly loop: boolean;
}

/** A button drawn on an object; its handler is called by its name with the object and the colour. */
export interface ButtonParameters {
  readonly click_function: string;
  readonly function_owner: TtsObject;
  readonly label: string;
  readonly position: TtsVector;
  readonly rotation: TtsVector;
  readonly width: number;
  readonly height: number;
  readonly font_size: number;
  readonly tooltip: string;
}

/** A node of the XML UI as `getXmlTable` and `setXmlTable` have it. */
export interface XmlNode {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly value?: string;
  readonly children?: readonly XmlNode[];
}

export interface TtsUi {
  readonly loading: boolean;
  getXml(this: void): string;
  getXmlTable(this: void): readonly XmlNode[] | undefined;
  setXmlTable(this: void, nodes: readonly XmlNode[]): boolean;
  setAttributes(this: void, id: string, attributes: Readonly<Record<string, string>>): boolean;
  setValue(this: void, id: string, value: string): boolean;
}

export interface TtsWait {
  frames(this: void, run: (this: void) => void, frames?: number): number;
  time(this: void, run: (this: void) => void, seconds: number, times?: number): number;
  condition(
    this: void,
    run: (this: void) => void,
    condition: (this: void) => boolean,
    timeout?: number,
    onTimeout?: (this: void) => void,
  ): number;
  stop(this: void, id: number): boolean;
}

export interface NotebookTab {
  /** From 0. */
  readonly index: number;
  readonly title: string;
  readonly body: string;
}

export interface TtsNotes {
  getNotebookTabs(this: void): readonly NotebookTab[];
  /** Its index. */
  addNotebookTab(this: void, tab: { readonly title: string; readonly body: string }): number;
  removeNotebookTab(this: void, index: number): boolean;
}
