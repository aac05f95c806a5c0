import type { Secrets } from "../../kernel/game";
import type { BoutNouns, BoutSeen } from "./vocabulary";

/** Which fields of an event only its owner may see: none. A throw is sealed in its step until both are in. */
export const SECRETS: Secrets<BoutNouns> = {};

/** What a seat may know: everything. */
export const view = (bout: BoutSeen): BoutSeen => bout;
