import type { JSX } from "preact";
import { type Roster, withCopies } from "../../kernel/roster";
import type { Buildable, Workshop, WorkshopSection } from "../room/wire";
import { words } from "../text/words";

/** What a roster may be made of, section by section, with how many of each are in it. */

/** How many of a kind a roster has. */
export const countOf = (roster: Roster, kind: string): number => roster.find(({ of }) => of === kind)?.n ?? 0;

export const kindsIn = (section: WorkshopSection): readonly Buildable[] => section.groups.flatMap(({ kinds }) => kinds);

const sizeOf = (roster: Roster, section: WorkshopSection): number =>
  kindsIn(section).reduce((sum, { kind }) => sum + countOf(roster, kind), 0);

/** A ready roster takes the place of all that is in its sections. */
export const begunWith = (roster: Roster, ready: Roster, { sections }: Workshop): Roster => {
  const replaced = sections.filter((section) => sizeOf(ready, section) > 0).flatMap(kindsIn);
  return [...roster.filter(({ of }) => !replaced.some(({ kind }) => kind === of)), ...ready];
};

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

export const EVERYTHING = "";
const CHOSEN = "chosen";

export const Section = ({
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

/** Which group is shown. */
export const Filter = ({
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
