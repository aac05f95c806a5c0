import { copy } from "../kernel/copy";
import type { Game } from "../kernel/game";
import { seeded } from "../kernel/generator";
import { distinct } from "../kernel/list";
import { optionsOf } from "../kernel/match";
import { seatsFor } from "../kernel/replay-code";
import type { Nouns, Word } from "../kernel/words";
import type { TtsObject, TtsPlayer } from "../tts/api";
import { sitAtHands } from "./at-hands";
import { standAgain } from "./goes-on";
import { hearDrop, hearHand, hearNumber, hearPut } from "./hear";
import { keep } from "./keeping";
import { guarded, inFrames, later } from "./later";
import { offerMenu } from "./menu";
import { refreshPanel } from "./panel";
import { CLICKED, TYPED } from "./panel-xml";
import { lookRound, satDown } from "./people";
import { countAgain, forgetContents, kindOfObject, nothingKnown } from "./piece";
import { layoutOf } from "./reconcile";
import { hearTyped } from "./rosters";
import { drawScreen } from "./screen";
import { script, thisObject } from "./script";
import { NO_CLAIMS } from "./seats";
import { newScreen } from "./sent";
import { USUAL_SETTINGS } from "./settings";
import { matchPieces, write } from "./show";
import { startMatch } from "./start-match";
import type { Table } from "./state";
import { stumble } from "./stumble";
import { takeUp } from "./taking-up";
import { unpack } from "./unpack";
import { own } from "./voice";

/** The controller's script: what the game calls by name, handed to the table. */

const newTable = (
  game: Game,
  start: (this: void, table: Table, seats: number) => void,
  draw: (this: void, table: Table) => void,
): Table => {
  const table: Table = {
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
    seated: [],
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
    unread: "",
    earlier: [],
    stumbles: 0,
    undrawn: 0,
    stumbled: (what) => {
      stumble(table, what);
    },
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
const whatIsMissing = (table: Table, then: (this: void, kinds: readonly Word[]) => void): void => {
  const { state } = table.game.setup(seatsFor(table.game.seats.least), optionsOf(table.game, {}));
  later(table, 1, () => {
    const scene = table.game.scene(state);
    matchPieces(table, table.layout.kindNames, scene, (_pieces, { missing }) => {
      then(distinct(missing));
    });
  });
};

/** Lays out what the controller brings along if this table lacks pieces; what is missing even so, it says. */
const prepare = (table: Table, then: (this: void) => void): void => {
  whatIsMissing(table, (lacked) => {
    if (lacked.length === 0) {
      then();
      return;
    }
    unpack(table, thisObject(), () => {
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
const whenItRests = (table: Table, object: TtsObject, then: (this: void) => void): void => {
  const look = (left: number): void => {
    const rests = object.isDestroyed() || (object.resting && object.held_by_color === undefined);
    if (rests || left === 0) then();
    else
      inFrames(table, 2, () => {
        look(left - 1);
      });
  };
  inFrames(table, 2, () => {
    look(RESTS_WITHIN);
  });
};

/** As large a seed as can be typed. */
const LARGEST_SEED = 999999999;

/** Looks every other frame, for ten seconds. */
const RESTS_WITHIN = 300;

const knows = (table: Table, object: TtsObject): boolean =>
  table.layout.kinds[kindOfObject(table.known, object, object.guid)] !== undefined;

const setOut = (table: Table, seats: number): void => {
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
export const control = <N extends Nouns>(played: Game<N>): void => {
  // The table knows no game: what one is made of goes through it untouched.
  const game = played as unknown as Game;
  const screen = newScreen();
  const table = newTable(game, setOut, (drawn) => {
    drawScreen(drawn, screen);
  });

  /** What goes wrong while the game is heard, the table hears too. Each argument by itself: a list ends at a nil. */
  const hears = (
    name: string,
    hear: (this: void, a: never, b: never, c: never, d: never, e: never, f: never) => void,
  ): void => {
    script[name] = (a: never, b: never, c: never, d: never, e: never, f: never): void => {
      guarded(table, () => {
        hear(a, b, c, d, e, f);
      });
    };
  };

  /** What a person does gives a table that stumbled new tries. */
  const hearsPeople: typeof hears = (name, hear) => {
    hears(name, (a, b, c, d, e, f) => {
      table.stumbles = 0;
      hear(a, b, c, d, e, f);
    });
  };

  hears("onLoad", (saved: string) => {
    thisObject().max_typed_number = LARGEST_SEED;
    takeUp(table, thisObject().memo, saved, () => {
      // Whatever the table looked like when it was saved or rewound, it is brought to what the rules say.
      if (table.match !== "none") {
        table.shadow = copy(table.match.state);
        sitAtHands(table);
        standAgain(table);
      }
      offerMenu(table);
      refreshPanel(table);
    });
  });

  script["onSave"] = (): string => keep(table);

  /** Shaken in a hand and let go, a die is thrown: where it falls says nothing. */
  const thrown: Record<string, boolean> = {};

  hearsPeople("onObjectDrop", (colour: string, object: TtsObject) => {
    if (thrown[object.guid] !== true) hearDrop(table, colour, object);
  });

  hearsPeople("onObjectRandomize", (object: TtsObject, colour: string) => {
    if (!knows(table, object)) return;
    const { guid } = object;
    thrown[guid] = true;
    whenItRests(table, object, () => {
      thrown[guid] = false;
      if (!object.isDestroyed()) hearHand(table, colour, object, "rolled");
    });
  });

  hearsPeople(
    "onObjectRotate",
    (object: TtsObject, _spin: number, flip: number, colour: string, _oldSpin: number, oldFlip: number) => {
      if (!knows(table, object)) return;
      whenItRests(table, object, () => {
        if (!object.isDestroyed()) hearHand(table, colour, object, flip === oldFlip ? "turned" : "flipped");
      });
    },
  );

  hears("onObjectEnterContainer", (container: TtsObject, object: TtsObject) => {
    forgetContents(table.known, container);
    if (!knows(table, object)) return;
    inFrames(table, 2, () => {
      hearPut(table, container);
    });
  });

  hears("onObjectLeaveContainer", (container: TtsObject) => {
    forgetContents(table.known, container);
  });

  hears("onObjectSpawn", () => {
    countAgain(table.known);
  });
  script["onObjectDestroy"] = script["onObjectSpawn"];

  script["onObjectNumberTyped"] = (object: TtsObject): boolean => {
    let isHeard = false;
    guarded(table, () => {
      isHeard = hearNumber(table, object);
    });
    return isHeard;
  };

  /** Before a match a number typed over the controller is the seed of the next one: the same number, the same dice. */
  script["onNumberTyped"] = (_colour: string, typed: number): boolean => {
    table.nextSeed = typed;
    return true;
  };

  hears("onPlayerChangeColor", (colour: Word) => {
    satDown(table, colour);
  });
  hears("onPlayerConnect", () => {
    lookRound(table);
  });
  script["onPlayerDisconnect"] = script["onPlayerConnect"];

  /** Nothing is put into the controller by hand: it would be lost to the game. */
  script["tryObjectEnter"] = (): boolean => false;

  hearsPeople(CLICKED, (player: TtsPlayer, _value: string, id: string) => {
    const chosen = screen.clicks[id];
    // A panel that could not be drawn is drawn now that somebody wants it.
    if (chosen === undefined) refreshPanel(table);
    else chosen(player);
  });

  hearsPeople(TYPED, (player: TtsPlayer, typed: string) => {
    hearTyped(table, player.color, typed);
  });
};
