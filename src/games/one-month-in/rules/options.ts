import type { OptionList } from "../../../kernel/game";
import type { CitySeen } from "../vocabulary";

/**
 * Table settings, each with its default first (OMI-RUL-02, OMI-LAY-04, OMI-PROTO-04, OMI-RUL-09, OMI-RUL-58,
 * OMI-RUL-59).
 */
export const OPTIONS = [
  { option: "first", of: ["lot", "p1", "p2", "p3", "p4", "p5", "p6"] },
  { option: "deal", of: ["dealt", "open", "lesson"] },
  { option: "month", of: ["off", "on"] },
  { option: "lastStanding", of: ["off", "on"] },
  { option: "unheld", of: ["off", "on"] },
] as const satisfies OptionList;

export type CityOption = (typeof OPTIONS)[number]["option"];

/** A team without survivors loses all it had, and the last one wins (OMI-RUL-58). */
export const isLastStanding = ({ options }: CitySeen): boolean => options["lastStanding"] === "on";

/** The two special tiles end the game when they are claimed, held or not (OMI-RUL-59). */
export const isUnheld = ({ options }: CitySeen): boolean => options["unheld"] === "on";
