import type { HostObject } from "../vm/value";
import { FRAMES_A_SECOND } from "../world/clock";
import { STEPS_A_SECOND, type World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";

/** https://api.tabletopsimulator.com/time/ */
export const time = (world: World): HostObject =>
  singleton("Time", {
    fields: {
      time: { get: () => world.clock.seconds },
      frame_count: { get: () => world.clock.frame },
      delta_time: { get: () => 1 / FRAMES_A_SECOND },
      fixed_delta_time: { get: () => 1 / STEPS_A_SECOND },
      // The steps of physics that are over.
      fixed_time: { get: () => Math.floor(world.clock.seconds * STEPS_A_SECOND + 1e-9) / STEPS_A_SECOND },
    },
    methods: {},
    documented: DOCUMENTED.time,
  });
