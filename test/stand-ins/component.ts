/** What a rulebook's component list says of a piece: nothing here knows how our own tables are made. */

export const LANGUAGES = ["en", "pl", "de", "es", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Form = "figure" | "die" | "card" | "token" | "board" | "block";

/** Where something lies as the printed game is laid out, in inches: x to the east, z to the north. */
export interface Home {
  readonly x: number;
  readonly z: number;
}

export interface Component {
  readonly id: string;
  readonly form: Form;
  readonly count: number;
  /** In the order of LANGUAGES. */
  readonly called: readonly [string, string, string, string, string, string];
  readonly width: number;
  readonly depth: number;
  /** Those that differ have a name each, as the book has it. */
  readonly members?: readonly string[];
  /** Which of those each piece is, where there are not as many of each: else they follow each other, again and again. */
  readonly shows?: readonly number[];
  /** Cards lie in so many decks of the same size; 0: each by itself. */
  readonly decks?: number;
  /** A token or card with something else on its other side. */
  readonly twoSided?: true;
  readonly colour?: readonly [number, number, number];
  /** What is printed on a die's sides. */
  readonly sides?: readonly string[];
  /** Where each of them lies. */
  readonly home: (this: void, index: number) => Home;
}

/** A printed board: where its corners are, and what is where on it. */
export interface Board {
  readonly board: string;
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  /** In inches of the layout, by name. */
  readonly zones: Readonly<Record<string, Home>>;
}

export interface Print {
  readonly game: string;
  readonly components: readonly Component[];
  readonly boards: readonly Board[];
  /** How many may sit at it, and where the seats are. */
  readonly seats: readonly (Home & { readonly facing: number })[];
  /** Components that a maker may leave to the picture on a board. */
  readonly drawnOnBoards: readonly string[];
}

/** Which of those that differ the piece of that number is; 0 where all are alike. */
export const memberAt = ({ members, shows }: Component, index: number): number =>
  members === undefined ? 0 : (shows?.[index] ?? index % members.length);

/** What a list such as "3 Planks, 2 Nails" says. */
export const listed = (text: string): Required<Pick<Component, "count" | "members" | "shows">> => {
  const lines = text.split(", ").map((line) => {
    const [n = "", ...name] = line.split(" ");
    return { n: Number(n), name: name.join(" ") };
  });
  const members = [...new Set(lines.map(({ name }) => name))];
  const shows = lines.flatMap(({ n, name }) => Array.from({ length: n }, () => members.indexOf(name)));
  return { count: shows.length, members, shows };
};

/** Lines of so many beside each other. */
export const rows =
  (x: number, z: number, across: number, dx: number, dz: number): Component["home"] =>
  (index) => ({ x: x + (index % across) * dx, z: z - Math.floor(index / across) * dz });

export const spots =
  (list: readonly Home[]): Component["home"] =>
  (index) => {
    const home = list[index % list.length];
    if (home === undefined) throw new Error("a component without a home");
    return home;
  };
