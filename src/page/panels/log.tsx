import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Line } from "../room/wire";
import { words } from "../text/words";
import { SIGNS } from "./signs";

/** What was said and done, as a story: by rounds and turns, with its rules only for who asks. */

/** Opens the rules where this one stands. */
type Read = (this: void, rule: string) => void;

const Rule = ({ rule, says, read }: Line["rules"][number] & { readonly read: Read }): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="rule"
        aria-label={`§ ${rule}`}
        tabIndex={-1}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span aria-hidden="true">§</span>
        <span hidden={!open}> {rule}</span>
      </button>
      {open ? (
        <>
          <q class="rule-says">{says}</q>
          <button
            type="button"
            class="rule"
            onClick={() => {
              read(rule);
            }}
          >
            {words.inRules}
          </button>
        </>
      ) : null}
    </>
  );
};

/** The marks of the game's rich chat texts, `[b]` and `[ff0000]`, are left out. */
const plain = (text: string): string => text.replace(/\[(\/?[bius]|-|[0-9a-fA-F]{6})\]/g, "");

/** The line cut at the rules it names. */
interface OneLine {
  readonly line: Line;
  readonly mine: boolean;
  readonly read: Read;
}

const Told = ({ line, mine, read }: OneLine): JSX.Element => {
  let pieces: (string | JSX.Element)[] = [plain(line.text)];
  for (const { rule, says } of line.rules) {
    pieces = pieces.flatMap((piece) =>
      typeof piece !== "string"
        ? [piece]
        : piece
            .replaceAll(`(${rule})`, rule)
            .split(rule)
            .flatMap((part, i) => (i === 0 ? [part] : [<Rule key={rule} rule={rule} says={says} read={read} />, part])),
    );
  }
  return (
    <p class={["line", ...(line.loud ? ["loud"] : []), ...(mine ? ["mine"] : [])].join(" ")}>
      {line.sign === "" ? null : (
        <span class="sign" aria-hidden="true">
          {SIGNS[line.sign]}
        </span>
      )}
      {pieces}
    </p>
  );
};

/** A round, or a scene of it: what it begins with, and all that follows. */
interface Chapter {
  readonly head: Line | "none";
  readonly lines: readonly Line[];
}

/** What comes before the first beginning is a chapter without one. */
const cutAt = (lines: readonly Line[], level: Line["level"]): readonly Chapter[] => {
  const chapters: { head: Line | "none"; lines: Line[] }[] = [{ head: "none", lines: [] }];
  for (const line of lines) {
    if (line.level === level) chapters.push({ head: line, lines: [] });
    else chapters.at(-1)?.lines.push(line);
  }
  return chapters.filter(({ head, lines: own }) => head !== "none" || own.length > 0);
};

interface Telling {
  readonly lines: readonly Line[];
  readonly isMine: (line: Line) => boolean;
  readonly read: Read;
}

const Scene = ({ head, lines, isMine, read }: Chapter & Telling): JSX.Element => (
  <div class={head === "none" ? "" : isMine(head) ? "scene mine" : "scene"}>
    {head === "none" ? null : (
      <h4>
        <Told line={head} mine={false} read={read} />
      </h4>
    )}
    {lines.map((line, i) => (
      <Told key={i} line={line} mine={isMine(line)} read={read} />
    ))}
  </div>
);

const Scenes = ({ lines, isMine, read }: Telling): JSX.Element => (
  <>
    {cutAt(lines, "scene").map((scene, i) => (
      <Scene key={i} {...scene} isMine={isMine} read={read} />
    ))}
  </>
);

/** Only the round that is played is open; the others open when somebody wants them, and are not drawn before. */
const Round = ({
  head,
  lines,
  isMine,
  read,
  isLast,
}: Chapter & Telling & { readonly isLast: boolean }): JSX.Element => {
  const [wanted, want] = useState<boolean | "as it is">("as it is");
  const isOpen = wanted === "as it is" ? isLast : wanted;
  return (
    <details open={isOpen} class="round">
      <summary
        onClick={(event) => {
          event.preventDefault();
          want(!isOpen);
        }}
      >
        {head === "none" ? words.beforeRounds : plain(head.text).replace(/ \([A-Z]+(-[A-Z0-9]+)+\)$/, "")}
      </summary>
      {isOpen ? <Scenes lines={lines} isMine={isMine} read={read} /> : null}
    </details>
  );
};

const Story = ({ lines, isMine, read }: Telling): JSX.Element => {
  const rounds = cutAt(lines, "chapter");
  // A table that tells no rounds has nothing to fold.
  if (rounds.every(({ head }) => head === "none")) return <Scenes lines={lines} isMine={isMine} read={read} />;
  return (
    <>
      {rounds.map((round, i) => (
        <Round key={i} {...round} isMine={isMine} read={read} isLast={i === rounds.length - 1} />
      ))}
    </>
  );
};

/** What was found, each under its round. */
const Found = ({ lines, isMine, read, text }: Telling & { readonly text: string }): JSX.Element => {
  const found = cutAt(lines, "chapter").map(({ head, lines: own }) => ({
    head,
    lines: own.filter((line) => line.text.toLocaleLowerCase().includes(text)),
  }));
  const any = found.filter((round) => round.lines.length > 0);
  if (any.length === 0) return <p class="line">{words.notFound}</p>;
  return (
    <>
      {any.map((round, i) => (
        <Scene key={i} {...round} isMine={isMine} read={read} />
      ))}
    </>
  );
};

const WAYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** One stop for Tab, however long the log is; within it the arrows go from rule to rule. */
const goToRule = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  const by = WAYS[event.key];
  const rules = [...event.currentTarget.querySelectorAll<HTMLElement>(".rule")];
  if (by === undefined || rules.length === 0) return;
  const now = rules.findIndex((rule) => rule === document.activeElement);
  const next = now < 0 ? rules.length - 1 : Math.max(0, Math.min(rules.length - 1, now + by));
  rules[next]?.focus();
  event.preventDefault();
};

export const Log = ({ lines, isMine, read, say }: Telling & { readonly say: (text: string) => void }): JSX.Element => {
  const [sought, seek] = useState("");
  const text = sought.trim().toLocaleLowerCase();
  return (
    <section class="log" aria-label={words.log}>
      <div class="row">
        <h3>{words.log}</h3>
        <input
          type="search"
          aria-label={words.searchLog}
          placeholder={words.searchLog}
          value={sought}
          onInput={({ currentTarget }) => {
            seek(currentTarget.value);
          }}
        />
      </div>
      <div class="lines" tabIndex={0} role="log" aria-label={words.log} onKeyDown={goToRule}>
        <div>
          {text === "" ? (
            <Story lines={lines} isMine={isMine} read={read} />
          ) : (
            <Found lines={lines} isMine={isMine} read={read} text={text} />
          )}
        </div>
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem("text") as HTMLInputElement;
          if (field.value.trim() !== "") say(field.value.trim());
          field.value = "";
        }}
      >
        <input
          name="text"
          type="text"
          aria-label={words.say}
          placeholder={words.say}
          autocomplete="off"
          maxLength={400}
        />
        <button type="submit">{words.send}</button>
      </form>
    </section>
  );
};
