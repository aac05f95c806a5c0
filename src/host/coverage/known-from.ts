/** Where members are known from of which the game's own pages tell nothing. */

const API = "https://github.com/Berserk-Games/Tabletop-Simulator-API/issues/";
const CLASSES = "https://github.com/Berserk-Games/Tabletop-Simulator-Lua-Classes";
/** What the game's editor completes, and what people have typed by trying it out. */
const EDITOR =
  "https://github.com/rolandostar/tabletopsimulator-lua-vscode/blob/9dbb56284e4ab16d01e4b09071c91da9170f8fe2/src/TTSApi.ts";
const TYPINGS = "https://github.com/Sebaestschjin/typed-tabletop-simulator";
const INTERPRETER =
  "https://github.com/moonsharp-devs/moonsharp/blob/a406e18474456cf1abf283e426d8674303cca35d/src/MoonSharp.Interpreter/CoreLib/JsonModule.cs";
const ARKHAM_HORROR = "https://github.com/argonui/SCED";

const MEMBERS_OF: Readonly<Record<string, string>> = {
  [TYPINGS]: "Object.lock Object.unlock Object.getHighlightColor Object.getMemo",
  [EDITOR]:
    "Object.getComponentVar Object.setComponentVar Object.getMaterials Object.getMaterialsInChildren Object.getLoopingEffectIndex Object.getLoopingEffects Object.getTriggerEffects Object.playLoopingEffect Object.playTriggerEffect clearPixelPaint clearVectorPaint color vector MusicPlayer.getCurrentAudioClip MusicPlayer.skipBackward Time.fixed_time Time.frame_count Player.showHotkeyConfig",
  [CLASSES]: "Vector.__tostring Color.fromHex",
  [INTERPRETER]: "json.isnull json.null json.parse json.serialize",
  [ARKHAM_HORROR]: "Object.destroy",
  [`${API}125`]: "onPlayerTurnStart onPlayerTurnEnd",
  [`${API}126`]: "Object.getNearestPointFromObject Object.getNearestPointFromPosition",
  [`${API}130`]: "Object.executeScript Global.executeScript",
  [`${API}146`]: "onSpawn",
};

/** By the member's name, the address. */
export const KNOWN_FROM: ReadonlyMap<string, string> = new Map(
  Object.entries(MEMBERS_OF).flatMap(([address, ids]) => ids.split(" ").map((id) => [id, address] as const)),
);
