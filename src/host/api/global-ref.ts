import { type HostObject, type HostType, ScriptError } from "../vm/value";
import { namesOf } from "../coverage/member";
import type { World } from "../world/world";
import { hostType } from "./members";
import { type Environment, environmentMembers } from "./object-script";
import { surfaceMembers } from "./surface";
import { uiOf } from "./ui";

/** The Global script, as the others see it: https://api.tabletopsimulator.com/object/#global-function */
export class GlobalRef implements HostObject {
  readonly hostType: HostType;

  constructor(readonly world: World) {
    this.hostType = globalType;
  }
}

const scripted = ({ world }: GlobalRef): Environment => ({
  world,
  existing: world.global,
  made: () => world.global,
  name: "Global",
});

const setScript = (world: World, text: string): void => {
  world.script = text;
};

const globalType: HostType = hostType<GlobalRef>(
  "Global",
  {
    fields: {
      UI: { get: ({ world }) => uiOf(world, world.ui, undefined) },
      script_state: {
        get: ({ world }) => world.scriptState,
        set: ({ world }, value) => {
          if (typeof value !== "string" && typeof value !== "number")
            throw new ScriptError("Global.script_state is a text");
          world.scriptState = String(value);
        },
      },
      script_code: {
        get: ({ world }) => world.script,
        set: ({ world }, value) => {
          if (typeof value !== "string") throw new ScriptError("Global.script_code is a text");
          setScript(world, value);
        },
      },
    },
    methods: {
      ...environmentMembers(scripted),
      ...surfaceMembers<GlobalRef>(({ world }) => world),
      getLuaScript: ({ world }) => world.script,
      setLuaScript: ({ world }, args) => {
        setScript(world, args.text(0));
        return true;
      },
    },
    documented: namesOf("Global"),
  },
  () => "Global",
);
