import type { Word } from "../../../kernel/words";

/** What one half of an Exposure Card brings. */
export interface ExposureHalf {
  readonly spawn: number;
  readonly move: number;
  readonly reshuffle: boolean;
}

export interface ExposureCard {
  readonly card: Word;
  readonly day: ExposureHalf;
  readonly night: ExposureHalf;
}

/** All four decks are alike (DL-PV-03). */
export const EXPOSURE_CARDS: readonly ExposureCard[] = [
  {
    card: "exposure.x1",
    day: { spawn: 0, move: 1, reshuffle: false },
    night: { spawn: 2, move: 2, reshuffle: false },
  },
  {
    card: "exposure.x2",
    day: { spawn: 1, move: 0, reshuffle: false },
    night: { spawn: 2, move: 2, reshuffle: false },
  },
  {
    card: "exposure.x3",
    day: { spawn: 1, move: 1, reshuffle: false },
    night: { spawn: 3, move: 2, reshuffle: false },
  },
  {
    card: "exposure.x4",
    day: { spawn: 0, move: 2, reshuffle: false },
    night: { spawn: 2, move: 3, reshuffle: false },
  },
  {
    card: "exposure.x5",
    day: { spawn: 2, move: 0, reshuffle: false },
    night: { spawn: 3, move: 1, reshuffle: false },
  },
  {
    card: "exposure.x6",
    day: { spawn: 0, move: 1, reshuffle: false },
    night: { spawn: 1, move: 3, reshuffle: false },
  },
  {
    card: "exposure.x7",
    day: { spawn: 1, move: 0, reshuffle: false },
    night: { spawn: 2, move: 3, reshuffle: false },
  },
  {
    card: "exposure.x8",
    day: { spawn: 0, move: 0, reshuffle: true },
    night: { spawn: 1, move: 1, reshuffle: true },
  },
];
