import type { ComponentChildren, JSX } from "preact";
import type { Element } from "../../host/world/xml-ui";
import { colourOf, lengthOf } from "./xml-values";

/** `<b>`, `<i>`, `<size=14>` and `<color=#ff0000>` within a text, as the game's own rich text has them. */

const LONGEST = 4000;
const MARK = /<(\/?)(b|i|size|color|textsize|textcolor)\b([^>]*)>/g;

interface Open {
  readonly tag: string;
  readonly value: string;
  readonly parts: ComponentChildren[];
}

/** `=14`, `="14"`, ` value="14"`: whatever it is called, it is the one value of its mark. */
const valueIn = (rest: string): string => /=\s*"?([^"\s>]+)/.exec(rest)?.[1] ?? "";

const closed = ({ tag, value, parts }: Open): JSX.Element => {
  if (tag === "b") return <b>{parts}</b>;
  if (tag === "i") return <i>{parts}</i>;
  const style = tag.endsWith("size") ? { fontSize: lengthOf(value) } : { color: colourOf(value) };
  return <span style={style}>{parts}</span>;
};

const shownRich = (text: string): ComponentChildren[] => {
  const open: Open[] = [{ tag: "", value: "", parts: [] }];
  let at = 0;
  const shut = (): void => {
    const last = open.length > 1 ? open.pop() : undefined;
    if (last !== undefined) open.at(-1)?.parts.push(closed(last));
  };
  for (const { index, 0: whole, 1: ends, 2: tag = "", 3: rest = "" } of text.matchAll(MARK)) {
    open.at(-1)?.parts.push(text.slice(at, index));
    at = index + whole.length;
    if (ends !== "/") open.push({ tag, value: valueIn(rest), parts: [] });
    else if (open.at(-1)?.tag === tag) shut();
  }
  open.at(-1)?.parts.push(text.slice(at));
  while (open.length > 1) shut();
  return open[0]?.parts ?? [];
};

/** An element's text: its attribute, else what stands in it. */
export const ownText = ({ attributes, value }: Element): string => (attributes["text"] ?? value).slice(0, LONGEST);

export const Rich = ({ element }: { readonly element: Element }): JSX.Element => <>{shownRich(ownText(element))}</>;
