import { LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, Texture } from "three";
import { tableFolder } from "../folder";
import { aboutIn } from "../room/files";
import { Sources } from "../painter/sources";
import type { Clearness } from "./shapes/cutout";
import type { Files } from "./shapes/shape";

/** Pictures and models by their address in the save, each fetched once, and only when something that is shown needs it. */

/** So fine is a token's outline looked at. */
const OUTLINED = 96;
const SOLID_FROM = 100;

export interface Picture {
  readonly texture: Texture;
  /** Its width as a share of its height. */
  readonly form: number;
}

export class Pictures implements Files {
  readonly #sources = new Sources(aboutIn(tableFolder()).then(({ files }) => files));
  readonly #known = new Map<string, Picture | "coming" | "missing">();
  #coming = 0;

  constructor(
    /** Neither side of a picture is larger on the graphics card. */
    readonly most: number,
    readonly anisotropy: number,
    readonly changed: (url: string) => void,
  ) {}

  get idle(): boolean {
    return this.#coming === 0;
  }

  of(url: string): Picture | "coming" | "missing" {
    const known = this.#known.get(url);
    if (known !== undefined) return known;
    this.#known.set(url, "coming");
    void this.counted(this.#load(url));
    return "coming";
  }

  /** Everything that is waited for. */
  async counted(work: Promise<void>): Promise<void> {
    this.#coming++;
    await work;
    this.#coming--;
  }

  async text(url: string): Promise<string> {
    return this.#sources.text(url);
  }

  async clearness(url: string): Promise<Clearness> {
    const image = await this.#sources.image(url);
    const by = OUTLINED / Math.max(image.width, image.height);
    const [width, height] = [Math.max(1, Math.round(image.width * by)), Math.max(1, Math.round(image.height * by))];
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("this browser cannot draw");
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return {
      width,
      height,
      solid: Array.from({ length: width * height }, (_, i) => (data[i * 4 + 3] ?? 0) > SOLID_FROM),
    };
  }

  async #load(url: string): Promise<void> {
    try {
      const image = await this.#sources.image(url);
      this.#known.set(url, { texture: this.#texture(await this.#noLarger(image)), form: image.width / image.height });
    } catch {
      this.#known.set(url, "missing");
    }
    this.changed(url);
  }

  async #noLarger(image: ImageBitmap): Promise<ImageBitmap> {
    const by = this.most / Math.max(image.width, image.height);
    if (by >= 1) return image;
    const [resizeWidth, resizeHeight] = [Math.round(image.width * by), Math.round(image.height * by)];
    return createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: "high" });
  }

  /** Rows count from the top: a bitmap cannot be turned over on its way to the card. */
  #texture(image: ImageBitmap): Texture {
    const texture = new Texture(image);
    texture.flipY = false;
    texture.colorSpace = SRGBColorSpace;
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.magFilter = LinearFilter;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = this.anisotropy;
    texture.needsUpdate = true;
    return texture;
  }
}
