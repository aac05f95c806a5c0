import type { Game } from "../kernel/game";
import { seeded } from "../kernel/generator";
import { optionsOf } from "../kernel/match";
import { GAME } from "../kernel/slate";
import type { Nouns, Word } from "../kernel/words";
import type { TtsObject, TtsPlayer, TtsVector } from "../tts/api";
import { hearPlace, hearShown } from "./adopt/hear";
import { hearBinding } from "./adopt/paste";
import { forgetSent, touchedByHand, watchScreen } from "./against";
import { sitAtHands } from "./at-hands";
import { forgetContents, learn, noteCame, noteWent, nothingKnown } from "./census";
import { standAgain } from "./goes-on";
import { guarded, inFrames } from "./guarded";
import { unhurried } from "./haste";
import { hearComing, hearDrop, hearHand, hearNumber, hearPut, isPiece } from "./handle";
import { offerKeys } from "./hotkeys";
import { keep } from "./keeping";
import { layoutOf } from "./layout";
import { lightChoice, lightReach, offerBare, offerPiece, unlight } from "./lights";
import { offerMenu } from "./menu";
import { offer } from "./offer";
import { offerBoard } from "./on-board";
import { refreshPanel } from "./panel";
import { CLICKED, LOG_ID, POINTED, TYPED, UNPOINTED } from "./panel-xml";
import { lookRound, satDown } from "./people";
import { write } from "./report";
import { hearTyped } from "./rosters";
import { drawScreen } from "./screen";
import { script, thisObject } from "./script";
import { NO_CLAIMS } from "./seats";
import { newScreen, type Screen } from "./sent";
import { USUAL_SETTINGS } from "./settings";
import { offerSlate } from "./slate";
import { stumble } from "./stumble";
import { isPlaying, type Table } from "./table";
import { takeUp } from "./taking-up";
import { untouched } from "./touched";
import { own } from "./voice";
import { begin, newWorker } from "./worker";

/** The controller's script: what the game calls by name, handed to the table. */

const newTable = (game: Game): Table => {
  const stumbled = (what: string): void => {
    stumble(table, what);
  };
  const table: Table = {
    game,
    layout: layoutOf(game.kinds, game.spots),
    text: {},
    ground: "unsaid",
    adopting: "not",
    hasHotkey: false,
    settings: USUAL_SETTINGS,
    options: optionsOf(game, {}),
    botsPlay: game.bots[0].policy,
    nextSeed: -1,
    unread: "",
    setAside: [],
    ownLight: "none",
    light: "",
    earlier: [],
    pastWritten: { of: "none", count: 0, text: "" },
    claims: NO_CLAIMS,
    seated: [],
    bots: {},
    asking: {},
    match: "none",
    botDice: seeded(1),
    walks: {},
    asked: "none",
    facts: [],
    undoAsked: "none",
    takenBack: -1,
    shadow: "none",
    stale: "all",
    scene: {},
    kindsIn: {},
    untold: [],
    toShuffle: [],
    touched: untouched(),
    stood: {},
    haste: unhurried(),
    known: nothingKnown(),
    places: {},
    kinds: {},
    laid: {},
    stock: "counted",
    gone: [],
    goneNames: "",
    pages: {},
    log: [],
    draw: () => undefined,
    drawDue: false,
    undrawn: 0,
    lesson: "off",
    lessonLeft: 0,
    aside: "",
    pointedAt: -1,
    lit: [],
    wonders: {},
    looked: {},
    clickable: "none",
    alight: [],
    isRinged: false,
    menued: {},
    stumbles: 0,
    stumbled,
    load: "none",
    brokeLoad: "",
    worker: newWorker(stumbled),
  };
  return table;
};

/** As large a seed as can be typed. */
const LARGEST_SEED = 999999999;

/** Looks every other frame, for ten seconds. */
const RESTS_WITHIN = 300;

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

