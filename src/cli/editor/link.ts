import { Mistake } from "../mistake";
import type { Ports } from "./ports";
import { inTurn, listening } from "./post";

/** Our side of the protocol: an editor that hears the open table, runs Lua in it and talks with its scripts. */

/** A script on the open table. */
export interface ScriptThere {
  readonly name: string;
  readonly guid: string;
  readonly script: string;
}

/** What is told while the link stands. */
export interface Ears {
  printed(this: void, message: string): void;
  failed(this: void, error: string, guid: string, prefix: string): void;
  custom(this: void, message: unknown): void;
  /** A table was loaded. */
  loaded(this: void, scripts: readonly ScriptThere[]): void;
}

export interface Link {
  scripts(this: void): Promise<readonly ScriptThere[]>;
  /** Runs Lua where there is a script, and gives what it returns; an error of it is a Mistake. */
  run(this: void, guid: string, script: string): Promise<unknown>;
  say(this: void, customMessage: object): Promise<void>;
  close(this: void): Promise<void>;
}

interface Waiting<T> {
  readonly done: (value: T) => void;
  readonly fail: (error: Mistake) => void;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const scriptsIn = (states: unknown): readonly ScriptThere[] =>
  (Array.isArray(states) ? (states as readonly unknown[]) : []).flatMap((state) => {
    if (typeof state !== "object" || state === null) return [];
    const { name, guid, script } = state as Readonly<Record<string, unknown>>;
    return [{ name: textOf(name), guid: textOf(guid), script: textOf(script) }];
  });

/** Somebody may be loading a large table. */
const PATIENCE = 30_000;

export const linked = async (ports: Ports, ears: Ears, patience = PATIENCE): Promise<Link> => {
  const say = inTurn(ports.game);
  let asked: Waiting<readonly ScriptThere[]> | undefined;
  let running: (Waiting<unknown> & { readonly guid: string }) | undefined;

  const failed = ({ error, guid, errorMessagePrefix }: Readonly<Record<string, unknown>>): void => {
    const [told, whose] = [textOf(error), textOf(guid)];
    if (running?.guid === whose) running.fail(new Mistake(`the game refused: ${told}`));
    else ears.failed(told, whose, textOf(errorMessagePrefix));
  };

  const server = await listening(ports.editor, "another editor (VS Code, Atom …)", (message) => {
    switch (message["messageID"]) {
      case 1: {
        const scripts = scriptsIn(message["scriptStates"]);
        if (asked === undefined) ears.loaded(scripts);
        else asked.done(scripts);
        break;
      }
      case 2:
        ears.printed(textOf(message["message"]));
        break;
      case 3:
        failed(message);
        break;
      case 4:
        ears.custom(message["customMessage"]);
        break;
      case 5:
        running?.done(message["returnValue"]);
    }
  });

  const sent = async (message: object): Promise<void> => {
    if (await say(message)) return;
    throw new Mistake(
      `Tabletop Simulator is not running: nothing listens on port ${String(ports.game)} of this computer`,
    );
  };

  /** Says something and waits for what comes back on the other port. */
  const answered = <T>(message: object, wait: (waiting: Waiting<T>) => void, over: () => void): Promise<T> => {
    const answer = new Promise<T>((done, fail) => {
      const timer = setTimeout(() => {
        const seconds = String(Math.ceil(patience / 1000));
        fail(new Mistake(`the game heard us on port ${String(ports.game)} and gave no answer for ${seconds} seconds`));
      }, patience);
      const settled = <V>(settle: (value: V) => void): ((value: V) => void) => {
        return (value) => {
          clearTimeout(timer);
          over();
          settle(value);
        };
      };
      wait({ done: settled(done), fail: settled(fail) });
      sent(message).catch(settled(fail));
    });
    return answer;
  };

  return {
    scripts: () =>
      answered<readonly ScriptThere[]>(
        { messageID: 0 },
        (waiting) => {
          asked = waiting;
        },
        () => {
          asked = undefined;
        },
      ),
    run: (guid, script) =>
      answered<unknown>(
        { messageID: 3, guid, script },
        (waiting) => {
          running = { ...waiting, guid };
        },
        () => {
          running = undefined;
        },
      ),
    say: (customMessage) => sent({ messageID: 2, customMessage }),
    close: server.close,
  };
};
