import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Line } from "../room/wire";
import { words } from "../text/words";

/** What was said and done. A rule's id opens its sentence. */

/** Opens the rules where this one stands. */
type Read = (this: void, rule: string) => void;

const Rule = ({ rule, says, read }: Line["rules"][number] & { readonly read: Read }): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="rule"
        tabIndex={-1}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {rule}
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
const Told = ({ line, read }: { readonly line: Line; readonly read: Read }): JSX.Element => {
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
  return <li class={line.loud ? "loud" : ""}>{pieces}</li>;
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

export const Log = ({
  lines,
  say,
  read,
}: {
  readonly lines: readonly Line[];
  readonly say: (text: string) => void;
  readonly read: Read;
}): JSX.Element => {
  return (
    <section class="log" aria-label={words.log}>
      <h3>{words.log}</h3>
      <div class="lines" tabIndex={0} role="log" aria-label={words.log} onKeyDown={goToRule}>
        <ol>
          {lines.map((line, i) => (
            <Told key={i} line={line} read={read} />
          ))}
        </ol>
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
