import { surviveUntilDaylight } from "../../../../src/games/survive-until-daylight/game";
import { playByBots } from "../../../../src/kernel/play";
import { again, replayed } from "../../../parity/lua/again";

declare const _G: Record<string, unknown>;
declare function print(this: void, line: string): void;

_G["play"] = (_name: string, seats: number, seed: number, atMost: number): void => {
  playByBots(surviveUntilDaylight, seats, {}, seed, atMost, print);
};

_G["again"] = (_name: string, seats: number, seed: number, options: string, inputs: string): void => {
  again(surviveUntilDaylight, { seats, seed, options }, inputs, print);
};

_G["replayed"] = (_name: string, code: string): void => {
  replayed(surviveUntilDaylight, code, print);
};
