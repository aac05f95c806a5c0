import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { words } from "../text/words";

interface Props {
  readonly text: string;
  readonly read: (text: string) => void;
}

/** A roster as text: to copy, to change, to paste another. */
export const RosterText = ({ text, read }: Props): JSX.Element => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (field.current !== null) field.current.value = text;
    setCopied(false);
  }, [text]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div class="roster-text">
      <label>
        {words.deckText}
        <textarea ref={field} rows={6} spellcheck={false} />
      </label>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            read(field.current?.value ?? "");
          }}
        >
          {words.readText}
        </button>
        <button
          type="button"
          onClick={() => {
            void copy();
          }}
        >
          {copied ? words.copied : words.copyText}
        </button>
      </div>
    </div>
  );
};
