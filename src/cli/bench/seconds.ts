/** Shorter runs say more about the clock than about the work. */
const LEAST = 0.4;

const secondsOf = (run: () => void): number => {
  const start = performance.now();
  run();
  return (performance.now() - start) / 1000;
};

/** How long a work takes that can be done so many times over; what comes before and after it is not counted. */
export const secondsEach = (run: (times: number) => void): number => {
  run(1);
  const around = secondsOf(() => {
    run(0);
  });
  for (let times = 1; ; times *= 2) {
    const seconds =
      secondsOf(() => {
        run(times);
      }) - around;
    if (seconds >= LEAST) return seconds / times;
  }
};
