/** Which break is on, which were passed, and how long a test may go on. */
export class Switchboard {
  static readonly NONE = -1;
  on = Switchboard.NONE;
  passed = new Set<number>();
  asked = 0;
  most = Number.POSITIVE_INFINITY;

  /** What the armed rules ask at every switch. A broken loop ends here. */
  readonly broken = (id: number): boolean => {
    this.asked++;
    if (this.asked > this.most) throw new Error("this break goes on for ever");
    this.passed.add(id);
    return id === this.on;
  };

  set(on: number, most: number): void {
    this.on = on;
    this.passed = new Set();
    this.asked = 0;
    this.most = most;
  }
}
