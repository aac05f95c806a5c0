import type { Colour } from "../vm/value";

/** https://api.tabletopsimulator.com/base/#logstyle */
export interface LogStyle {
  readonly tint: Colour;
  readonly prefix: string;
  readonly postfix: string;
}
