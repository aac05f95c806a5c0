import type { CameraState, VectorState } from "../../src/tts/save";
import type { Camera } from "../table-definition";
import { tidy, turned } from "./piece";

const tidied = ({ x, y, z }: VectorState): VectorState => ({ x: tidy(x), y: tidy(y), z: tidy(z) });

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const cameraState = ({ at, facing, tilt, distance }: Camera): CameraState => {
  const [turn, steep] = [radians(facing), radians(tilt)];
  const back = distance * Math.cos(steep);
  return {
    Position: tidied(at),
    Rotation: { x: tidy(tilt), y: turned(facing), z: 0 },
    Distance: distance,
    Zoomed: false,
    AbsolutePosition: tidied({
      x: at.x - back * Math.sin(turn),
      y: at.y + distance * Math.sin(steep),
      z: at.z - back * Math.cos(turn),
    }),
  };
};

/** The digits from 1: nought is left to whoever sits there. */
export const cameraStates = (cameras: readonly Camera[]): readonly (CameraState | null)[] => [
  null,
  ...cameras.map(cameraState),
];
