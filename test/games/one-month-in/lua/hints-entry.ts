import { hints } from "../../../../src/games/one-month-in/hints";
import type { CityStep } from "../../../../src/games/one-month-in/vocabulary";
import { view } from "../../../../src/games/one-month-in/view";
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

_G["told"] = (moment: number): void => {
  const [step, said] = MOMENTS[moment] ?? [ACTING, []];
  hints(seen, step, "p1", said);
};
