import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import { playByBots } from "../../../../src/kernel/play";
import { again, replayed } from "../../../parity/lua/again";
import { strongPlay } from "./strong-play";

declare const _G: Record<string, unknown>;

_G["play"] = (_name: string, seats: number, seed: number, atMost: number): void => {
  playByBots(survivorDuel, seats, {}, seed, atMost, print);
};

_G["again"] = (_name: string, seats: number, seed: number, options: string, inputs: string): void => {
  again(survivorDuel, { seats, seed, options }, inputs, print);
};

_G["replayed"] = (_name: string, code: string): void => {
  replayed(survivorDuel, code, print);
};

_G["strong"] = (_name: string, seed: number, atMost: number, looks: number): void => {
  strongPlay(seed, atMost, looks, print);
};
