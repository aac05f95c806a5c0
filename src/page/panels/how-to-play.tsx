import type { JSX } from "preact";
import type { NotebookPage } from "../room/wire";
import { words } from "../text/words";

/** How the game goes, on one page: the notebook of the table. */
export const HowToPlay = ({ notebook }: { readonly notebook: readonly NotebookPage[] }): JSX.Element => (
  <details class="how-to-play">
    <summary>{words.howToPlay}</summary>
    {notebook.map(({ title, body }) => (
      <section key={title}>
        <h3>{title}</h3>
        <p>{body}</p>
      </section>
    ))}
  </details>
);
