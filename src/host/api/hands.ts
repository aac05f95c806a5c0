import type { HostObject } from "../vm/value";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";
import { flag, oneOf, setting } from "./setting";

/** https://api.tabletopsimulator.com/hands/ */
export const hands = (world: World): HostObject =>
  singleton("Hands", {
    fields: {
      enable: setting(world, "Hands", "Enable", flag, "Hands.enable"),
      disable_unused: setting(world, "Hands", "DisableUnused", flag, "Hands.disable_unused"),
      hiding: setting(world, "Hands", "Hiding", oneOf(3), "Hands.hiding"),
    },
    methods: { getHands: () => world.things.filter((thing) => thing.type === "Hand") },
    documented: DOCUMENTED.hands,
  });
