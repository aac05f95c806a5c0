import type { CustomDeckState, ObjectState } from "../../tts/save";

/** A card's picture: the number of its sheet is its id without the last two digits. */

type Sheets = NonNullable<ObjectState["CustomDeck"]>;

const sheetNumber = (card: ObjectState): number => Math.floor((card.CardID ?? 0) / 100);

/** A card from a deck, with its sheet: some saves name the sheets with the deck alone. */
export const withSheet = (card: ObjectState, deck: ObjectState): ObjectState => {
  const number = String(sheetNumber(card));
  const sheet = card.CustomDeck?.[number] ?? deck.CustomDeck?.[number];
  return sheet === undefined ? card : { ...card, CustomDeck: { [number]: sheet } };
};

const isSame = (a: CustomDeckState, b: CustomDeckState): boolean =>
  a.FaceURL === b.FaceURL && a.BackURL === b.BackURL && a.NumWidth === b.NumWidth && a.NumHeight === b.NumHeight;

/** Cards that come together, and their sheets: a number that means another picture already is replaced by a free one. */
export const gathered = (cards: readonly ObjectState[]): { readonly cards: ObjectState[]; readonly sheets: Sheets } => {
  const sheets: Record<string, CustomDeckState> = {};
  const numbered = cards.map((card) => {
    const sheet = card.CustomDeck?.[String(sheetNumber(card))];
    if (sheet === undefined) return card;
    let number = sheetNumber(card);
    for (let known = sheets[number]; known !== undefined && !isSame(known, sheet); known = sheets[number]) number++;
    sheets[number] = sheet;
    return { ...card, CardID: number * 100 + ((card.CardID ?? 0) % 100), CustomDeck: { [number]: sheet } };
  });
  return { cards: numbered, sheets };
};
