import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Eye } from "../view/eye";
import { type Painted, paintedTurn } from "../view/sprites";
import type { Triple } from "../room/wire";

const NO_TURN: Triple = [0, 0, 0];

/** One piece, drawn as large as the space allows. */
export const Large = ({
  eye,
  of,
  turn = NO_TURN,
  side,
}: {
  readonly eye: Eye;
  readonly of: Painted;
  readonly turn?: Triple;
  readonly side: number;
}): JSX.Element => {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let asking = 0;
    const draw = (): void => {
      const context = place.current?.getContext("2d");
      if (context === null || context === undefined) return;
      const most = Math.max(of.size[0], of.size[2], 0.5);
      const sprite = eye.sprites.of(of, paintedTurn(of, turn), (side / most) * devicePixelRatio);
      if (sprite === undefined) asking = requestAnimationFrame(draw);
      else if (sprite !== "failed") {
        const by = (side * devicePixelRatio) / Math.max(sprite.width, sprite.height);
        context.canvas.width = Math.round(sprite.width * by);
        context.canvas.height = Math.round(sprite.height * by);
        context.imageSmoothingQuality = "high";
        context.drawImage(sprite.bitmap, 0, 0, context.canvas.width, context.canvas.height);
        context.canvas.style.maxWidth = `${String(side)}px`;
        context.canvas.style.maxHeight = `${String(side)}px`;
      }
    };
    draw();
    return () => {
      cancelAnimationFrame(asking);
    };
  }, [of, turn, side, eye]);
  return <canvas ref={place} class="large" width={1} height={1} aria-hidden="true" />;
};
