import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PageState } from "../page-state";
import { OURS } from "../room/panel";
import type { Buildable } from "../room/wire";
import type { Parts } from "./app";
import { Dialog } from "./dialog";
import { Large } from "./large";
import { begunWith, countOf, EVERYTHING, Filter, kindsIn, Section } from "./roster-list";
import { RosterText } from "./roster-text";
import { words } from "../text/words";
import { useRoster } from "./use-roster";
import { keyOf } from "./xml-element";

/** The window in which a deck is put together; what is wrong with it the room says after every change. */

const Wrong = ({ lines }: { readonly lines: readonly string[] }): JSX.Element => (
  <div class="faults" role="status">
    {lines.length === 0 ? (
      <p>{words.fine}</p>
    ) : (
      <>
        <h3>{words.wrong}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </div>
);

interface Props {
  readonly parts: Parts;
  readonly state: PageState;
  readonly close: () => void;
}

/** Where the panel takes a roster, if this seat is asked for one. */
const fieldOf = ({ elements, you }: PageState): string | undefined => {
  const id = `${OURS}${you}-typed`;
  const panel = elements.find(({ attributes }) => attributes["id"] === `${OURS}${you}-panel`);
  const field = panel?.children.find(({ attributes }) => attributes["id"] === id);
  return field === undefined ? undefined : keyOf(field);
};

export const WorkshopWindow = ({ parts: { eye, send }, state, close }: Props): JSX.Element | null => {
  const { workshop, checked } = state;
  const { roster, isChecked, change, read } = useRoster(workshop === "none" ? "" : workshop.game, checked, send);
  const [shows, show] = useState(EVERYTHING);
  const [looked, look] = useState<Buildable | undefined>(undefined);
  useEffect(() => {
    send({ act: "workshop" });
  }, [send]);
  if (workshop === "none" || roster === "not read yet") return null;
  const field = fieldOf(state);
  const kinds = workshop.sections.flatMap(kindsIn);
  const large = looked ?? kinds.find(({ kind }) => countOf(roster, kind) > 0) ?? kinds[0];
  return (
    <Dialog title={words.builder(workshop.game)} close={close} wide>
      <div class="workshop">
        <div class="row">
          <Filter workshop={workshop} shows={shows} show={show} />
          {words.startFrom}
          {workshop.ready.map(({ name, roster: ready }) => (
            <button
              key={name}
              type="button"
              onClick={() => {
                change(begunWith(roster, ready, workshop));
              }}
            >
              {name}
            </button>
          ))}
          <button
            type="button"
            onClick={() => {
              change([]);
            }}
          >
            {words.clear}
          </button>
        </div>
        <div class="kinds">
          {workshop.sections.map((section) => (
            <Section key={section.name} section={section} shows={shows} roster={roster} change={change} look={look} />
          ))}
        </div>
        <aside>
          {large === undefined ? null : <Large eye={eye} of={large} side={300} otherwise={large.name} />}
          <Wrong lines={checked.wrong} />
          <RosterText text={checked.text} read={read} />
          <button
            type="button"
            class="choice usual"
            disabled={!isChecked || checked.wrong.length > 0 || field === undefined}
            onClick={() => {
              if (field !== undefined) send({ act: "enter", element: field, value: checked.text, on: -1 });
              close();
            }}
          >
            {words.playIt}
          </button>
          {field === undefined ? <p class="hint">{words.notAsked}</p> : null}
        </aside>
      </div>
    </Dialog>
  );
};
