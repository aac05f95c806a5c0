import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Roster, withCopies } from "../../kernel/roster";
import type { Send } from "../link";
import type { Checked, PageState } from "../page-state";
import { OURS } from "../room/panel";
import type { Buildable, Workshop, WorkshopSection } from "../room/wire";
import type { Parts } from "./app";
import { Dialog } from "./dialog";
import { Large } from "./large";
import { RosterText } from "./roster-text";
import { words } from "./text";
import { keyOf } from "./xml-element";

/** The window in which a deck is put together; what is wrong with it the room says after every change. */

const countOf = (roster: Roster, kind: string): number => roster.find(({ of }) => of === kind)?.n ?? 0;

const kindsIn = (section: WorkshopSection): readonly Buildable[] => section.groups.flatMap(({ kinds }) => kinds);

const sizeOf = (roster: Roster, section: WorkshopSection): number =>
  kindsIn(section).reduce((sum, { kind }) => sum + countOf(roster, kind), 0);

/** A ready roster takes the place of all that is in its sections. */
const begunWith = (roster: Roster, ready: Roster, { sections }: Workshop): Roster => {
  const replaced = sections.filter((section) => sizeOf(ready, section) > 0).flatMap(kindsIn);
  return [...roster.filter(({ of }) => !replaced.some(({ kind }) => kind === of)), ...ready];
};

const keptAs = (game: string): string => `outbreak.roster.${game}`;

const remembered = (game: string): Roster => {
  try {
    return JSON.parse(localStorage.getItem(keptAs(game)) ?? "[]") as Roster;
  } catch {
    return [];
  }
};

/** The deck that the address brings along: `#decks=3 Machete;…` */
const inAddress = (): string => decodeURIComponent(location.hash.split("=").slice(1).join("="));

interface Change {
  readonly roster: Roster;
  readonly change: (roster: Roster) => void;
}

const Row = ({
  of,
  roster,
  change,
  look,
}: Change & { readonly of: Buildable; readonly look: (of: Buildable) => void }): JSX.Element => {
  const n = countOf(roster, of.kind);
  const by = (step: number) => (): void => {
    look(of);
    change(withCopies(roster, step, of.kind));
  };
  return (
    <li
      class={n > of.most ? "kind too-many" : n > 0 ? "kind chosen" : "kind"}
      onPointerEnter={() => {
        look(of);
      }}
      onFocusCapture={() => {
        look(of);
      }}
    >
      <button type="button" aria-label={words.fewer(of.name)} disabled={n === 0} onClick={by(-1)}>
        −
      </button>
      <output aria-label={of.name}>
        {n}/{of.most}
      </output>
      <button type="button" aria-label={words.more(of.name)} disabled={n >= of.most} onClick={by(1)}>
        +
      </button>
      <span>
        <strong>{of.name}</strong> {of.text}
      </span>
    </li>
  );
};

const EVERYTHING = "";
const CHOSEN = "chosen";

const Section = ({
  section,
  shows,
  roster,
  change,
  look,
}: Change & {
  readonly section: WorkshopSection;
  readonly shows: string;
  readonly look: (of: Buildable) => void;
}): JSX.Element => {
  const size = sizeOf(roster, section);
  const groups = section.groups.filter(({ name }) => shows === EVERYTHING || shows === CHOSEN || name === shows);
  const isShown = ({ kind }: Buildable): boolean => shows !== CHOSEN || countOf(roster, kind) > 0;
  return (
    <section>
      <h3 class={size === section.size ? "" : "wrong"}>
        {section.name}: {size}/{section.size}
      </h3>
      {groups.map(({ name, kinds }) => (
        <div key={name}>
          {section.groups.length > 1 && kinds.some(isShown) ? <h4>{name}</h4> : null}
          <ul>
            {kinds.filter(isShown).map((of) => (
              <Row key={of.kind} of={of} roster={roster} change={change} look={look} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

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

const Filter = ({
  workshop,
  shows,
  show,
}: {
  readonly workshop: Workshop;
  readonly shows: string;
  readonly show: (group: string) => void;
}): JSX.Element => {
  const groups = workshop.sections.flatMap((section) => section.groups.map(({ name }) => name));
  const options: readonly (readonly [value: string, label: string])[] = [
    [EVERYTHING, words.everything],
    [CHOSEN, words.chosenOnly],
    ...groups.map((name) => [name, name] as const),
  ];
  return (
    <label>
      {words.show}
      <select
        onChange={({ currentTarget }) => {
          show(currentTarget.value);
        }}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value} selected={value === shows}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};

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

interface Building {
  readonly roster: Roster;
  readonly change: (roster: Roster) => void;
  readonly read: (text: string) => void;
}

/** The roster as it was changed last; what the room makes of it comes a moment later. */
const useRoster = (checked: Checked, send: Send): Building => {
  const [roster, setRoster] = useState<Roster>([]);
  const owed = useRef(0);
  useEffect(() => {
    owed.current = Math.max(0, owed.current - 1);
    if (owed.current === 0) setRoster(checked.roster);
  }, [checked]);
  return {
    roster,
    change: (now) => {
      owed.current++;
      setRoster(now);
      send({ act: "check", roster: now });
    },
    read: (text) => {
      owed.current++;
      send({ act: "readRoster", text });
    },
  };
};

export const WorkshopWindow = ({ parts: { eye, send }, state, close }: Props): JSX.Element | null => {
  const { workshop, checked } = state;
  const { roster, change, read } = useRoster(checked, send);
  const [shows, show] = useState(EVERYTHING);
  const [looked, look] = useState<Buildable | undefined>(undefined);
  useEffect(() => {
    send({ act: "workshop" });
  }, [send]);
  useEffect(() => {
    if (workshop === "none") return;
    const given = inAddress();
    if (given === "") change(remembered(workshop.game));
    else read(given);
  }, [workshop]);
  useEffect(() => {
    if (workshop !== "none" && roster.length > 0) localStorage.setItem(keptAs(workshop.game), JSON.stringify(roster));
  }, [roster]);
  if (workshop === "none") return null;
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
            disabled={checked.wrong.length > 0 || field === undefined}
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
