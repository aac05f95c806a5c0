import type { CustomDeckState } from "../../src/tts/save";
import type { Appearance } from "./appearance";
import { memberAt } from "./component";
import { colourOf, type Body, type Lie, transformOf } from "./objects";
import type { Style } from "./style";

/** Cards on sheets: one for each deck, or one picture for all there are. */

export interface Sheet {
  readonly key: number;
  readonly first: number;
  readonly sheet: CustomDeckState;
}

const COLUMNS = 10;

/** Keys and cells in the order in which the cards were made. */
export class Sheets {
  #key: number;
  #next = 0;

  constructor(
    readonly style: Style,
    firstKey: number,
  ) {
    this.#key = firstKey;
  }

  /** Room for so many different cards. */
  forFaces(appearance: Appearance, faces: number): Sheet {
    const isOne = this.style.sheets === "one for all";
    if (!isOne || this.#next + faces > 69) {
      this.#key++;
      this.#next = 0;
    }
    const first = this.#next;
    this.#next += faces;
    const rows = isOne ? 7 : Math.max(2, Math.ceil((faces + 1) / COLUMNS));
    const sheet: CustomDeckState = {
      FaceURL: isOne
        ? `http://cloud-3.steamusercontent.com/ugc/77${String(this.#key)}/ALL/`
        : appearance.address("faces", 0),
      BackURL: appearance.address("back of card", 0),
      NumWidth: COLUMNS,
      NumHeight: rows,
      BackIsHidden: true,
      UniqueBack: false,
    };
    return { key: this.#key, first, sheet };
  }
}

export const cardOf = (
  appearance: Appearance,
  style: Style,
  index: number,
  { key, first, sheet }: Sheet,
  lie: Lie,
): Body => {
  return {
    Name: style.made.card === "Deck" ? "Card" : "CardCustom",
    Transform: transformOf(lie, (style.scale * appearance.component.width) / 2.2),
    ColorDiffuse: colourOf(appearance),
    ...appearance.texts(index),
    CardID: key * 100 + first + memberAt(appearance.component, index),
    CustomDeck: { [key]: sheet },
    SidewaysCard: false,
    HideWhenFaceDown: true,
    Hands: true,
  };
};

/** A deck of these; whoever makes a deck seldom gives it the name of its cards. */
export const deckOf = (appearance: Appearance, style: Style, cards: readonly Body[], lie: Lie): Body => ({
  Name: style.made.card,
  Transform: transformOf(lie, (style.scale * appearance.component.width) / 2.2),
  ColorDiffuse: colourOf(appearance),
  DeckIDs: cards.map(({ CardID }) => CardID ?? 0),
  CustomDeck: Object.assign({}, ...cards.map(({ CustomDeck }) => CustomDeck)) as NonNullable<Body["CustomDeck"]>,
});
