import type { OptionList } from "../../../kernel/game";
import type { Word } from "../../../kernel/words";
import type { CitySeen } from "../vocabulary";

const OFF_ON = ["off", "on"] as const;

/** Readings of the rules the players may agree on instead (DL-RULING-11, 12, 31, 36 and 39). */
export const OPTIONS: OptionList = [
  { option: "zeroExposureAttacks", of: OFF_ON },
  { option: "freeActionsAfterLastDie", of: OFF_ON },
  { option: "nonAgileMayDrop", of: OFF_ON },
  { option: "anyDieTires", of: OFF_ON },
  { option: "oneChase", of: OFF_ON },
];

export const isOn = (state: CitySeen, option: Word): boolean => state.options[option] === "on";
