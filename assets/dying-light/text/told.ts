import { EXPOSURE_CARDS } from "../../../src/games/dying-light/content/exposure-cards";
import { RUNNERS } from "../../../src/games/dying-light/content/runners";
import { inWords } from "../../drawing/in-words";
import { said } from "./said";

/** What a piece is and does, told to a hand that hovers over it. */

const read = (written: string): string =>
  inWords(written, (sign) => {
    const word = (said().save.signs as Readonly<Record<string, string>>)[sign];
    if (word === undefined) throw new Error(`there is no word for the sign ${sign}`);
    return word;
  });

const skillTold = (skill: string): string => {
  const { always, momentum } = said().skills[skill] ?? { always: "", momentum: "" };
  return `${always} ${said().words.momentum}: ${momentum}`;
};

const infectedTold = (type: string): string => {
  const { traits, night } = said().infected[type] ?? { traits: "", night: "" };
  return `${traits} ${said().words.nightAbility}: ${night}`;
};

/** Kinds that have a text for each of them, by what stands before the last word of the kind. */
const BY_PREFIX: Readonly<Record<string, (last: string, kind: string) => string>> = {
  "infected-card": infectedTold,
  "runner-card": (runner) => runnerTold(runner),
  runner: (runner) => runnerTold(runner),
  activation: (_, kind) => said().cards[kind] ?? said().runnerActivation,
  skill: (_, kind) => skillTold(kind),
  chase: (_, kind) => `${said().cards[kind] ?? ""} ${said().words.chaseAlways}`,
  wall: (_, kind) => (kind === "wall.base" ? said().save.told[kind] : said().save.told.wall),
};

const runnerTold = (runner: string): string => {
  const skill = RUNNERS.find((each) => each.runner === runner)?.skill ?? "";
  return `${said().runners[runner] ?? ""} ${skillTold(skill)}`;
};

const isExposure = (kind: string): boolean => EXPOSURE_CARDS.some(({ card }) => card === kind);

const unread = (kind: string): string => {
  const [prefix = "", last = ""] = kind.split(".");
  const own = said().hints[kind] ?? said().weapons[kind];
  if (own !== undefined) return own;
  if (kind in said().infected) return infectedTold(kind);
  if (isExposure(kind)) return said().save.told.exposure;
  if (kind === "help") return said().save.told.help;
  return BY_PREFIX[prefix]?.(last, kind) ?? said().cards[kind] ?? "";
};

export const toldOf = (kind: string): string => {
  const told = read(unread(kind));
  if (told === "") throw new Error(`nothing is told of ${kind}`);
  return told;
};
