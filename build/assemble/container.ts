import type { Spot } from "../../src/kernel/scene";
import { standing } from "../../src/table/stand";
import type { CustomDeckState, ObjectState } from "../../src/tts/save";
import { BuildFailure } from "../failure";
import { type Maker, ownFields } from "./maker";
import { loosePiece, objectOf, type Piece, placedAt, tagsOf, transformOf } from "./piece";
import { wholeObject } from "./whole-object";

const byLayer = (pieces: readonly Piece[]): Piece[] => [...pieces].sort((a, b) => a.place.n - b.place.n);

/** What players call a place. */
const spotName = ({ game, table }: Maker, spot: string): string =>
  table.decks?.[spot] ?? game.text[`word.${spot}`] ?? "";

/** A deck's origin is in its middle, and each of its cards is so thick. */
const CARD = 0.01;

const deckOf = (maker: Maker, at: string, top: Piece, topDown: readonly Piece[]): ObjectState => {
  const transform = placedAt(top, top.template.lift + (topDown.length * CARD) / 2);
  for (const { role, place } of topDown)
    if (place.up !== top.place.up) throw new BuildFailure([`${role}: the cards of pile ${at} do not all lie alike`]);
  // The list begins with the top card while the deck lies face down, with the bottom card while it is face up.
  const listed = transform.rotZ === 180 ? topDown : [...topDown].reverse();
  const cards = listed.map((card) => objectOf(maker, card, transform));
  const sheets: Record<string, CustomDeckState> = {};
  for (const { CustomDeck } of cards) Object.assign(sheets, CustomDeck);
  return wholeObject({
    GUID: maker.guid(`at/${at}`),
    Name: "Deck",
    Transform: transform,
    Nickname: spotName(maker, at),
    Description: maker.table.piles?.[at] ?? "",
    Tags: tagsOf(`at-${at}`),
    DeckIDs: cards.map(({ CardID }) => CardID ?? 0),
    CustomDeck: sheets,
    ContainedObjects: cards,
  });
};

/** Tokens of a pile lie on each other, each as high as two lifts. */
const stackOf = (maker: Maker, topDown: readonly Piece[]): ObjectState[] =>
  [...topDown]
    .reverse()
    .map((piece, below) => objectOf(maker, piece, placedAt(piece, (2 * below + 1) * piece.template.lift)));

/** What lies in a pile: one card by itself, a deck of several, a stack of anything else. */
export const pileOf = (maker: Maker, at: string, pieces: readonly Piece[]): ObjectState[] => {
  const topDown = byLayer(pieces);
  const cards = topDown.filter(({ template }) => template.sheet !== undefined);
  if (cards.length > 0 && cards.length < pieces.length)
    throw new BuildFailure([`pile ${at}: cards and other pieces cannot lie in one pile`]);
  const [top] = topDown;
  if (top === undefined || cards.length === 0) return stackOf(maker, topDown);
  return topDown.length === 1 ? [loosePiece(maker, top)] : [deckOf(maker, at, top, topDown)];
};

const scaleOf = ({ template: { scale } }: Piece) => ({ scaleX: scale.x, scaleY: scale.y, scaleZ: scale.z });

/** The bag of a spot with what is in it; the last of the list is what a hand takes first. */
export const bagOf = (maker: Maker, at: string, spot: Spot, pieces: readonly Piece[]): ObjectState => {
  const template = maker.table.bags[at];
  if (template === undefined) throw new BuildFailure([`${maker.game.name}: the table has no bag for the spot ${at}`]);
  const { x, y, z, facing } = standing(spot, 0);
  const transform = transformOf({ x, y: y + template.lift, z }, { x: 0, y: facing, z: 0 }, template.scale);
  const inside = byLayer(pieces)
    .reverse()
    .map((piece) => objectOf(maker, piece, { ...transform, ...scaleOf(piece) }));
  return wholeObject(
    maker.resolved(
      {
        GUID: maker.guid(`at/${at}`),
        Transform: transform,
        Nickname: spotName(maker, at),
        ...ownFields(template),
        Tags: [...tagsOf(`at-${at}`), ...(template.Tags ?? [])],
        ...(inside.length > 0 ? { ContainedObjects: inside } : {}),
      },
      `bag ${at}`,
    ),
  );
};
