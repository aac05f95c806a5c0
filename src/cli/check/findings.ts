import { ERROR, NO_ANSWER, NOT_ASKED } from "../../check/code";
import type { Question } from "../../check/question";

/** What a code means for one question. */
interface Finding {
  readonly id: string;
  readonly asks: string;
  readonly answer: string;
  /** What the headless table goes by; more than one where it can live with each. */
  readonly assumed: readonly string[];
  readonly is: "as assumed" | "otherwise" | "not known";
  /** Where it is otherwise: what has to be mended, and the heading of DIVERGENCES.md that says so. */
  readonly mend?: string;
}

const isOf = ({ assumed }: Question, answer: string): Finding["is"] => {
  if ([NOT_ASKED, NO_ANSWER, ERROR].includes(answer)) return "not known";
  return assumed.includes(answer) ? "as assumed" : "otherwise";
};

const mendOf = ({ chosen, mend: [file, what] }: Question): string => {
  const line = chosen === "" ? "" : `, and src/host/DIVERGENCES.md, "${chosen}"`;
  return `${file}: ${what}${line}`;
};

const findingOf = (question: Question, answer: string): Finding => {
  const { id, asks, assumed } = question;
  const is = isOf(question, answer);
  return { id, asks, answer, assumed, is, ...(is === "otherwise" ? { mend: mendOf(question) } : {}) };
};

export const findingsOf = (questions: readonly Question[], answers: readonly string[]): readonly Finding[] =>
  questions.map((question, i) => findingOf(question, answers[i] ?? NOT_ASKED));

const lines = ({ id, asks, answer, assumed, is, mend }: Finding): string[] => [
  `${is.padEnd(10)}  ${id}  ${asks}`,
  `            the game: ${answer}; we assume: ${assumed.join(" or ")}`,
  ...(mend === undefined ? [] : [`            mend ${mend}`]),
];

/** What has to be mended last: it is what somebody looks at. */
const ORDER: readonly Finding["is"][] = ["as assumed", "not known", "otherwise"];

export const told = (findings: readonly Finding[]): string => {
  const those = ORDER.map((is) => findings.filter((finding) => finding.is === is));
  const counts = ORDER.map((is, i) => `${String(those[i]?.length ?? 0)} ${is}`);
  return [...those.flat().flatMap(lines), "", counts.join(", ")].join("\n");
};
