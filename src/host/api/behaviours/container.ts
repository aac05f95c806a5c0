import { ScriptError } from "../../vm/value";
import { PlayerSeat } from "../../world/players";
import { isStack } from "../../world/stacks";
import { startSearch } from "../../world/search";
import type { World } from "../../world/world";
import type { Args } from "../args";
import { type Behaviour, behaviour } from "./behaviour";

/** The page speaks of a player; others found that only a colour works. Both do here. */
const seatOf = (world: World, args: Args): PlayerSeat => {
  const who = args.any(0);
  if (who instanceof PlayerSeat) return who;
  if (typeof who !== "string") throw new ScriptError("Container.search: argument 1 must be a player or a colour");
  return world.player(who);
};

/** https://api.tabletopsimulator.com/behavior/container/ */
export const container = (world: World): Behaviour =>
  behaviour("Container", (thing) => thing.isContainer || isStack(thing), {
    methods: {
      search: (thing, args) => startSearch(world, thing, seatOf(world, args), args.number(1, Infinity)),
    },
  });
