import type { ScriptFault } from "../world/world-options";

/** Whose it is: the script's own, a limit it went past, or the host's, which does not imitate something or failed. */
export type Blame = "script" | "limit" | "host";

export interface Trouble {
  readonly blame: Blame;
  /** The script as the game names it: `Global` or the object. */
  readonly script: string;
  /** The chunk it happened in, which is `Global` or a GUID, and its line; 0 where nobody can say. */
  readonly chunk: string;
  readonly line: number;
  readonly message: string;
  /** How often this very thing went wrong. */
  readonly times: number;
}

/** fengari says `chunk:3:`, MoonSharp `chunk:(3,1-20):`. */
const PLACE = /^(.+?):(?:(\d+)|\((\d+)[^)]*\)): /;

const MEMBER = /does not imitate (\S+)/;

const blameOf = ({ ofHost, isStopped }: ScriptFault): Blame => (isStopped ? "limit" : ofHost ? "host" : "script");

const troubleOf = (fault: ScriptFault): Trouble => {
  const [first = ""] = fault.message.split("\n");
  const [place = "", chunk = "", plain, bracketed] = PLACE.exec(first) ?? [];
  return {
    blame: blameOf(fault),
    script: fault.where,
    chunk,
    line: Number(plain ?? bracketed ?? 0),
    message: first.slice(place.length),
    times: 1,
  };
};

/** What went wrong, each thing once, in the order in which it came first. */
export const troublesIn = (faults: readonly ScriptFault[]): readonly Trouble[] => {
  const known = new Map<string, Trouble>();
  for (const each of faults.map(troubleOf)) {
    const key = JSON.stringify(each);
    known.set(key, { ...each, times: (known.get(key)?.times ?? 0) + 1 });
  }
  return [...known.values()];
};

/** The members of the game that scripts asked for and this host does not imitate. */
export const notImitatedIn = (troubles: readonly Trouble[]): readonly string[] => [
  ...new Set(troubles.flatMap(({ message }) => MEMBER.exec(message)?.[1] ?? [])),
];
