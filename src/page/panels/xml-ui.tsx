import type { JSX } from "preact";
import type { Element } from "../../host/world/xml-ui";
import { Rich } from "./rich";
import { isOff, nameOf, keyOf, type Ui, type XmlProps } from "./xml-element";
import { Dropdown, InputField, Slider, Toggle } from "./xml-fields";
import { layoutStyle, type Style, styleOf, textStyle } from "./xml-style";
import { colourOf, coloursOf, isTrue, lengthOf, numberOf, paddingOf } from "./xml-values";

/** The XML UI of a script as a page shows it. Its texts are texts: nothing in them becomes an element of the page. */

const Children = ({ element, within, ui }: XmlProps): JSX.Element => (
  <>
    {element.children.map((child, i) => (
      <XmlElement key={child.attributes["id"] ?? i} element={child} within={within} ui={ui} />
    ))}
  </>
);

const Button = ({ element, within, ui }: XmlProps): JSX.Element => {
  const { attributes } = element;
  const [usual] = coloursOf(attributes["colors"]);
  const picture = ui.assets[attributes["icon"] ?? attributes["image"] ?? ""];
  const style = {
    ...styleOf("Button", attributes, within),
    ...textStyle({ ...attributes, color: attributes["textColor"] ?? "#323232" }),
    background: usual ?? colourOf(attributes["color"]) ?? "#ffffff",
  };
  return (
    <button
      type="button"
      class="xml-button"
      style={style}
      disabled={isOff(element)}
      title={attributes["tooltip"]}
      onClick={() => {
        if (attributes["onClick"] !== undefined) ui.click(keyOf(element));
      }}
    >
      {picture === undefined || picture === "" ? null : <img src={picture} alt="" class="xml-icon" />}
      <span>
        <Rich element={element} />
      </span>
      <Children element={element} within="free" ui={ui} />
    </button>
  );
};

const Picture = ({ element, within, ui }: XmlProps): JSX.Element => {
  const { attributes } = element;
  const name = attributes["image"] ?? "";
  const source = ui.assets[name] ?? (name.startsWith("https://") ? name : "");
  const style = {
    ...styleOf("Image", attributes, within),
    background: source === "" ? (colourOf(attributes["color"]) ?? "#ffffff") : undefined,
  };
  if (source === "")
    return (
      <div style={style}>
        <Children element={element} within="free" ui={ui} />
      </div>
    );
  return (
    <img
      style={{ ...style, objectFit: isTrue(attributes["preserveAspect"]) ? "contain" : "fill" }}
      src={source}
      alt={attributes["tooltip"] ?? name}
    />
  );
};

const Progress = ({ element, within }: XmlProps): JSX.Element => (
  <progress
    class="xml-slider"
    style={{ width: "100%", ...styleOf("ProgressBar", element.attributes, within) }}
    max={100}
    value={numberOf(element.attributes["percentage"]) ?? 0}
    aria-label={nameOf(element)}
  />
);

const Table = ({ element, within, ui }: XmlProps): JSX.Element => {
  const gap = lengthOf(element.attributes["cellSpacing"]);
  return (
    <div
      role="table"
      style={{ ...styleOf("TableLayout", element.attributes, within), display: "flex", flexDirection: "column", gap }}
    >
      {element.children.map((row, i) => (
        <div
          role="row"
          key={i}
          style={{
            display: "flex",
            gap,
            height: lengthOf(row.attributes["preferredHeight"]),
            flex: "1 1 auto",
            background: colourOf(row.attributes["color"]),
          }}
        >
          {row.children.map((cell, j) => (
            <div
              role="cell"
              key={j}
              style={{
                flex: `${String(numberOf(cell.attributes["columnSpan"]) ?? 1)} 1 0`,
                position: "relative",
                background: colourOf(cell.attributes["color"]),
                display: "flex",
                flexDirection: "column",
              }}
            >
              <Children element={cell} within="column" ui={ui} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

const Box = ({ element, within, ui }: XmlProps): JSX.Element => {
  const { tag, attributes } = element;
  const [layout, inside] = layoutStyle(tag, attributes);
  const scrolls = tag.endsWith("ScrollView") ? { overflow: "auto" } : {};
  const style: Style = { position: "relative", ...layout, ...scrolls, ...styleOf(tag, attributes, within) };
  const children = <Children element={element} within={inside} ui={ui} />;
  // What hangs freely does not heed its parent's padding in CSS; in the game it does.
  const margin = inside === "free" ? paddingOf(attributes["padding"]) : undefined;
  return (
    <div style={style} class="xml-box" title={attributes["tooltip"]}>
      {margin === undefined ? children : <div style={{ position: "absolute", inset: margin }}>{children}</div>}
    </div>
  );
};

const Text = ({ element, within }: XmlProps): JSX.Element => (
  <div
    class="xml-text"
    style={{ ...styleOf("Text", element.attributes, within), ...textStyle(element.attributes) }}
    title={element.attributes["tooltip"]}
  >
    <span>
      <Rich element={element} />
    </span>
  </div>
);

const SHOWN: Readonly<Record<string, (props: XmlProps) => JSX.Element>> = {
  Text,
  Button,
  ToggleButton: Toggle,
  Toggle,
  InputField,
  Slider,
  Dropdown,
  Image: Picture,
  RawImage: Picture,
  ProgressBar: Progress,
  TableLayout: Table,
};

const XmlElement = (props: XmlProps): JSX.Element => {
  const Shown = SHOWN[props.element.tag] ?? Box;
  return <Shown {...props} />;
};

export const XmlUi = ({ elements, ui }: { readonly elements: readonly Element[]; readonly ui: Ui }): JSX.Element => (
  <>
    {elements.map((element, i) => (
      <XmlElement key={element.attributes["id"] ?? i} element={element} within="free" ui={ui} />
    ))}
  </>
);
