import type { Plan } from "../../../build/stage";
import { Mistake } from "../mistake";

/** Where the game is to find a save's pictures and models. */
export const assetsAsked = (text: string): Plan["assetsAt"] => {
  if (text === "file") return "file";
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url;
  throw new Mistake(`--assets is "${text}"; it must be file, or the address the assets are put below (https://…)`);
};
