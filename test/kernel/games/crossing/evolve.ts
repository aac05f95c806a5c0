import { withoutAll } from "../../../../src/kernel/list";
import type { Evolve, Seat } from "../../../../src/kernel/words";
import { DICE, type Runner, type Town, type TownNouns } from "./vocabulary";

const change = (town: Town, seat: Seat, to: (this: void, runner: Runner) => void): void => {
  for (const runner of town.runners) if (runner.seat === seat) to(runner);
};

const gainLuck = (town: Town, seat: Seat, more: number): void => {
  change(town, seat, (runner) => {
    runner.luck += more;
  });
};

export const evolve: Evolve<TownNouns> = {
  roundBegan: (town, { round }) => {
    town.round = round;
  },
  ran: (town, { seat, area, dice }) => {
    change(town, seat, (runner) => {
      runner.area = area;
      runner.ready = withoutAll(runner.ready, dice);
    });
  },
  rested: (town, { seat }) => {
    change(town, seat, (runner) => {
      runner.ready = DICE.slice();
    });
  },
  shared: (town, { seat, whom }) => {
    gainLuck(town, seat, -1);
    gainLuck(town, whom, 1);
  },
  cheered: (town, { seat, whom }) => {
    gainLuck(town, seat, -1);
    gainLuck(town, whom, 1);
  },
  risked: (town, { faces }) => {
    town.tray = faces.slice();
  },
  luckSpent: (town, { seat }) => {
    gainLuck(town, seat, -1);
  },
  hurt: (town, { seat, wounds }) => {
    change(town, seat, (runner) => {
      runner.wounds += wounds;
    });
  },
  crept: (town, { area }) => {
    town.walkers[area] = (town.walkers[area] ?? 0) + 1;
  },
};
