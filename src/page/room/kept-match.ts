/** A match as a list of matches tells it. */
export interface KeptAbout {
  readonly id: string;
  /** Of the save it began with, and the folder of the table it is played at. */
  readonly key: string;
  readonly folder: string;
  readonly name: string;
  /** The game's name, "" for a table that is none of ours. */
  readonly game: string;
  /** What its seats are asked, or how it ended. */
  readonly says: string;
  readonly answers: number;
  readonly isOver: boolean;
  readonly when: number;
  /** At which whoever plays it in this browser sits. */
  readonly colour: string;
}

export interface KeptMatch {
  readonly about: KeptAbout;
  readonly text: string;
}
