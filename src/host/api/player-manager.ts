import { type HostObject, type HostType, LuaTable } from "../vm/value";
import { COLOURS } from "../world/players";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { hostType } from "./members";
import { actionNumber, ACTIONS } from "./player-action";

const SEATS = Object.keys(COLOURS).filter((colour) => colour !== "Grey" && colour !== "Black");

/** https://api.tabletopsimulator.com/player/manager/ — colours by name, and a few functions. `pairs` over it is an error in the game, and here. */
export class PlayerManager implements HostObject {
  readonly hostType: HostType;

  constructor(world: World) {
    const inner = hostType<PlayerManager>(
      "Player",
      {
        fields: {
          Action: { get: () => LuaTable.of(ACTIONS.map((action) => [action, actionNumber(action)])) },
        },
        methods: {
          getPlayers: () => [...[...world.players.values()].filter((seat) => seat.seated), ...world.spectators],
          getSpectators: () => [...world.spectators],
          getColors: () => Object.keys(COLOURS),
          getAvailableColors: () => SEATS.filter((colour) => world.hands.zonesOf(colour).length > 0),
        },
        documented: DOCUMENTED.playerManager,
      },
      () => "Player",
    );
    this.hostType = {
      ...inner,
      get: (self, key, vm) => {
        const colour = Object.keys(COLOURS).find((each) => each.toLowerCase() === key.toLowerCase());
        // Arkham Horror asks for a colour that there is not, and goes by nil.
        if (colour === undefined) return DOCUMENTED.playerManager.has(key) ? inner.get(self, key, vm) : undefined;
        vm.watch(`Player.${colour}`);
        return world.player(colour);
      },
    };
  }
}
