import type { SpokenGame } from "../../kernel/game";
import { answer, type Match, started } from "../../kernel/match";
import { inputIn } from "../../kernel/past";
import { shown } from "../../kernel/shown";
import type { Gauge, Sign } from "../../kernel/story";
import { sentence, type Text } from "../../kernel/text";
import type { Nouns, Seat, Seen } from "../../kernel/words";
import type { Course, Ending } from "./wire";

/** An event of a match as it is told. */
export interface Told {
  readonly level: "chapter" | "scene" | "line";
  readonly sign: Sign | "";
  /** Whose doing it is; "" for nobody's. */
  readonly seat: Seat;
  /** The sentence for everybody, and those for the seats that may know more. */
  readonly open: string;
  readonly own: Readonly<Record<Seat, string>>;
}

/** How it stood when a chapter began, or at the end. */
export interface Stood {
  readonly chapter: string;
  readonly gauges: readonly Gauge[];
}

/** Tells a match from its beginning, as far as its answers are known. */
export interface Teller {
  readonly told: readonly Told[];
  readonly stood: readonly Stood[];
  /** Tells on with these answers; what was taken back is told no more. */
  goOn(past: readonly string[]): void;
  /** How it went so far. */
  ending(): Ending;
  /** What is told by a sentence, to whomever. */
  byLine(line: string): Told | undefined;
}

const levelOf = <N extends Nouns>({ story }: SpokenGame<N>, was: N["Event"]["was"]): Told["level"] => {
  if (story?.chapters.includes(was) === true) return "chapter";
  return story?.scenes.includes(was) === true ? "scene" : "line";
};

const toldOf = <N extends Nouns>(
  game: SpokenGame<N>,
  text: Text,
  { state, seats }: Match<N>,
  event: N["Event"],
): Told => {
  const was: N["Event"]["was"] = event.was;
  const lineFor = (seat: Seat): string => sentence(text, `event.${was}`, shown(game, event, seat));
  const open = lineFor("");
  const own = game.secrets[was] === undefined ? [] : seats.map((seat) => [seat, lineFor(seat)] as const);
  return {
    level: levelOf(game, was),
    sign: game.story?.signs[was] ?? "",
    seat: game.story?.whose(state as Seen<N["State"]>, event) ?? "",
    open,
    own: Object.fromEntries(own.filter(([, line]) => line !== open)),
  };
};

const coursesOf = (stood: readonly Stood[]): readonly Course[] => {
  const all = stood.flatMap(({ gauges }) => gauges);
  const names = [...new Set(all.map(({ gauge }) => gauge))];
  return names.map((name) => {
    const seats = [...new Set(all.filter(({ gauge }) => gauge === name).map(({ seat }) => seat))];
    const valueAt = ({ gauges }: Stood, seat: Seat): number =>
      gauges.find((each) => each.gauge === name && each.seat === seat)?.is ?? 0;
    return {
      gauge: name,
      lines: seats.map((seat) => ({ seat, values: stood.map((each) => valueAt(each, seat)) })),
    };
  });
};

const didOf = (told: readonly Told[]): Ending["did"] => {
  const did = new Map<string, { seat: Seat; sign: Sign; times: number }>();
  for (const { seat, sign } of told) {
    if (sign === "" || seat === "" || seat === "none") continue;
    const key = `${seat} ${sign}`;
    did.set(key, { seat, sign, times: (did.get(key)?.times ?? 0) + 1 });
  }
  return [...did.values()];
};

/** "none" for a match that other rules have begun: from its beginning it cannot be told. */
export const tellerOf = <N extends Nouns>(game: SpokenGame<N>, match: Match<N>, text: Text): Teller | "none" => {
  if (match.oldest > 0) return "none";
  const { seats, options, seed } = match;
  const told: Told[] = [];
  const stood: Stood[] = [];
  const lines = new Map<string, Told>();
  let now = started(game, seats, options, seed).match;
  let known: readonly string[] = [];
  const gaugesNow = (): readonly Gauge[] => game.story?.gauges(now.state as Seen<N["State"]>) ?? [];
  const tell = (events: readonly N["Event"][]): void => {
    for (const event of events) {
      const each = toldOf(game, text, now, event);
      if (each.open === "") continue;
      told.push(each);
      for (const line of [each.open, ...Object.values(each.own)]) lines.set(line, each);
      if (each.level === "chapter") stood.push({ chapter: each.open, gauges: gaugesNow() });
    }
  };
  const begin = (): void => {
    const fresh = started(game, seats, options, seed);
    now = fresh.match;
    known = [];
    told.length = 0;
    stood.length = 0;
    lines.clear();
    tell(fresh.events);
  };
  begin();
  return {
    told,
    stood,
    goOn: (past) => {
      if (known.some((line, at) => line !== past[at])) begin();
      for (let at = known.length; at < past.length; at++) {
        const input = inputIn(past[at] ?? "", at);
        if (input !== "none") tell(answer(now, input).events);
      }
      known = past.slice();
    },
    ending: () => ({ courses: coursesOf([...stood, { chapter: "", gauges: gaugesNow() }]), did: didOf(told) }),
    byLine: (line) => lines.get(line),
  };
};
