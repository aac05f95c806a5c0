import { type GameName, withGame } from "../../games/index";
import { moonsharpServer } from "../vm/moonsharp-server";
import { builtTable } from "./built-table";
import { FRAME_AT_MOST, inMoonsharps } from "./coin";
import { atMost, type Figure, number, percentile, type Taken } from "./figure";
import { onMoonsharp } from "./on-moonsharp";
import type { BuiltTable } from "./table";
import { type AtTheTable, wholeMatch, type WholeMatch } from "./whole-match";

/** Milliseconds of scripts alone, on a computer that does nothing else. */
const LOAD_AT_MOST = 150;
const SAVE_AT_MOST = 10;

const named = (seats: number): string => (seats === 1 ? "1 seat" : `${String(seats)} seats`);

const line = (what: string, values: readonly number[], more: Omit<Figure, "what" | "measured"> = {}): Figure => ({
  what,
  measured: values.map(number).join(" / "),
  values,
  ...more,
});

const frameLine = (who: string, instructions: readonly number[]): Figure => {
  const worked = instructions.filter((each) => each > 0);
  const most = Math.max(...worked);
  const over = worked.filter((each) => each > FRAME_AT_MOST).length;
  return line(`${who}: a frame, half / 99 % / most`, [percentile(worked, 50), percentile(worked, 99), most], {
    beside: `${number(over)} of ${number(worked.length)} over`,
    aim: atMost(most, FRAME_AT_MOST, ""),
  });
};

/** The same match on the game's own Lua, where there is one: what its frames are told to be is then counted. */
const counted = async (built: BuiltTable, at: AtTheTable): Promise<readonly Figure[]> => {
  const { missing, vm } = moonsharpServer();
  if (missing !== "") return [];
  const { frames } = await wholeMatch(built, { ...at, vm });
  return [frameLine(`${named(at.seats)}, counted by MoonSharp`, frames)];
};

/** By the clock of the game's own Lua, where there is one. */
const clocked = (who: string, late: string, models: BuiltTable["models"]): readonly Figure[] => {
  const taken = onMoonsharp(late, models);
  if (taken === "missing") return [];
  const { load, longest, collecting, save } = taken;
  return [
    line(`${who}: ms of MoonSharp for that load / its longest frame`, [load, longest].map(Math.round), {
      beside: `${number(Math.round(collecting))} of .NET's collector`,
      aim: atMost(load, LOAD_AT_MOST, " ms"),
    }),
    line(`${who}: ms of MoonSharp for the save after it`, [Math.round(10 * save) / 10], {
      aim: atMost(save, SAVE_AT_MOST, " ms"),
    }),
  ];
};

const figuresOf = (seats: number, { answers, frames, save, load, megabytes }: WholeMatch): readonly Figure[] => {
  const who = named(seats);
  const worked = frames.map(inMoonsharps);
  const all = worked.reduce((sum, each) => sum + each, 0);
  return [
    frameLine(who, worked),
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
  for (let seats = least; seats <= most; seats++) {
    const match = await wholeMatch(built, { seats, seed });
    figures.push(...figuresOf(seats, match), ...(await counted(built, { seats, seed })));
    figures.push(...clocked(named(seats), match.late, built.models));
  }
  return { title: `${game}: whole matches by bots on the built table, in MoonSharp's instructions`, figures };
};
