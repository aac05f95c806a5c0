import { type GameName, withGame } from "../../games/index";
import { builtTable } from "./built-table";
import { FRAME_AT_MOST, inMoonsharps } from "./coin";
import { atMost, type Figure, number, percentile, type Taken } from "./figure";
import { wholeMatch, type WholeMatch } from "./whole-match";

const line = (what: string, values: readonly number[], more: Omit<Figure, "what" | "measured"> = {}): Figure => ({
  what,
  measured: values.map(number).join(" / "),
  values,
  ...more,
});

const figuresOf = (seats: number, { answers, frames, save, load, megabytes }: WholeMatch): readonly Figure[] => {
  const who = seats === 1 ? "1 seat" : `${String(seats)} seats`;
  const worked = frames.filter((each) => each > 0).map(inMoonsharps);
  const most = Math.max(...worked);
  const over = worked.filter((each) => each > FRAME_AT_MOST).length;
  const all = worked.reduce((sum, each) => sum + each, 0);
  return [
    line(`${who}: a frame, half / 99 % / most`, [percentile(worked, 50), percentile(worked, 99), most], {
      beside: `${number(over)} of ${number(worked.length)} over`,
      aim: atMost(most, FRAME_AT_MOST, ""),
    }),
    line(`${who}: an answer with all that follows`, [Math.round(all / answers)], { beside: `of ${number(answers)}` }),
    line(`${who}: the dearest save`, [inMoonsharps(save)]),
    line(`${who}: a load / its longest frame`, [inMoonsharps(load.all), inMoonsharps(load.longest)]),
    line(`${who}: MB more at the end`, [Math.round(10 * megabytes) / 10]),
  ];
};

/** Whole matches by bots on the built table with each number of players, in MoonSharp's instructions. */
export const wholeMatches = async (game: GameName, seed: number): Promise<Taken> => {
  const { least, most } = withGame(game, ({ seats }) => seats);
  const built = await builtTable(game);
  const figures: Figure[] = [];
  for (let seats = least; seats <= most; seats++)
    figures.push(...figuresOf(seats, await wholeMatch(built, { seats, seed })));
  return { title: `${game}: whole matches by bots on the built table, in MoonSharp's instructions`, figures };
};
