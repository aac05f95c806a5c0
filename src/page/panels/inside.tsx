import type { JSX } from "preact";
import type { Inside as InsideOne } from "../room/wire";
import type { Eye } from "../view/eye";
import { Dialog } from "./dialog";
import { Large } from "./large";
import { words } from "./text";

interface Props {
  readonly name: string;
  readonly inside: readonly InsideOne[];
  readonly eye: Eye;
  readonly take: (index: number) => void;
  readonly close: () => void;
}

/** What lies in a bag or deck: each can be taken out. */
export const Inside = ({ name, inside, eye, take, close }: Props): JSX.Element => (
  <Dialog title={`${words.inside}: ${name}`} close={close}>
    {inside.length === 0 ? <p>{words.empty}</p> : null}
    <ul class="inside">
      {inside.map((each) => (
        <li key={each.index}>
          <button
            type="button"
            aria-label={`${words.take}: ${each.name}`}
            title={each.text}
            onClick={() => {
              take(each.index);
            }}
          >
            {each.look.as === "outline" ? null : <Large eye={eye} of={each} side={96} />}
            <span>{each.name}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
