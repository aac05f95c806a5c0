import { copy } from "../kernel/copy";
import type { Game } from "../kernel/game";
import { seeded } from "../kernel/generator";
import { distinct } from "../kernel/list";
import { optionsOf } from "../kernel/match";
import { seatsFor } from "../kernel/replay-code";
import type { Event, Seen, Step, Word } from "../kernel/words";
import type { TtsObject, TtsPlayer } from "../tts/api";
import { sitAtHands } from "./at-hands";
import { hearDrop, hearHand, hearNumber, hearPut } from "./hear";
import { keep, takeUp } from "./keeping";
import { refreshPanel } from "./panel";
import { CLICKED, TYPED } from "./panel-xml";
import { forgetContents, kindOfObject, nothingKnown } from "./piece";
import { layoutOf } from "./reconcile";
import { hearTyped } from "./rosters";
import { drawScreen, newScreen } from "./screen";
import { script, thisObject } from "./script";
import { NO_CLAIMS } from "./seats";
import { USUAL_SETTINGS } from "./settings";
import { later, matchPieces, write } from "./show";
import type { Table } from "./state";
import { standAgain } from "./goes-on";
import { startMatch } from "./start-match";
import { unpack } from "./unpack";
import { own, textIn } from "./voice";

/** The controller's script: what the game calls by name, handed to the table. */

const newTable = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  start: (this: void, table: Table<S, St, E>, seats: number) => void,
  draw: (this: void, table: Table<S, St, E>) => void,
): Table<S, St, E> => {
  const table: Table<S, St, E> = {
    game,
    layout: layoutOf(game.kinds, game.spots),
    text: {},
    match: "none",
    shadow: "none",
    events: [],
    shownTo: 0,
    busy: false,
    era: 0,
    settings: USUAL_SETTINGS,
    options: optionsOf(game, {}),
    asking: {},
    claims: NO_CLAIMS,
    bots: {},
    botDice: seeded(1),
    walks: {},
    laid: {},
    asked: "none",
    facts: [],
    undoAsked: "none",
    takenBack: -1,
    log: [],
    places: {},
    stale: true,
    toShuffle: [],
    scene: {},
    touched: [],
    known: nothingKnown(),
    kinds: {},
    nextSeed: -1,
    setAside: [],
    pages: {},
    start: (seats) => {
      start(table, seats);
    },
    draw: () => {
      draw(table);
    },
    drawDue: false,
  };
  return table;
};

/** Tells the kinds of which this table has too few pieces for the game; what has to be looked at takes a frame each. */
const whatIsMissing = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  then: (this: void, kinds: readonly Word[]) => void,
): void => {
  const { state } = table.game.setup(seatsFor(table.game.seats.least), optionsOf(table.game, {}));
  later(table, 1, () => {
    const scene = table.game.scene(state as Seen<S>);
    matchPieces(table, table.layout.kindNames, scene, (_pieces, { missing }) => {
      then(distinct(missing));
    });
  });
};

/** Lays out what the controller brings along if this table lacks pieces; what is missing even so, it says. */
const prepare = <S, St extends Step, E extends Event>(table: Table<S, St, E>, then: (this: void) => void): void => {
  whatIsMissing(table, (lacked) => {
    if (lacked.length === 0) {
      then();
      return;
    }
    unpack(thisObject(), () => {
      whatIsMissing(table, (kinds) => {
        if (kinds.length > 0) {
          write(table, own(table, "table.missing", { game: table.text["game.name"] ?? table.game.name, kinds }));
          table.busy = false;
          refreshPanel(table);
        } else then();
      });
    });
  });
};

/** A die comes to rest, then is heard; one that never does is heard as it is. */
const whenItRests = (object: TtsObject, then: (this: void) => void): void => {
  const rests = (): boolean => object.isDestroyed() || (object.resting && object.held_by_color === undefined);
  Wait.frames(() => {
    Wait.condition(then, rests, 10, then);
  }, 2);
};

const knows = <S, St extends Step, E extends Event>(table: Table<S, St, E>, object: TtsObject): boolean =>
  table.layout.kinds[kindOfObject(table.known, object, object.guid)] !== undefined;

const setOut = <S, St extends Step, E extends Event>(table: Table<S, St, E>, seats: number): void => {
  if (table.busy) return;
  table.busy = true;
  refreshPanel(table);
  prepare(table, () => {
    later(table, 1, () => {
      startMatch(table, seats);
    });
  });
};

/** Makes this object the controller of a game. */
export const control = <S, St extends Step, E extends Event>(game: Game<S, St, E>): void => {
  const screen = newScreen();
  const table = newTable(game, setOut, (drawn) => {
    drawScreen(drawn, screen);
  });

  script["onLoad"] = (saved: string): void => {
    table.text = textIn(thisObject().memo);
    takeUp(table, saved);
    // Whatever the table looked like when it was saved or rewound, it is brought to what the rules say.
    if (table.match !== "none") {
      table.shadow = copy(table.match.state);
      sitAtHands(table);
      standAgain(table);
    }
    refreshPanel(table);
  };

  script["onSave"] = (): string => keep(table);

  /** Shaken in a hand and let go, a die is thrown: where it falls says nothing. */
  const thrown: Record<string, boolean> = {};

  script["onObjectDrop"] = (colour: string, object: TtsObject): void => {
    if (thrown[object.guid] !== true) hearDrop(table, colour, object);
  };

  script["onObjectRandomize"] = (object: TtsObject, colour: string): void => {
    if (!knows(table, object)) return;
    const { guid } = object;
    thrown[guid] = true;
    whenItRests(object, () => {
      thrown[guid] = false;
      if (!object.isDestroyed()) hearHand(table, colour, object, "rolled");
    });
  };

  script["onObjectRotate"] = (
    object: TtsObject,
    _spin: number,
    flip: number,
    colour: string,
    _oldSpin: number,
    oldFlip: number,
  ): void => {
    if (!knows(table, object)) return;
    whenItRests(object, () => {
      if (!object.isDestroyed()) hearHand(table, colour, object, flip === oldFlip ? "turned" : "flipped");
    });
  };

  script["onObjectEnterContainer"] = (container: TtsObject, object: TtsObject): void => {
    forgetContents(table.known, container);
    if (!knows(table, object)) return;
    Wait.frames(() => {
      hearPut(table, container);
    }, 2);
  };

  script["onObjectLeaveContainer"] = (container: TtsObject): void => {
    forgetContents(table.known, container);
  };

  script["onObjectNumberTyped"] = (object: TtsObject): boolean => hearNumber(table, object);

  /** Before a match a number typed over the controller is the seed of the next one: the same number, the same dice. */
  script["onNumberTyped"] = (_colour: string, typed: number): boolean => {
    table.nextSeed = typed;
    return true;
  };

  script["onPlayerChangeColor"] = (): void => {
    sitAtHands(table);
    refreshPanel(table);
  };
  script["onPlayerConnect"] = script["onPlayerChangeColor"];

  /** Nothing is put into the controller by hand: it would be lost to the game. */
  script["tryObjectEnter"] = (): boolean => false;

  script[CLICKED] = (_player: TtsPlayer, _value: string, id: string): void => {
    screen.clicks[id]?.();
  };

  script[TYPED] = (player: TtsPlayer, typed: string): void => {
    hearTyped(table, player.color, typed);
  };
};
