import { appearanceOf, type Appearance } from "./appearance";
import { cardOf, deckOf, Sheets } from "./cards";
import { clutterOf } from "./clutter";
import { type Component, type Home, memberAt, type Print } from "./component";
import type { Draw } from "./draw";
import { type Body, type Lie, pieceOf, transformOf } from "./objects";
import type { Truth } from "./stand-in";
import type { Style } from "./style";

/** An object to be, with what it truly is and what lies in it. */
export interface Made {
  readonly data: Body;
  readonly is?: Omit<Truth, "path" | "guid" | "nickname">;
  readonly inside: readonly Made[];
  /** Objects of one such name share a GUID where the style has it so. */
  readonly alike: string;
}

/** From the print's inches to the table's units. */
export const placed = ({ scale, turn, dx, dz }: Style, { x, z }: Home): Home => {
  const angle = (turn * Math.PI) / 180;
  return {
    x: dx + scale * (x * Math.cos(angle) + z * Math.sin(angle)),
    z: dz + scale * (z * Math.cos(angle) - x * Math.sin(angle)),
  };
};

class Maker {
  readonly #sheets: Sheets;

  constructor(
    readonly style: Style,
    readonly draw: Draw,
  ) {
    this.#sheets = new Sheets(style, 1 + draw.below(400));
  }

  lie(home: Home, isFaceDown = false, lift = 0): Lie {
    const { height, turn } = this.style;
    const { x, z } = placed(this.style, home);
    // Nobody puts things down exactly.
    return { x: x + this.draw.between(-0.02, 0.02), y: height + lift, z, facing: turn, isFaceDown };
  }

  /** How many of a component there still are. */
  left({ count }: Component): readonly number[] {
    return Array.from({ length: count }, (_, i) => i).filter(() => !this.draw.isLucky(this.style.lost));
  }

  all(component: Component): Made[] {
    const appearance = appearanceOf(component, this.style, this.draw);
    return component.form === "card" ? this.cards(appearance) : this.pieces(appearance);
  }

  piece(appearance: Appearance, index: number): Made {
    const { id, home } = appearance.component;
    const data = pieceOf(appearance, this.style, index, this.lie(home(index), false, 0.1 * (index % 3)));
    const member = memberAt(appearance.component, index);
    return { data, is: { component: id, member, side: 0, pieces: 1 }, inside: [], alike: id };
  }

  pieces(appearance: Appearance): Made[] {
    const { form, id } = appearance.component;
    const indices = this.left(appearance.component);
    const all = indices.map((index) => this.piece(appearance, index));
    const first = all[0];
    if (first === undefined) return [];
    const gathered = form === "figure" ? this.style.figuresIn : form === "token" ? this.style.tokensIn : "the open";
    const differ = appearance.component.members !== undefined;
    if (gathered === "bags" && all.length > 2) return [this.bag(appearance, "Bag", all)];
    if (gathered === "infinite bags" && all.length > 2 && !differ) {
      const template: Made = { ...first, ...(first.is === undefined ? {} : { is: { ...first.is, pieces: "any" } }) };
      return [this.bag(appearance, "Infinite_Bag", [template])];
    }
    const isStackable = first.data.Name === "Custom_Token" || first.data.Name === "Custom_Tile";
    if (gathered === "stacks" && isStackable && all.length > 2 && !differ) {
      const data = { ...first.data, Name: `${first.data.Name}_Stack`, Number: all.length };
      return [{ data, is: { component: id, member: 0, side: 0, pieces: all.length }, inside: [], alike: id }];
    }
    return all;
  }

  bag(appearance: Appearance, type: string, inside: readonly Made[]): Made {
    const { id, home } = appearance.component;
    const { Nickname } = appearance.texts(0);
    const isNamed = Nickname !== undefined && this.draw.isLucky(0.7);
    return {
      data: {
        Name: type,
        Transform: transformOf(this.lie(home(0)), this.style.scale),
        ...(isNamed ? { Nickname } : {}),
        ColorDiffuse: { r: 0.4, g: 0.4, b: 0.4 },
      },
      inside,
      alike: `bag of ${id}`,
    };
  }

  cards(appearance: Appearance): Made[] {
    const { component } = appearance;
    const { id, members, decks = 1, count, home } = component;
    const isFaceDown = this.style.decksFace === "down";
    const sheet = this.#sheets.forFaces(appearance, members?.length ?? 1);
    const cards = this.left(component).map((index): Made => {
      const member = memberAt(component, index);
      const data = cardOf(appearance, this.style, index, sheet, this.lie(home(index), isFaceDown));
      const is = { component: id, member, side: isFaceDown ? 1 : 0, pieces: 1 };
      return { data: { ...data, Number: index }, is, inside: [], alike: `card of ${id}` };
    });
    if (decks === 0) return cards.map(unnumbered);
    const size = Math.ceil(count / decks);
    return Array.from({ length: decks }, (_, deck) => {
      const own = cards.filter(({ data }) => Math.floor((data.Number ?? 0) / size) === deck).map(unnumbered);
      return this.deck(appearance, this.draw.shuffled(own), home(deck * size), isFaceDown);
    }).flat();
  }

  /** A deck of one card is a card. */
  deck(appearance: Appearance, cards: readonly Made[], home: Home, isFaceDown: boolean): readonly Made[] {
    if (cards.length < 2) return cards;
    const inside = cards.map(({ data }) => data);
    const data = deckOf(appearance, this.style, inside, this.lie(home, isFaceDown));
    const isNamed = this.draw.isLucky(0.5);
    const named = isNamed ? appearance.texts(0) : {};
    return [{ data: { ...data, ...named }, inside: cards, alike: `deck of ${appearance.component.id}` }];
  }
}

const unnumbered = (made: Made): Made => {
  const { Number: _, ...data } = made.data;
  return { ...made, data };
};

const isToken = ({ form }: Component): boolean => form === "token";

/** Everything that lies on the table, and the components of which nothing does. */
export const laidOut = (
  print: Print,
  style: Style,
  draw: Draw,
): { readonly made: readonly Made[]; readonly missing: readonly string[] } => {
  const drawn = style.onBoards ? print.drawnOnBoards : [];
  const lost = draw
    .shuffled(print.components.filter(({ form }) => form !== "board"))
    .slice(0, style.without)
    .map(({ id }) => id);
  const maker = new Maker(style, draw);
  const there = print.components.filter(({ id }) => !drawn.includes(id) && !lost.includes(id));
  const made: Made[] = there.filter((each) => !isToken(each)).flatMap((component) => maker.all(component));
  const tokens = there.filter(isToken).flatMap((component) => maker.all(component));
  if (style.tokensIn === "one box" && tokens.length > 0) {
    const data = {
      Name: "Bag",
      Transform: transformOf(maker.lie({ x: 0, z: -40 }), 1),
      Nickname: draw.one(["", "Box"]),
    };
    made.push({ data, inside: tokens, alike: "box" });
  } else made.push(...tokens);
  const found = new Set(componentsIn(made));
  const missing = print.components.map(({ id }) => id).filter((id) => !found.has(id));
  return { made: draw.shuffled([...made, ...clutterOf(style, draw)]), missing };
};

const componentsIn = (made: readonly Made[]): string[] =>
  made.flatMap(({ is, inside }) => [...(is === undefined ? [] : [is.component]), ...componentsIn(inside)]);
