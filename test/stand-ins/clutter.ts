import type { Draw } from "./draw";
import { type Body, transformOf } from "./objects";
import type { Style } from "./style";
import type { Made } from "./table";

/** What lies on people's tables and belongs to no game: none of it may be taken for a piece. */

type Thing = (this: void, style: Style, draw: Draw) => Partial<Body> & { readonly Name: string };

const address = (draw: Draw): string => `http://cloud-3.steamusercontent.com/ugc/${String(draw.below(9_999_999))}/C/`;

const THINGS: readonly Thing[] = [
  () => ({ Name: "Notecard", Nickname: "How to begin", Description: "Shuffle everything and have fun" }),
  () => ({ Name: "Chess_Knight", Nickname: "" }),
  () => ({ Name: "Counter", Nickname: "Coffee", Counter: { value: 3 } }),
  () => ({ Name: "Digital_Clock", Nickname: "" }),
  () => ({ Name: "3DText", Text: { Text: "Thanks for playing!", colorstate: { r: 1, g: 1, b: 1 }, fontSize: 64 } }),
  () => ({ Name: "Die_20", Nickname: "Lucky" }),
  () => ({ Name: "Bowl", Nickname: "Crisps" }),
  () => ({ Name: "ScriptingTrigger", Nickname: "" }),
  (_, draw) => ({
    Name: "Custom_PDF",
    Nickname: "Manual",
    CustomPDF: { PDFUrl: `${address(draw)}manual.pdf`, PDFPassword: "", PDFPage: 0, PDFPageOffset: 0 },
  }),
  (_, draw) => ({
    Name: "Custom_Tile",
    Nickname: "Our logo",
    CustomImage: { ImageURL: address(draw), ImageSecondaryURL: "", WidthScale: 0 },
  }),
  (_, draw) => ({
    Name: "Figurine_Custom",
    Nickname: "The neighbour's cat",
    CustomImage: { ImageURL: address(draw), ImageSecondaryURL: "", WidthScale: 0 },
  }),
  () => ({ Name: "BlockSquare", Nickname: "spare" }),
  () => ({ Name: "Deck", Nickname: "Poker", DeckIDs: [], ContainedObjects: [] }),
];

/** A deck of the game's own playing cards has no sheet. */
const poker = (): readonly Made[] =>
  Array.from({ length: 52 }, (_, CardID) => ({
    data: { Name: "Card", Transform: transformOf(NOWHERE, 1), CardID },
    inside: [],
    alike: "poker",
  }));

const NOWHERE = { x: 0, y: 1, z: 0, facing: 0, isFaceDown: false };

export const clutterOf = (style: Style, draw: Draw): readonly Made[] =>
  Array.from({ length: style.clutter }, (): Made => {
    const { ContainedObjects, ...thing } = draw.one(THINGS)(style, draw);
    const lie = { ...NOWHERE, x: draw.between(-60, 60), z: draw.between(-60, 60) };
    const data = { ...thing, Transform: transformOf(lie, draw.between(0.5, 2)) };
    const inside = ContainedObjects === undefined ? [] : poker();
    return {
      data: inside.length > 0 ? { ...data, DeckIDs: inside.map((_, i) => i) } : data,
      inside,
      alike: thing.Name,
    };
  });
