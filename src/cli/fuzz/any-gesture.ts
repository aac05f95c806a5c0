import type { Hand } from "../../host/hand";
import type { Thing } from "../../host/world/thing";
import type { Element } from "../../host/world/xml-ui";
import { below, type Generator } from "../../kernel/generator";
import type { Word } from "../../kernel/words";
import { SEAT_COLOURS } from "../../tts/seat-colours";
import type { Deed, Gesture, Ref, Spot } from "./gesture";
import { buttonsOf, fieldsOf, refOf, saysOf } from "./perform";
import type { Session } from "./session";

/** What somebody might do next at a table as it stands: mostly what is asked, and all else that hands can do. */

/** What may be done that the rules know nothing of. */
export interface Harm {
  readonly deletes: boolean;
  readonly copies: boolean;
}

const oneOf = <T>(list: readonly T[], chance: Generator): T | undefined =>
  list[below(chance, Math.max(1, list.length))];

const isOneIn = (n: number, chance: Generator): boolean => below(chance, n) === 0;

const isPiece = ({ tags, type }: Thing): boolean =>
  (type === "Deck" || tags.some((tag) => tag.startsWith("outbreak-"))) && !tags.includes("outbreak-controller");

const pieces = ({ table }: Session): Thing[] => table.world.things.filter((thing) => !thing.doomed && isPiece(thing));

/** Those that a hand can lift: the others are locked to their place. */
const loose = (session: Session): Thing[] =>
  pieces(session).filter(({ locked, heldBy }) => !locked && heldBy === undefined);

const TABLE_REACH = 24;

const anywhere = (chance: Generator): Spot => ({
  x: below(chance, 2 * TABLE_REACH) - TABLE_REACH,
  z: below(chance, 2 * TABLE_REACH) - TABLE_REACH,
});

const besides = ({ position }: Thing, chance: Generator): Spot => ({
  x: Math.round(position.x + below(chance, 5) - 2),
  z: Math.round(position.z + below(chance, 5) - 2),
});

/** Where something may be put: upon something, beside it, into a deck, bag or hand, or anywhere. */
const aim = (session: Session, chance: Generator): Ref | Spot => {
  const { things } = session.table.world;
  const kind = below(chance, 6);
  const holders = pieces(session).filter(({ isContainer }) => isContainer);
  const on = kind < 2 ? oneOf(holders, chance) : kind < 4 ? oneOf(pieces(session), chance) : undefined;
  if (on !== undefined) return kind === 2 ? besides(on, chance) : refOf(on);
  const zone =
    kind === 4
      ? oneOf(
          things.filter(({ type }) => type === "Hand"),
          chance,
        )
      : undefined;
  return zone === undefined ? anywhere(chance) : besides(zone, chance);
};

/** What a button is: an answer, or one of the row below. */
const isChoice = ({ attributes }: Element): boolean => (attributes["id"] ?? "").includes("-choice");
const isOf = ({ attributes }: Element, part: string): boolean => (attributes["id"] ?? "").endsWith(`-${part}`);

/** What a panel shows when it shows no question: its door leads back. */
const isAside = (hand: Hand, buttons: readonly Element[]): boolean => {
  const door = buttons.find((each) => isOf(each, "settings"));
  return door !== undefined && saysOf(door) !== "Settings";
};

const clickOf = (hand: Hand, buttons: readonly Element[], button: Element): Deed => {
  const alike = buttons.filter((each) => saysOf(each) === saysOf(button));
  return { do: "click", by: hand.colour, says: saysOf(button), nth: alike.indexOf(button) };
};

/** What takes a session back is left alone mostly: otherwise few answers would ever be given. */
const GOES_BACK = /^(Yes: a new match|Cleared|(.*: )?(Cancel|Anuluj))$/;

