import { text } from "../../drawing/lettering";
import { box, dot, type Mesh, WHOLE } from "../../drawing/mesh";
import { clipped, picture, rect } from "../../drawing/svg";
import { inks, title } from "../look";
import { halftone, printed, rays } from "../print";
import { said } from "../text/said";

/** A collector's box: what is not in play waits in it. */

export const LONG_BOX = { width: 1.7, depth: 1.5, height: 0.9 } as const;

const PX = 200;
const W = LONG_BOX.width * PX;
const H = LONG_BOX.depth * PX;

export const longBoxMesh = (): Mesh => {
  const [x, z, high] = [LONG_BOX.width / 2, LONG_BOX.depth / 2, LONG_BOX.height];
  const card = dot(0.02, 0.02);
  const ink = dot(0.5, 0.985);
  return [
    ...box([-x + 0.08, 0, -z + 0.08], [x - 0.08, high - 0.3, z - 0.08], {
      top: card,
      bottom: card,
      long: card,
      short: card,
    }),
    ...box([-x, high - 0.3, -z], [x, high, z], { top: WHOLE, bottom: ink, long: ink, short: ink }),
  ];
};

export interface LongBox {
  readonly icon: string;
  readonly name: "box" | "counts" | "held" | "stunned";
  readonly ground: string;
  readonly ray: string;
}

export const longBoxPicture = ({ icon, name, ground, ray }: LongBox): string =>
  picture(
    W,
    H,
    rect(0, 0, W, H, { fill: inks.newsprint }),
    rect(8, 8, W - 16, H - 16, { rx: 10, fill: ground }),
    clipped("lid", rect(8, 8, W - 16, H - 16, { rx: 10 }), rays(W / 2, H / 2 - 20, 220, 12, ray)),
    halftone(10, 140, W - 20, 140, { ink: inks.black, step: 14, from: 0, to: 8 }),
    printed("mark", icon, W / 2 - 84, 22, 168, { colour: inks.paper, shade: inks.orange }),
    rect(8, H - 92, W - 16, 72, { fill: inks.black }),
    text(
      { x: 20, y: H - 88, width: W - 40, height: 64 },
      { ...title(inks.yellow), largest: 52, least: 32, align: "middle", valign: "middle" },
      said().mat[name].toUpperCase(),
    ),
    rect(0, H - 9, W, 9, { fill: inks.black }),
  );
