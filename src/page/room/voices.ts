import type { ChatLine } from "../../host/world/players";
import type { Text } from "../../kernel/text";
import { cutShort } from "./pieces";
import type { Tab } from "./tab";
import type { Told } from "./teller";
import type { Line } from "./wire";

/** What is said at the table, to whom, and the rules it names. */

const LINES_KEPT = 10_000;
const LONGEST_LINE = 2000;
const RULE = /\b[A-Z]{1,4}(?:-[A-Z0-9]+)+\b/g;

const rulesIn = (text: string, words: Text): Line["rules"] =>
  [...new Set(text.match(RULE) ?? [])].flatMap((rule) => {
    const says = words[rule];
    return says === undefined ? [] : [{ rule, says }];
  });

/** What a table's match tells by a sentence, if it does. */
type ByLine = (line: string) => Told | undefined;

export class Voices {
  #kept: readonly ChatLine[] = [];
  #byLine: ByLine = () => undefined;

  /** Takes new lines up. */
  hear(lines: readonly ChatLine[]): void {
    if (lines.length > 0) this.#kept = [...this.#kept, ...lines].slice(-LINES_KEPT);
  }

  /** Another table: only what it remembers has been said. */
  beginAnew(lines: readonly string[], byLine: ByLine): void {
    this.#byLine = byLine;
    this.#kept = lines.map((text) => ({ to: "all", text, broadcast: false }));
  }

  /** What script errors say goes to the host. */
  tell(tab: Tab, isHost: boolean, lines: readonly ChatLine[] = this.#kept): void {
    const own = lines.filter(({ to }) => to === "all" || to === tab.colour || (to === "host" && isHost));
    if (own.length === 0) return;
    const told = own.map(({ text, broadcast }): Line => {
      const short = cutShort(text, LONGEST_LINE);
      const { level = "line", sign = "", seat = "" } = this.#byLine(text) ?? {};
      return { text: short, loud: broadcast, level, sign, seat, rules: rulesIn(short, tab.words) };
    });
    tab.tell({ told: "said", lines: told });
  }
}