const anyClick = (hand: Hand, chance: Generator): Deed | undefined => {
  const buttons = buttonsOf(hand.panel());
  const kind = below(chance, 20);
  const aside =
    kind < 3 ? ["undo", "why", "settings"][kind] : isAside(hand, buttons) && kind < 10 ? "settings" : undefined;
  const choices = buttons.filter((each) => isChoice(each) && (!GOES_BACK.test(saysOf(each)) || isOneIn(8, chance)));
  const among = aside === undefined ? choices : buttons.filter((each) => isOf(each, aside));
  const button = oneOf(among.length === 0 ? buttons : among, chance);
  return button === undefined ? undefined : clickOf(hand, buttons, button);
};

const GARBLE = ["", "1 nothing", "3x\n\n-1 Overwatch", "<b>", "99999999999 Gear", "Ω\u0000"];

type Maker = (session: Session, hand: Hand, chance: Generator) => Deed | undefined;

const withLoose =
  (make: (by: Word, piece: Ref, thing: Thing) => Deed): Maker =>
  (session, hand, chance) => {
    const thing = oneOf(loose(session), chance);
    return thing === undefined ? undefined : make(hand.colour, refOf(thing), thing);
  };

const anyDrag: Maker = (session, hand, chance) => {
  const count = isOneIn(5, chance) ? 2 + below(chance, 6) : 1;
  const some = loose(session);
  const start = below(chance, Math.max(1, some.length));
  const dragged = some.slice(start, start + count).map(refOf);
  if (dragged.length === 0) return undefined;
  return { do: "drag", by: hand.colour, pieces: dragged, to: count > 1 ? anywhere(chance) : aim(session, chance) };
};

const anyHolder = (session: Session, chance: Generator): Thing | undefined =>
  oneOf(
    pieces(session).filter(({ isContainer }) => isContainer),
    chance,
  );

const anyDraw: Maker = (session, hand, chance) => {
  const from = anyHolder(session, chance);
  return from === undefined ? undefined : { do: "draw", by: hand.colour, from: refOf(from), to: aim(session, chance) };
};

const anySearch: Maker = (session, hand, chance) => {
  const { colour: by } = hand;
  if (session.searches.length > 0) return { do: "close", by };
  const over = anyHolder(session, chance);
  return over === undefined ? undefined : { do: "search", by, piece: refOf(over) };
};

const anyHold: Maker = (session, hand, chance) => {
  const { colour: by } = hand;
  if (session.table.world.things.some(({ heldBy }) => heldBy === by)) return { do: "let go", by, at: anywhere(chance) };
  const thing = oneOf(loose(session), chance);
  return thing === undefined ? undefined : { do: "lift", by, piece: refOf(thing) };
};

const anyNumber: Maker = (session, hand, chance) => {
  const over = isOneIn(2, chance) ? anyHolder(session, chance) : oneOf(pieces(session), chance);
  return over === undefined
    ? undefined
    : { do: "type", by: hand.colour, number: 1 + below(chance, 9), over: refOf(over) };
};

const HANDLESS = ["Black", "Grey"];

const anyColour: Maker = (session, hand, chance) => {
  const free = [...Object.keys(SEAT_COLOURS), ...HANDLESS].filter((each) => !session.seated.includes(each));
  const hands = session.table.world.things.map(({ data }) => data.FogColor ?? "").filter((each) => free.includes(each));
  const colour = oneOf(isOneIn(3, chance) || hands.length === 0 ? free : hands, chance);
  if (colour === undefined) return undefined;
  const kind = below(chance, 3);
  if (kind === 0 && !HANDLESS.includes(colour)) return { do: "join", by: colour };
  if (session.seated.length < 2)
    return HANDLESS.includes(colour) ? undefined : { do: "change colour", by: hand.colour, to: colour };
  return kind === 1 ? { do: "leave", by: hand.colour } : { do: "change colour", by: hand.colour, to: colour };
};

const anyTime: Maker = (session, _hand, chance) => {
  const kind = below(chance, 6);
  if (kind === 4) return { do: "checkpoint" };
  // Without a checkpoint it goes back to where the table was loaded, mostly to no match at all.
  if (kind === 5 && session.table.world.rewind.checkpoints.length > 0) return { do: "go back" };
  if (kind === 0) return { do: "save" };
  if (kind === 1 && session.checkpoints.length > 0)
    return { do: "rewind", to: below(chance, session.checkpoints.length) };
  return { do: "load" };
};

