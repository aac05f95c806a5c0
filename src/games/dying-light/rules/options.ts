import type { OptionList } from "../../../kernel/game";
import type { CitySeen } from "../vocabulary";

const OFF_ON = ["off", "on"] as const;

/** Readings of the rules the players may agree on instead (DL-RULING-11, 12, 31, 36 and 39). */
export const OPTIONS = [
  { option: "zeroExposureAttacks", of: OFF_ON },
  { option: "freeActionsAfterLastDie", of: OFF_ON },
  { option: "nonAgileMayDrop", of: OFF_ON },
  { option: "anyDieTires", of: OFF_ON },
  { option: "oneChase", of: OFF_ON },
] as const satisfies OptionList;

export type CityOption = (typeof OPTIONS)[number]["option"];

export const isOn = (state: CitySeen, option: CityOption): boolean => state.options[option] === "on";
