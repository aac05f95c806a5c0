/** How many messages one connection may send: a hand that carries a piece sends sixty a second, a flood far more. */

const A_SECOND = 100;
const AT_ONCE = 300;

export class Allowance {
  #left = AT_ONCE;

  constructor(private last: number) {}

  /** Whether one more message is within it. */
  takes(now: number): boolean {
    this.#left = Math.min(AT_ONCE, this.#left + ((now - this.last) / 1000) * A_SECOND);
    this.last = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
