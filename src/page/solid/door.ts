import type { Eye } from "../view/eye";
import { SolidView } from "./solid-view";

/** Lets the eye look at the table in three dimensions; an error where there is no WebGL. */
export const looksSolid = (eye: Eye, still: boolean): SolidView => {
  const view = new SolidView({
    standings: eye.standings,
    still,
    changed: () => {
      eye.look();
    },
    calm: () => eye.calm,
    seat: () => eye.seat,
  });
  eye.canvas.after(view.canvas);
  eye.lookThrough(view);
  return view;
};
