import type { Send } from "../link";
import type { PageStore } from "../page-state";
import type { Eye } from "../view/eye";
import type { Spot } from "../view/camera";
import type { Standing } from "../view/standing";
import type { Grip } from "./grip";
import type { Wondering } from "./wondering";
import { Hover } from "./hover";
import { pinched, type Point } from "./pinch";
import { buttonUnder, isContainer, isMovable } from "./under";

/** A mouse, a pen or fingers over the table: pieces are dragged, the table is moved, a click looks closer. */

/** Further than this a press is a drag. */
const DRAG = 5;
const LONG_PRESS = 550;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly on: Standing | undefined;
  readonly whole: boolean;
  /** What it has become. */
  is: "press" | "drag" | "pan" | "turn";
  readonly right: boolean;
}

export class Pointer {
  readonly #pointers = new Map<number, Point>();
  #press: Press | undefined;
  #longPress = 0;
  /** Whether the press that ended last was a turn. */
  #turned = false;
  readonly #hover: Hover;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly eye: Eye,
    readonly grip: Grip,
    readonly wondering: Wondering,
    readonly store: PageStore,
    readonly send: Send,
  ) {
    this.#hover = new Hover(eye, store, wondering);
    canvas.addEventListener("pointerdown", this.#down);
    canvas.addEventListener("pointermove", this.#move);
    canvas.addEventListener("pointerup", this.#up);
    canvas.addEventListener("pointercancel", this.#up);
    canvas.addEventListener("pointerleave", this.#leave);
    canvas.addEventListener("contextmenu", this.#menu);
    canvas.addEventListener("dblclick", this.#open);
    canvas.addEventListener("wheel", this.#wheel, { passive: false });
  }

  #spot({ offsetX, offsetY }: MouseEvent): Spot {
    return this.eye.lens.spotAt(offsetX, offsetY);
  }

  #under({ offsetX, offsetY }: MouseEvent): Standing | undefined {
    return this.eye.lens.under(offsetX, offsetY);
  }

  #down = (event: PointerEvent): void => {
    const { offsetX: x, offsetY: y } = event;
    this.#begins(event, { x, y }, event.button === 0 ? this.#under(event) : undefined);
  };

  /** A press on something that is shown elsewhere than on the table: a card in the hand. */
  take(event: PointerEvent, on: Standing): void {
    const { left, top } = this.canvas.getBoundingClientRect();
    this.#begins(event, { x: event.clientX - left, y: event.clientY - top }, event.button === 0 ? on : undefined);
  }

  #begins(event: PointerEvent, { x, y }: Point, on: Standing | undefined): void {
    const { pointerId: pointer, shiftKey: whole, pointerType } = event;
    this.canvas.setPointerCapture(pointer);
    this.#pointers.set(pointer, { x, y });
    this.store.set({ menu: "none" });
    this.#turned = false;
    if (this.#pointers.size > 1) {
      this.#cancel();
      return;
    }
    this.#press = { pointer, x, y, on, whole, is: "press", right: event.button === 2 };
    if (pointerType !== "mouse")
      this.#longPress = window.setTimeout(() => {
        this.#menuFor(on, x, y);
      }, LONG_PRESS);
  }

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) {
      this.#hover.over(this.#under(event), this.#spot(event));
      return;
    }
    const [dx, dy] = [event.offsetX - before.x, event.offsetY - before.y];
    const press = this.#press;
    if (this.#pointers.size > 1) this.#pinch(event, before);
    else if (press !== undefined) {
      if (press.is === "press" && Math.hypot(event.offsetX - press.x, event.offsetY - press.y) > DRAG)
        this.#begin(press);
      if (press.is === "drag") this.grip.carry(this.#spot(event));
      if (press.is === "pan") this.eye.pan(dx, dy);
      if (press.is === "turn") this.eye.turn(dx, dy);
    }
    this.#pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
  };

  /** A press becomes a drag of what is under it, or of the table. From a deck or bag its top comes; with Shift, all of it. */
  #begin(press: Press): void {
    clearTimeout(this.#longPress);
    const { on } = press;
    press.is = press.right ? "turn" : "pan";
    if (on === undefined || this.store.now.you === "Grey") return;
    if (isContainer(on) && !press.whole) this.grip.draw(on);
    else if (isMovable(on)) this.grip.pickUp(on);
    else return;
    press.is = "drag";
    this.store.set({ focused: on.piece.id, shown: on.piece.id });
  }

  #pinch(event: PointerEvent, before: Point): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) pinched(this.eye, before, { x: event.offsetX, y: event.offsetY }, other);
  }

  #up = (event: PointerEvent): void => {
    clearTimeout(this.#longPress);
    this.#pointers.delete(event.pointerId);
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    this.#press = undefined;
    this.#turned = press.is === "turn";
    if (press.is === "drag") this.#drop(event);
    else if (press.is === "press" && event.button === 0) this.#click(press.on, event);
  };

  /** What is let go over the hand that is shown below goes there. */
  #drop(event: PointerEvent): void {
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("#hand") ?? null;
    if (below !== null) this.grip.carryHome();
    this.grip.drop();
  }

  #click(on: Standing | undefined, event: PointerEvent): void {
    const { offsetX, offsetY, pointerType } = event;
    const id = on?.piece.id ?? -1;
    // A finger has no way to point first: it looks with the first tap and answers with the second.
    const isSure =
      pointerType === "mouse" || (id >= 0 ? this.store.now.focused === id : this.wondering.isAt(this.#spot(event)));
    this.store.set({ focused: id, shown: id });
    const button = on === undefined ? -1 : buttonUnder(on, this.eye.lens.spotOn(offsetX, offsetY, on));
    if (button >= 0) this.send({ act: "press", id, index: button });
    else if (isSure) this.wondering.touch(id, this.#spot(event));
    else this.wondering.about({ key: "", id, ...this.#spot(event) });
  }

  #cancel(): void {
    clearTimeout(this.#longPress);
    if (this.#press?.is === "drag") this.grip.putBack();
    this.#press = undefined;
  }

  #leave = (): void => {
    this.#hover.leaves();
  };

  #menu = (event: MouseEvent): void => {
    event.preventDefault();
    // Who turns the table with the right button wants no menu, and on some systems it comes before the turn.
    const on = this.#under(event);
    if (on !== undefined && !this.#turned) this.#menuFor(on, event.offsetX, event.offsetY);
  };

  #menuFor(on: Standing | undefined, x: number, y: number): void {
    this.#cancel();
    if (on !== undefined) this.store.set({ menu: { id: on.piece.id, x, y }, focused: on.piece.id });
  }

  #open = (event: MouseEvent): void => {
    const on = this.#under(event);
    if (on !== undefined && isContainer(on)) this.send({ act: "look", id: on.piece.id });
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.eye.zoom(Math.exp(-event.deltaY * 0.0015), event.offsetX, event.offsetY);
  };
}
