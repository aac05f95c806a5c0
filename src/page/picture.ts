import type { joined } from "./link";
import type { Piece, Told } from "./room/wire";
import { Eye } from "./view/eye";

/** Nothing but the table, and a sign when it stands still and is painted: what `outbreak picture` photographs. */

/** A spot of the table, and how many of its units about it. */
interface Part {
  readonly x: number;
  readonly z: number;
  readonly across: number;
}

/** The whole table, where the figures are, a part of it, or the hand of a colour, as that colour sees it. */
export type Shows = "whole" | "close" | Part | { readonly hand: string };

/** So long nothing has moved when it stands still. */
const STILL = 700;

/** So many times in a row nothing was being painted: a finer picture is ordered only when a coarser one is drawn. */
const LOOKS = 6;

/**
 * Gives the sign when the table is there, no news has come for a while, and nothing is being painted; or says why it
 * never will. What it gives back is to hear the news.
 */
export const signWhenStill = (page: HTMLElement, eye: Eye): ((told: Told) => void) => {
  let idle = 0;
  let news = Infinity;
  const watch = (): void => {
    const still = performance.now() - news > STILL && eye.sprites.idle;
    idle = still ? idle + 1 : 0;
    eye.look();
    if (idle >= LOOKS) page.dataset["ready"] = "yes";
    else setTimeout(watch, 100);
  };
  watch();
  return (told) => {
    if (told.told === "problem") page.dataset["problem"] = told.text;
    if (told.told === "table" || news < Infinity) news = performance.now();
  };
};

export const showsIn = (asked: URLSearchParams): Shows => {
  const hand = asked.get("hand") ?? "";
  if (hand !== "") return { hand };
  const [x, z, across] = (asked.get("at") ?? "").split(",").map(Number);
  if (x !== undefined && z !== undefined && across !== undefined) return { x, z, across };
  return asked.get("picture") === "close" ? "close" : "whole";
};

const look = (eye: Eye, shows: Shows): void => {
  if (shows === "whole") eye.fit();
  else if (shows === "close") eye.fitFigures();
  else if ("across" in shows) eye.fitPart(shows, shows.across);
  else eye.fitOnly(({ hand, of }: Piece) => hand === shows.hand || of === shows.hand);
};

export const showPicture = (page: HTMLElement, join: typeof joined, shows: Shows): void => {
  const canvas = document.createElement("canvas");
  canvas.className = "picture";
  page.append(canvas);
  const eye = new Eye(canvas);
  const news = signWhenStill(page, eye);
  const hear = (told: Told): void => {
    if (told.told === "problem") news(told);
    if (told.told !== "table" && told.told !== "pieces") return;
    eye.standings.hear(told);
    look(eye, shows);
    news(told);
  };
  const send = join(hear);
  send({ act: "speed", speed: 60 });
  if (typeof shows === "object" && "hand" in shows) send({ act: "sit", colour: shows.hand });
};
