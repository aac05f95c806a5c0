import type { Hand } from "../../host/hand";
import type { Point } from "../../host/hand/person";
import type { Thing } from "../../host/world/thing";
import type { Element } from "../../host/world/xml-ui";
import { stateOf } from "../../host/world/serialise";
import { Vec } from "../../host/vm/value";
import type { SaveState } from "../../tts/save";
import type { Deed, Ref, Spot } from "./gesture";
import { piecesIn, type Session } from "./session";

/** Does what a gesture says, with people's hands; what cannot be done as things stand is left out. */

/** The buttons somebody sees, from top to bottom. */
export const buttonsOf = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [...(element.tag === "Button" ? [element] : []), ...buttonsOf(element.children)]);

export const fieldsOf = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [...(element.tag === "InputField" ? [element] : []), ...fieldsOf(element.children)]);

export const saysOf = ({ attributes }: Element): string => (attributes["text"] ?? "").replace(/^▸ /, "");

export const refOf = (thing: Thing): Ref =>
  thing.type === "Deck" ? `deck ${thing.position.x.toFixed(1)} ${thing.position.z.toFixed(1)}` : thing.guid;

/** A deck is the one that lies nearest, and no farther than this. */
const REACH = 2;

const thingOf = ({ table }: Session, ref: Ref): Thing | undefined => {
  const [, x = "", z = ""] = /^deck (\S+) (\S+)$/.exec(ref) ?? [];
  if (x === "") return table.world.byGuid(ref);
  const far = ({ position }: Thing): number => Math.hypot(position.x - Number(x), position.z - Number(z));
  const decks = table.world.things.filter((thing) => thing.type === "Deck" && !thing.doomed && far(thing) < REACH);
  return decks.sort((a, b) => far(a) - far(b))[0];
};

const isThing = (thing: Thing | undefined): thing is Thing => thing !== undefined;

const placeOf = (session: Session, to: Ref | Spot): Thing | Point | undefined =>
  typeof to === "string" ? thingOf(session, to) : to;

const drag = (session: Session, hand: Hand, pieces: readonly Ref[], to: Ref | Spot): void => {
  const { world } = session.table;
  const place = placeOf(session, to);
  if (place === undefined) return;
  const held = pieces
    .map((ref) => thingOf(session, ref))
    .filter(isThing)
    .filter((thing) => thing !== place && hand.pickUp(thing));
  world.frame();
  const [first] = held;
  if (first === undefined) return;
  const from = first.position;
  for (const thing of held) {
    if (held.length === 1 || !("x" in place)) hand.carry(thing, place);
    else hand.carry(thing, { x: place.x + thing.position.x - from.x, z: place.z + thing.position.z - from.z });
  }
  world.frame();
  for (const thing of held) if (thing.heldBy === hand.colour) hand.drop(thing);
};

const copy = ({ table: { world } }: Session, thing: Thing): void => {
  const made = world.spawn({ ...stateOf(world, thing), GUID: "" });
  made.position = new Vec(thing.position.x + 2, thing.position.y + 1, thing.position.z);
};

const click = (session: Session, hand: Hand, says: string, nth: number): void => {
  const id = buttonsOf(hand.panel()).filter((each) => saysOf(each) === says)[nth]?.attributes["id"];
  if (id === undefined) return;
  session.typeSeed(hand);
  hand.click(id);
};

/** What is kept is text: one of its lines says something else. */
const tampered = (text: string, input: number): string => {
  const save = JSON.parse(text) as SaveState;
  const ObjectStates = save.ObjectStates.map((object) => {
    if (object.Tags?.includes("outbreak-controller") !== true) return object;
    const document = JSON.parse(object.LuaScriptState ?? "{}") as { match?: { past?: string[] } };
    const { past = [] } = document.match ?? {};
    if (past.length > 0)
      past[input % past.length] = `${(past[input % past.length] ?? "").split("/")[0] ?? ""}/nothing-like-this`;
    return { ...object, LuaScriptState: JSON.stringify(document) };
  });
  return JSON.stringify({ ...save, ObjectStates });
};

