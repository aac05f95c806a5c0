import type { Eye } from "../view/eye";
import { looksSolid } from "./door";
import type { SolidView } from "./solid-view";

/** A picture in three dimensions: from which camera it is taken, and what is told of it. */

const ABOVE = "above";

const isColour = (name: string): boolean => /^[A-Z][a-z]+$/.test(name);

const aimed = (view: SolidView, eye: Eye, camera: string): "aimed" | "elsewhere" => {
  if (isColour(camera)) eye.seat = camera;
  if (camera === ABOVE) view.fitAbove();
  const saved = /^[0-9]$/.test(camera) ? eye.standings.around?.cameras[Number(camera)] : undefined;
  if (typeof saved === "object") view.goTo(saved);
  return camera === ABOVE || typeof saved === "object" ? "aimed" : "elsewhere";
};

/** The names of what was only outlined and how much was drawn stand on the page, for whoever asks. */
export const photographed = (page: HTMLElement, eye: Eye, camera: string): (() => "aimed" | "elsewhere") => {
  const view = looksSolid(eye, true);
  view.drawn = () => {
    page.dataset["calls"] = String(view.card.calls);
    page.dataset["outlined"] = JSON.stringify(view.outlined.map(({ name, kind }) => (name === "" ? kind : name)));
  };
  return () => aimed(view, eye, camera);
};
