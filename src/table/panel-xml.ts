import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import type { XmlNode } from "../tts/api";
import { button, element, label } from "./xml";

/** The panel's elements, made once: what they say changes, the tree does not, so the screen never flickers. */

export const CHOICES = 12;
const CONTROLS = ["undo", "why", "settings"] as const;
const PREFIX = "outbreak-";
export const CLICKED = "outbreakClicked";
export const TYPED = "outbreakTyped";
export const LOG_ID = PREFIX + "log";

export const idOf = (colour: Word, part: string): string => PREFIX + colour + "-" + part;
export const hintsId = (colour: Word): string => idOf(colour, "hints");
export const typedId = (colour: Word): string => idOf(colour, "typed");
export const choiceId = (colour: Word, index: number): string => idOf(colour, "choice" + numberText(index));

const INK = "#F4EBD9";
const NIGHT = "#1B1426F0";

/** Long words of other languages shrink before they leave their button. */
const buttonLook = {
  fontSize: "15",
  resizeTextForBestFit: "true",
  resizeTextMinSize: "10",
  resizeTextMaxSize: "15",
  preferredHeight: "32",
  textAlignment: "MiddleCenter",
};

/** The game lets text run out of its box unless it is told to wrap. */
const WRAPPED = { color: INK, horizontalOverflow: "Wrap", verticalOverflow: "Truncate" };

export const OFF: Readonly<Record<string, string>> = { active: "false" };

/** As high as what it says. */
const HINT_LOOK = { color: "#C9B8E8", horizontalOverflow: "Wrap", verticalOverflow: "Overflow" };

export const hintsLook = (text: string): Readonly<Record<string, string>> =>
  text === "" ? OFF : { active: "true", text };

/** A list has many lines, and a pasted one keeps them. */
const typedField = (colour: Word, guid: string): XmlNode =>
  element(
    "InputField",
    {
      id: typedId(colour),
      onEndEdit: guid + "/" + TYPED,
      active: "false",
      lineType: "MultiLineNewLine",
      fontSize: "13",
      preferredHeight: "64",
    },
    [],
  );

export const typedLook = (placeholder: string): Readonly<Record<string, string>> =>
  placeholder === "" ? { ...OFF, text: "" } : { active: "true", placeholder };

const colourPanel = (colour: Word, guid: string): XmlNode => {
  const onClick = guid + "/" + CLICKED;
  const rows: XmlNode[] = [
    label(idOf(colour, "title"), { fontSize: "19", fontStyle: "Bold", preferredHeight: "50", ...WRAPPED }),
    label(idOf(colour, "prompt"), { fontSize: "15", preferredHeight: "58", ...WRAPPED }),
    label(hintsId(colour), { fontSize: "13", active: "false", ...HINT_LOOK }),
  ];
  rows.push(typedField(colour, guid));
  for (let i = 0; i < CHOICES; i++) rows.push(button(choiceId(colour, i), onClick, { active: "false", ...buttonLook }));
  const controls: XmlNode[] = [];
  for (const control of CONTROLS)
    controls.push(button(idOf(colour, control), onClick, { fontSize: "14", active: "false" }));
  rows.push(element("HorizontalLayout", { preferredHeight: "30", spacing: "4" }, controls));
  const look = {
    id: idOf(colour, "panel"),
    visibility: colour,
    rectAlignment: "MiddleRight",
    offsetXY: "-12 0",
    width: "290",
    height: "680",
    color: NIGHT,
    padding: "10 10 10 10",
    spacing: "4",
    childForceExpandHeight: "false",
    allowDragging: "true",
    returnToOriginalPositionWhenReleased: "false",
  };
  return element("VerticalLayout", look, rows);
};

const logPanel = (): XmlNode =>
  element(
    "Panel",
    {
      id: PREFIX + "log-panel",
      rectAlignment: "LowerLeft",
      offsetXY: "12 60",
      width: "420",
      height: "170",
      color: NIGHT,
      padding: "8 8 8 8",
    },
    [label(LOG_ID, { fontSize: "13", alignment: "LowerLeft", ...WRAPPED })],
  );

export const panelXml = (colours: readonly Word[], guid: string): readonly XmlNode[] => {
  const nodes: XmlNode[] = [logPanel()];
  for (const colour of colours) nodes.push(colourPanel(colour, guid));
  return nodes;
};

export const isOurs = (node: XmlNode): boolean => (node.attributes?.["id"] ?? "").slice(0, PREFIX.length) === PREFIX;

/** The usual answer stands out by colour, by a mark and by being first. */
export const choiceLook = (text: string, usual: boolean): Readonly<Record<string, string>> => ({
  active: "true",
  text: usual ? "▸ " + text : text,
  ...buttonLook,
  colors: usual ? "#F2B134|#FFD27A|#C98A12|#6B5A3A" : "#4A3F63|#6A5C8A|#332A47|#2A2436",
  textColor: usual ? "#1B1426" : INK,
});
