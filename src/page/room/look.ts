/** What has to be drawn of a thing, and nothing more: who may not see a face is not told its picture. */

export type Look =
  | {
      readonly as: "mesh";
      readonly mesh: string;
      readonly picture: string;
      readonly tint: string;
      readonly stands: boolean;
    }
  | {
      readonly as: "card";
      readonly picture: string;
      readonly cell: Cell;
      readonly shape: CardShape;
      readonly sideways: boolean;
    }
  | { readonly as: "tile"; readonly picture: string; readonly shape: TileShape }
  | { readonly as: "cutout"; readonly picture: string }
  | { readonly as: "standee"; readonly picture: string; readonly tint: string }
  | { readonly as: "plain"; readonly shape: PlainShape; readonly tint: string }
  | { readonly as: "zone"; readonly tint: string }
  | { readonly as: "writing"; readonly text: string; readonly tint: string; readonly size: number }
  | { readonly as: "outline" };

/** A part of a sheet: counted row by row from 0. */
export interface Cell {
  readonly at: number;
  readonly across: number;
  readonly down: number;
}

export type CardShape = "rounded" | "square" | "hex" | "round";
export type TileShape = "box" | "hex" | "round" | "rounded";
export type PlainShape = "box" | "disc" | "bag" | "die" | "paper" | "pawn";
