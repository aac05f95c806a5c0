type Compare = (one: number, other: number) => number;

/** Lists as short as this are sorted by insertion. */
const SHORT = 16;

/** Array.Sort of .NET, for its order of ties: the numbers from 1 on, as what they stand for is ordered. */
class NetSort {
  readonly items: number[];

  constructor(
    size: number,
    readonly compare: Compare,
  ) {
    this.items = Array.from({ length: size }, (_, i) => i + 1);
    this.#sort(0, size - 1, 2 * (Math.floor(Math.log2(Math.max(size, 1))) + 1));
  }

  #at(i: number): number {
    return this.items[i] ?? 0;
  }

  #swap(i: number, j: number): void {
    [this.items[i], this.items[j]] = [this.#at(j), this.#at(i)];
  }

  #order(i: number, j: number): void {
    if (i !== j && this.compare(this.#at(i), this.#at(j)) > 0) this.#swap(i, j);
  }

  #insertion(low: number, high: number): void {
    for (let i = low + 1; i <= high; i++) {
      const item = this.#at(i);
      let at = i - 1;
      for (; at >= low && this.compare(item, this.#at(at)) < 0; at--) this.items[at + 1] = this.#at(at);
      this.items[at + 1] = item;
    }
  }

  #sink(low: number, from: number, count: number): void {
    const item = this.#at(low + from - 1);
    let i = from;
    while (i <= count >> 1) {
      let child = 2 * i;
      if (child < count && this.compare(this.#at(low + child - 1), this.#at(low + child)) < 0) child++;
      if (this.compare(item, this.#at(low + child - 1)) >= 0) break;
      this.items[low + i - 1] = this.#at(low + child - 1);
      i = child;
    }
    this.items[low + i - 1] = item;
  }

  #heap(low: number, high: number): void {
    const count = high - low + 1;
    for (let i = count >> 1; i >= 1; i--) this.#sink(low, i, count);
    for (let i = count; i >= 2; i--) {
      this.#swap(low, low + i - 1);
      this.#sink(low, 1, i - 1);
    }
  }

  #parted(low: number, high: number): number {
    const middle = low + ((high - low) >> 1);
    this.#order(low, middle);
    this.#order(low, high);
    this.#order(middle, high);
    const pivot = this.#at(middle);
    this.#swap(middle, high - 1);
    let left = low;
    let right = high - 1;
    while (left < right) {
      while (this.compare(this.#at(++left), pivot) < 0);
      while (this.compare(pivot, this.#at(--right)) < 0);
      if (left >= right) break;
      this.#swap(left, right);
    }
    this.#swap(left, high - 1);
    return left;
  }

  #sort(low: number, from: number, depth: number): void {
    let high = from;
    for (let left = depth; high > low; left--) {
      const size = high - low + 1;
      if (size === 3) {
        this.#order(low, low + 1);
        this.#order(low, high);
        this.#order(low + 1, high);
        return;
      }
      if (size <= SHORT) {
        this.#insertion(low, high);
        return;
      }
      if (left === 0) {
        this.#heap(low, high);
        return;
      }
      const pivot = this.#parted(low, high);
      this.#sort(pivot + 1, high, left - 1);
      high = pivot - 1;
    }
  }
}

export const sorted = (size: number, compare: Compare): readonly number[] => new NetSort(size, compare).items;
