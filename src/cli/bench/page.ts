import type { Figure, Taken } from "./figure";

const HEAD = `# Figures

What \`npx outbreak bench --write docs\` measured last, on one computer; [speed.md](speed.md) says what each of them is, and
[bench.json](bench.json) has the same for a program.
`;

const rowOf = ({ what, measured, beside = "", aim }: Figure): string => {
  const aimed = aim === undefined ? "" : `${aim.says}: ${aim.met ? "met" : "missed"}`;
  return `| ${[what, measured, beside, aimed].join(" | ")} |`;
};

const tableOf = ({ title, figures }: Taken): string =>
  [
    `## ${title}`,
    "",
    "| what | measured | beside | aim |",
    "| --- | --- | --- | --- |",
    ...figures.map(rowOf),
    "",
  ].join("\n");

/** What was taken, as a page of the documentation. */
export const benchPage = (taken: readonly Taken[]): string => [HEAD, ...taken.map(tableOf)].join("\n");
