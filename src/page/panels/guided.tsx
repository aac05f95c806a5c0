import type { JSX } from "preact";
import type { SlateGuide } from "../../kernel/slate";
import { words } from "../text/words";

/** What the guide of a lesson says: what came of the answer before, what is asked now, and what it would choose. */
export const Guided = ({ guide: { title, came, says, choose } }: { readonly guide: SlateGuide }): JSX.Element => (
  <section class="guide" aria-label={words.guide} aria-live="polite">
    {title === "" ? null : <h3>{title}</h3>}
    {came === "" ? null : <p class="came">{came}</p>}
    <p>{says}</p>
    {choose === "" ? null : <p class="choose">{choose}</p>}
  </section>
);
