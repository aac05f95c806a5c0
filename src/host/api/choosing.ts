import type { World } from "../world/world";
import { choose, clearChoices } from "../world/hand-choices";
import type { Args } from "./args";
import type { Base } from "./base";
import { seatedColours } from "./seated";

/** https://api.tabletopsimulator.com/base/#hand-select-mode-functions */
export const choosing = (world: World): Readonly<Record<string, Base>> => {
  const coloursIn = (args: Args, index: number): string[] =>
    args.any(index) === undefined ? seatedColours(world) : args.texts(index);
  const ask = (args: Args, mayCancel: boolean): string[] => {
    const choice = {
      label: args.text(0),
      least: args.number(1),
      most: args.number(2),
      prompt: args.text(3),
      mayCancel,
    };
    return choose(world, choice, coloursIn(args, 4));
  };
  return {
    chooseInHand: (args) => ask(args, false),
    chooseInHandOrCancel: (args) => ask(args, true),
    clearChooseInHand: (args) => clearChoices(world, coloursIn(args, 0)),
    currentChooseInHand: (args) => world.player(args.text(0)).choices[0]?.label,
  };
};
