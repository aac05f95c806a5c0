import type { Element } from "../../host/world/xml-ui";
import { KEY } from "../room/panel";
import type { Within } from "./xml-style";

/** What a panel's elements need of the page. */
export interface Ui {
  readonly assets: Readonly<Record<string, string>>;
  click(key: string): void;
  enter(key: string, value: string): void;
}

export interface XmlProps {
  readonly element: Element;
  readonly within: Within;
  readonly ui: Ui;
}

export const keyOf = ({ attributes }: Element): string => attributes[KEY] ?? "";

export const isOff = ({ attributes }: Element): boolean => attributes["interactable"]?.toLowerCase() === "false";

/** What a screen reader calls a field. */
export const nameOf = ({ attributes }: Element): string =>
  attributes["placeholder"] ?? attributes["tooltip"] ?? attributes["id"] ?? "";
