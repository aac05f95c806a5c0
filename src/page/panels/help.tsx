import type { JSX } from "preact";
import { Dialog } from "./dialog";
import { words } from "../text/words";

export const Help = ({ close }: { readonly close: () => void }): JSX.Element => (
  <Dialog title={words.help} close={close}>
    <dl class="keys">
      {words.keys.map(([keys, does]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