const withPiece = (
  session: Session,
  hand: Hand,
  act: Extract<Deed, { readonly piece: Ref }>["do"],
  piece: Thing,
): void => {
  if (act === "lift") hand.pickUp(piece);
  else if (act === "flip") hand.flip(piece);
  else if (act === "turn") hand.rotate(piece, 90);
  else if (act === "shake") hand.roll(piece);
  else if (act === "search") {
    const search = hand.search(piece);
    if (search !== undefined) session.searches.push(search);
  } else if (act === "copy") {
    session.copied += piecesIn(piece);
    copy(session, piece);
  } else {
    session.deleted += piecesIn(piece);
    session.undoable.push(stateOf(session.table.world, piece));
    hand.delete([piece]);
  }
};

const byHand = (session: Session, hand: Hand, deed: Extract<Deed, { readonly by: string }>): void => {
  const { table } = session;
  if ("piece" in deed) {
    const piece = thingOf(session, deed.piece);
    if (piece !== undefined) withPiece(session, hand, deed.do, piece);
  } else if (deed.do === "click") click(session, hand, deed.says, deed.nth);
  else if (deed.do === "menu") {
    if (session.controller.menu.some(({ label }) => label === deed.says)) {
      session.typeSeed(hand);
      hand.choose(session.controller, deed.says);
    }
  } else if (deed.do === "write") {
    const id = fieldsOf(hand.panel())[0]?.attributes["id"];
    if (id !== undefined) hand.enter(id, deed.text);
  } else if (deed.do === "drag") drag(session, hand, deed.pieces, deed.to);
  else if (deed.do === "let go") {
    for (const thing of table.world.things.filter(({ heldBy }) => heldBy === hand.colour)) {
      hand.carry(thing, deed.at);
      hand.drop(thing);
    }
  } else if (deed.do === "draw") {
    const from = thingOf(session, deed.from);
    const to = placeOf(session, deed.to);
    if (from?.isContainer === true && to !== undefined) hand.draw(from).to(to);
  } else if (deed.do === "type") {
    const over = thingOf(session, deed.over);
    if (over !== undefined) hand.type(deed.number, over);
  } else if (deed.do === "close") for (const search of session.searches.splice(0)) search.close();
  else if (deed.do === "change colour") {
    if (!table.world.player(deed.to).seated) table.stand(deed.by, deed.to);
  } else if (deed.do === "leave") {
    for (const thing of table.world.things) if (thing.heldBy === deed.by) hand.drop(thing);
    table.leave(deed.by);
  }
};

/** So long it is waited for something to go into a deck or bag. */
const GOES_IN_WITHIN = 90;

/** Time passes until something has been on its way into a deck or bag for so many frames. */
const untilItGoesIn = ({ table: { world } }: Session, frames: number): void => {
  const goesIn = (): boolean => world.things.some(({ entering }) => entering !== undefined);
  for (let left = GOES_IN_WITHIN; left > 0 && !goesIn(); left--) world.frame();
  for (let left = frames; left > 0; left--) world.frame();
};

const byNobody = (session: Session, deed: Exclude<Deed, { readonly by: string }>): void => {
  if (deed.do === "save") session.checkpoints.push(session.saved());
  else if (deed.do === "load") session.load(session.saved());
  else if (deed.do === "checkpoint") session.table.checkpoint();
  else if (deed.do === "go back") session.rewind();
  else if (deed.do === "load as it goes in") {
    untilItGoesIn(session, deed.frames);
    session.load(session.saved());
  } else if (deed.do === "undelete") {
    const state = session.undoable.pop();
    // A twin of it may have been made meanwhile.
    if (state !== undefined) session.copied += piecesIn(session.table.world.spawn(state));
  } else if (deed.do === "tamper") session.load(tampered(session.saved(), deed.input));
  else {
    const checkpoint = session.checkpoints[deed.to % Math.max(1, session.checkpoints.length)];
    if (checkpoint !== undefined) session.load(checkpoint);
  }
};

export const perform = (session: Session, deed: Deed): void => {
  const { table } = session;
  if (!("by" in deed)) byNobody(session, deed);
  else if (deed.do === "join") {
    if (!table.world.player(deed.by).seated) table.sit(deed.by, `Late ${deed.by}`);
  } else if (table.world.player(deed.by).seated) byHand(session, table.seat(deed.by), deed);
};