/** Whatever the game forgets with each load. */
const offerAll = (table: Table, screen: Screen): void => {
  offer(table, () => {
    thisObject().max_typed_number = LARGEST_SEED;
  });
  offerMenu(table);
  offerKeys(table);
  offerSlate(table);
  offerBoard(table);
  offerBare(table);
  offer(table, () => {
    watchScreen(table, LOG_ID, () => {
      screen.colours = "not there";
      refreshPanel(table);
    });
  });
};

/** Takes up what was kept; whatever the table looked like when it was saved or rewound, it is brought to what the rules say. */
const load = (table: Table, screen: Screen): void => {
  begin(table, () => {
    takeUp(table);
    if (isPlaying(table)) sitAtHands(table);
    table.load = "none";
    table.stumbles = 0;
    offerAll(table, screen);
    if (isPlaying(table)) standAgain(table);
    refreshPanel(table);
    if (table.brokeLoad !== "") write(table, own(table, "table.stumbled", { what: table.brokeLoad }));
  });
};

/** Makes this object the controller of a game. */
export const control = <N extends Nouns>(played: Game<N>): void => {
  // The table knows no game: what one is made of goes through it untouched.
  const game = played as unknown as Game;
  script[GAME] = game.name;
  const screen = newScreen();
  const table = newTable(game);
  table.draw = () => {
    drawScreen(table, screen);
  };

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
    // Before anything that can fail: a save that comes before all is read gives this back.
    table.unread = saved;
    const read = (): void => {
      load(table, screen);
    };
    table.load = read;
    read();
  });

  script["onSave"] = (): string => keep(table);

  /** Shaken in a hand and let go, a die is thrown: where it falls says nothing. */
  const thrown: Record<string, boolean> = {};

  hears("onObjectHover", (_colour: string, object: TtsObject | undefined) => {
    if (object !== undefined && isPiece(table, object)) offerPiece(table, object);
  });

  hearsPeople("onObjectDrop", (colour: string, object: TtsObject) => {
    unlight(table, colour);
    touchedByHand(table, object.guid);
    hearPlace(table, colour, object.getPosition());
    if (thrown[object.guid] !== true) hearDrop(table, colour, object);
  });

  hearsPeople("onObjectPickUp", (colour: string, object: TtsObject) => {
    hearShown(table, colour, object);
    if (isPiece(table, object)) lightReach(table, colour, object);
  });

  hearsPeople("onPlayerPing", ({ color }: TtsPlayer, at: TtsVector, object: TtsObject | undefined) => {
    if (object !== undefined) hearShown(table, color, object);
    hearPlace(table, color, at);
  });

  hearsPeople("onObjectRandomize", (object: TtsObject, colour: string) => {
    if (!isPiece(table, object)) return;
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
      if (!isPiece(table, object) && object.type !== "Deck") return;
      whenItRests(table, object, () => {
        if (!object.isDestroyed()) hearHand(table, colour, object, flip === oldFlip ? "turned" : "flipped");
      });
    },
  );

  hears("onObjectEnterContainer", (container: TtsObject, object: TtsObject) => {
    forgetContents(table.known, container);
    hearPut(table, container, object);
  });

  hears("onObjectLeaveContainer", (container: TtsObject) => {
    forgetContents(table.known, container);
  });

  hears("onObjectSpawn", (object: TtsObject) => {
    const { guid } = object;
    learn(table.known, object, guid);
    noteCame(table.known, object, guid);
    hearComing(table, object);
  });
  hears("onObjectDestroy", (object: TtsObject) => {
    const { guid } = object;
    noteWent(table.known, guid);
    forgetSent(table, guid);
    hearComing(table, object);
  });

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

  hears(POINTED, (player: TtsPlayer, _value: string, id: string) => {
    lightChoice(table, player.color, screen.keys[id] ?? "");
  });

  hears(UNPOINTED, (player: TtsPlayer) => {
    unlight(table, player.color);
  });

  hearsPeople(TYPED, (player: TtsPlayer, typed: string) => {
    if (!hearBinding(table, player.color, typed)) hearTyped(table, player.color, typed);
  });
};
