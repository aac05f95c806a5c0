import type { OptionList } from "../../../kernel/game";
import type { Word } from "../../../kernel/words";
import type { CitySeen } from "../vocabulary";

const OFF_ON = ["off", "on"] as const;

/** Readings of the rules the players may agree on instead (DL-RULING-11, DL-RULING-12, DL-RULING-31). */
export const OPTIONS: OptionList = [
  { option: "zeroExposureAttacks", of: OFF_ON },
  { option: "freeActionsAfterLastDie", of: OFF_ON },
  { option: "nonAgileMayDrop", of: OFF_ON },
];

export const isOn = (state: CitySeen, option: Word): boolean => state.options[option] === "on";
