import type { HostObject, LuaFunction } from "../vm/value";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/webrequest/manager/ */

export interface WebAsked {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the text of the answer is wanted. */
  readonly download: boolean;
}

export interface WebAnswer {
  readonly text?: string;
  /** 200 unless it says otherwise; 404 and its like are answers too. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Why nothing came. */
  readonly error?: string;
}

/** What a test puts in place of the web; what it does not know has no answer. */
export type Web = (asked: WebAsked) => WebAnswer | undefined;

export const NO_WEB: Web = () => undefined;

const UNANSWERED: WebAnswer = { error: "Cannot resolve destination host" };

/** One request, as a script holds it. https://api.tabletopsimulator.com/webrequest/instance/ */
export class WebCall {
  answer: WebAnswer | undefined;
  disposed = false;

  constructor(
    readonly asked: WebAsked,
    readonly callback: LuaFunction | undefined,
  ) {}
}

/** What scripts ask the web: it is asked at once, and answered in the next frame. */
export class WebRequests {
  /** All that was asked. */
  readonly asked: WebAsked[] = [];
  #open: { readonly call: WebCall; readonly seenAs: HostObject }[] = [];

  constructor(
    readonly web: Web,
    readonly world: World,
  ) {}

  get pending(): boolean {
    return this.#open.length > 0;
  }

  ask(call: WebCall, seenAs: HostObject): void {
    this.asked.push(call.asked);
    this.#open.push({ call, seenAs });
  }

  tick(): void {
    for (const { call, seenAs } of this.#open.splice(0)) {
      if (call.disposed) continue;
      call.answer = this.web(call.asked) ?? UNANSWERED;
      if (call.callback !== undefined) this.world.callBack(call.callback, seenAs);
    }
  }

  /** What scripts have it call. */
  *functions(): Generator<LuaFunction> {
    for (const { call } of this.#open) if (call.callback !== undefined) yield call.callback;
  }

  /** Nobody is left who could be answered. */
  forget(): void {
    this.#open = [];
  }
}
