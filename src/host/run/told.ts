import type { Named } from "./changes";
import type { Pressed, RunReport } from "./run";
import type { Trouble } from "./trouble";

/** As many of a kind are listed; the JSON has all. */
const LISTED = 20;

/** A stranger's text on one line, without what would steer a terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

const named = ({ guid, kind, name }: Named): string => `${name === "" ? kind : name} (${guid})`;

const listed = (title: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return [];
  const more = lines.length > LISTED ? [`  and ${String(lines.length - LISTED)} more`] : [];
  return [`${title}: ${String(lines.length)}`, ...lines.slice(0, LISTED).map((line) => `  ${plain(line)}`), ...more];
};

const trouble = ({ script, chunk, line, message, times }: Trouble): string => {
  const place = chunk === "" ? "" : ` ${chunk}${line > 0 ? `:${String(line)}` : ""}`;
  return `${script}${place}: ${message}${times > 1 ? ` (${String(times)} times)` : ""}`;
};

const pressed = ({ called, on, wrong }: Pressed): string => `${called} on ${on}${wrong === "" ? "" : `: ${wrong}`}`;

/** What came of a run, for a person. */
export const told = (report: RunReport): string => {
  const { changes, troubles } = report;
  const of = (blame: Trouble["blame"]): string[] => troubles.filter((each) => each.blame === blame).map(trouble);
  return [
    `${plain(report.name)}: ${String(report.objects)} objects, ${String(report.scripts)} scripts, ${String(report.frames)} frames`,
    ...listed("faults of scripts", of("script")),
    ...listed("stopped at a limit", of("limit")),
    ...listed("not imitated", of("host")),
    ...(report.broken === "" ? [] : [`the headless table broke: ${plain(report.broken)}`]),
    ...listed("not there to be pressed", report.missing),
    ...listed("pressed", report.pressed.map(pressed)),
    ...listed("said", report.printed),
    ...listed("came", changes.came.map(named)),
    ...listed("gone", changes.gone.map(named)),
    ...listed("moved", changes.moved.map(named)),
    ...listed(
      "hold more or less",
      changes.holds.map((each) => `${named(each)}: ${String(each.before)} before, ${String(each.after)} now`),
    ),
  ].join("\n");
};
