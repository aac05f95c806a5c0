import type { Command, Commands } from "./command";

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
};

const optionRows = (command: Command): [string, string][] => [
  ...Object.entries(command.options).map(([name, { takes, says }]): [string, string] => [
    takes === "nothing" ? `--${name}` : `--${name} ${takes}`,
    says,
  ]),
  ["-h, --help", "this page"],
];

const usage = (command: Command): string =>
  ["outbreak", command.name, command.words, "[options]"].filter((word) => word !== "").join(" ");

const exampleLines = ({ examples }: Command): readonly string[] => examples.map((each) => `  npx outbreak ${each}`);

export const commandHelp = (does: string, command: Command): string =>
  [does, "", usage(command), "", ...columns(optionRows(command)), "", "for example:", ...exampleLines(command)].join(
    "\n",
  );

export const overallHelp = (about: string, commands: Commands): string =>
  [
    about,
    "",
    "outbreak <command> [options]",
    "",
    ...columns(Object.entries(commands).map(([name, { does }]): [string, string] => [name, does])),
    "",
    "outbreak <command> --help tells more, with examples; outbreak --version which one this is.",
  ].join("\n");
