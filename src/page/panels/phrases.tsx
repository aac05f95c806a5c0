import type { JSX } from "preact";
import { PHRASES, type Phrase } from "../room/phrases";
import { words } from "../text/words";

/** What can be said by one click; each reads it in their own language. */
export const Phrases = ({ say }: { readonly say: (phrase: Phrase) => void }): JSX.Element => (
  <div class="row phrases" role="group" aria-label={words.phrase}>
    {PHRASES.map((phrase) => (
      <button
        key={phrase}
        type="button"
        onClick={() => {
          say(phrase);
        }}
      >
        {words.phrases[phrase]}
      </button>
    ))}
  </div>
);
