import {
  BoxGeometry,
  CanvasTexture,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  Scene,
  SRGBColorSpace,
} from "three";
import type { Around } from "../room/solid";
import type { Triple } from "../room/wire";
import { TABLE_TOP, TABLES } from "./measures";
import type { Placed } from "./placed";
import { matrixOf } from "./space";

/** What stands around the pieces: the light of the save's header, a sky, the game's table, the boxes of hands. */

/** With the game's own light what faces up and is white is seen as white. */
const EXPOSURE = 0.86 * Math.PI;
/** Three quarters up, from the south-west, as the shadows of the game's own tables fall. */
const SUN: Triple = [-18, 46, -20];
/** How far from the middle anything throws a shadow. */
const SHADED = 48;

/** Upper and lower sky, by its name. */
const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  Sky_Museum: ["#3d3a41", "#1c1a1f"],
  Sky_Field: ["#7fa6c9", "#4c5a45"],
  Sky_Forest: ["#5d7466", "#232b25"],
  Sky_Tunnel: ["#2c2a30", "#131216"],
  Sky_Sunset: ["#7d5a72", "#2a2030"],
  Sky_Cathedral: ["#56493d", "#211b17"],
  Sky_Downtown: ["#6f8096", "#2c3038"],
  Sky_Regal: ["#5c4a3a", "#241c18"],
};
const NO_SKY = ["#4a4654", "#1b1920"] as const;

const skyOf = (name: string): CanvasTexture => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2, 256];
  const context = canvas.getContext("2d");
  const [upper, lower] = SKIES[name] ?? NO_SKY;
  const shade = context?.createLinearGradient(0, 0, 0, 256);
  shade?.addColorStop(0, upper);
  shade?.addColorStop(1, lower);
  if (context !== null && shade !== undefined) {
    context.fillStyle = shade;
    context.fillRect(0, 0, 2, 256);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

const colourOf = ([r, g, b]: Triple): Color => new Color().setRGB(r, g, b);

const WOOD = "#3c2c22";
const THICK = 0.6;

const tableOf = (name: string): Object3D[] => {
  const form = TABLES[name];
  if (form === undefined) return [];
  const [x, z] = form.reach;
  const square = form.corners === 4;
  const geometry = square ? new BoxGeometry(2, THICK, 2) : new CylinderGeometry(1, 1, THICK, form.corners);
  const table = new Mesh(geometry, new MeshLambertMaterial({ color: WOOD }));
  table.scale.set(x, 1, z);
  table.position.y = TABLE_TOP - THICK / 2;
  table.receiveShadow = true;
  return [table];
};

export class Stage {
  readonly scene = new Scene();
  readonly sun = new DirectionalLight();
  readonly #sky = new HemisphereLight();
  readonly #table = new Group();
  #zones = this.#boxes(1);

  constructor() {
    this.sun.position.set(SUN[0], SUN[1], -SUN[2]);
    const { camera } = this.sun.shadow;
    Object.assign(camera, { left: -SHADED, right: SHADED, top: SHADED, bottom: -SHADED, near: 1, far: 160 });
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.03;
    this.scene.add(this.sun, this.#sky, this.#table, this.#zones);
  }

  around({ table, sky, light, ambient }: Around): void {
    this.sun.color = colourOf(light.tint);
    this.sun.intensity = light.strength * EXPOSURE;
    this.#sky.color = colourOf(ambient.sky);
    this.#sky.groundColor = colourOf(ambient.ground);
    // Colours of light are shares of brightness here, not of what the eye is sent.
    this.#sky.intensity = ambient.strength * EXPOSURE;
    this.scene.background = skyOf(sky);
    this.#table.clear();
    for (const part of tableOf(table)) this.#table.add(part);
  }

  /** The boxes of hands and hidden zones: one can see through them. */
  zones(all: readonly { readonly placed: Placed; readonly tint: string }[]): void {
    if (all.length > this.#zones.instanceMatrix.count) {
      this.scene.remove(this.#zones);
      this.#zones.dispose();
      this.#zones = this.#boxes(all.length);
      this.scene.add(this.#zones);
    }
    all.forEach(({ placed: { frame, middle, box }, tint }, i) => {
      this.#zones.setMatrixAt(i, new Matrix4().fromArray(matrixOf(frame, box, middle)));
      this.#zones.setColorAt(i, new Color(tint));
    });
    this.#zones.count = all.length;
    this.#zones.visible = all.length > 0;
    this.#zones.instanceMatrix.needsUpdate = true;
    if (this.#zones.instanceColor !== null) this.#zones.instanceColor.needsUpdate = true;
  }

  #boxes(room: number): InstancedMesh {
    const material = new MeshBasicMaterial({ transparent: true, opacity: 0.1, depthWrite: false });
    const boxes = new InstancedMesh(new BoxGeometry(1, 1, 1), material, room);
    boxes.frustumCulled = false;
    boxes.renderOrder = 1;
    boxes.visible = false;
    return boxes;
  }
}
