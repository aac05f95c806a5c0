import type { OpenTable } from "../../host/open";
import type { Element } from "../../host/world/xml-ui";
import type { Companion } from "./wire";

export interface Match {
  readonly game: string;
}

export const matchOn = (_table: OpenTable): Match | "none" => "none";

export const companionFor = (_match: Match | "none", _colour: string, _panel: readonly Element[]): Companion | "none" =>
  "none";
