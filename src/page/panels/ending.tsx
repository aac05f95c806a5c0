import type { JSX } from "preact";
import type { Slate, SlateSeat } from "../../kernel/slate";
import type { Course, Ending as Went } from "../room/wire";
import { words } from "../text/words";
import { CopyCode } from "./copy-code";
import { SIGNS } from "./signs";

/** A match that is over: who won and by what, how it went, who did what, and once more. */

const [WIDTH, HEIGHT, EDGE] = [300, 90, 4];

/** Told apart by their dashes too, by who sees no colours. */
const DASHES = ["", "8 4", "2 4", "10 3 2 3", "1 3", "14 4"];

const pointsOf = (values: readonly number[], most: number): string =>
  values
    .map((value, i) => {
      const x = EDGE + (i / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
      const y = HEIGHT - EDGE - (value / Math.max(1, most)) * (HEIGHT - 2 * EDGE);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");

type Called = (seat: string) => string;

const Chart = ({
  course: { gauge, lines },
  called,
}: {
  readonly course: Course;
  readonly called: Called;
}): JSX.Element => {
  const name = words.ending.gauges[gauge];
  const most = Math.max(0, ...lines.flatMap(({ values }) => values));
  const last = lines.map(({ seat, values }) => {
    const whose = called(seat);
    return `${whose === "" ? "" : `${whose}: `}${String(values.at(-1) ?? 0)}`;
  });
  return (
    <figure class="course">
      <figcaption>
        {name} <small>{words.ending.upTo(most)}</small>
      </figcaption>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={`${name}. ${last.join(", ")}`}>
        {lines.map(({ seat, values }, i) => (
          <polyline
            key={seat}
            class={`line-${String(i)}`}
            points={pointsOf(values, most)}
            stroke-dasharray={DASHES[i] ?? ""}
          />
        ))}
      </svg>
      <ul>
        {lines.map(({ seat }, i) => (
          <li key={seat}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <polyline class={`line-${String(i)}`} points="0,4 24,4" stroke-dasharray={DASHES[i] ?? ""} />
            </svg>
            {last[i]}
          </li>
        ))}
      </ul>
    </figure>
  );
};

const signsOf = ({ did }: Went): readonly (keyof typeof SIGNS)[] => [...new Set(did.map(({ sign }) => sign))];

const WhoDidWhat = ({
  went,
  seats,
  called,
}: {
  readonly went: Went;
  readonly seats: readonly SlateSeat[];
  readonly called: Called;
}) => (
  <table>
    <caption>{words.ending.whoDidWhat}</caption>
    <thead>
      <tr>
        <th />
        {seats.map(({ seat }) => (
          <th key={seat} scope="col">
            {called(seat)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {signsOf(went).map((sign) => (
        <tr key={sign}>
          <th scope="row">
            <span aria-hidden="true">{SIGNS[sign]}</span> {words.ending.signs[sign]}
          </th>
          {seats.map(({ seat }) => (
            <td key={seat}>{went.did.find((each) => each.seat === seat && each.sign === sign)?.times ?? 0}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface Props {
  readonly slate: Slate;
  readonly went: Went;
  readonly code: string;
  readonly called: Called;
  readonly rematch: () => void;
}

const wonBy = ({ over }: Slate, called: Called): string => {
  if (over === "not yet") return "";
  const [first = "", ...others] = over.won.map(called);
  if (first === "") return words.ending.nobody;
  return first === words.youAre && others.length === 0
    ? words.ending.youWon
    : words.ending.won([first, ...others].join(", "));
};

export const Ending = ({ slate, went, code, called, rematch }: Props): JSX.Element => (
  <section class="ending" aria-label={words.ending.title}>
    <h2>{wonBy(slate, called)}</h2>
    <p>{slate.over === "not yet" ? "" : slate.over.text}</p>
    <button type="button" class="choice usual" onClick={rematch}>
      {words.ending.rematch}
    </button>
    {went.courses.map((course) => (
      <Chart key={course.gauge} course={course} called={called} />
    ))}
    <WhoDidWhat went={went} seats={slate.seats} called={called} />
    {code === "" ? null : <CopyCode code={code} />}
  </section>
);
