import type { GameMessage } from "../../src/host/editor";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import { LuaTable, type LuaValue, textOf } from "../../src/host/vm/value";
import type { Thing } from "../../src/host/world/thing";
import { thingAt } from "../support/host-table";

/** What the pages of the conformance suite let people do. */

interface Point {
  readonly x: number;
  readonly z: number;
}

/** The arguments of a gesture as a page gives them: things by their GUIDs, places as tables. */
class Given {
  constructor(
    readonly table: OpenTable,
    readonly args: readonly LuaValue[],
  ) {}

  text(at: number): string {
    return textOf(this.args[at]);
  }

  number(at: number): number {
    return Number(this.text(at));
  }

  thing(at: number): Thing {
    return thingAt(this.table, this.text(at));
  }

  things(at: number): Thing[] {
    const list = this.args[at];
    return list instanceof LuaTable ? list.list().map((guid) => thingAt(this.table, textOf(guid))) : [];
  }

  place(at: number): Point {
    const place = this.args[at];
    if (!(place instanceof LuaTable)) throw new Error(`${this.text(at)} is no place`);
    const [x, z] = place.list();
    return { x: Number(textOf(x)), z: Number(textOf(z)) };
  }

  /** A thing's GUID or a place. */
  spot(at: number): Thing | Point {
    return this.args[at] instanceof LuaTable ? this.place(at) : this.thing(at);
  }

  has(at: number): boolean {
    return this.args[at] !== undefined;
  }
}

type Gesture = (hand: Hand, given: Given) => unknown;

const GESTURES: Readonly<Record<string, Gesture>> = {
  hover: (hand, given) => {
    hand.hover(given.has(0) ? given.thing(0) : undefined);
  },
  drag: (hand, given) => hand.drag(given.thing(0)).to(given.spot(1)),
  draw: (hand, given) => hand.draw(given.thing(0)).to(given.place(1)),
  "pick up": (hand, given) => hand.pickUp(given.thing(0)),
  drop: (hand, given) => {
    hand.drop(given.thing(0));
  },
  "put into": (hand, given) => {
    hand.putInto(given.thing(0), given.thing(1));
  },
  select: (hand, given) => hand.select(given.things(0)),
  group: (hand, given) => hand.group(given.things(0)),
  copy: (hand, given) => hand.copy(given.things(0)),
  cut: (hand, given) => hand.cut(given.things(0)),
  paste: (hand, given) => hand.paste(given.place(0)),
  delete: (hand, given) => hand.delete(given.things(0)),
  flip: (hand, given) => hand.flip(given.thing(0)),
  rotate: (hand, given) => hand.rotate(given.thing(0), given.number(1)),
  "rotate over": (hand, given) => hand.rotateOver(given.thing(0)),
  tilt: (hand, given) => hand.tilt(given.thing(0), given.number(1)),
  roll: (hand, given) => hand.roll(given.thing(0), given.has(1) ? given.text(1) : undefined),
  flick: (hand, given) => hand.flick(given.thing(0), given.place(1)),
  "change state": (hand, given) => hand.changeState(given.thing(0), given.number(1)),
  "put under": (hand, given) => hand.putUnder(given.thing(0)),
  lock: (hand, given) => hand.lock(given.thing(0)),
  peek: (hand, given) => hand.peek(given.thing(0)),
  search: (hand, given) => {
    hand.search(given.thing(0))?.close();
  },
  ping: (hand, given) => {
    hand.ping(given.spot(0));
  },
  type: (hand, given) => {
    hand.type(given.number(0), given.thing(1), { alt: given.has(2) });
  },
  press: (hand, given) => {
    hand.press(given.thing(0), given.text(1), given.has(2));
  },
  write: (hand, given) => {
    hand.write(given.thing(0), given.number(1), given.text(2));
  },
  choose: (hand, given) => {
    hand.choose(given.thing(0), given.text(1));
  },
  "choose on table": (hand, given) => {
    hand.chooseOnTable(given.text(0), given.place(1));
  },
  click: (hand, given) => {
    hand.click(given.text(0), given.has(1) ? given.thing(1) : undefined);
  },
  "right click": (hand, given) => {
    hand.click(given.text(0), undefined, "right");
  },
  point: (hand, given) => {
    hand.point(given.text(0));
  },
  enter: (hand, given) => {
    hand.enter(given.text(0), given.text(1));
  },
  "scripting button": (hand, given) => {
    hand.scriptingButton(given.number(0));
  },
  hotkey: (hand, given) => {
    hand.hotkey(given.text(0));
  },
  answer: (hand, given) => {
    if (given.has(0)) hand.answer(given.args[0]);
    else hand.answer();
  },
  dismiss: (hand) => {
    hand.dismiss();
  },
  "choose in hand": (hand, given) => {
    hand.chooseInHand(given.things(0));
  },
  "cancel choice": (hand) => {
    hand.cancelHandChoice();
  },
  typing: (hand) => {
    hand.typing();
  },
  say: (hand, given) => {
    hand.say(given.text(0));
  },
  blindfold: (hand) => {
    hand.blindfold();
  },
  "join team": (hand, given) => {
    hand.joinTeam(given.text(0));
  },
  "change colour": (hand, given) => hand.changeColour(given.text(0)),
  "end turn": (hand) => hand.endTurn(),
};

const ROOM: Readonly<Record<string, (table: OpenTable, given: Given) => unknown>> = {
  join: (table, given) => table.join(given.text(0)),
  sit: (table, given) => table.sit(given.text(0), given.text(1)),
  stand: (table, given) => table.stand(given.text(0)),
  leave: (table, given) => {
    table.leave(given.text(0));
  },
  save: (table) => table.save(),
  checkpoint: (table) => table.checkpoint(),
  rewind: (table) => {
    table.rewind();
  },
  editor: (table, given) => {
    table.fromEditor(JSON.parse(given.text(0)) as GameMessage);
  },
};

/** `who` is a colour, or "table" for what people do around it. */
export const byHand = (table: OpenTable, [who, gesture, ...args]: readonly LuaValue[]): void => {
  const given = new Given(table, args);
  const name = textOf(gesture);
  const ofRoom = who === "table" ? ROOM[name] : undefined;
  const ofHand = GESTURES[name];
  if (ofRoom !== undefined) ofRoom(table, given);
  else if (ofHand !== undefined) ofHand(table.seat(textOf(who)), given);
  else throw new Error(`nobody can ${name}`);
};
