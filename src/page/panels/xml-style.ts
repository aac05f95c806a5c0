import { alignmentOf, colourOf, isTrue, lengthOf, numberOf, paddingOf } from "./xml-values";

/** Where an element is and what it looks like, by its attributes. */

type Attributes = Readonly<Record<string, string>>;
export type Style = Readonly<Record<string, string | number | undefined>>;

/** How the element above arranges it. */
export type Within = "free" | "row" | "column" | "grid" | "flow";

const SHARE = { "flex-start": 0, center: 50, "flex-end": 100 } as const;

/** A free element hangs by its own corner or middle on the same one of what it is in; y counts upwards. */
const hung = (attributes: Attributes): Style => {
  const { across, down } = alignmentOf(attributes["rectAlignment"]);
  const [x, y] = (attributes["offsetXY"] ?? attributes["position"] ?? "0 0").trim().split(/[\s,]+/);
  const [left, top] = [SHARE[across], SHARE[down]];
  const move = `translate(calc(-${String(left)}% + ${String(numberOf(x) ?? 0)}px), calc(-${String(top)}% + ${String(-(numberOf(y) ?? 0))}px))`;
  return { position: "absolute", left: `${String(left)}%`, top: `${String(top)}%`, transform: move };
};

const sized = (attributes: Attributes, within: Within, fills: boolean): Style => {
  const { width, height, preferredWidth, preferredHeight, minWidth, minHeight, flexibleWidth, flexibleHeight } =
    attributes;
  const whole = within === "free" && fills ? "100%" : undefined;
  const style: Style = {
    width: lengthOf(width ?? preferredWidth) ?? whole,
    height: lengthOf(height ?? preferredHeight) ?? whole,
    minWidth: lengthOf(minWidth),
    minHeight: lengthOf(minHeight),
  };
  const grows = numberOf(within === "row" ? flexibleWidth : flexibleHeight);
  return within === "row" || within === "column" ? { ...style, flex: `${String(grows ?? 1)} 1 auto` } : style;
};

/** What fills what it is in unless it says otherwise. */
const FILLS = /^(Panel|.*Layout|.*ScrollView|Mask)$/;

export const styleOf = (tag: string, attributes: Attributes, within: Within): Style => ({
  ...(within === "free" ? hung(attributes) : {}),
  ...sized(attributes, within, FILLS.test(tag)),
  background: FILLS.test(tag) ? colourOf(attributes["color"]) : undefined,
  padding: paddingOf(attributes["padding"]),
  fontSize: lengthOf(attributes["fontSize"]),
  opacity: numberOf(attributes["alpha"]),
  zIndex: numberOf(attributes["zIndex"]),
});

const FONT: Readonly<Record<string, Style>> = {
  bold: { fontWeight: 700 },
  italic: { fontStyle: "italic" },
  boldanditalic: { fontWeight: 700, fontStyle: "italic" },
};

export const textStyle = (attributes: Attributes): Style => {
  const { across, down } = alignmentOf(attributes["alignment"] ?? attributes["textAlignment"]);
  return {
    color: colourOf(attributes["textColor"] ?? attributes["color"]),
    ...FONT[(attributes["fontStyle"] ?? "").toLowerCase()],
    display: "flex",
    flexDirection: "column",
    justifyContent: down,
    alignItems: across,
    textAlign: across === "center" ? "center" : across === "flex-end" ? "right" : "left",
  };
};

/** How a layout arranges its children. */
export const layoutStyle = (tag: string, attributes: Attributes): readonly [Style, Within] => {
  const gap = lengthOf(attributes["spacing"]?.split(/\s+/)[0]);
  const { across, down } = alignmentOf(attributes["childAlignment"], "UpperLeft");
  if (tag === "VerticalLayout" || tag === "ToggleGroup") {
    const spread = isTrue(attributes["childForceExpandHeight"] ?? "true");
    return [
      { display: "flex", flexDirection: "column", gap, justifyContent: spread ? "stretch" : down },
      spread ? "column" : "flow",
    ];
  }
  if (tag === "HorizontalLayout") {
    const spread = isTrue(attributes["childForceExpandWidth"] ?? "true");
    return [
      { display: "flex", flexDirection: "row", gap, justifyContent: spread ? "stretch" : across },
      spread ? "row" : "flow",
    ];
  }
  if (tag === "GridLayout") {
    const width = attributes["cellSize"]?.trim().split(/\s+/)[0];
    return [
      {
        display: "grid",
        gap,
        gridTemplateColumns: `repeat(auto-fill, ${lengthOf(width) ?? "100px"})`,
        alignContent: "start",
      },
      "grid",
    ];
  }
  // What is longer than its window begins at the top of it.
  return [{}, tag.endsWith("ScrollView") ? "flow" : "free"];
};
