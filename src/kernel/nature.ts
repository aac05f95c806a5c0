import { below, type Generator } from "./generator";
import { mapped } from "./list";
import type { Draw, Word } from "./words";

/** What the generator makes of these draws. */
export const rolled = (generator: Generator, draws: readonly Draw[]): Word[] =>
  mapped(draws, (draw) => draw.sides[below(generator, draw.sides.length)] ?? "");
