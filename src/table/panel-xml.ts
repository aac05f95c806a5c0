import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import type { XmlNode } from "../tts/api";
import { button, element, label } from "./xml";

/** The panel's elements, made once: what they say changes, the tree does not, so the screen never flickers. */

export const CHOICES = 12;
export const CONTROLS = ["undo", "skip", "why", "lesson", "aside", "settings"] as const;
const PREFIX = "outbreak-";
export const CLICKED = "outbreakClicked";
export const TYPED = "outbreakTyped";
export const POINTED = "outbreakPointed";
export const UNPOINTED = "outbreakUnpointed";
export const LOG_ID = PREFIX + "log";
export const LOG_PANEL_ID = PREFIX + "log-panel";
export const LOG_CLOSE_ID = PREFIX + "log-close";
export const HOST_PANEL_ID = PREFIX + "host-panel";
export const HOST_TITLE_ID = PREFIX + "host-title";
export const HOST_PROMPT_ID = PREFIX + "host-prompt";
/** As many as there are colours in the game. */
export const HOST_CHOICES = 10;
export const hostChoiceId = (index: number): string => PREFIX + "host-choice" + numberText(index);

export const idOf = (colour: Word, part: string): string => PREFIX + colour + "-" + part;
export const hintsId = (colour: Word): string => idOf(colour, "hints");
export const typedId = (colour: Word): string => idOf(colour, "typed");
export const choiceId = (colour: Word, index: number): string => idOf(colour, "choice" + numberText(index));

const INK = "#F4EBD9";
const NIGHT = "#1B1426F0";

const PLAIN_BUTTON = "#4A3F63|#6A5C8A|#332A47|#2A2436";

const DRAGGED = { allowDragging: "true", returnToOriginalPositionWhenReleased: "false" };

const PANEL = {
  rectAlignment: "MiddleRight",
  offsetXY: "-12 0",
  width: "290",
  color: NIGHT,
  padding: "10 10 10 10",
  spacing: "4",
  childForceExpandHeight: "false",
  ...DRAGGED,
};

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
  // The panel stands at the right edge: to the right of it nothing could be read.
  const onMouse = { onMouseEnter: guid + "/" + POINTED, onMouseExit: guid + "/" + UNPOINTED };
  const choiceButton = { active: "false", tooltipPosition: "Left", ...onMouse, ...buttonLook };
  for (let i = 0; i < CHOICES; i++) rows.push(button(choiceId(colour, i), onClick, choiceButton));
  const controls: XmlNode[] = [];
  for (const control of CONTROLS)
    controls.push(button(idOf(colour, control), onClick, { fontSize: "14", active: "false" }));
  rows.push(element("HorizontalLayout", { preferredHeight: "30", spacing: "4" }, controls));
  const look = { id: idOf(colour, "panel"), visibility: colour, height: "680" };
  return element("VerticalLayout", { ...PANEL, ...look }, rows);
};

/** What a host sees who has not sat down: the panels of the colours are not for Grey. */
const hostPanel = (guid: string): XmlNode => {
  const onClick = guid + "/" + CLICKED;
  const rows: XmlNode[] = [
    label(HOST_TITLE_ID, { fontSize: "19", fontStyle: "Bold", preferredHeight: "50", ...WRAPPED }),
    label(HOST_PROMPT_ID, { fontSize: "15", preferredHeight: "76", ...WRAPPED }),
  ];
  for (let i = 0; i < HOST_CHOICES; i++)
    rows.push(button(hostChoiceId(i), onClick, { active: "false", ...buttonLook }));
  const look = { id: HOST_PANEL_ID, visibility: "Host", height: "530", ...OFF };
  return element("VerticalLayout", { ...PANEL, ...look }, rows);
};

const LOG_WIDTH = 420;

/**
 * Beside the panels, over the hand: the game's chat is at the lower left and its notes are at the lower right. One for
 * all; those who have closed it are left out of its `visibility`.
 */
const logPanel = (colours: readonly Word[], guid: string): XmlNode => {
  const text = label(LOG_ID, {
    fontSize: "13",
    alignment: "LowerLeft",
    rectAlignment: "LowerLeft",
    width: numberText(LOG_WIDTH - 44),
    ...WRAPPED,
  });
  const close = button(LOG_CLOSE_ID, guid + "/" + CLICKED, {
    // Those who only look on have no settings to open it again.
    visibility: colours.join("|"),
    text: "✕",
    fontSize: "13",
    rectAlignment: "UpperRight",
    width: "22",
    height: "22",
    colors: PLAIN_BUTTON,
    textColor: INK,
  });
  const look = {
    id: LOG_PANEL_ID,
    rectAlignment: "LowerRight",
    offsetXY: "-314 200",
    width: numberText(LOG_WIDTH),
    height: "170",
    color: NIGHT,
    padding: "8 8 8 8",
    ...DRAGGED,
  };
  return element("Panel", look, colours.length > 0 ? [text, close] : [text]);
};

export const panelXml = (colours: readonly Word[], guid: string): readonly XmlNode[] => {
  const nodes: XmlNode[] = [];
  for (const colour of colours) nodes.push(colourPanel(colour, guid));
  nodes.push(hostPanel(guid));
  nodes.push(logPanel(colours, guid));
  return nodes;
};

/** What a button shows. */
interface Shown {
  readonly text: string;
  readonly usual: boolean;
  readonly picked: boolean;
}

export const isOurs = (node: XmlNode): boolean => (node.attributes?.["id"] ?? "").slice(0, PREFIX.length) === PREFIX;

/** The usual answer stands out by colour, by a mark and by being first; what has been picked has a mark too. */
export const choiceLook = ({ text, usual, picked }: Shown): Readonly<Record<string, string>> => ({
  active: "true",
  text: (usual ? "▸ " : "") + (picked ? "● " : "") + text,
  ...buttonLook,
  colors: usual ? "#F2B134|#FFD27A|#C98A12|#6B5A3A" : PLAIN_BUTTON,
  textColor: usual ? "#1B1426" : INK,
});
