import type { Point } from "../../bind/binding";
import { isFlat } from "../../bind/boards-found";
import { spotSaid } from "../../bind/spots-found";
import { kindsOfSort, tidy } from "../../bind/survey";
import { facingOf, frameOf } from "../../bind/frame";
import { kept, withItem } from "../../kernel/list";
import type { Word } from "../../kernel/words";
import type { TtsObject, TtsVector } from "../../tts/api";
import { isOurs } from "../census";
import type { Table } from "../table";
import { own, tell } from "../voice";
import { isBusy } from "../worker";
import type { Adopting, Asking, Step } from "./adopting";
import { ask, say, saySoon } from "./begin";
import { alikeTo, cardsLike, sameAs } from "./likeness";
import { onlyKind } from "./view-pieces";
import { isWhole } from "./rows";

/** What hands say of somebody's table: by picking a piece up, by a ping, a hotkey, or a piece that is put down. */

/** The kind that is asked for next, of those that have no piece yet. */
const nextKind = (adopting: Adopting, sort: Word): Asking => {
  for (const kind of kindsOfSort(adopting.survey, sort)) {
    const those = kept(adopting.made.told, (told) => told.kind === kind);
    if (those.length === 0) return { about: "pieces", sort, kind };
  }
  return { about: "all" };
};

/** When all of a sort is known, what is still open is asked. */
const nextAfter =
  (sort: Word, kind: Word) =>
  (adopting: Adopting): Asking => {
    if (kind !== "") return nextKind(adopting, sort);
    const [row] = kept(adopting.rows, (each) => each.sort.sort === sort);
    return row === undefined || isWhole(row) ? { about: "all" } : { about: "pieces", sort, kind: "" };
  };

/** Of four equal pawns one is meant, where there is one of each kind. */
const piecesSaid = (table: Table, adopting: Adopting, object: TtsObject, sort: Word, kind: Word): Step | "nothing" => {
  const alike = alikeTo(adopting, object);
  if (kind === "") {
    const only = onlyKind(adopting, sort);
    return alike.length === 0 ? "nothing" : { said: "pieces", ids: alike, sort, kind: only };
  }
  const same = sameAs(adopting, object, alike);
  const most = table.layout.kinds[kind]?.count ?? 1;
  const ids = same.length > most ? kept(same, (id) => id === object.guid) : same;
  return ids.length === 0 ? "nothing" : { said: "pieces", ids, sort, kind };
};

/** A card of a deck that is known, of which nobody has said what it shows. */
const isUnnamedCard = (adopting: Adopting, object: TtsObject, sort: Word): boolean => {
  if (object.type !== "Card") return false;
  for (const id of cardsLike(adopting, object))
    for (const told of adopting.made.told) if (told.id === id && told.sort === sort && told.kind === "") return true;
  return false;
};

/** What it shows is said by a click. */
const showFace = (table: Table, adopting: Adopting, object: TtsObject, sort: Word): void => {
  if (object.type === "Card") ask(table, adopting, { about: "face", sort, ids: cardsLike(adopting, object) });
};

/** Somebody has picked an object up, or pinged it. */
export const hearShown = (table: Table, colour: Word, object: TtsObject): void => {
  const { adopting } = table;
  if (typeof adopting === "string" || isBusy(table) || isOurs(object)) return;
  const { asking } = adopting;
  if (asking.about === "face") {
    showFace(table, adopting, object, asking.sort);
    return;
  }
  if (asking.about !== "pieces") return;
  const { sort, kind } = asking;
  if (kind === "" && isUnnamedCard(adopting, object, sort)) {
    showFace(table, adopting, object, sort);
    return;
  }
  saySoon(
    table,
    adopting,
    () => {
      const step = piecesSaid(table, adopting, object, sort, kind);
      if (step === "nothing") tell(colour, own(table, "adopt.unseen", {}));
      return step;
    },
    nextAfter(sort, kind),
  );
};

const CORNERS = 3;

const fourth = (a: Point, b: Point, c: Point): Point => ({ x: tidy(a.x + c.x - b.x), z: tidy(a.z + c.z - b.z) });

/** How much the turn at the second corner covers: negative where they go the wrong way round. */
const covered = (a: Point, b: Point, c: Point): number => (b.z - a.z) * (c.x - b.x) - (b.x - a.x) * (c.z - b.z);

const LEAST = 0.5;

const hearCorner = (
  table: Table,
  colour: Word,
  adopting: Adopting,
  asking: Extract<Asking, { about: "corners" }>,
  at: TtsVector,
): void => {
  const { board } = asking;
  const points = withItem(asking.points, { x: tidy(at.x), z: tidy(at.z) });
  const y = asking.points.length === 0 ? at.y : Math.min(asking.y, at.y);
  const [a, b, c] = points;
  if (points.length < CORNERS || a === undefined || b === undefined || c === undefined) {
    ask(table, adopting, { ...asking, points, y });
  } else if (covered(a, b, c) < LEAST) {
    tell(colour, own(table, "adopt.wrongCorners", {}));
    ask(table, adopting, { ...asking, points: [], y: 0 });
  } else {
    const flat = adopting.known.boards[0]?.board === board && isFlat(adopting.survey);
    const bound = { board, corners: [a, b, c, fourth(a, b, c)] as const, y: tidy(y), flat };
    say(table, adopting, { said: "board", board: bound }, () => ({ about: "boards" }));
  }
};

/** Somebody has shown a place of the table. */
export const hearPlace = (table: Table, colour: Word, at: TtsVector): void => {
  const { adopting } = table;
  if (typeof adopting === "string" || isBusy(table)) return;
  const { asking } = adopting;
  if (asking.about === "corners") hearCorner(table, colour, adopting, asking, at);
  else if (asking.about === "spot") {
    const { boards } = adopting.made.binding;
    const [first] = boards;
    if (first === undefined) return;
    const spot = spotSaid(adopting.survey, boards, asking.spot, at, facingOf(frameOf(first)));
    if (spot !== "none") say(table, adopting, { said: "spot", spot }, () => ({ about: "spots" }));
  }
};
