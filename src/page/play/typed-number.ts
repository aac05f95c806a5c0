/** A number typed is whole when no further digit comes for so long. */
const ENDS = 500;
const LONGEST = 3;

/** Digits that are typed one after the other become one number. */
export class TypedNumber {
  #digits = "";
  #ends = 0;

  constructor(readonly typed: (number: number) => void) {}

  /** Whether the key is a digit. */
  hears(key: string): boolean {
    if (!/^[0-9]$/.test(key)) return false;
    this.#digits = (this.#digits + key).slice(-LONGEST);
    clearTimeout(this.#ends);
    this.#ends = window.setTimeout(() => {
      const number = Number(this.#digits);
      this.#digits = "";
      this.typed(number);
    }, ENDS);
    return true;
  }
}
