import { ScriptError } from "../vm/value";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";

const offline = (): never => {
  throw new ScriptError("WebRequest: the headless table has no network");
};

/** https://api.tabletopsimulator.com/webrequest/manager/ — there is no network here, and a script is told so. */
export const webRequest = singleton("WebRequest", {
  fields: {},
  methods: { get: offline, head: offline, post: offline, put: offline, delete: offline, custom: offline },
  documented: DOCUMENTED.webRequest,
});
