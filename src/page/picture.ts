import type { joined } from "./link";
import { Eye } from "./view/eye";

/** Nothing but the table, and a sign when it stands still and is painted: what `outbreak picture` photographs. */
export const showPicture = (page: HTMLElement, join: typeof joined, close: boolean): void => {
  const canvas = document.createElement("canvas");
  canvas.className = "picture";
  page.append(canvas);
  const eye = new Eye(canvas);
  let news = performance.now();
  join((told) => {
    if (told.told === "problem") page.dataset["problem"] = told.text;
    if (told.told !== "table" && told.told !== "pieces") return;
    eye.standings.hear(told);
    if (close) eye.fitFigures();
    else eye.fit();
    news = performance.now();
  })({ act: "speed", speed: 60 });
  const watch = (): void => {
    const still = performance.now() - news > 700 && eye.sprites.idle && eye.standings.all.size > 0;
    if (still) page.dataset["ready"] = "yes";
    else setTimeout(watch, 100);
  };
  watch();
};
