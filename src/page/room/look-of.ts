import type { ColourState, CustomDeckState, ObjectState } from "../../tts/save";
import type { Thing } from "../../host/world/thing";
import type { CardShape, Cell, Look, PlainShape, TileShape } from "./look";

/** The look of every kind of object that a save can hold; what is not known here is an outline with its name. */

const CARD_SHAPES: readonly CardShape[] = ["rounded", "square", "hex", "hex", "round"];
const TILE_SHAPES: readonly TileShape[] = ["box", "hex", "round", "rounded"];

const PLAIN: Readonly<Record<string, PlainShape>> = {
  BlockSquare: "box",
  BlockRectangle: "box",
  BlockTriangle: "box",
  Checker_black: "disc",
  Checker_red: "disc",
  Checker_white: "disc",
  Chip_10: "disc",
  Chip_50: "disc",
  Chip_100: "disc",
  Chip_500: "disc",
  Chip_1000: "disc",
  ChipStack: "disc",
  Quarter: "disc",
  PlayerPawn: "pawn",
  Bag: "bag",
  Infinite_Bag: "bag",
  Bowl: "disc",
  Notecard: "paper",
  Counter: "paper",
};

const hex = (share: number): string =>
  Math.round(Math.max(0, Math.min(1, Number.isFinite(share) ? share : 1)) * 255)
    .toString(16)
    .padStart(2, "0");

const tintOf = (colour: ColourState | undefined): string =>
  colour === undefined ? "#ffffff" : `#${hex(colour.r)}${hex(colour.g)}${hex(colour.b)}`;

/** The model type that stands upright. */
const FIGURINE = 1;

const WHOLE: Cell = { at: 0, across: 1, down: 1 };

const count = (value: unknown): number =>
  typeof value === "number" && value >= 1 ? Math.min(Math.floor(value), 100) : 1;

const sheetOf = (card: ObjectState, cardId: number): CustomDeckState | undefined =>
  card.CustomDeck?.[String(Math.floor(cardId / 100))];

const cellsOf = (sheet: CustomDeckState, at: number): Cell => ({
  at,
  across: count(sheet.NumWidth),
  down: count(sheet.NumHeight),
});

/** A card's side. A hidden back is the back's picture; else others see the sheet's last cell. */
const cardLook = (card: ObjectState, side: "front" | "back"): Look => {
  const id = card.CardID ?? card.DeckIDs?.[0] ?? 0;
  const sheet = sheetOf(card, id);
  if (sheet === undefined) return { as: "plain", shape: "paper", tint: side === "front" ? "#f4ebd9" : "#4a3f63" };
  const shape = CARD_SHAPES[sheet.Type ?? 0] ?? "rounded";
  const common = { as: "card", shape, sideways: card.SidewaysCard === true } as const;
  const cells = cellsOf(sheet, id % 100);
  if (side === "front") return { ...common, picture: sheet.FaceURL, cell: cells };
  return { ...common, picture: sheet.BackURL, cell: sheet.UniqueBack ? cells : WHOLE };
};

/** The card that lies on top of a deck: the first while it lies face down, the last while it is face up. */
const topCard = (thing: Thing): ObjectState => {
  const top = thing.faceDown ? thing.contained[0] : thing.contained.at(-1);
  return top === undefined ? thing.data : { ...top, CustomDeck: { ...thing.data.CustomDeck, ...top.CustomDeck } };
};

const imageLook = ({ Name: name, CustomImage: image, ColorDiffuse: colour }: ObjectState, faceDown: boolean): Look => {
  const second = image?.ImageSecondaryURL ?? "";
  const picture = faceDown && second !== "" ? second : (image?.ImageURL ?? "");
  if (name === "Custom_Token") return { as: "cutout", picture };
  if (name === "Figurine_Custom") return { as: "standee", picture, tint: tintOf(colour) };
  return { as: "tile", picture, shape: TILE_SHAPES[image?.CustomTile?.Type ?? 0] ?? "box" };
};

const isImage = (name: string): boolean =>
  ["Custom_Token", "Custom_Tile", "Custom_Board", "Figurine_Custom"].includes(name);

const isCards = (name: string): boolean => /^(Card|Deck)(Custom)?$/.test(name);

/** The look of what lies the right way up. */
export const lookOfState = (data: ObjectState, faceDown = false): Look => {
  const mesh = data.CustomMesh?.MeshURL ?? "";
  const tint = tintOf(data.ColorDiffuse);
  if (isCards(data.Name)) return cardLook(data, faceDown ? "back" : "front");
  if (mesh !== "") {
    return {
      as: "mesh",
      mesh,
      picture: data.CustomMesh?.DiffuseURL ?? "",
      tint,
      stands: data.CustomMesh?.TypeIndex === FIGURINE,
    };
  }
  if (isImage(data.Name)) return imageLook(data, faceDown);
  if (data.Text !== undefined) return writingLook(data);
  const shape = /^(Die_|Custom_Dice)/.test(data.Name) ? "die" : PLAIN[data.Name];
  return shape === undefined ? { as: "outline" } : { as: "plain", shape, tint };
};

/** `hidden`: whoever looks may not know what it is. */
export const lookOf = (thing: Thing, hidden: boolean): Look => {
  if (thing.isZone) return { as: "zone", tint: tintOf(thing.data.ColorDiffuse) };
  const shown = thing.type === "Deck" ? topCard(thing) : thing.data;
  return lookOfState(shown, hidden || thing.faceDown);
};

const writingLook = ({ Text: writing }: ObjectState): Look => ({
  as: "writing",
  text: (writing?.Text ?? "").slice(0, 400),
  tint: tintOf(writing?.colorstate),
  size: typeof writing?.fontSize === "number" ? writing.fontSize : 64,
});
