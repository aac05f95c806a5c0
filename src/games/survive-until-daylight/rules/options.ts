import type { OptionList } from "../../../kernel/game";
import type { NightSeen } from "../vocabulary";

const OFF_ON = ["off", "on"] as const;
const ON_OFF = ["on", "off"] as const;

/** Readings of the rules the players may agree on instead; each names its ruling in its text. */
export const OPTIONS = [
  { option: "moreRubble", of: OFF_ON },
  { option: "ownTargets", of: OFF_ON },
  { option: "giftStacks", of: OFF_ON },
  { option: "trapStays", of: OFF_ON },
  { option: "grenadesKept", of: OFF_ON },
  { option: "spareSurvivors", of: OFF_ON },
  { option: "literalSplash", of: OFF_ON },
  { option: "survivorsFollowWave", of: OFF_ON },
  { option: "sixAssaults", of: OFF_ON },
  { option: "noVainDelay", of: OFF_ON },
  { option: "discardAnytime", of: ON_OFF },
] as const satisfies OptionList;

export type NightOption = (typeof OPTIONS)[number]["option"];

export const isOn = (state: NightSeen, option: NightOption): boolean => state.options[option] === "on";
