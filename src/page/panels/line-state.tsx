import type { JSX } from "preact";
import type { LineState } from "../far/door-wire";
import { words } from "../text/words";

/** What has become of the connection, as long as it is not as it should be. */
export const LineNotice = ({ line }: { readonly line: LineState }): JSX.Element | null =>
  line === "here" || line === "on" ? null : (
    <p class="line-state" role="status">
      {words.lines[line]}
    </p>
  );
