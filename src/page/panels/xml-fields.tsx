import type { JSX } from "preact";
import { ownText } from "./rich";
import { styleOf } from "./xml-style";
import { colourOf, coloursOf, isTrue, numberOf } from "./xml-values";
import { isOff, nameOf, keyOf, type XmlProps } from "./xml-element";

/** The elements of XML UI that a person puts a value into. */

export const Toggle = ({ element, within, ui }: XmlProps): JSX.Element => {
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
          ui.enter(keyOf(element), currentTarget.checked ? "True" : "False");
        }}
      />
      <span>{ownText(element)}</span>
    </label>
  );
};

export const InputField = ({ element, within, ui }: XmlProps): JSX.Element => {
  const { attributes } = element;
  const common = {
    class: "xml-input",
    style: {
      ...styleOf("InputField", attributes, within),
      color: colourOf(attributes["textColor"]),
      background: coloursOf(attributes["colors"])[0],
    },
    placeholder: attributes["placeholder"] ?? "",
    "aria-label": nameOf(element),
    maxLength: numberOf(attributes["characterLimit"]),
    disabled: isOff(element),
    defaultValue: attributes["text"] ?? element.value,
  };
  const entered = (event: { readonly currentTarget: { readonly value: string } }): void => {
    ui.enter(keyOf(element), event.currentTarget.value);
  };
  return (attributes["lineType"] ?? "").startsWith("Multi") ? (
    <textarea {...common} onChange={entered} />
  ) : (
    <input type="text" {...common} onChange={entered} />
  );
};

export const Slider = ({ element, within, ui }: XmlProps): JSX.Element => {
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
      aria-label={nameOf(element)}
      disabled={isOff(element)}
      onChange={({ currentTarget }) => {
        ui.enter(keyOf(element), currentTarget.value);
      }}
    />
  );
};

export const Dropdown = ({ element, within, ui }: XmlProps): JSX.Element => {
  const options = element.children.filter(({ tag }) => tag === "Option");
  const chosen = options.findIndex(({ attributes }) => isTrue(attributes["selected"]));
  return (
    <select
      class="xml-input"
      style={styleOf("Dropdown", element.attributes, within)}
      aria-label={nameOf(element)}
      disabled={isOff(element)}
      onChange={({ currentTarget }) => {
        ui.enter(keyOf(element), currentTarget.value);
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
