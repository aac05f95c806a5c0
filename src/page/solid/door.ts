import type { Eye } from "../view/eye";
import { CameraKeys } from "./camera-keys";
import { SolidView } from "./solid-view";

/** The way into three dimensions and back. */

let view: SolidView | undefined;

/** Lets the eye look at the table in three dimensions; an error where there is no WebGL. `still`: for a picture. */
export const lookSolid = (eye: Eye, still: boolean): SolidView => {
  view ??= new SolidView({
    standings: eye.standings,
    still,
    changed: () => {
      eye.look();
    },
    calm: () => eye.calm,
    seat: () => eye.seat,
  });
  view.keys = new CameraKeys(eye, view);
  eye.canvas.after(view.canvas);
  eye.lookThrough(view);
  return view;
};

const lookFlat = (eye: Eye): void => {
  view?.canvas.remove();
  eye.lookThrough();
};

/**
 * Whether the table is seen in three dimensions now. Where a program stands in for the graphics card nobody is taken there
 * unasked.
 */
export const lookAs = (eye: Eye, deep: boolean | "as before"): boolean => {
  const solid = deep === false ? "flat" : lookSolid(eye, false);
  const stays = solid !== "flat" && (deep === true || !solid.card.slow);
  if (!stays) lookFlat(eye);
  return stays;
};
