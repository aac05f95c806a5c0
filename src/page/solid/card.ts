import { PCFShadowMap, PerspectiveCamera, Quaternion, Matrix4, WebGLRenderer } from "three";
import { FIELD, type Orbit } from "./orbit";
import type { Stage } from "./stage";

/** The graphics card, or the program that stands in for it, and what it can be asked for. */

/** Whether there is no card but a program that does its work: such a one is spared shadows and fine pictures. */
const isProgram = (canvas: HTMLCanvasElement): boolean => {
  const context = canvas.getContext("webgl2");
  const info = context?.getExtension("WEBGL_debug_renderer_info");
  if (context === null || info === null || info === undefined) return false;
  return /swiftshader|llvmpipe|software|basic render/i.test(String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)));
};

const SHADOWS = 2048;
const SHARPEST = 2;

export class Card {
  readonly #renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera(FIELD, 1, 0.3, 600);
  /** Whether it is slow. */
  readonly slow: boolean;
  readonly fine: boolean;
  #share = 1;

  /** `still`: it is to make a picture, and may take its time. */
  constructor(canvas: HTMLCanvasElement, still: boolean) {
    this.slow = isProgram(document.createElement("canvas"));
    this.fine = still || !this.slow;
    this.#renderer = new WebGLRenderer({ canvas, antialias: this.fine, powerPreference: "high-performance" });
    this.#renderer.shadowMap.enabled = this.fine;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
  }

  get finest(): number {
    return Math.min(this.#renderer.capabilities.maxTextureSize, this.fine ? 4096 : 2048);
  }

  get anisotropy(): number {
    const most = this.#renderer.capabilities.getMaxAnisotropy();
    return Math.min(most, this.slow ? (this.fine ? 4 : 1) : 16);
  }

  /** What was drawn last, in calls. */
  get calls(): number {
    return this.#renderer.info.render.calls;
  }

  fit(width: number, height: number): void {
    this.#renderer.setPixelRatio(this.fine ? Math.min(devicePixelRatio, SHARPEST) : this.#share);
    this.#renderer.setSize(width, height, false);
  }

  /** A share of the full fineness, where the machine is slow. */
  drawsAt(share: number, { width, height }: Orbit): void {
    if (this.fine || share === this.#share) return;
    this.#share = share;
    this.fit(width, height);
  }

  draw(stage: Stage, orbit: Orbit, shadowsMoved: boolean): void {
    const { sun } = stage;
    sun.castShadow = this.fine;
    sun.shadow.mapSize.set(SHADOWS, SHADOWS);
    if (shadowsMoved) this.#renderer.shadowMap.needsUpdate = true;
    this.#look(orbit);
    this.#renderer.render(stage.scene, this.#camera);
  }

  #look(orbit: Orbit): void {
    const { eye, frame, width, height } = orbit;
    const { x, y, z } = frame;
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#camera.position.set(eye[0], eye[1], -eye[2]);
    // A camera of three looks along its own −z.
    const turned = new Matrix4().set(x[0], y[0], -z[0], 0, x[1], y[1], -z[1], 0, -x[2], -y[2], z[2], 0, 0, 0, 0, 1);
    this.#camera.quaternion.copy(new Quaternion().setFromRotationMatrix(turned));
  }
}
