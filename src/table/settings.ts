import type { Word } from "../kernel/words";

/** How the table behaves; anybody may see it, the host's colours change it. */
export interface Settings {
  /** strict: what is not allowed glides back. guide: it is explained. free: the table only watches. */
  readonly rules: "strict" | "guide" | "free";
  /** quick: the table rolls and draws. hand: people do. */
  readonly chance: "quick" | "hand";
  readonly pace: "slow" | "brisk" | "jump";
}

export const USUAL_SETTINGS: Settings = { rules: "strict", chance: "quick", pace: "brisk" };

/** Each setting with its choices, as the panel offers them. */
const SETTING_CHOICES = {
  rules: ["strict", "guide", "free"],
  chance: ["quick", "hand"],
  pace: ["slow", "brisk", "jump"],
} as const;

export const SETTING_NAMES = ["rules", "chance", "pace"] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

const isChoice = (name: SettingName, value: unknown): boolean => {
  for (const choice of SETTING_CHOICES[name]) if (choice === value) return true;
  return false;
};

export const nextChoice = (name: SettingName, now: Word): Word => {
  const choices: readonly Word[] = SETTING_CHOICES[name];
  const at = choices.indexOf(now);
  return choices[at + 1 < choices.length ? at + 1 : 0] ?? now;
};

/** Settings that were kept, as far as they still mean something. */
export const settingsOf = (kept: unknown): Settings => {
  if (typeof kept !== "object" || kept === null) return USUAL_SETTINGS;
  const known = kept as Partial<Settings>;
  return {
    rules: isChoice("rules", known.rules) ? (known.rules ?? "strict") : "strict",
    chance: isChoice("chance", known.chance) ? (known.chance ?? "quick") : "quick",
    pace: isChoice("pace", known.pace) ? (known.pace ?? "brisk") : "brisk",
  };
};

export const changed = (settings: Settings, name: SettingName, value: Word): Settings =>
  settingsOf({ ...settings, [name]: value });
