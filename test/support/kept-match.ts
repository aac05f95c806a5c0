import type { Game } from "../../src/kernel/game";
import { keptOf } from "../../src/kernel/keep";
import { started } from "../../src/kernel/match";
import { seatsFor } from "../../src/kernel/replay-code";
import type { Nouns } from "../../src/kernel/words";
import { type Settings, USUAL_SETTINGS } from "../../src/table/settings";
import type { SaveState } from "../../src/tts/save";

/** A save whose controller keeps a match that stands just so; of the steps the first named is done first. */
export const keptAt = <N extends Nouns>(
  save: SaveState,
  game: Game<N>,
  seats: number,
  state: N["State"],
  steps: readonly N["Step"][],
  settings: Settings = USUAL_SETTINGS,
): SaveState => {
  const { match } = started(game, seatsFor(seats), {}, 1);
  match.state = state;
  match.agenda = [...steps].reverse();
  const document = {
    outbreak: 1,
    match: keptOf(match),
    settings,
    claims: { of: {} },
    bots: {},
    log: [],
    setAside: [],
  };
  const LuaScriptState = JSON.stringify(document);
  const ObjectStates = save.ObjectStates.map((object) =>
    object.Tags?.includes("outbreak-controller") === true ? { ...object, LuaScriptState } : object,
  );
  return { ...save, ObjectStates };
};
