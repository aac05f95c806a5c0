import type { HostObject } from "../vm/value";
import { enableTurns, startTurn, turnBeside, turnOrder } from "../world/turns";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";
import { flag, oneOf, setting, taken, text, texts } from "./setting";

/** https://api.tabletopsimulator.com/turns/ — the misspelling is the game's. */
export const turns = (world: World): HostObject =>
  singleton("Turns", {
    fields: {
      enable: {
        get: () => world.header.of("Turns").Enable,
        set: (_, given) => {
          enableTurns(world, taken(flag, given, "Turns.enable"));
        },
      },
      type: setting(world, "Turns", "Type", oneOf(2), "Turns.type"),
      order: setting(world, "Turns", "TurnOrder", texts, "Turns.order"),
      reverse_order: setting(world, "Turns", "Reverse", flag, "Turns.reverse_order"),
      skip_empty_hands: setting(world, "Turns", "SkipEmpty", flag, "Turns.skip_empty_hands"),
      disable_interactations: setting(world, "Turns", "DisableInteractions", flag, "Turns.disable_interactations"),
      pass_turns: setting(world, "Turns", "PassTurns", flag, "Turns.pass_turns"),
      turn_color: {
        get: () => world.header.of("Turns").TurnColor ?? "",
        set: (_, given) => {
          const colour = taken(text, given, "Turns.turn_color");
          startTurn(world, colour === "" ? "" : world.player(colour).colour);
        },
      },
    },
    methods: {
      getTurnOrder: () => turnOrder(world),
      getNextTurnColor: () => turnBeside(world, 1),
      getPreviousTurnColor: () => turnBeside(world, -1),
      endTurn: () => {
        const next = turnBeside(world, 1);
        if (!world.header.of("Turns").Enable || next === "") return false;
        startTurn(world, next);
        return true;
      },
    },
    documented: DOCUMENTED.turns,
  });
