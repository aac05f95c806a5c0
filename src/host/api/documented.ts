/** The members the game documents (API v14.0.3), by where they are: those the host lacks complain by name. */
const of = (names: string): ReadonlySet<string> => new Set(names.split(" "));

export const DOCUMENTED = {
  object: of(
    "AssetBundle Book Browser Clock Container Counter LayoutZone RPGFigurine TextTool UI addAttachment addContextMenuItem addDecal addForce addTag addToPlayerSelection addTorque alt_view_angle angular_drag attachHider attachInvisibleHider auto_raise bounciness call clearButtons clearContextMenu clearInputs clone createButton createInput cut deal dealToColorWithOffset destroyAttachment destroyAttachments destruct drag drag_selectable drop dynamic_friction editButton editInput executeScript flip getAngularVelocity getAttachments getBounds getBoundsNormalized getButtons getChild getChildren getColorTint getComponent getComponentInChildren getComponentVar getComponents getComponentsInChildren getCustomObject getData getDecals getDescription getFogOfWarReveal getGMNotes getGUID getHighlightColor getInputs getJSON getJoints getLock getLoopingEffectIndex getLoopingEffects getLuaScript getMaterials getMaterialsInChildren getMemo getName getNearestPointFromObject getNearestPointFromPosition getObjects getPosition getPositionSmooth getQuantity getRotation getRotationSmooth getRotationValue getRotationValues getScale getSelectingPlayers getSnapPoints getStateId getStates getTable getTags getTransformForward getTransformRight getTransformUp getTriggerEffects getValue getVar getVectorLines getVelocity getVisualBoundsNormalized getZones gizmo_selectable grid_projection guid hasAnyTag hasMatchingTag hasTag held_by_color held_flip_index held_position_offset held_reduce_force held_rotation_offset held_spin_index hide_when_face_down highlightOff highlightOn ignore_fog_of_war interactable isDestroyed isSmoothMoving is_face_down jointTo loading_custom lock locked mass max_typed_number measure_movement memo moveToHandStash name pick_up_position pick_up_rotation playLoopingEffect playTriggerEffect positionToLocal positionToWorld putObject randomize registerCollisions reload remainder removeAttachment removeAttachments removeButton removeFromPlayerSelection removeInput removeTag reset resting roll rotate scale script_code script_state sendToHand setAngularVelocity setColorTint setComponentVar setCustomObject setDecals setDescription setFogOfWarReveal setGMNotes setHiddenFrom setInvisibleTo setLock setLuaScript setName setPosition setPositionSmooth setRotation setRotationSmooth setRotationValue setRotationValues setScale setSnapPoints setState setTable setTags setValue setVar setVectorLines setVelocity shuffle shuffleStates spawning split spread static_friction sticky tag takeObject tooltip translate type unlock unregisterCollisions use_gravity use_grid use_hands use_rotation_value_flip use_snap_points value value_flags",
  ),
  player: of(
    "admin attachCameraToObject blindfolded broadcast changeColor clearSelectedObjects color copy drawHandStash getHandCount getHandObjects getHandTransform getHoldingObjects getHoverObject getPointerPosition getPointerRotation getSelectedObjects host kick lift_height lookAt mute paste pingTable print promote promoted seated setCameraMode setHandStashLocation setHandTransform setUITheme showColorDialog showConfirmDialog showHotkeyConfig showInfoDialog showInputDialog showMemoDialog showOptionsDialog steam_id steam_name team",
  ),
  wait: of("COLLECT_DUPLICATE COLLECT_UNKNOWN collect condition frames stop stopAll time"),
  json: of("decode encode encode_pretty"),
  playerManager: of("Action getAvailableColors getColors getPlayers getSpectators"),
  turns: of(
    "disable_interactations enable endTurn getNextTurnColor getPreviousTurnColor getTurnOrder order pass_turns reverse_order skip_empty_hands turn_color type",
  ),
  ui: of(
    "getAttribute getAttributes getCustomAssets getValue getXml getXmlTable hide loading setAttribute setAttributes setClass setCustomAssets setValue setXml setXmlTable show",
  ),
  tables: of("getCustomURL getTable getTableObject setCustomURL setTable"),
  notes: of("addNotebookTab editNotebookTab getNotebookTabs getNotes removeNotebookTab setNotes"),
  lighting: of(
    "ambient_intensity ambient_type apply getAmbientEquatorColor getAmbientGroundColor getAmbientSkyColor getLightColor light_intensity lut_contribution lut_index lut_url reflection_intensity setAmbientEquatorColor setAmbientGroundColor setAmbientSkyColor setLightColor",
  ),
  physics: of("cast getGravity play_area setGravity"),
  webRequest: of("custom delete get head post put"),
  musicPlayer: of(
    "getCurrentAudioClip getCurrentAudioclip getPlaylist loaded pause play player_status playlistIndex playlist_index repeat_track setCurrentAudioclip setPlaylist shuffle skipBack skipBackward skipForward",
  ),
  hands: of("disable_unused enable getHands hiding"),
  grid: of("color offsetX offsetY opacity show_lines sizeX sizeY snapping thick_lines type"),
  time: of("delta_time fixed_delta_time fixed_time frame_count time"),
  timer: of("create destroy"),
  info: of("complexity name number_of_players playing_time tags type"),
  backgrounds: of("getBackground getCustomURL setBackground setCustomURL"),
  /** MoonSharp's own libraries, which some mods use. */
  dynamic: of("eval prepare"),
  moonSharpJson: of("isnull null parse serialize"),
  globals: of(
    "Backgrounds Color Global Grid Hands Info JSON Lighting MusicPlayer Notes Physics Player Tables Time Timer Turns UI Vector Wait WebRequest addContextMenuItem addHotkey allowRewindStore broadcastToAll broadcastToColor chooseInHand chooseInHandOrCancel clearChooseInHand clearContextMenu clearHotkeys clearPixelPaint clearVectorPaint color copy currentChooseInHand destroyObject flipTable getAllObjects getObjectFromGUID getObjects getObjectsWithAllTags getObjectsWithAnyTags getObjectsWithTag getSeatedPlayers group log logString logStyle paste print printToAll printToColor self sendExternalMessage setLookingForPlayers showHotkeyConfig spawnObject spawnObjectData spawnObjectJSON startLuaCoroutine storeRewindState stringColorToRGB vector",
  ),
} as const;
