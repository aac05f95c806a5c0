import { canonical } from "../../../src/kernel/canonical";
import { keptOf, matchOf } from "../../../src/kernel/keep";
import { eventLine } from "../../../src/kernel/log";
import { answer, type Match, started, waitingOf } from "../../../src/kernel/match";
import { inputsIn } from "../../../src/kernel/past";
import { matchOfCode, replayCode } from "../../../src/kernel/replay-code";
import type { Nouns } from "../../../src/kernel/words";
import { backAt } from "../back-to";
import { atEveryMoment, must, type Play, type Plays } from "./plays";

const whole = <N extends Nouns>(match: Match<N>): string => canonical(keptOf(match));

/** Why a value would not be the same after a save, or not on every VM; "" when it would. */
const unfit = (value: unknown, path: string): string => {
  if (typeof value === "boolean") return "";
  if (typeof value === "string") return /^[ !#-[\]-~]*$/.test(value) ? "" : `${path} is no ASCII word: "${value}"`;
  if (typeof value === "number")
    return Number.isSafeInteger(value) && Math.abs(value) < 1e15 ? "" : `${path} is no whole number`;
  if (typeof value !== "object" || value === null) return `${path} is ${String(value)}`;
  const fields = Object.entries(value);
  if (Array.isArray(value) && fields.length !== value.length) return `${path} has holes`;
  if (!Array.isArray(value) && fields.length === 0) return `${path} is an empty record`;
  for (const [key, field] of fields) {
    const found = unfit(field, `${path}.${key}`);
    if (found !== "") return found;
  }
  return "";
};

const survives = (value: unknown, where: string): void => {
  const found = unfit(value, "state");
  must(found === "", () => `${where}: ${found}`);
  must(
    canonical(JSON.parse(JSON.stringify(value))) === canonical(value),
    () => `${where}: JSON makes something else of it`,
  );
};

const replayed = <N extends Nouns>(
  { match, title, told }: Play<N>,
  after: (again: Match<N>, where: string) => void,
): void => {
  const { match: again, events } = started(match.game, match.seats, match.options, match.seed);
  const same = (now: readonly N["Event"][], at: number): void => {
    const [a, b] = [now.map(eventLine).join("\n"), (told[at] ?? []).map(eventLine).join("\n")];
    must(a === b, () => `${title}, at ${String(at)}: told\n${a}\ninstead of\n${b}`);
  };
  same(events, 0);
  after(again, `${title}, at 0`);
  for (const [at, input] of inputsIn(match.past).entries()) {
    same(answer(again, input).events, at + 1);
    after(again, `${title}, at ${String(at + 1)}`);
  }
};

export const stateSurvivesJson = <N extends Nouns>({ plays }: Plays<N>): void => {
  for (const play of plays) {
    replayed(play, ({ state, agenda }, where) => {
      survives(state, where);
      survives(agenda, where);
    });
    for (const events of play.told) survives(events, play.title);
  }
};

export const sameInputsSameLog = <N extends Nouns>({ plays }: Plays<N>): void => {
  for (const play of plays) {
    let last = "";
    replayed(play, (again, where) => {
      if (again.at === play.match.at) last = where;
      else return;
      must(whole(again) === whole(play.match), () => `${where}: another match`);
    });
    must(last !== "", () => `${play.title}: the replay did not get to its end`);
  }
};

export const replayCodeGivesTheMatch = <N extends Nouns>({ game, plays }: Plays<N>): void => {
  for (const { title, match } of plays) {
    const code = replayCode(match);
    const { match: again, verdict } = matchOfCode(game, code);
    must(
      verdict === "fine" && again !== "none" && whole(again) === whole(match),
      () => `${title}: ${code} gives another match`,
    );
  }
};

const UNDONE = 3;

export const undoneAndRedoneIsTheSame = <N extends Nouns>({ plays }: Plays<N>): void => {
  for (const { title, match } of plays)
    for (let i = 1; i <= UNDONE; i++) {
      const at = Math.floor((match.at * i) / (UNDONE + 1));
      const again = backAt(match, at);
      must(again.at === at, () => `${title}: taken back to ${String(again.at)} instead of ${String(at)}`);
      for (const input of inputsIn(match.past).slice(at)) answer(again, input);
      must(
        whole(again) === whole(match),
        () => `${title}: taken back to ${String(at)} and done again it is another match`,
      );
    }
};

export const keptAndLoadedGoesOn = <N extends Nouns>(all: Plays<N>): void => {
  atEveryMoment(all, (match, where, play) => {
    const { match: again } = matchOf(all.game, JSON.parse(JSON.stringify(keptOf(match))));
    if (again === "none") throw new Error(`${where}: what was kept cannot be loaded`);
    must(
      canonical(waitingOf(again)) === canonical(waitingOf(match)),
      () => `${where}: loaded, it waits for something else`,
    );
    const at = match.at;
    const input = inputsIn(play.match.past)[at];
    const told = (play.told[at + 1] ?? []).map(eventLine).join("\n");
    const now = input === undefined ? told : answer(again, input).events.map(eventLine).join("\n");
    must(now === told, () => `${where}: loaded, it goes on differently`);
  });
};
