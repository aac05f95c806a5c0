import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type Slate, type SlateChoice, TYPED_KEY } from "../../kernel/slate";
import type { OddsLine, SlateOdds } from "../room/wire";
import { words } from "../text/words";
import { Guided } from "./guided";

/** What our controller shows this seat: what is asked, what may be said, and what may come of it. */

const NARROW = "(max-width: 48rem)";

const percent = (share: number): string =>
  share > 0 && share < 0.01 ? "< 1 %" : `${String(Math.round(share * 100))} %`;

const Odds = ({ odds, label }: { readonly odds: readonly OddsLine[]; readonly label: string }): JSX.Element => (
  <ul class="odds" aria-label={label}>
    {odds.map(({ what, share }) => (
      <li key={what}>
        <span class="bar" aria-hidden="true">
          <span style={{ width: `${String(share * 100)}%` }} />
        </span>
        <span>{percent(share)}</span> <span>{what}</span>
      </li>
    ))}
  </ul>
);

interface Props {
  readonly slate: Slate;
  readonly odds: SlateOdds;
  readonly answer: (key: string, typed: string) => void;
  /** Shows where a choice is on the table; "" for none. */
  readonly point: (key: string) => void;
  readonly build: () => void;
}

/** What may come of a choice: in the words of the game if it has any, else as the rules count it. */
const MayCome = ({
  choice,
  odds,
}: {
  readonly choice: SlateChoice;
  readonly odds: readonly OddsLine[];
}): JSX.Element | null => {
  if (choice.hints.length > 0) return <p class="may-come">{choice.hints.map(({ text }) => text).join(" ")}</p>;
  if (odds.length === 0) return null;
  return (
    <div class="may-come">
      {words.mayCome}
      <Odds odds={odds} label={`${words.mayCome}: ${choice.text}`} />
    </div>
  );
};

/** What is worth knowing of the moment: open from the start where there is room for it. */
const Hints = ({ lines }: { readonly lines: readonly string[] }): JSX.Element => (
  <details class="hints" open={useMemo(() => !matchMedia(NARROW).matches, [])}>
    <summary>{words.hints}</summary>
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  </details>
);

const marksOf = ({ usual, picked }: SlateChoice): string => `${usual ? "▸ " : ""}${picked ? "● " : ""}`;

const Choice = ({
  choice,
  odds,
  answer,
  point,
}: Pick<Props, "odds" | "answer" | "point"> & { readonly choice: SlateChoice }) => (
  <li>
    <button
      type="button"
      class={choice.usual ? "choice usual" : "choice"}
      onClick={() => {
        answer(choice.key, "");
      }}
      onPointerEnter={() => {
        point(choice.key);
      }}
      onPointerLeave={() => {
        point("");
      }}
      onFocus={() => {
        point(choice.key);
      }}
      onBlur={() => {
        point("");
      }}
    >
      {marksOf(choice) + choice.text}
    </button>
    <MayCome choice={choice} odds={odds.choices.find(({ key }) => key === choice.key)?.odds ?? []} />
  </li>
);

/** An answer that is typed or pasted, and the window in which it can be put together. */
const Typed = ({ slate, answer, build }: Pick<Props, "slate" | "answer" | "build">): JSX.Element => (
  <div class="typed">
    <button type="button" onClick={build}>
      {words.build}
    </button>
    <textarea
      rows={2}
      placeholder={slate.typed}
      aria-label={slate.typed}
      onChange={({ currentTarget }) => {
        answer(TYPED_KEY, currentTarget.value);
      }}
    />
  </div>
);

/** What has been said so far of what is waited for. */
const soFar = ({ asks: [ask] }: Slate): readonly string[] =>
  (ask?.said ?? []).flatMap((part) => part.map(({ text }) => text));

export const Ask = ({ slate, odds, answer, point, build }: Props): JSX.Element => {
  const said = soFar(slate);
  return (
    <section class="ask" aria-label={words.ask}>
      <div aria-live="polite">
        <h2>{slate.title}</h2>
        {said.length === 0 ? null : (
          <p class="said">
            {words.soFar} {said.join(" → ")}
          </p>
        )}
        {slate.recap === "" ? null : <p class="recap">{slate.recap}</p>}
        {slate.prompt === "" ? null : <p>{slate.prompt}</p>}
      </div>
      {slate.guide === "none" ? null : <Guided guide={slate.guide} />}
      <ul class="choices">
        {slate.choices.map((choice) => (
          <Choice key={choice.key} choice={choice} odds={odds} answer={answer} point={point} />
        ))}
      </ul>
      {slate.typed === "" ? null : <Typed slate={slate} answer={answer} build={build} />}
      {odds.chance.length > 0 ? (
        <>
          <h3>{words.odds}</h3>
          <Odds odds={odds.chance} label={words.odds} />
        </>
      ) : null}
      <div class="row">
        {slate.doors.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            onClick={() => {
              answer(key, "");
            }}
          >
            {text}
          </button>
        ))}
      </div>
      {slate.hints.length > 0 ? <Hints lines={slate.hints.map(({ text }) => text)} /> : null}
    </section>
  );
};
