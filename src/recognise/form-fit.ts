import type { PieceForm } from "../kernel/known-by";
import type { Word } from "../kernel/words";
import type { Glimpse } from "./glimpse";

/** How well an object can be a piece of a form: 2 it is made as one, 1 people make such a piece of it too, 0 never. */
export type Fit = 0 | 1 | 2;

type Fits = Readonly<Partial<Record<PieceForm, Fit>>>;

const BY_TYPE: Readonly<Record<Word, Fits | undefined>> = {
  Card: { card: 2 },
  CardCustom: { card: 2 },
  Figurine_Custom: { figure: 2 },
  PlayerPawn: { figure: 2 },
  Custom_Dice: { die: 2 },
  Custom_Token: { token: 2, board: 1, block: 1, figure: 1 },
  Custom_Tile: { token: 2, board: 1, block: 1, figure: 1 },
  Custom_Board: { board: 2 },
  BlockRectangle: { block: 2, token: 1 },
  BlockSquare: { block: 2, token: 1 },
  BlockTriangle: { block: 2, token: 1 },
  Quarter: { token: 2 },
};

const BY_BEGINNING: readonly (readonly [string, Fits])[] = [
  ["Die_", { die: 2 }],
  ["rpg_", { figure: 2 }],
  ["Chip_", { token: 2, figure: 1 }],
  ["Checker_", { token: 2, figure: 1 }],
  ["Chess_", { figure: 1 }],
  ["go_game_", { token: 1, figure: 1 }],
];

/** Generic, figurine, die, coin, board, chip; bags are none. */
const BY_MODEL: readonly Fits[] = [
  { figure: 1, token: 1, board: 1, block: 2 },
  { figure: 2 },
  { die: 2 },
  { token: 2, figure: 1 },
  { board: 2, block: 1, token: 1 },
  { token: 2, figure: 1 },
];

const STACK = "_Stack";

const fitsOf = ({ type, model }: Glimpse): Fits => {
  if (type === "Custom_Model" || type === "Custom_Assetbundle") return BY_MODEL[model] ?? {};
  const single = type.endsWith(STACK) ? type.slice(0, type.length - STACK.length) : type;
  for (const [beginning, fits] of BY_BEGINNING) if (single.startsWith(beginning)) return fits;
  return BY_TYPE[single] ?? {};
};

export const fitOf = (glimpse: Glimpse, form: PieceForm): Fit => fitsOf(glimpse)[form] ?? 0;

export const isCard = ({ type }: Glimpse): boolean => type === "Card" || type === "CardCustom";

const FORMS: readonly PieceForm[] = ["figure", "die", "card", "token", "board", "block"];

/** Whether it could be a piece of anything: a bag, a zone or a clock never is. */
export const isPieceLike = (glimpse: Glimpse): boolean => {
  for (const form of FORMS) if (fitOf(glimpse, form) > 0) return true;
  return false;
};
