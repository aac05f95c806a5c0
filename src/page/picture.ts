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
type Shows = "whole" | "close" | Part | { readonly hand: string };

/** So long nothing has moved when it stands still. */
const STILL = 700;

/** So many times in a row nothing was being painted: a finer picture is ordered only when a coarser one is drawn. */
const LOOKS = 6;

/**
 * Gives the sign when the table is there, no news has come for a while, and nothing is being painted; or says why it
 * never will. What it gives back is to hear the news. Pieces that glide are aimed at where they have come to rest.
 */
const signWhenStill = (page: HTMLElement, eye: Eye, aim: () => void = () => undefined): ((told: Told) => void) => {
  let idle = 0;
  let news = Infinity;
  const watch = (): void => {
    const still = performance.now() - news > STILL && eye.idle;
    idle = still ? idle + 1 : 0;
    if (idle === 1) aim();
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

const showsIn = (asked: URLSearchParams): Shows => {
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

type Join = typeof joined;

/** The page with its panels: it hurries, and says when it stands still. */
const showPage = (page: HTMLElement, join: Join, open: (page: HTMLElement, join: Join) => Eye): void => {
  let news: (told: Told) => void = () => undefined;
  const eye = open(page, (hear) => {
    const send = join((told) => {
      news(told);
      hear(told);
    });
    send({ act: "speed", speed: 60 });
    return send;
  });
  news = signWhenStill(page, eye);
};

/** From a camera of the table in three dimensions; what that has no place of its own for is looked at as the flat table is. */
const aimedFrom = async (eye: Eye, camera: string, shows: Shows): Promise<() => void> => {
  const flat = (): void => {
    look(eye, shows);
  };
  if (camera === "") return flat;
  const { photographed } = await import("./solid/photographed");
  const aimed = photographed(eye, camera);
  return () => {
    if (aimed() === "elsewhere") flat();
  };
};

/** Who is looked for, or from whose place, sits there: a hand is seen by its own. */
const isColour = (name: string | null): name is string => name !== null && /^[A-Z][a-z]+$/.test(name);

const showTable = async (page: HTMLElement, asked: URLSearchParams, join: Join): Promise<void> => {
  const canvas = document.createElement("canvas");
  canvas.className = "picture";
  page.append(canvas);
  const eye = new Eye(canvas);
  const aim = await aimedFrom(eye, asked.get("camera") ?? "", showsIn(asked));
  const news = signWhenStill(page, eye, aim);
  const hear = (told: Told): void => {
    if (told.told === "problem") news(told);
    if (told.told === "people") eye.seat = told.you;
    if (told.told !== "table" && told.told !== "pieces" && told.told !== "around") return;
    eye.standings.hear(told);
    aim();
    news(told);
  };
  const send = join(hear);
  send({ act: "speed", speed: 60 });
  const seat = [asked.get("hand"), asked.get("camera")].find(isColour);
  if (seat !== undefined) send({ act: "sit", colour: seat });
};

/** What the address asks for: the page, or nothing but the table. */
export const showPicture = async (
  page: HTMLElement,
  asked: URLSearchParams,
  join: Join,
  open: (page: HTMLElement, join: Join) => Eye,
): Promise<void> => {
  if (asked.get("picture") === "page") showPage(page, join, open);
  else await showTable(page, asked, join);
};
