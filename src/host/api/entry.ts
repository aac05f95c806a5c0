import type { ObjectState } from "../../tts/save";
import type { LuaValue } from "../vm/value";

/** What a script is told of an object inside another: https://api.tabletopsimulator.com/object/#getobjects-containers */
export const entryOf = (state: ObjectState, index: number): LuaValue => ({
  index,
  guid: state.GUID,
  name: (state.Nickname ?? "") === "" ? state.Name : (state.Nickname ?? ""),
  nickname: state.Nickname ?? "",
  description: state.Description ?? "",
  gm_notes: state.GMNotes ?? "",
  memo: state.Memo ?? "",
  tags: [...(state.Tags ?? [])],
  lua_script: state.LuaScript ?? "",
  lua_script_state: state.LuaScriptState ?? "",
});
