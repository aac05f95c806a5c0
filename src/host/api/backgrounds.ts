import type { HostObject } from "../vm/value";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";

/** The game's own skies; saves name them with `Sky_` before it. */
const NAMES = ["Museum", "Field", "Forest", "Tunnel", "Cathedral", "Downtown", "Regal", "Sunset", "Custom"];
const CUSTOM = "Sky_Custom";

const skyNamed = (name: string): string | undefined => {
  const known = NAMES.find((each) => [each, `Sky_${each}`].some((word) => word.toLowerCase() === name.toLowerCase()));
  return known === undefined ? undefined : `Sky_${known}`;
};

/** https://api.tabletopsimulator.com/backgrounds/ */
export const backgrounds = (world: World): HostObject =>
  singleton("Backgrounds", {
    fields: {},
    methods: {
      getBackground: () => (world.header.fields.Sky ?? "").replace(/^Sky_/, ""),
      getCustomURL: () => {
        const { Sky, SkyURL } = world.header.fields;
        return Sky === CUSTOM ? SkyURL : undefined;
      },
      setBackground: (_, args) => {
        const sky = skyNamed(args.text(0));
        if (sky !== undefined) world.header.fields.Sky = sky;
        return sky !== undefined;
      },
      setCustomURL: (_, args) => {
        Object.assign(world.header.fields, { Sky: CUSTOM, SkyURL: args.text(0) });
        return true;
      },
    },
    documented: DOCUMENTED.backgrounds,
  });
