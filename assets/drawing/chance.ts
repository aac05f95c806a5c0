/** Numbers from 0 to 1 that look random and are the same at every build. */
export const chanceOf = (seed: number): (() => number) => {
  let state = (seed * 2654435761 + 97) % 4294967296;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 4) / 268435456;
  };
};
