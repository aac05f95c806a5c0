import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Eye } from "../view/eye";
import { type Painted, paintedTurn } from "../view/sprites";
import type { Triple } from "../room/wire";

const NO_TURN: Triple = [0, 0, 0];

interface Props {
  readonly eye: Eye;
  readonly of: Painted;
  readonly turn?: Triple;
  readonly side: number;
  /** What stands there if it cannot be drawn. */
  readonly otherwise?: string;
}

/** Draws it as it is now; whether a finer picture is still to come. */
const drawn = (canvas: HTMLCanvasElement, { eye, of, turn = NO_TURN, side }: Props): "whole" | "coming" | "never" => {
  const most = Math.max(of.size[0], of.size[2], 0.5);
  const sprite = eye.sprites.of(of, paintedTurn(of, turn, true), (side / most) * devicePixelRatio);
  const context = canvas.getContext("2d");
  if (sprite === "failed" || context === null) return "never";
  if (sprite === undefined) return "coming";
  const by = (side * devicePixelRatio) / Math.max(sprite.width, sprite.height);
  canvas.width = Math.round(sprite.width * by);
  canvas.height = Math.round(sprite.height * by);
  context.imageSmoothingQuality = "high";
  context.drawImage(sprite.bitmap, 0, 0, canvas.width, canvas.height);
  canvas.style.width = `${String(canvas.width / devicePixelRatio)}px`;
  return eye.sprites.idle ? "whole" : "coming";
};

/** One piece, drawn as large as the space allows. */
export const Large = (props: Props): JSX.Element => {
  const { eye, of, turn = NO_TURN, side, otherwise = "" } = props;
  const place = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let asking = 0;
    const draw = (): void => {
      if (place.current === null) return;
      const state = drawn(place.current, props);
      if (state === "coming") asking = requestAnimationFrame(draw);
      if (state === "never") setFailed(true);
    };
    setFailed(false);
    draw();
    return () => {
      cancelAnimationFrame(asking);
    };
  }, [of, turn, side, eye]);
  return (
    <>
      <canvas ref={place} class="large" width={1} height={1} aria-hidden="true" hidden={failed} />
      {failed && otherwise !== "" ? <span class="outlined">{otherwise}</span> : null}
    </>
  );
};
