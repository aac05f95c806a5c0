import { copy } from "../kernel/copy";
import type { Act } from "../kernel/game";
import { distinct, has, joined, kept, mapped, most, withItem } from "../kernel/list";
import { evolved } from "../kernel/run";
import type { Scene } from "../kernel/scene";
import { shown } from "../kernel/shown";
import { sentence } from "../kernel/text";
import type { Event, Seat, Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { faceShown } from "./dice";
import { later, when } from "./later";
import { letsLie } from "./lets-lie";
import { changedKinds, matchAll, type Matching, type Move } from "./match-places";
import { census, countAgain, forgetAll, type Loose, type Pieces, piecesOn, turnToShow } from "./piece";
import { putAway } from "./put-away";
import { type Moving, setOff, sortPiles, spotUnder, type Ways } from "./reconcile";
import { colours } from "./seats";
import type { Table } from "./state";
import { own, printToOthers } from "./voice";

/** Shows what was told: one event after another, at the pace of the eye, until the table stands as the state says. */

/** Whether something still moves is asked every few frames, for six seconds at the most. */
const LOOK = { every: 4, looks: 90 } as const;
const LOG_LINES = 60;
/** A table that does not come right after so many tries is left as it is. */
const TRIES = 4;
/** Frames that a deck made anew or turned over needs. */
const SORTING = 40;
const PAUSE = { slow: 40, brisk: 6, jump: 1 } as const;

/** What is asked once more: of those that have come to a stop nobody asks again. */
const areStill = (objects: readonly TtsObject[]): ((this: void) => boolean) => {
  let at = 0;
  return () => {
    let object = objects[at];
    while (object !== undefined && (object.isDestroyed() || !object.isSmoothMoving())) {
      at++;
      object = objects[at];
    }
    return object === undefined;
  };
};

/** Goes on when nothing of this glides any more. Nobody waits for a body to come to rest: it may take its time. */
const whenStill = (table: Table, objects: readonly TtsObject[], then: (this: void) => void): void => {
  if (objects.length === 0 || table.settings.pace === "jump") later(table, 1, then);
  else when(table, areStill(objects), LOOK, then);
};

const waysOf = ({ layout, known, settings }: Table): Ways => ({
  layout,
  known,
  pace: settings.pace,
});

/** The kinds whose places changed since their pieces were last sent anywhere. */
const sceneMoved = (table: Table): readonly Word[] => {
  if (table.shadow === "none" || !table.stale) return [];
  table.stale = false;
  const scene = table.game.scene(table.shadow);
  const kinds = changedKinds(table.layout.kindNames, table.scene, scene);
  table.scene = scene;
  return kinds;
};

const isLaid = ({ laid }: Table, { piece }: Move): boolean => laid[piece.guid] !== undefined;

/** The pieces that no hand has laid out for what is just being said or shown. */
const notLaid = ({ laid }: Table, pieces: Pieces): Pieces => {
  const loose: Pieces = { ...pieces };
  for (const kind in pieces) loose[kind] = kept(pieces[kind] ?? [], ({ guid }) => laid[guid] === undefined);
  return loose;
};

/** Finds the place of every piece of these kinds, in a few frames. */
export const matchPieces = (
  table: Table,
  kinds: readonly Word[],
  scene: Scene,
  then: (this: void, pieces: Pieces, matching: Matching) => void,
): void => {
  const next = (go: (this: void) => void): void => {
    later(table, 1, go);
  };
  next(() => {
    const pieces = piecesOn(table.known, table.layout.hands, kinds);
    next(() => {
      matchAll(kinds, scene, pieces, table.layout, next, (matching) => {
        then(pieces, matching);
      });
    });
  });
};

/** One round of looking and moving; `then` hears whether anything had to move. */
const moveOnce = (table: Table, kinds: readonly Word[], then: (this: void, moved: boolean) => void): void => {
  if (kinds.length === 0) {
    then(false);
    return;
  }
  matchPieces(table, kinds, table.scene, (pieces, matching) => {
    const { moves, places } = matching;
    for (const kind of kinds) {
      for (const { guid } of pieces[kind] ?? []) {
        const place = places[guid];
        if (place !== undefined) table.places[guid] = place;
        table.kinds[guid] = kind;
      }
    }
    later(table, 1, () => {
      const free = kept(moves, (move) => !isLaid(table, move));
      const loose = free.length < moves.length ? notLaid(table, pieces) : pieces;
      moveAll(table, setOff(waysOf(table), kinds, loose, { ...matching, moves: free }), then);
    });
  });
};

const moveAll = (table: Table, moving: Moving, then: (this: void, moved: boolean) => void): void => {
  if (moving.missed) countAgain(table.known);
  if (moving.objects.length === 0) {
    then(moving.missed);
    return;
  }
  whenStill(table, moving.objects, () => {
    putAway(table, moving.arrivals, (all) => {
      if (!all) write(table, own(table, "table.notTaken", {}));
      then(true);
    });
  });
};

/** Puts these kinds where the state says, piles in order, and looks again until nothing is amiss. */
const putKindsRight = (table: Table, kinds: readonly Word[], then: (this: void) => void): void => {
  const attempt = (left: number): void => {
    moveOnce(table, kinds, (moved) => {
      const sortedAny = sortPiles(waysOf(table), table.scene, kinds);
      if ((moved || sortedAny) && left > 0) {
        later(table, sortedAny ? SORTING : 1, () => {
          attempt(left - 1);
        });
      } else then();
    });
  };
  if (kinds.length === 0) then();
  else attempt(TRIES);
};

/** Puts everything where the state says; what is known of the table is asked anew. */
export const putRight = (table: Table, then: (this: void) => void): void => {
  sceneMoved(table);
  forgetAll(table.known);
  putKindsRight(table, table.layout.kindNames, then);
};

/** The loose objects that belong to a spot. */
const loosePiecesAt = ({ known, places }: Table, at: Word): readonly Loose[] =>
  kept(census(known).all, ({ guid, object }) => places[guid]?.at === at && !object.isDestroyed());

/** Shuffles the piles that are due: what was put on them lies there by now. */
const shuffleDue = (table: Table): readonly TtsObject[] => {
  const due = table.toShuffle;
  table.toShuffle = [];
  if (due.length === 0) return [];
  const decks: TtsObject[] = [];
  for (const { object, type } of census(table.known).holders) {
    if (type === "Deck" && !object.isDestroyed() && has(due, spotUnder(table.layout, object))) decks.push(object);
  }
  for (const deck of decks) deck.shuffle();
  return decks;
};

/** Does what is to be seen; the objects that move with it. */
const perform = (table: Table, act: Act): readonly TtsObject[] => {
  if (act.act === "shuffle") {
    table.toShuffle = withItem(table.toShuffle, act.pile);
    return [];
  }
  if (act.act === "point") {
    for (const { object } of loosePiecesAt(table, act.at)) object.highlightOn("Yellow", 2);
    return [];
  }
  return thrown(table, act.dice);
};

type Thrown = Extract<Act, { readonly act: "roll" }>["dice"];

/** Dice that show it already are left alone: a hand has thrown them. The others fall from the first slot on. */
const thrown = (table: Table, dice: Thrown): readonly TtsObject[] => {
  let used: readonly Loose[] = [];
  const freeFor = ({ kind, at }: Thrown[number]): readonly Loose[] =>
    kept(loosePiecesAt(table, at), (loose) => loose.kind === kind && !has(used, loose));
  const others = kept(dice, (one) => {
    const die = kept(freeFor(one), ({ object }) => faceShown(object) === one.up)[0];
    if (die !== undefined) used = withItem(used, die);
    return die === undefined;
  });
  for (const one of others) {
    const die = most(freeFor(one), ({ guid }) => -(table.places[guid]?.n ?? 0))[0];
    if (die !== undefined) {
      throwTo(table, die, one.up);
      used = withItem(used, die);
    }
  }
  return mapped(used, ({ object }) => object);
};

/** The game lifts a die to show another face; where nothing is to be waited for it is turned as it lies. */
const throwTo = ({ known, settings }: Table, { object, kind }: Loose, up: Word): void => {
  const turn = turnToShow(known, kind, object, up);
  if (settings.pace !== "jump") object.setRotationValue(up);
  else if (turn !== undefined) object.setRotation(turn);
};

const logged = (log: readonly string[], line: string): readonly string[] => {
  const all = withItem(log, line);
  return all.length > LOG_LINES ? all.slice(all.length - LOG_LINES) : all;
};

export const write = (table: Table, line: string): void => {
  table.log = logged(table.log, line);
  printToAll(line);
};

/** Says what happened, once to each: to an owner of what is secret all of it, to the others what everybody may know. */
const report = (table: Table, event: Event): void => {
  const open = lineFor(table, event, "");
  if (open === "") return;
  const told = tellOwners(table, event, open);
  if (told.length === 0) write(table, open);
  else {
    table.log = logged(table.log, open);
    printToOthers(open, told);
  }
};

const lineFor = ({ text, game }: Table, event: Event, seat: Seat): string =>
  sentence(text, "event." + event.was, shown(game, event, seat));

/** Tells those who sit at a seat that may know more of it than everybody; their colours. */
const tellOwners = (table: Table, event: Event, open: string): readonly Word[] => {
  const told: Word[] = [];
  for (const seat of table.match === "none" ? [] : table.match.seats) {
    const whole = lineFor(table, event, seat);
    for (const colour of whole === open ? [] : colours(table.claims, seat)) {
      printToColor(whole, colour);
      told.push(colour);
    }
  }
  return told;
};

/** Everything comes to its place, then what is still to be shuffled is, and the layers of those piles are put in order. */
const standRight = (table: Table, kinds: readonly Word[], then: (this: void) => void): void => {
  putKindsRight(table, kinds, () => {
    const shuffled = shuffleDue(table);
    if (shuffled.length === 0) then();
    else {
      whenStill(table, shuffled, () => {
        putKindsRight(table, kinds, then);
      });
    }
  });
};

/** Shows the next event, then those after it; `then` when all are shown and the table stands right. */
export const showEvents = (table: Table, then: (this: void) => void): void => {
  table.busy = true;
  const event = table.events[table.shownTo];
  if (event === undefined || table.shadow === "none") {
    table.events = [];
    table.shownTo = 0;
    table.laid = {};
    const touched = joined(table.touched, sceneMoved(table));
    table.touched = letsLie(table) ? touched : [];
    standRight(table, letsLie(table) ? [] : distinct(touched), () => {
      table.busy = false;
      then();
    });
    return;
  }
  table.shownTo++;
  evolved(table.game, table.shadow, event);
  table.stale = true;
  report(table, event);
  let moved: readonly TtsObject[] = [];
  for (const act of table.game.acts(event)) moved = joined(moved, perform(table, act));
  if (table.settings.pace === "jump") {
    later(table, 1, () => {
      showEvents(table, then);
    });
    return;
  }
  whenStill(table, moved, () => {
    const kinds = sceneMoved(table);
    table.touched = joined(table.touched, kinds);
    moveOnce(table, kinds, (anyMoved) => {
      whenStill(table, shuffleDue(table), () => {
        later(table, anyMoved ? PAUSE[table.settings.pace] : 1, () => {
          showEvents(table, then);
        });
      });
    });
  });
};

/** Says what has happened and has not been shown yet. */
export const tellRest = (table: Table): void => {
  while (table.shownTo < table.events.length) {
    const event = table.events[table.shownTo];
    table.shownTo++;
    if (event !== undefined) report(table, event);
  }
};

/** The eye goes to where the match is, without the way there. */
export const catchUp = (table: Table): void => {
  table.era++;
  table.busy = false;
  table.events = [];
  table.shownTo = 0;
  table.walks = {};
  table.laid = {};
  table.toShuffle = [];
  table.facts = [];
  table.undoAsked = "none";
  table.shadow = table.match === "none" ? "none" : copy(table.match.state);
  table.stale = true;
};
