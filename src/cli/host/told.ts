import type { Coverage } from "../../host/coverage/coverage";
import type { Kind } from "../../host/coverage/families";

/** How many members of a kind there are, and how many a script can have. */
export interface Count {
  readonly kind: Kind;
  readonly members: number;
  readonly answered: number;
}

const isAnswered = ({ refused }: Coverage): boolean => refused === undefined;

export const counted = (rows: readonly Coverage[]): readonly Count[] =>
  [...new Set(rows.map(({ member }) => member.kind))].map((kind) => {
    const own = rows.filter(({ member }) => member.kind === kind);
    return { kind, members: own.length, answered: own.filter(isAnswered).length };
  });

const line = ({ member, refused, proofs }: Coverage): string => {
  const name = `[\`${member.id}\`](${member.source})${member.written ? "" : " (unwritten)"}`;
  if (refused !== undefined) return `- ${name} — **refused**: ${refused}`;
  const [first] = proofs;
  const more = proofs.length > 1 ? ` (and ${String(proofs.length - 1)} more)` : "";
  return `- ${name} — ${first?.file ?? ""}: ${first?.title ?? ""}${more}`;
};

const HEAD = `# What the headless table answers

Made by \`npx outbreak host --coverage > docs/host-coverage.md\` from the host itself and the titles of its tests. A
member is answered when a script can have it and a test proves what it changes or gives back; the test is named. Any
other is refused, loudly, with its name and its page. Of _unwritten_ members the game's own pages tell nothing: their address
is where they are known from.
`;

/** The table of coverage as a page. */
export const told = (rows: readonly Coverage[]): string => {
  const counts = counted(rows);
  const summary = counts.map(
    ({ kind, members, answered }) => `- ${kind}: ${String(answered)} of ${String(members)} answered`,
  );
  const sections = counts.flatMap(({ kind }) => [
    `\n## ${kind[0]?.toUpperCase() ?? ""}${kind.slice(1)}\n`,
    ...rows.filter(({ member }) => member.kind === kind).map(line),
  ]);
  return [HEAD, ...summary, ...sections].join("\n");
};

export const asJson = (rows: readonly Coverage[]): string => {
  const members = rows.map(({ member: { id, kind, page, written, source }, refused, proofs }) => ({
    id,
    kind,
    page,
    written,
    source,
    answered: refused === undefined,
    ...(refused === undefined ? {} : { refused }),
    tests: proofs,
  }));
  return JSON.stringify({ counts: counted(rows), members }, undefined, 2);
};
