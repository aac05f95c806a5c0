/** The same game in two ways: each plays a match and says how many moves it had. */
export interface Pair {
  readonly what: string;
  /** How many times as fast the kernel is to be. */
  readonly aim: number;
  kernel(this: void, seed: number): number;
  boardgame(this: void, seed: number): number;
}
