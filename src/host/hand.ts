import { far, plus } from "./geometry";
import { actionNumber, type PlayerAction } from "./api/player";
import { type LuaValue, Vec } from "./vm/value";
import { deal, mayEnter, putInto, takeFrom } from "./world/containers";
import type { PlayerSeat } from "./world/players";
import { randomise } from "./world/randomise";
import { endSearch, startSearch } from "./world/search";
import { Thing } from "./world/thing";
import type { World } from "./world/world";
import type { Element } from "./world/xml-ui";

/** As near as this a snap point takes what is dropped. */
const SNAPS = 1;

export interface Point {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
}

const pointOf = (to: Thing | Point): Vec =>
  to instanceof Thing ? plus(to.position, new Vec(0, to.size.y + 0.5, 0)) : new Vec(to.x, to.y ?? 6, to.z);

/** A person's hand: what people do at the table, with every event and veto the game has for it. */
export class Hand {
  constructor(
    readonly world: World,
    readonly seat: PlayerSeat,
  ) {}

  get colour(): string {
    return this.seat.colour;
  }

  /** Whether the hand may touch it at all. */
  #holds(thing: Thing): boolean {
    return thing.interactable && !thing.locked && !thing.gone && thing.heldBy === undefined;
  }

  /** What the hand holds already can be turned in it. */
  #turns(thing: Thing): boolean {
    return this.#holds(thing) || (thing.heldBy === this.colour && !thing.gone);
  }

  #mayAct(action: PlayerAction, targets: readonly Thing[]): boolean {
    const args = [this.seat, actionNumber(action), [...targets]];
    return this.world.event("onPlayerAction", args, (answer) => answer === false) !== false;
  }

  /** Lifts it; whether it could. */
  pickUp(thing: Thing): boolean {
    if (!this.#holds(thing) || !this.#mayAct("PickUp", [thing])) return false;
    thing.motion = undefined;
    thing.turning = undefined;
    thing.entering = undefined;
    thing.pickUpPosition = thing.position;
    thing.pickUpRotation = thing.rotation;
    thing.heldBy = this.colour;
    this.world.hands.forget(thing);
    this.world.event("onObjectPickUp", [this.colour, thing]);
    this.world.ownEvent(thing, "onPickUp", [this.colour]);
    return true;
  }

  /** Carries what is held to a place. */
  carry(thing: Thing, to: Thing | Point): void {
    thing.position = pointOf(to);
    this.seat.pointer = thing.position;
  }

  /** Lets go: the drop events, then snapping, then the fall. */
  drop(thing: Thing): void {
    thing.heldBy = undefined;
    thing.awake = true;
    this.world.event("onObjectDrop", [this.colour, thing]);
    this.world.ownEvent(thing, "onDrop", [this.colour]);
    // A script that moved it in the event has had its say.
    if (!thing.gone && !thing.moving) this.#snap(thing);
  }

  drag(thing: Thing): { to(place: Thing | Point): boolean } {
    return {
      to: (place) => {
        if (!this.pickUp(thing)) return false;
        this.world.frame();
        this.carry(thing, place);
        this.world.frame();
        this.drop(thing);
        return true;
      },
    };
  }

  /** Draws the top object out of a container and carries it; it appears in the hand. */
  draw(container: Thing): { to(place: Thing | Point): Thing | undefined } {
    return {
      to: (place) => {
        // A lock holds the container where it is, not what is in it.
        if (!container.interactable || container.gone || container.contained.length === 0) return undefined;
        const position = plus(container.position, new Vec(0, container.size.y + 2, 0));
        const taken = takeFrom(this.world, container, { top: true, flip: false, smooth: false, position });
        this.world.frame();
        if (!this.pickUp(taken)) return taken;
        this.carry(taken, place);
        this.world.frame();
        this.drop(taken);
        return taken;
      },
    };
  }

  /** Looks through a container: until it is closed again nothing goes into it. */
  search(container: Thing): { close(): void } | undefined {
    if (!container.isContainer || !startSearch(this.world, container, this.seat)) return undefined;
    return {
      close: () => {
        endSearch(this.world, container);
      },
    };
  }

  flip(thing: Thing): boolean {
    const turned = new Vec(thing.rotation.x, thing.rotation.y, (thing.rotation.z + 180) % 360);
    return this.#turn(thing, "FlipOver", turned);
  }

  rotate(thing: Thing, degrees: number): boolean {
    const turned = new Vec(thing.rotation.x, (thing.rotation.y + degrees + 360) % 360, thing.rotation.z);
    return this.#turn(thing, degrees < 0 ? "RotateIncrementalLeft" : "RotateIncrementalRight", turned);
  }

  #turn(thing: Thing, action: PlayerAction, to: Vec): boolean {
    if (!this.#turns(thing) || !this.#mayAct(action, [thing])) return false;
    const about = [to.y, to.z, this.colour, thing.rotation.y, thing.rotation.z];
    if (!this.world.allowed("tryObjectRotate", [thing, ...about], thing, "tryRotate", about)) return false;
    this.world.physics.turnTo(thing, to, true);
    this.world.event("onObjectRotate", [thing, ...about]);
    this.world.ownEvent(thing, "onRotate", about);
    return true;
  }

  /** Shakes it (R): a die is thrown, a container shuffled. `face` is what the die must come to show. */
  roll(thing: Thing, face?: string): boolean {
    if (!thing.interactable || thing.gone || !this.#mayAct("Randomize", [thing])) return false;
    const { world, colour } = this;
    if (!world.allowed("tryObjectRandomize", [thing, colour], thing, "tryRandomize", [colour])) return false;
    world.event("onObjectRandomize", [thing, colour]);
    world.ownEvent(thing, "onRandomize", [colour]);
    const value = thing.data.RotationValues?.find((each) => String(each.Value) === face);
    if (face !== undefined && value === undefined) throw new Error(`${thing.name} has no face ${face}`);
    if (value === undefined) randomise(world, thing);
    else world.physics.throw(thing, new Vec(value.Rotation.x, value.Rotation.y, value.Rotation.z));
    return true;
  }

  /** Types a number over it: a script may take it, else containers deal, dice turn, states change. */
  type(number: number, thing: Thing): void {
    const stops = (answer: LuaValue): boolean => answer === true;
    const { world, colour } = this;
    if (world.event("onObjectNumberTyped", [thing, colour, number, false], stops) === true) return;
    if (world.ownEvent(thing, "onNumberTyped", [colour, number, false]) === true) return;
    if (thing.isContainer || thing.type === "Card") deal(world, thing, number, colour, 1, false);
    else if (thing.data.RotationValues !== undefined) this.#showValue(thing, number);
  }

  #showValue(thing: Thing, number: number): void {
    const value = thing.data.RotationValues?.[number - 1];
    if (value !== undefined)
      this.world.physics.throw(thing, new Vec(value.Rotation.x, value.Rotation.y, value.Rotation.z));
  }

  /** Clicks a button on an object, by its label or number. */
  press(thing: Thing, which: string | number): void {
    const button =
      typeof which === "number"
        ? thing.buttons[which]
        : thing.buttons.find((each) => each.fields.get("label") === which);
    if (button === undefined) throw new Error(`${thing.name} has no button ${String(which)}`);
    this.world.guarded(button.owner, () => button.owner.call(button.handler, thing, this.colour, false));
  }

  /** Writes into an input on an object, as one who types and leaves it. */
  write(thing: Thing, index: number, text: string): void {
    const input = thing.inputs[index];
    if (input === undefined) throw new Error(`${thing.name} has no input ${String(index)}`);
    const tell = (editing: boolean): void => {
      const answer = this.world.guarded(input.owner, () =>
        input.owner.call(input.handler, thing, this.colour, text, editing),
      );
      input.fields.entries.set("value", typeof answer === "string" ? answer : text);
    };
    tell(true);
    tell(false);
  }

  /** Chooses from an object's context menu. */
  choose(thing: Thing, label: string): void {
    const item = thing.menu.find((each) => each.label === label);
    if (item === undefined) throw new Error(`${thing.name} has no menu entry ${label}`);
    this.world.callBack(item.call, this.colour, thing.position, thing);
  }

  /** The elements of the screen's or an object's XML UI that this seat sees. */
  panel(on?: Thing): Element[] {
    return visible((on ?? this.world).ui.elements, this.seat);
  }

  /** Clicks an element of the screen's or an object's XML UI, by its id. */
  click(id: string, on?: Thing): void {
    const element = findIn(visible((on ?? this.world).ui.elements, this.seat), id);
    if (element === undefined) throw new Error(`${this.colour} sees no element ${id}`);
    if (element.attributes["interactable"]?.toLowerCase() === "false") return;
    this.touch(element, "onClick", "-1", on);
  }

  /** Changes the value of a toggle, slider, dropdown or input field. */
  enter(id: string, value: string, on?: Thing): void {
    const element = findIn(visible((on ?? this.world).ui.elements, this.seat), id);
    if (element === undefined) throw new Error(`${this.colour} sees no element ${id}`);
    this.touch(element, element.tag === "InputField" ? "onEndEdit" : "onValueChanged", value, on);
  }

  /** Touches an element, with or without an id. `guid/name` goes to that object's script, `name(text)` passes the text. */
  touch(element: Element, on: string, value: string, owner: Thing | undefined): void {
    const handler = element.attributes[on];
    if (handler === undefined) throw new Error(`<${element.tag}> has no ${on}`);
    const [, target, name = "", text] = /^(?:([^/]+)\/)?([^(]+)(?:\((.*)\))?$/.exec(handler) ?? [];
    const script = target === undefined ? (owner?.vm ?? this.world.global) : this.#scriptNamed(target);
    const id = element.attributes["id"];
    this.world.guarded(script, () => script.call(name, this.seat, text ?? value, id));
  }

  #scriptNamed(target: string): World["global"] {
    if (target === "Global") return this.world.global;
    const vm = this.world.byGuid(target)?.vm;
    if (vm === undefined) throw new Error(`no script ${target}`);
    return vm;
  }

  /** Says something in chat; a script may swallow it. */
  say(text: string): void {
    if (this.world.event("onChat", [text, this.seat], (answer) => answer === false) === false) return;
    this.world.say({ to: "all", text: `${this.seat.person ?? this.colour}: ${text}`, broadcast: false });
  }

  /** Puts what is held into a container, as one who drops it there. */
  putInto(container: Thing, thing: Thing): void {
    if (mayEnter(this.world, container, thing)) putInto(this.world, container, thing);
  }

  #snap(thing: Thing): void {
    if (thing.data.Snap === false) return;
    let best: { readonly at: Vec; readonly turn: Vec | undefined } | undefined;
    const consider = (at: Vec, turn: Vec | undefined, tags: readonly string[]): void => {
      const fits =
        tags.length === 0 || tags.some((tag) => thing.tags.some((own) => own.toLowerCase() === tag.toLowerCase()));
      const flat = new Vec(thing.position.x, at.y, thing.position.z);
      if (!fits || far(at, flat) > SNAPS || (best !== undefined && far(best.at, flat) <= far(at, flat))) return;
      best = { at, turn };
    };
    for (const { Position: p, Rotation: r, Tags } of this.world.snapPoints) {
      consider(new Vec(p.x, p.y, p.z), r === undefined ? undefined : new Vec(r.x, r.y, r.z), Tags ?? []);
    }
    for (const other of this.world.things) {
      if (other === thing) continue;
      for (const { Position: p, Rotation: r, Tags } of other.snapPoints) {
        const turn = r === undefined ? undefined : plus(new Vec(r.x, r.y, r.z), other.rotation);
        consider(other.toWorld(new Vec(p.x, p.y, p.z)), turn, Tags ?? []);
      }
    }
    if (best === undefined) return;
    thing.position = new Vec(best.at.x, thing.position.y, best.at.z);
    if (best.turn !== undefined) thing.rotation = new Vec(thing.rotation.x, best.turn.y, thing.rotation.z);
  }
}

const isOff = (element: Element): boolean =>
  ["false", "0"].includes((element.attributes["active"] ?? "true").toLowerCase());

const isFor = (element: Element, seat: PlayerSeat): boolean => {
  const visibility = element.attributes["visibility"] ?? "";
  if (visibility === "") return true;
  const names = visibility.split("|").map((name) => name.trim().toLowerCase());
  const own = [seat.colour, seat.team, ...(seat.host ? ["Host", "Admin"] : []), ...(seat.promoted ? ["Admin"] : [])];
  return own.some((name) => names.includes(name.toLowerCase()));
};

const visible = (elements: readonly Element[], seat: PlayerSeat): Element[] =>
  elements
    .filter((element) => element.tag !== "Defaults" && !isOff(element) && isFor(element, seat))
    .map((element) => ({ ...element, children: visible(element.children, seat) }));

const findIn = (elements: readonly Element[], id: string): Element | undefined => {
  for (const element of elements) {
    if (element.attributes["id"] === id) return element;
    const inner = findIn(element.children, id);
    if (inner !== undefined) return inner;
  }
  return undefined;
};
