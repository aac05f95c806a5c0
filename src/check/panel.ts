import type { XmlNode } from "../tts/api";
import { game } from "./game";
import { words } from "./words";

/** The panel: made once for everybody, whatever seat they have or have not. */

type Attributes = Readonly<Record<string, string>>;

export const CLICKED = "checkClicked";
export const START_ID = "check-start";
export const ANSWER_IDS = ["check-answer-1", "check-answer-2", "check-cannot-tell"] as const;
export const CODE_ID = "check-code";
export const TIP_ID = "check-tip";
export const HOST_ID = "check-host";
export const CHAT_COVER_ID = "check-chat-cover";
const SAYS_ID = "check-says";
const PROGRESS_ID = "check-progress";

export const ON: Attributes = { active: "true" };
export const OFF: Attributes = { active: "false" };

const INK = "#F4EBD9";
const NIGHT = "#1B1426F0";
const WRAPPED: Attributes = { color: INK, horizontalOverflow: "Wrap", verticalOverflow: "Truncate" };
const BUTTON: Attributes = {
  fontSize: "15",
  preferredHeight: "36",
  colors: "#4A3F63|#6A5C8A|#332A47|#2A2436",
  textColor: INK,
  resizeTextForBestFit: "true",
  resizeTextMinSize: "10",
  resizeTextMaxSize: "15",
};

const text = (id: string, height: string, own: Attributes): XmlNode => ({
  tag: "Text",
  attributes: { id, preferredHeight: height, fontSize: "15", ...WRAPPED, ...own },
});

const button = (id: string, guid: string, own: Attributes): XmlNode => ({
  tag: "Button",
  attributes: { id, onClick: guid + "/" + CLICKED, ...BUTTON, ...own },
});

const box = (id: string, says: string, own: Attributes): XmlNode => ({
  tag: "Panel",
  attributes: { id, color: NIGHT, padding: "8 8 8 8", ...OFF, ...own },
  children: [text(id + "-says", "20", { text: says })],
});

const answers = (guid: string): readonly XmlNode[] => {
  const buttons: XmlNode[] = [];
  for (const id of ANSWER_IDS) buttons.push(button(id, guid, OFF));
  return buttons;
};

const rows = (guid: string): readonly XmlNode[] => {
  const [first, second, third] = answers(guid) as readonly [XmlNode, XmlNode, XmlNode];
  return [
    text("check-title", "28", { text: words.title, fontSize: "19", fontStyle: "Bold" }),
    text(SAYS_ID, "104", { text: words.idle }),
    text(PROGRESS_ID, "56", { text: "", fontSize: "13" }),
    button(START_ID, guid, { text: words.start }),
    first,
    second,
    third,
    button(TIP_ID, guid, { ...OFF, text: words.tip, tooltip: words.tipSays, tooltipPosition: "Left" }),
    {
      tag: "InputField",
      attributes: {
        id: CODE_ID,
        ...OFF,
        readOnly: "true",
        lineType: "MultiLineNewLine",
        fontSize: "13",
        preferredHeight: "96",
      },
    },
  ];
};

export const panelXml = (guid: string): readonly XmlNode[] => [
  {
    tag: "VerticalLayout",
    attributes: {
      id: "check-panel",
      rectAlignment: "MiddleRight",
      offsetXY: "-12 0",
      width: "340",
      height: "500",
      color: NIGHT,
      padding: "12 12 12 12",
      spacing: "6",
      childForceExpandHeight: "false",
      allowDragging: "true",
      returnToOriginalPositionWhenReleased: "false",
    },
    children: rows(guid),
  },
  // As the tables' log is placed.
  box(CHAT_COVER_ID, words.log, { rectAlignment: "LowerRight", offsetXY: "-314 200", width: "420", height: "170" }),
  box(HOST_ID, words.host, {
    rectAlignment: "UpperCenter",
    offsetXY: "0 -80",
    width: "220",
    height: "40",
    visibility: "Host",
  }),
];

const set = (id: string, attributes: Attributes): void => {
  game.UI.setAttributes(id, attributes);
};

export const say = (says: string, progress: string): void => {
  set(SAYS_ID, { text: says });
  set(PROGRESS_ID, { text: progress });
};

/** A game may drop a button's looks when one of its attributes is set: all of them are sent. */
const show = (id: string, says: string): void => {
  if (says === "") set(id, OFF);
  else set(id, { ...BUTTON, ...ON, text: says });
};

/** Says which buttons there are: the start, and the answers; "" for none. */
export const offer = (start: string, first: string, second: string, third: string): void => {
  show(START_ID, start);
  show(ANSWER_IDS[0], first);
  show(ANSWER_IDS[1], second);
  show(ANSWER_IDS[2], third);
};

export const showCode = (code: string): void => {
  set(CODE_ID, { ...ON, text: code });
};

export const hideExtras = (): void => {
  for (const id of [TIP_ID, HOST_ID, CHAT_COVER_ID]) set(id, OFF);
};
