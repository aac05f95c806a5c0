/** An option of a command: a flag, or a text with the word that stands for it in the help. */
interface Option {
  readonly takes: "nothing" | Uppercase<string>;
  readonly says: string;
}

/** What somebody typed after the command's name. */
export interface Asked {
  readonly words: readonly string[];
  /** An option's text; "absent" is what it means to leave it out. */
  text(this: void, option: string, absent: string): string;
  flag(this: void, option: string): boolean;
}

/** One file of this folder each. `run` gives the exit code; a person's mistake is a thrown `Mistake`. */
export interface Command {
  readonly name: string;
  /** What follows the name, as the help shows it: `[game…]`. */
  readonly words: string;
  /** What somebody may want of it, as it is typed after `outbreak`. */
  readonly examples: readonly [string, ...string[]];
  readonly options: Readonly<Record<string, Option>>;
  run(this: void, asked: Asked): Promise<number>;
}

/** What the page of all commands says of one, so that it has to load none. */
interface Listed {
  readonly does: string;
  load(this: void): Promise<Command>;
}

/** Commands by their name; each is loaded when it is asked for. */
export type Commands = Readonly<Record<string, Listed>>;
