import type { XmlNode } from "../tts/api";

type Attributes = Readonly<Record<string, string>>;

export const element = (tag: string, attributes: Attributes, children: readonly XmlNode[]): XmlNode =>
  children.length === 0 ? { tag, attributes } : { tag, attributes, children };

export const label = (id: string, attributes: Attributes): XmlNode => element("Text", { id, ...attributes }, []);

export const button = (id: string, onClick: string, attributes: Attributes): XmlNode =>
  element("Button", { id, onClick, ...attributes }, []);
