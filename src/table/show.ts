import type { Act } from "../kernel/game";
import { copy } from "../kernel/copy";
import { distinct, has, joined, kept, most, withItem } from "../kernel/list";
import { evolved } from "../kernel/match";
import { sentence } from "../kernel/text";
import { shown } from "../kernel/shown";
import type { Scene } from "../kernel/scene";
import type { Event, Seat, Seen, Step, Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { letsLie } from "./lets-lie";
import { changedKinds, matchAll, type Matching, type Move } from "./match-places";
import { type Pieces, piecesOn } from "./piece";
import { areStill, type Moving, putAway, setOff, sortPiles, spotUnder } from "./reconcile";
import { colours } from "./seats";
import type { Table } from "./state";
import { printToOthers } from "./voice";

/** Shows what was told: one event after another, at the pace of the eye, until the table stands as the state says. */

const LONGEST_MOVE = 6;
const LOG_LINES = 60;
/** A table that does not come right after so many tries is left as it is. */
const TRIES = 4;
/** Frames that a deck made anew or turned over needs. */
const SORTING = 40;
const PAUSE = { slow: 40, brisk: 6, jump: 1 } as const;

/** Runs `then` later, unless another match has been laid out meanwhile. */
export const later = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  frames: number,
  then: (this: void) => void,
): void => {
  const era = table.era;
  Wait.frames(() => {
    if (table.era === era) then();
  }, frames);
};

const whenStill = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  objects: readonly TtsObject[],
  then: (this: void) => void,
): void => {
  if (objects.length === 0) {
    later(table, 1, then);
    return;
  }
  const era = table.era;
  const goOn = (): void => {
    if (table.era === era) then();
  };
  // Right after a push an object may still count as resting: look from the next frame on.
  Wait.frames(() => {
    Wait.condition(goOn, () => areStill(objects), LONGEST_MOVE, goOn);
  }, 2);
};

const glide = <S, St extends Step, E extends Event>(table: Table<S, St, E>): "glide" | "jump" =>
  table.settings.pace === "jump" ? "jump" : "glide";

/** The kinds whose places changed since their pieces were last sent anywhere. */
const sceneMoved = <S, St extends Step, E extends Event>(table: Table<S, St, E>): readonly Word[] => {
  if (table.shadow === "none" || !table.stale) return [];
  table.stale = false;
  const scene = table.game.scene(table.shadow as Seen<S>);
  const kinds = changedKinds(table.layout.kindNames, table.scene, scene);
  table.scene = scene;
  return kinds;
};

const isLaid = <S, St extends Step, E extends Event>({ laid }: Table<S, St, E>, { piece }: Move): boolean =>
  laid[piece.guid] !== undefined;

/** The pieces that no hand has laid out for what is just being said or shown. */
const notLaid = <S, St extends Step, E extends Event>({ laid }: Table<S, St, E>, pieces: Pieces): Pieces => {
  const loose: Pieces = { ...pieces };
  for (const kind in pieces) loose[kind] = kept(pieces[kind] ?? [], ({ guid }) => laid[guid] === undefined);
  return loose;
};

/** Finds the place of every piece of these kinds, in a few frames. */
export const matchPieces = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  kinds: readonly Word[],
  scene: Scene,
  then: (this: void, pieces: Pieces, matching: Matching) => void,
): void => {
  const next = (go: (this: void) => void): void => {
    later(table, 1, go);
  };
  next(() => {
    const pieces = piecesOn(getObjects(), table.known, table.layout.hands, kinds);
    next(() => {
      matchAll(kinds, scene, pieces, table.layout, next, (matching) => {
        then(pieces, matching);
      });
    });
  });
};

/** One round of looking and moving; `then` hears whether anything had to move. */
const moveOnce = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  kinds: readonly Word[],
  then: (this: void, moved: boolean) => void,
): void => {
  if (kinds.length === 0) {
    then(false);
    return;
  }
  matchPieces(table, kinds, table.scene, (pieces, { moves, places }) => {
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
      moveAll(table, setOff(table.layout, kinds, loose, { moves: free, places }, glide(table)), then);
    });
  });
};

const moveAll = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  moving: Moving,
  then: (this: void, moved: boolean) => void,
): void => {
  if (moving.objects.length === 0) {
    then(false);
    return;
  }
  whenStill(table, moving.objects, () => {
    const put = putAway(table.layout, moving);
    later(table, put ? 3 : 1, () => {
      then(true);
    });
  });
};

