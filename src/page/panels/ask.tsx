import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Element } from "../../host/world/xml-ui";
import type { Companion, OddsLine } from "../room/wire";
import { words } from "./text";
import { keyOf } from "./xml-element";

/** The panel of our own controller, set as a page of its own: what is asked, what may be said, and what may come of it. */

const NARROW = "(max-width: 48rem)";

const under = (element: Element): readonly Element[] => [element, ...element.children.flatMap(under)];

const textOf = ({ attributes, value }: Element): string => attributes["text"] ?? value;

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
  readonly panel: Element;
  readonly companion: Companion | "none";
  readonly click: (key: string) => void;
  readonly enter: (key: string, value: string) => void;
  readonly build: () => void;
}

const isHints = ({ attributes }: Element): boolean => attributes["id"]?.endsWith("-hints") === true;

const isChoice = ({ attributes }: Element): boolean => attributes["id"]?.includes("-choice") === true;

/** What may come of a choice: in the words of the table if it has any, else as the rules count it. */
const MayCome = ({
  element,
  companion,
}: Pick<Props, "companion"> & { readonly element: Element }): JSX.Element | null => {
  const hint = element.attributes["tooltip"] ?? "";
  if (hint !== "") return <p class="may-come">{hint}</p>;
  const text = plain(element);
  const odds = companion === "none" ? [] : (companion.choices.find(({ choice }) => choice === text)?.odds ?? []);
  if (odds.length === 0) return null;
  return (
    <div class="may-come">
      {words.mayCome}
      <Odds odds={odds} label={`${words.mayCome}: ${text}`} />
    </div>
  );
};

/** Without the marks of what is usual or picked. */
const plain = (element: Element): string => textOf(element).replace(/^(▸ |● )+/, "");

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

const Choice = ({
  element,
  companion,
  click,
}: Pick<Props, "companion" | "click"> & { readonly element: Element }): JSX.Element => (
  <li>
    <button
      type="button"
      class={textOf(element).startsWith("▸") ? "choice usual" : "choice"}
      onClick={() => {
        click(keyOf(element));
      }}
    >
      {textOf(element)}
    </button>
    <MayCome element={element} companion={companion} />
  </li>
);

/** An answer that is typed or pasted, and the window in which it can be put together. */
const Typed = ({
  element,
  enter,
  build,
}: Pick<Props, "enter" | "build"> & { readonly element: Element }): JSX.Element => (
  <div class="typed">
    <button type="button" onClick={build}>
      {words.build}
    </button>
    <textarea
      rows={2}
      placeholder={element.attributes["placeholder"]}
      aria-label={element.attributes["placeholder"]}
      onChange={({ currentTarget }) => {
        enter(keyOf(element), currentTarget.value);
      }}
    />
  </div>
);

export const Ask = ({ panel, companion, click, enter, build }: Props): JSX.Element => {
  const all = under(panel);
  const texts = all.filter(({ tag }) => tag === "Text");
  const [title, ...rest] = texts.filter((element) => !isHints(element)).map(textOf);
  const hints = texts.filter(isHints).flatMap((element) => textOf(element).split("\n"));
  const buttons = all.filter(({ tag }) => tag === "Button");
  const chance = companion === "none" ? [] : companion.chance;
  const said = companion === "none" ? [] : companion.said;
  return (
    <section class="ask" aria-label={words.ask}>
      <div aria-live="polite">
        <h2>{title ?? ""}</h2>
        {said.length === 0 ? null : (
          <p class="said">
            {words.soFar} {said.join(" → ")}
          </p>
        )}
        {rest
          .filter((text) => text !== "")
          .map((text) => (
            <p key={text}>{text}</p>
          ))}
      </div>
      <ul class="choices">
        {buttons.filter(isChoice).map((element) => (
          <Choice key={element.attributes["id"]} element={element} companion={companion} click={click} />
        ))}
      </ul>
      {all
        .filter(({ tag }) => tag === "InputField")
        .map((element) => (
          <Typed key={element.attributes["id"]} element={element} enter={enter} build={build} />
        ))}
      {chance.length > 0 ? (
        <>
          <h3>{words.odds}</h3>
          <Odds odds={chance} label={words.odds} />
        </>
      ) : null}
      <div class="row">
        {buttons
          .filter((element) => !isChoice(element))
          .map((element) => (
            <button
              key={element.attributes["id"]}
              type="button"
              onClick={() => {
                click(keyOf(element));
              }}
            >
              {textOf(element)}
            </button>
          ))}
      </div>
      {hints.some((line) => line !== "") ? <Hints lines={hints} /> : null}
    </section>
  );
};
