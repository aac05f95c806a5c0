import { has, withItem, without } from "../kernel/list";
import type { Word } from "../kernel/words";

/** How the table behaves; anybody may see it, the host's colours change it. */
export interface Settings {
  /** strict: what is not allowed glides back. guide: it is explained. free: the table only watches. */
  readonly rules: "strict" | "guide" | "free";
  /** quick: the table rolls and draws. hand: people do. */
  readonly chance: "quick" | "hand";
  readonly pace: "slow" | "brisk" | "jump";
  /** Odds and forecasts beside what is asked. */
  readonly hints: "shown" | "hidden";
  /** By day and night the light follows the match, or it is left alone. */
  readonly light: "follows" | "stays";
  /** The colours that have closed the log on the screen. */
  readonly logClosed: readonly Word[];
}

export const USUAL_SETTINGS: Settings = {
  rules: "strict",
  chance: "quick",
  pace: "brisk",
  hints: "shown",
  light: "follows",
  logClosed: [],
};

/** Each setting with its choices, as the panel offers them. */
const SETTING_CHOICES = {
  rules: ["strict", "guide", "free"],
  chance: ["quick", "hand"],
  pace: ["slow", "brisk", "jump"],
  hints: ["shown", "hidden"],
  light: ["follows", "stays"],
} as const;

export const SETTING_NAMES = ["rules", "chance", "pace", "hints", "light"] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

const isChoice = (name: SettingName, value: unknown): boolean => {
  for (const choice of SETTING_CHOICES[name]) if (choice === value) return true;
  return false;
};

/** The choice after this one, the first after the last. */
export const after = (choices: readonly Word[], now: Word): Word => {
  const at = choices.indexOf(now);
  return choices[at + 1 < choices.length ? at + 1 : 0] ?? now;
};

export const nextChoice = (name: SettingName, now: Word): Word => after(SETTING_CHOICES[name], now);

/** What a seat is asked: every single thing; where there is a choice; only where the usual answer may be wrong. */
export const ASKING = ["real", "every", "few"] as const;
export type Asking = (typeof ASKING)[number];

const wordsIn = (value: unknown): readonly Word[] => {
  const words: Word[] = [];
  for (const each of Array.isArray(value) ? (value as readonly unknown[]) : []) {
    if (typeof each === "string") words.push(each);
  }
  return words;
};

/** Settings that were kept, as far as they still mean something. */
export const settingsOf = (kept: unknown): Settings => {
  if (typeof kept !== "object" || kept === null) return USUAL_SETTINGS;
  const known = kept as Partial<Settings>;
  return {
    rules: isChoice("rules", known.rules) ? (known.rules ?? "strict") : "strict",
    chance: isChoice("chance", known.chance) ? (known.chance ?? "quick") : "quick",
    pace: isChoice("pace", known.pace) ? (known.pace ?? "brisk") : "brisk",
    hints: isChoice("hints", known.hints) ? (known.hints ?? "shown") : "shown",
    light: isChoice("light", known.light) ? (known.light ?? "follows") : "follows",
    logClosed: wordsIn(known.logClosed),
  };
};

export const changed = (settings: Settings, name: SettingName, value: Word): Settings =>
  settingsOf({ ...settings, [name]: value });

/** Closes the log for a colour, or shows it again. */
export const withLogTurned = (settings: Settings, colour: Word): Settings => {
  const { logClosed } = settings;
  return {
    ...settings,
    logClosed: has(logClosed, colour) ? without(logClosed, colour) : withItem(logClosed, colour),
  };
};
