import { type GameName, withGame } from "../../games/index";
import type { Game } from "../../kernel/game";
import { kindsOf, type Rosters } from "../../kernel/roster";
import { carriedOn } from "../../kernel/say";
import type { Nouns, OpenAsk, Part, Say, Seen, Word } from "../../kernel/words";
import { among, Mistake } from "../mistake";

/** What a seat brings, by the names of what is made already: `hold-the-line` and `stampede`. */
type Brought = readonly Word[];

/** What those at a table bring: the seats take it in turn. Of nothing the seats bring what is usual. */
export type MatchUp = readonly Brought[];

export const USUAL: MatchUp = [];

export const broughtAt = (matchUp: MatchUp, turn: number, seat: number): Brought =>
  matchUp[(turn + seat) % matchUp.length] ?? [];

/** The sections that each ready roster makes up. */
const sectionsOf = <N extends Nouns>({ sections, ready }: Rosters<N>): ReadonlyMap<Word, readonly Word[]> =>
  new Map(
    ready.map(({ name, roster }) => {
      const made = sections.filter((section) => roster.some(({ of }) => kindsOf([section]).includes(of)));
      return [name, made.map(({ section }) => section)];
    }),
  );

/** All ways to make up all sections of ready rosters, each section once. */
const wholes = (made: ReadonlyMap<Word, readonly Word[]>, missing: readonly Word[]): readonly Brought[] => {
  const [first] = missing;
  if (first === undefined) return [[]];
  return [...made]
    .filter(([, sections]) => sections.includes(first) && sections.every((section) => missing.includes(section)))
    .flatMap(([name, sections]) =>
      wholes(
        made,
        missing.filter((section) => !sections.includes(section)),
      ).map((rest) => [name, ...rest]),
    );
};

const wholesOf = (game: GameName): readonly Brought[] =>
  withGame(game, ({ rosters }) => {
    if (rosters === undefined) throw new Mistake(`--match-ups: nobody brings anything to ${game}`);
    return wholes(
      sectionsOf(rosters),
      rosters.sections.map(({ section }) => section),
    );
  });

const broughtIn = (text: string, known: readonly Brought[]): Brought => {
  const names = known.map((brought) => brought.join("+"));
  return known[names.indexOf(among("roster", text, names))] ?? [];
};

/** `a+b:c+d` against each other, `…,…` one after the other, `all` each against every other. */
export const matchUpsAsked = (game: GameName, text: string): readonly MatchUp[] => {
  if (text === "") return [USUAL];
  const known = wholesOf(game);
  if (text === "all") return known.flatMap((one, i) => known.slice(i + 1).map((other) => [one, other]));
  return text.split(",").map((matchUp) => matchUp.split(":").map((each) => broughtIn(each, known)));
};

const wordsFor = ({ of, usual }: Part, brought: Brought): readonly Word[] => {
  const named = of.filter((word) => brought.includes(word));
  return named.length > 0 ? named : usual;
};

/** What a seat says to bring this; "none" where it is asked for something else. */
export const bringing = <N extends Nouns>(
  game: Game<N>,
  state: Seen<N["State"]>,
  ask: OpenAsk<N>,
  brought: Brought,
): Say | "none" => {
  if (brought.length === 0 || game.rosters?.asked(ask.step) !== true) return "none";
  let carried = carriedOn(game, state, ask, []);
  while (carried.part !== "said")
    carried = carriedOn(game, state, ask, [...carried.said, wordsFor(carried.part, brought)]);
  return carried.said;
};
