import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { words } from "../text/words";

/** A match in one line, to be sent to somebody. */
export const CopyCode = ({ code }: { readonly code: string }): JSX.Element => {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement | null): Promise<void> => {
    field?.select();
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div class="field row">
      <label>
        {words.code}
        <input
          id={id}
          type="text"
          readOnly
          value={code}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </label>
      <button
        type="button"
        onClick={() => {
          void copy(document.querySelector(`#${id}`));
        }}
      >
        {copied ? words.copied : words.copy}
      </button>
    </div>
  );
};
