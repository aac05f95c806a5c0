import type { Eye } from "../view/eye";
import { lookSolid } from "./door";
import type { SolidView } from "./solid-view";

/** A picture in three dimensions: from which camera it is taken. */

const ABOVE = "above";

const isColour = (name: string): boolean => /^[A-Z][a-z]+$/.test(name);

const aimed = (view: SolidView, eye: Eye, camera: string): "aimed" | "elsewhere" => {
  if (isColour(camera)) eye.seat = camera;
  if (camera === ABOVE) view.fitAbove();
  const saved = /^[0-9]$/.test(camera) ? eye.standings.around?.cameras[Number(camera)] : undefined;
  if (typeof saved === "object") view.goTo(saved);
  return camera === ABOVE || typeof saved === "object" ? "aimed" : "elsewhere";
};

/** Who films tells the camera to go round the table by so many degrees. */
const SPIN = "outbreak-spin";

export const photographed = (eye: Eye, camera: string): (() => "aimed" | "elsewhere") => {
  const view = lookSolid(eye, true);
  document.addEventListener(SPIN, (event) => {
    view.spin(Number((event as CustomEvent<unknown>).detail));
    eye.look();
  });
  return () => aimed(view, eye, camera);
};