/** Puts these kinds where the state says, piles in order, and looks again until nothing is amiss. */
const putKindsRight = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  kinds: readonly Word[],
  then: (this: void) => void,
): void => {
  const attempt = (left: number): void => {
    moveOnce(table, kinds, (moved) => {
      const sortedAny = sortPiles(table.layout, table.known, table.scene, kinds, glide(table));
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

/** Puts everything where the state says. */
export const putRight = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  then: (this: void) => void,
): void => {
  sceneMoved(table);
  putKindsRight(table, table.layout.kindNames, then);
};

/** The loose objects that belong to a spot. */
const objectsAt = <S, St extends Step, E extends Event>(table: Table<S, St, E>, at: Word): readonly TtsObject[] =>
  kept(getObjects(), (object) => table.places[object.guid]?.at === at);

/** Shuffles the piles that are due: what was put on them lies there by now. */
const shuffleDue = <S, St extends Step, E extends Event>(table: Table<S, St, E>): readonly TtsObject[] => {
  const due = table.toShuffle;
  table.toShuffle = [];
  if (due.length === 0) return [];
  const decks = kept(getObjects(), (object) => object.type === "Deck" && has(due, spotUnder(table.layout, object)));
  for (const deck of decks) deck.shuffle();
  return decks;
};

/** Does what is to be seen; the objects that move with it. */
const perform = <S, St extends Step, E extends Event>(table: Table<S, St, E>, act: Act): readonly TtsObject[] => {
  if (act.act === "shuffle") {
    table.toShuffle = withItem(table.toShuffle, act.pile);
    return [];
  }
  if (act.act === "point") {
    for (const object of objectsAt(table, act.at)) object.highlightOn("Yellow", 2);
    return [];
  }
  return thrown(table, act.dice);
};

type Thrown = Extract<Act, { readonly act: "roll" }>["dice"];

/** Dice that show it already are left alone: a hand has thrown them. The others fall from the first slot on. */
const thrown = <S, St extends Step, E extends Event>(table: Table<S, St, E>, dice: Thrown): readonly TtsObject[] => {
  let used: readonly TtsObject[] = [];
  const freeFor = ({ kind, at }: Thrown[number]): readonly TtsObject[] =>
    kept(objectsAt(table, at), (object) => table.kinds[object.guid] === kind && !has(used, object));
  const others = kept(dice, (one) => {
    const die = kept(freeFor(one), (object) => object.getRotationValue() === one.up)[0];
    if (die !== undefined) used = withItem(used, die);
    return die === undefined;
  });
  for (const one of others) {
    const die = most(freeFor(one), (object) => -(table.places[object.guid]?.n ?? 0))[0];
    if (die !== undefined) {
      die.setRotationValue(one.up);
      used = withItem(used, die);
    }
  }
  return used;
};

const logged = (log: readonly string[], line: string): readonly string[] => {
  const all = withItem(log, line);
  return all.length > LOG_LINES ? all.slice(all.length - LOG_LINES) : all;
};

export const write = <S, St extends Step, E extends Event>(table: Table<S, St, E>, line: string): void => {
  table.log = logged(table.log, line);
  printToAll(line);
};

/** Says what happened, once to each: to an owner of what is secret all of it, to the others what everybody may know. */
const report = <S, St extends Step, E extends Event>(table: Table<S, St, E>, event: E): void => {
  const open = lineFor(table, event, "");
  if (open === "") return;
  const told = tellOwners(table, event, open);
  if (told.length === 0) write(table, open);
  else {
    table.log = logged(table.log, open);
    printToOthers(open, told);
  }
};

const lineFor = <S, St extends Step, E extends Event>({ text, game }: Table<S, St, E>, event: E, seat: Seat): string =>
  sentence(text, "event." + event.was, shown(game, event, seat));

/** Tells those who sit at a seat that may know more of it than everybody; their colours. */
const tellOwners = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  event: E,
  open: string,
): readonly Word[] => {
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
const standRight = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  kinds: readonly Word[],
  then: (this: void) => void,
): void => {
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
export const showEvents = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  then: (this: void) => void,
): void => {
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

/** The eye goes to where the match is, without the way there. */
export const catchUp = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
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
