import type { JSX } from "preact";
import type { Element } from "../../host/world/xml-ui";
import { PATH } from "../room/panel";
import { layoutStyle, type Style, styleOf, textStyle, type Within } from "./xml-style";
import { colourOf, coloursOf, isTrue, lengthOf, numberOf } from "./xml-values";

/** The XML UI of a script as a page shows it. Its texts are texts: nothing in them becomes an element of the page. */

export interface Ui {
  readonly assets: Readonly<Record<string, string>>;
  click(path: string): void;
  enter(path: string, value: string): void;
}

interface Props {
  readonly element: Element;
  readonly within: Within;
  readonly ui: Ui;
}

const LONGEST = 4000;

const ownText = ({ attributes, value }: Element): string => (attributes["text"] ?? value).slice(0, LONGEST);

/** `<b>`, `<i>`, `<size>`, `<color>` within a text. */
const Rich = ({ element }: { readonly element: Element }): JSX.Element => (
  <>
    {ownText(element)}
    {element.children.map((child, i) => {
      const colour = colourOf(child.attributes["color"] ?? child.attributes["value"]);
      const style = { color: colour, fontSize: lengthOf(child.attributes["size"]), whiteSpace: "pre-wrap" };
      if (child.tag === "b")
        return (
          <b key={i}>
            <Rich element={child} />
          </b>
        );
      if (child.tag === "i")
        return (
          <i key={i}>
            <Rich element={child} />
          </i>
        );
      return (
        <span key={i} style={style}>
          <Rich element={child} />
        </span>
      );
    })}
  </>
);

const Children = ({ element, within, ui }: Props): JSX.Element => (
  <>
    {element.children.map((child, i) => (
      <XmlElement key={child.attributes["id"] ?? i} element={child} within={within} ui={ui} />
    ))}
  </>
);

const idOf = ({ attributes }: Element): string => attributes["id"] ?? "";
const pathOf = ({ attributes }: Element): string => attributes[PATH] ?? "";

const isOff = ({ attributes }: Element): boolean => attributes["interactable"]?.toLowerCase() === "false";

const Button = ({ element, within, ui }: Props): JSX.Element => {
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
        if (attributes["onClick"] !== undefined) ui.click(pathOf(element));
      }}
    >
      {picture === undefined || picture === "" ? null : <img src={picture} alt="" class="xml-icon" />}
      <span>
        <Rich element={element} />
      </span>
      <Children
        element={{ ...element, children: element.children.filter(({ tag }) => tag !== "b" && tag !== "i") }}
        within="free"
        ui={ui}
      />
    </button>
  );
};

const Toggle = ({ element, within, ui }: Props): JSX.Element => {
  const { attributes } = element;
  return (
    <label
      class="xml-toggle"
      style={{ ...styleOf("Toggle", attributes, within), color: colourOf(attributes["textColor"]) }}
      title={attributes["tooltip"]}
    >
      <input
        type="checkbox"
        defaultChecked={isTrue(attributes["isOn"])}
        disabled={isOff(element)}
        onChange={({ currentTarget }) => {
          ui.enter(pathOf(element), currentTarget.checked ? "True" : "False");
        }}
      />
      <span>{ownText(element)}</span>
    </label>
  );
};

const InputField = ({ element, within, ui }: Props): JSX.Element => {
  const { attributes } = element;
  const common = {
    class: "xml-input",
    style: {
      ...styleOf("InputField", attributes, within),
      color: colourOf(attributes["textColor"]),
      background: coloursOf(attributes["colors"])[0],
    },
    placeholder: attributes["placeholder"] ?? "",
    "aria-label": attributes["placeholder"] ?? attributes["tooltip"] ?? idOf(element),
    maxLength: numberOf(attributes["characterLimit"]),
    disabled: isOff(element),
    defaultValue: attributes["text"] ?? element.value,
  };
  const entered = (event: { readonly currentTarget: { readonly value: string } }): void => {
    ui.enter(pathOf(element), event.currentTarget.value);
  };
  return (attributes["lineType"] ?? "").startsWith("Multi") ? (
    <textarea {...common} onChange={entered} />
  ) : (
    <input type="text" {...common} onChange={entered} />
  );
};

const Slider = ({ element, within, ui }: Props): JSX.Element => {
  const { attributes } = element;
  const [least, most] = [numberOf(attributes["minValue"]) ?? 0, numberOf(attributes["maxValue"]) ?? 1];
  return (
    <input
      type="range"
      class="xml-slider"
      style={styleOf("Slider", attributes, within)}
      min={least}
      max={most}
      step={isTrue(attributes["wholeNumbers"]) ? 1 : (most - least) / 100}
      defaultValue={String(numberOf(attributes["value"]) ?? least)}
      aria-label={attributes["tooltip"] ?? idOf(element)}
      disabled={isOff(element)}
      onChange={({ currentTarget }) => {
        ui.enter(pathOf(element), currentTarget.value);
      }}
    />
  );
};

const Dropdown = ({ element, within, ui }: Props): JSX.Element => {
  const options = element.children.filter(({ tag }) => tag === "Option");
  const chosen = options.findIndex(({ attributes }) => isTrue(attributes["selected"]));
  return (
    <select
      class="xml-input"
      style={styleOf("Dropdown", element.attributes, within)}
      aria-label={element.attributes["tooltip"] ?? idOf(element)}
      disabled={isOff(element)}
      onChange={({ currentTarget }) => {
        ui.enter(pathOf(element), currentTarget.value);
      }}
    >
      {options.map((option, i) => (
        <option key={i} value={ownText(option)} selected={i === Math.max(0, chosen)}>
          {ownText(option)}
        </option>
      ))}
    </select>
  );
};

const Picture = ({ element, within, ui }: Props): JSX.Element => {
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

const Progress = ({ element, within }: Props): JSX.Element => (
  <progress
    class="xml-slider"
    style={styleOf("ProgressBar", element.attributes, within)}
    max={100}
    value={numberOf(element.attributes["percentage"]) ?? 0}
    aria-label={idOf(element)}
  />
);

const Table = ({ element, within, ui }: Props): JSX.Element => {
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

const Box = ({ element, within, ui }: Props): JSX.Element => {
  const { tag, attributes } = element;
  const [layout, inside] = layoutStyle(tag, attributes);
  const scrolls = tag.endsWith("ScrollView") ? { overflow: "auto" } : {};
  const style: Style = { position: "relative", ...layout, ...scrolls, ...styleOf(tag, attributes, within) };
  return (
    <div style={style} class="xml-box" title={attributes["tooltip"]}>
      <Children element={element} within={inside} ui={ui} />
    </div>
  );
};

const Text = ({ element, within }: Props): JSX.Element => (
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

const SHOWN: Readonly<Record<string, (props: Props) => JSX.Element>> = {
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

export const XmlElement = (props: Props): JSX.Element => {
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