/** As long as what goes into a deck or bag is on its way, and a little longer. */
const GOES_IN = 16;

const asItGoesIn: Maker = (_session, _hand, chance) => ({ do: "load as it goes in", frames: below(chance, GOES_IN) });

const anyTampering: Maker = (session, _hand, chance) => {
  const { kept } = session;
  return kept === "none" || kept.at === 0 ? undefined : { do: "tamper", input: below(chance, kept.at) };
};

const anyMenu: Maker = (session, hand, chance) => {
  const item = oneOf(session.controller.menu, chance);
  return item === undefined ? undefined : { do: "menu", by: hand.colour, says: item.label };
};

const anyText: Maker = (_session, hand, chance) =>
  fieldsOf(hand.panel()).length === 0
    ? undefined
    : { do: "write", by: hand.colour, text: GARBLE[below(chance, GARBLE.length)] ?? "" };

/** Each with how many in a hundred it is. */
const MAKERS: readonly (readonly [number, Maker])[] = [
  [48, (_session, hand, chance) => anyClick(hand, chance)],
  [14, anyDrag],
  [4, withLoose((by, piece) => ({ do: "flip", by, piece }))],
  [2, withLoose((by, piece) => ({ do: "turn", by, piece }))],
  [5, withLoose((by, piece) => ({ do: "shake", by, piece }))],
  [5, anyDraw],
  [3, anySearch],
  [3, anyHold],
  [3, anyNumber],
  [4, anyColour],
  [8, anyTime],
  [1, anyTampering],
  [2, anyMenu],
  [1, anyText],
];

/** What was deleted comes back by the game's own undo now and then. */
const anyDeletion: Maker = (session, hand, chance) =>
  session.undoable.length > 0 && isOneIn(3, chance)
    ? { do: "undelete" }
    : withLoose((by, piece) => ({ do: "delete", by, piece }))(session, hand, chance);

const HARMS: readonly (readonly [keyof Harm, Maker])[] = [
  ["deletes", anyDeletion],
  ["copies", withLoose((by, piece) => ({ do: "copy", by, piece }))],
];

/** While something moves, one in so many is a save and a load: what is forgotten in the middle shows nowhere else. */
const LOADED_AS_IT_MOVES = 5;

const makerFor = ({ table }: Session, harm: Harm, chance: Generator): Maker => {
  if (!table.world.settled && isOneIn(LOADED_AS_IT_MOVES, chance)) return isOneIn(2, chance) ? anyTime : asItGoesIn;
  for (const [name, make] of HARMS) if (harm[name] && isOneIn(30, chance)) return make;
  let left = below(
    chance,
    MAKERS.reduce((sum, [share]) => sum + share, 0),
  );
  for (const [share, make] of MAKERS) {
    if (left < share) return make;
    left -= share;
  }
  return anyDrag;
};

/** As long as a piece glides and goes into its deck, and as long as a whole answer is shown. */
const A_GLIDE = 30;
const AN_ANSWER = 90;

/** The next one comes at once, in the middle of what moves, or when all has come to rest. */
const anyPause = (chance: Generator): Gesture["then"] => {
  const kind = below(chance, 10);
  return kind < 6 ? "rest" : kind < 7 ? 0 : below(chance, kind < 9 ? A_GLIDE : AN_ANSWER);
};

const TRIES = 20;

/** Whatever can be done as things stand. */
export const anyGesture = (session: Session, harm: Harm, chance: Generator): Gesture => {
  for (let tries = 0; tries < TRIES; tries++) {
    const colour = oneOf(session.seated, chance);
    if (colour === undefined) break;
    const deed = makerFor(session, harm, chance)(session, session.table.seat(colour), chance);
    if (deed !== undefined) return { ...deed, then: anyPause(chance) };
  }
  return { do: "load", then: "rest" };
};
