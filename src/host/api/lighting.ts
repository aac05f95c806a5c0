import type { LightingState } from "../../tts/save";
import type { HostObject } from "../vm/value";
import type { Header } from "../world/header";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { type Field, type Method, singleton } from "./members";
import { type Kind, number, oneOf, taken, text, tint } from "./setting";

/** Changes that wait for `apply`: all scripts of a table share them, and reading gives them back. */
const pending = new WeakMap<Header, Partial<LightingState>>();

const now = (world: World): LightingState => ({ ...world.header.of("Lighting"), ...pending.get(world.header) });

const field = <Key extends keyof LightingState>(
  world: World,
  key: Key,
  kind: Kind<NonNullable<LightingState[Key]>>,
  member: string,
): Field<HostObject> => ({
  get: () => kind.show(now(world)[key] as NonNullable<LightingState[Key]>),
  set: (_, given) => {
    pending.set(world.header, { ...pending.get(world.header), [key]: taken(kind, given, `Lighting.${member}`) });
  },
});

type Tints = "LightColor" | "AmbientSkyColor" | "AmbientEquatorColor" | "AmbientGroundColor";

const getTint =
  (world: World, key: Tints): Method<HostObject> =>
  () =>
    tint.show(now(world)[key]);

const setTint =
  (world: World, key: Tints): Method<HostObject> =>
  (_, args) => {
    pending.set(world.header, {
      ...pending.get(world.header),
      [key]: taken(tint, args.any(0), `${args.member}: argument 1`),
    });
    return true;
  };

/** https://api.tabletopsimulator.com/lighting/ — what is changed is seen, and saved, once it is applied. */
export const lighting = (world: World): HostObject =>
  singleton("Lighting", {
    fields: {
      ambient_intensity: field(world, "AmbientIntensity", number(0, 4), "ambient_intensity"),
      ambient_type: field(world, "AmbientType", oneOf(2), "ambient_type"),
      light_intensity: field(world, "LightIntensity", number(0, 4), "light_intensity"),
      lut_contribution: field(world, "LutContribution", number(), "lut_contribution"),
      lut_index: field(world, "LutIndex", number(), "lut_index"),
      lut_url: field(world, "LutURL", text, "lut_url"),
      reflection_intensity: field(world, "ReflectionIntensity", number(0, 1), "reflection_intensity"),
    },
    methods: {
      apply: () => {
        world.header.change("Lighting", pending.get(world.header) ?? {});
        pending.delete(world.header);
        return true;
      },
      getAmbientEquatorColor: getTint(world, "AmbientEquatorColor"),
      getAmbientGroundColor: getTint(world, "AmbientGroundColor"),
      getAmbientSkyColor: getTint(world, "AmbientSkyColor"),
      getLightColor: getTint(world, "LightColor"),
      setAmbientEquatorColor: setTint(world, "AmbientEquatorColor"),
      setAmbientGroundColor: setTint(world, "AmbientGroundColor"),
      setAmbientSkyColor: setTint(world, "AmbientSkyColor"),
      setLightColor: setTint(world, "LightColor"),
    },
    documented: DOCUMENTED.lighting,
  });
