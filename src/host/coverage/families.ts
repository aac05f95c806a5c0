/** What Tabletop Simulator offers to scripts (API v14.0.3): every host answers each of these or refuses it by name. */

export type Kind =
  | "object functions"
  | "object variables"
  | "behaviours"
  | "callbacks of figurines"
  | "the Global reference"
  | "global functions"
  | "global tables"
  | "tables"
  | "classes"
  | "players"
  | "events everywhere"
  | "events of Global"
  | "events of objects"
  | "libraries";

/** Members that belong together. Their addresses are `name.member`, or the member alone where there is no name. */
export interface Family {
  readonly name: string;
  readonly kind: Kind;
  /** Their page of https://api.tabletopsimulator.com; a member's own place on it is its name. */
  readonly page: string;
  /** How a script comes by one on the table of `probe.ts`; events are not asked for but come. */
  readonly by?: string;
  readonly members: string;
  /** Known from real mods and other people's typings: no page tells of them. */
  readonly unwritten?: string;
  /** Those whose page is another. Of the players by colour, White stands for all. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

export const FAMILIES: readonly Family[] = [
  {
    name: "Object",
    kind: "object functions",
    page: "object/",
    by: 'getObjectFromGUID("piece")',
    members:
      "addForce addTorque getAngularVelocity getBounds getBoundsNormalized getPosition getPositionSmooth getRotation getRotationSmooth getScale getTransformForward getTransformRight getTransformUp getVelocity getVisualBoundsNormalized isSmoothMoving positionToLocal positionToWorld rotate scale setAngularVelocity setPosition setPositionSmooth setRotation setRotationSmooth setScale setVelocity translate addTag getTags hasAnyTag hasMatchingTag hasTag removeTag setTags clearButtons clearInputs createButton createInput editButton editInput getButtons getInputs removeButton removeInput getAttachments getColorTint getCustomObject getData getDescription getFogOfWarReveal getGMNotes getGUID getJoints getJSON getLock getName getObjects getQuantity getRotationValue getRotationValues getSelectingPlayers getStateId getStates getValue getZones isDestroyed setColorTint setCustomObject setDescription setFogOfWarReveal setGMNotes setLock setName setRotationValue setRotationValues setState setValue addAttachment addContextMenuItem addToPlayerSelection clearContextMenu clone cut deal dealToColorWithOffset destroyAttachment destroyAttachments destruct drop flip highlightOff highlightOn jointTo moveToHandStash putObject randomize registerCollisions reload removeAttachment removeAttachments removeFromPlayerSelection reset roll shuffle shuffleStates split spread takeObject unregisterCollisions getChild getChildren getComponent getComponentInChildren getComponents getComponentsInChildren setHiddenFrom setInvisibleTo attachHider attachInvisibleHider addDecal call getDecals getLuaScript getSnapPoints getTable getVar getVectorLines setDecals setLuaScript setSnapPoints setTable setVar setVectorLines sendToHand",
    unwritten:
      "destroy lock unlock getHighlightColor getMemo executeScript getNearestPointFromObject getNearestPointFromPosition getComponentVar setComponentVar getMaterials getMaterialsInChildren getLoopingEffectIndex getLoopingEffects getTriggerEffects playLoopingEffect playTriggerEffect",
    elsewhere: { sendToHand: "wait/#condition" },
  },
  {
    name: "Object",
    kind: "object variables",
    page: "object/",
    by: 'getObjectFromGUID("piece")',
    members:
      "alt_view_angle angular_drag auto_raise bounciness drag drag_selectable dynamic_friction gizmo_selectable grid_projection guid held_by_color held_flip_index held_position_offset held_reduce_force held_rotation_offset held_spin_index hide_when_face_down ignore_fog_of_war interactable is_face_down loading_custom locked mass max_typed_number measure_movement memo name pick_up_position pick_up_rotation remainder resting script_code script_state spawning static_friction sticky tag tooltip type use_gravity use_grid use_hands use_rotation_value_flip use_snap_points value value_flags AssetBundle Book Browser Clock Counter LayoutZone RPGFigurine TextTool UI Container",
    elsewhere: { UI: "ui/", Container: "behavior/container/" },
  },
  {
    name: "AssetBundle",
    kind: "behaviours",
    page: "behavior/assetbundle/",
    by: 'getObjectFromGUID("assetbundle").AssetBundle',
    members: "getLoopingEffectIndex getLoopingEffects getTriggerEffects playLoopingEffect playTriggerEffect",
  },
  {
    name: "Book",
    kind: "behaviours",
    page: "behavior/book/",
    by: 'getObjectFromGUID("book").Book',
    members: "page_offset clearHighlight getPage setHighlight setPage",
  },
  {
    name: "Browser",
    kind: "behaviours",
    page: "behavior/browser/",
    by: 'getObjectFromGUID("browser").Browser',
    members: "url pixel_width",
  },
  {
    name: "Clock",
    kind: "behaviours",
    page: "behavior/clock/",
    by: 'getObjectFromGUID("clock").Clock',
    members: "paused getValue pauseStart setValue showCurrentTime startStopwatch",
  },
  {
    name: "Container",
    kind: "behaviours",
    page: "behavior/container/",
    by: 'getObjectFromGUID("container").Container',
    members: "search",
  },
  {
    name: "Counter",
    kind: "behaviours",
    page: "behavior/counter/",
    by: 'getObjectFromGUID("counter").Counter',
    members: "clear decrement getValue increment setValue",
  },
  {
    name: "LayoutZone",
    kind: "behaviours",
    page: "behavior/layoutzone/",
    by: 'getObjectFromGUID("layoutzone").LayoutZone',
    members: "getOptions layout setOptions",
  },
  {
    name: "RPGFigurine",
    kind: "behaviours",
    page: "behavior/rpgfigurine/",
    by: 'getObjectFromGUID("rpgfigurine").RPGFigurine',
    members: "attack changeMode die",
  },
  {
    name: "TextTool",
    kind: "behaviours",
    page: "behavior/texttool/",
    by: 'getObjectFromGUID("texttool").TextTool',
    members: "getFontColor getFontSize getValue setFontColor setFontSize setValue",
  },
  { name: "RPGFigurine", kind: "callbacks of figurines", page: "behavior/rpgfigurine/", members: "onAttack onHit" },
  {
    name: "Global",
    kind: "the Global reference",
    page: "object/",
    by: "Global",
    members:
      "addDecal call getDecals getLuaScript getSnapPoints getTable getVar getVectorLines setDecals setLuaScript setSnapPoints setTable setVar setVectorLines script_code script_state UI",
    unwritten: "executeScript",
    elsewhere: { UI: "ui/" },
  },
  {
    name: "",
    kind: "global functions",
    page: "base/",
    by: "_G",
    members:
      "addContextMenuItem clearContextMenu chooseInHand chooseInHandOrCancel clearChooseInHand currentChooseInHand copy destroyObject flipTable getAllObjects getObjectFromGUID getObjects getObjectsWithTag getObjectsWithAnyTags getObjectsWithAllTags getSeatedPlayers group paste setLookingForPlayers spawnObject spawnObjectData spawnObjectJSON startLuaCoroutine stringColorToRGB storeRewindState allowRewindStore addHotkey clearHotkeys showHotkeyConfig broadcastToAll broadcastToColor log logString logStyle print printToAll printToColor sendExternalMessage",
    unwritten: "clearPixelPaint clearVectorPaint color vector",
    elsewhere: { color: "color/", vector: "vector/" },
  },
  {
    name: "",
    kind: "global tables",
    page: "",
    by: "_G",
    members:
      "Wait JSON Player Turns UI Tables Notes Lighting Physics WebRequest MusicPlayer Hands Grid Time Timer Info Backgrounds Global Vector Color",
    elsewhere: {
      Wait: "wait/",
      JSON: "json/",
      Player: "player/manager/",
      Turns: "turns/",
      UI: "ui/",
      Tables: "tables/",
      Notes: "notes/",
      Lighting: "lighting/",
      Physics: "physics/",
      WebRequest: "webrequest/manager/",
      MusicPlayer: "musicplayer/",
      Hands: "hands/",
      Grid: "grid/",
      Time: "time/",
      Timer: "timer/",
      Info: "info/",
      Backgrounds: "backgrounds/",
      Global: "object/",
      Vector: "vector/",
      Color: "color/",
    },
  },
  {
    name: "",
    kind: "global tables",
    page: "object/",
    by: 'getObjectFromGUID("scripted").call("environment")',
    members: "self",
    elsewhere: { self: "object/" },
  },
  {
    name: "Wait",
    kind: "tables",
    page: "wait/",
    by: "Wait",
    members: "collect condition frames stop stopAll time COLLECT_DUPLICATE COLLECT_UNKNOWN",
    elsewhere: { COLLECT_DUPLICATE: "wait/#collect", COLLECT_UNKNOWN: "wait/#collect" },
  },
  { name: "JSON", kind: "tables", page: "json/", by: "JSON", members: "decode encode encode_pretty" },
  {
    name: "Player",
    kind: "tables",
    page: "player/manager/",
    by: "Player",
    members: "getAvailableColors getColors getPlayers getSpectators Action White",
    elsewhere: { Action: "events/#onplayeraction", White: "player/manager/" },
  },
  {
    name: "Turns",
    kind: "tables",
    page: "turns/",
    by: "Turns",
    members:
      "enable type order reverse_order skip_empty_hands disable_interactations pass_turns turn_color endTurn getNextTurnColor getPreviousTurnColor getTurnOrder",
  },
  {
    name: "UI",
    kind: "tables",
    page: "ui/",
    by: "UI",
    members:
      "loading getAttribute getAttributes getCustomAssets getValue getXml getXmlTable hide setAttribute setAttributes setClass setCustomAssets setValue setXml setXmlTable show",
  },
  {
    name: "Tables",
    kind: "tables",
    page: "tables/",
    by: "Tables",
    members: "getCustomURL getTable getTableObject setCustomURL setTable",
  },
  {
    name: "Notes",
    kind: "tables",
    page: "notes/",
    by: "Notes",
    members: "addNotebookTab editNotebookTab getNotebookTabs removeNotebookTab getNotes setNotes",
  },
  {
    name: "Lighting",
    kind: "tables",
    page: "lighting/",
    by: "Lighting",
    members:
      "ambient_intensity ambient_type light_intensity lut_contribution lut_index lut_url reflection_intensity apply getAmbientEquatorColor getAmbientGroundColor getAmbientSkyColor getLightColor setAmbientEquatorColor setAmbientGroundColor setAmbientSkyColor setLightColor",
  },
  { name: "Physics", kind: "tables", page: "physics/", by: "Physics", members: "play_area cast getGravity setGravity" },
  {
    name: "WebRequest",
    kind: "tables",
    page: "webrequest/manager/",
    by: "WebRequest",
    members: "custom delete get head post put",
  },
  {
    name: "MusicPlayer",
    kind: "tables",
    page: "musicplayer/",
    by: "MusicPlayer",
    members:
      "loaded player_status playlistIndex playlist_index repeat_track shuffle getCurrentAudioclip getPlaylist pause play setCurrentAudioclip setPlaylist skipBack skipForward",
    unwritten: "getCurrentAudioClip skipBackward",
  },
  { name: "Hands", kind: "tables", page: "hands/", by: "Hands", members: "enable disable_unused hiding getHands" },
  {
    name: "Grid",
    kind: "tables",
    page: "grid/",
    by: "Grid",
    members: "type show_lines color opacity thick_lines snapping offsetX offsetY sizeX sizeY",
  },
  {
    name: "Time",
    kind: "tables",
    page: "time/",
    by: "Time",
    members: "time delta_time fixed_delta_time",
    unwritten: "fixed_time frame_count",
  },
  { name: "Timer", kind: "tables", page: "timer/", by: "Timer", members: "create destroy" },
  {
    name: "Info",
    kind: "tables",
    page: "info/",
    by: "Info",
    members: "complexity name number_of_players playing_time tags type",
  },
  {
    name: "Backgrounds",
    kind: "tables",
    page: "backgrounds/",
    by: "Backgrounds",
    members: "getBackground getCustomURL setBackground setCustomURL",
  },
  {
    name: "Vector",
    kind: "classes",
    page: "vector/",
    by: "Vector(1, 2, 3)",
    members:
      "new min max between setAt set get copy add sub scale clamp normalize project projectOnPlane reflect inverse moveTowards rotateTowards rotateTowardsUnit rotateOver dot magnitude sqrMagnitude distance sqrDistance equals string angle cross lerp normalized orthoNormalize heading __add __sub __mul __eq x y z",
    unwritten: "__tostring",
  },
  {
    name: "Color",
    kind: "classes",
    page: "color/",
    by: "Color(1, 1, 1)",
    members: "new fromString setAt set get copy __tostring toHex toString equals lerp dump Add list __eq r g b a",
    unwritten: "fromHex",
  },
  {
    name: "Player",
    kind: "players",
    page: "player/instance/",
    by: "Player.White",
    members:
      "admin blindfolded color host lift_height promoted seated steam_id steam_name team attachCameraToObject broadcast changeColor clearSelectedObjects copy drawHandStash getHandCount getHandObjects getHandTransform getHoldingObjects getHoverObject getPointerPosition getPointerRotation getSelectedObjects kick lookAt mute paste pingTable print promote setCameraMode setHandStashLocation setHandTransform setUITheme showInfoDialog showConfirmDialog showInputDialog showMemoDialog showOptionsDialog showColorDialog",
    unwritten: "showHotkeyConfig",
  },
  {
    name: "WebRequestInstance",
    kind: "classes",
    page: "webrequest/instance/",
    by: 'WebRequest.get("http://localhost/", function() end)',
    members:
      "download_progress error is_error is_done response_code text upload_progress url dispose getResponseHeader getResponseHeaders",
  },
  {
    name: "Component",
    kind: "classes",
    page: "components/component/",
    by: 'getObjectFromGUID("piece").getComponents()[1]',
    members: "game_object name get getVars set",
  },
  {
    name: "GameObject",
    kind: "classes",
    page: "components/gameobject/",
    by: 'getObjectFromGUID("piece").getComponents()[1].game_object',
    members:
      "name getChild getChildren getComponent getComponentInChildren getComponents getComponentsInChildren getMaterials getMaterialsInChildren",
  },
  {
    name: "Material",
    kind: "classes",
    page: "components/material/",
    by: 'getObjectFromGUID("piece").getMaterials()[1]',
    members: "game_object shader get getVars set",
  },
  {
    name: "CollectTable",
    kind: "classes",
    page: "wait/#collect",
    by: 'Wait.collect({ "a" }, function() end)',
    members: "add reset results",
  },
  {
    name: "",
    kind: "events everywhere",
    page: "events/",
    members:
      "onBlindfold onChat onExternalMessage onFixedUpdate onLoad onObjectCollisionEnter onObjectCollisionExit onObjectCollisionStay onObjectDestroy onObjectDrop onObjectEnterContainer onObjectEnterScriptingZone onObjectEnterZone onObjectFlick onObjectHover onObjectLeaveContainer onObjectLeaveScriptingZone onObjectLeaveZone onObjectLoopingEffect onObjectNumberTyped onObjectPageChange onObjectPeek onObjectPickUp onObjectRandomize onObjectRotate onObjectSearchEnd onObjectSearchStart onObjectSpawn onObjectStateChange onObjectTriggerEffect onPlayerAction onPlayerChangeColor onPlayerChangeTeam onPlayerChatTyping onPlayerConnect onPlayerDisconnect onPlayerHandChoice onPlayerPing onPlayerTurn onSave onScriptingButtonDown onScriptingButtonUp onUpdate",
    unwritten: "onPlayerTurnStart onPlayerTurnEnd",
  },
  {
    name: "",
    kind: "events of Global",
    page: "events/",
    members:
      "filterObjectEnterContainer onZoneGroupSort tryObjectEnterContainer tryObjectRandomize tryObjectRotate tryObjectStateChange",
  },
  {
    name: "",
    kind: "events of objects",
    page: "events/",
    members:
      "filterObjectEnter onCollisionEnter onCollisionExit onCollisionStay onDestroy onDrop onFlick onGroupSort onHover onNumberTyped onPageChange onPeek onPickUp onRandomize onRotate onSearchEnd onSearchStart onStateChange tryObjectEnter tryRandomize tryRotate tryStateChange",
    unwritten: "onSpawn",
  },
  {
    name: "json",
    kind: "libraries",
    page: "lua-in-tabletop-simulator/",
    by: "json",
    members: "",
    unwritten: "isnull null parse serialize",
  },
  { name: "dynamic", kind: "libraries", page: "lua-in-tabletop-simulator/", by: "dynamic", members: "eval prepare" },
];
