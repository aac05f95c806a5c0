import type { JSX } from "preact";
import type { Inside as InsideOne } from "../room/wire";
import type { Eye } from "../view/eye";
import type { Parts } from "./app";
import { describe } from "./describe";
import { Dialog } from "./dialog";
import { Large } from "./large";
import { words } from "../text/words";

interface Props {
  readonly name: string;
  readonly inside: readonly InsideOne[];
  readonly eye: Eye;
  readonly take: (index: number) => void;
  readonly close: () => void;
}

/** What lies in a bag or deck: each can be taken out. */
const Inside = ({ name, inside, eye, take, close }: Props): JSX.Element => (
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
            <Large eye={eye} of={each} side={110} />
            <span>{each.name}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);

/** The deck or bag that has been opened. */
export const OpenStack = ({
  id,
  inside,
  parts: { eye, grip, store },
}: {
  readonly id: number;
  readonly inside: readonly InsideOne[];
  readonly parts: Parts;
}): JSX.Element => {
  const standing = eye.standings.all.get(id);
  const close = (): void => {
    store.set({ inside: "none" });
  };
  const take = (index: number): void => {
    if (standing !== undefined) grip.draw(standing, index);
    close();
    document.getElementById("pieces")?.focus();
  };
  const name = standing === undefined ? "" : describe(standing.piece);
  return <Inside name={name} inside={inside} eye={eye} take={take} close={close} />;
};
