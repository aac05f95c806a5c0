import { hints } from "../../../../src/games/one-month-in/hints/hints";
import type { CityStep } from "../../../../src/games/one-month-in/vocabulary";
import { view } from "../../../../src/games/one-month-in/secrets";
import { holdBreath, takeBreath } from "../../../../src/kernel/breath";
import type { Say } from "../../../../src/kernel/words";
import { crowdedCity } from "./crowded-city";

declare const _G: Record<string, unknown>;

const ACTING: CityStep = { do: "acting", seat: "p1" };
const STAND: CityStep = { do: "stand", cell: "c2", seat: "p1" };

/** What a seat is told most of, by step and by what was said. */
const MOMENTS: readonly (readonly [CityStep, Say])[] = [
  [ACTING, []],
  [ACTING, [["move"]]],
  [ACTING, [["move"], ["c2"]]],
  [ACTING, [["move"], ["c2"], ["c3"], ["p1s3"]]],
  [ACTING, [["enter"]]],
  [ACTING, [["claim"]]],
  [ACTING, [["search"]]],
  [ACTING, [["trade"]]],
  [STAND, []],
  [STAND, [["trade"]]],
  [{ do: "propose", seat: "p1" }, []],
];

const city = crowdedCity();
let seen = view(city);

_G["look"] = (): void => {
  seen = view(city);
};

/** What the table's worker leaves for hints of a frame, and of each after it. */
const LEFT = 100;
const A_FRAME = 220;

const rest = (): void => {
  (_G["rested"] as (this: void) => void)();
  takeBreath(A_FRAME, rest);
};

_G["told"] = (moment: number): void => {
  const [step, said] = MOMENTS[moment] ?? [ACTING, []];
  takeBreath(LEFT, rest);
  hints(seen, step, "p1", said);
  holdBreath();
};
