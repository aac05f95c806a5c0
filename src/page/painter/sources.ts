import { addressOf, type About } from "../room/files";
import { type Triangle, trianglesOf } from "./obj";
import type { Picture } from "./raster";

/** Pictures and models by their address in the save; each is fetched once. What cannot be had is refused with a reason. */
export class Sources {
  readonly #images = new Map<string, Promise<ImageBitmap>>();
  readonly #models = new Map<string, Promise<readonly Triangle[]>>();
  readonly #textures = new Map<string, Promise<Picture>>();

  constructor(readonly files: Promise<About["files"]>) {}

  image(url: string): Promise<ImageBitmap> {
    return once(this.#images, url, async () => createImageBitmap(await (await this.#fetched(url)).blob()));
  }

  model(url: string): Promise<readonly Triangle[]> {
    return once(this.#models, url, async () => trianglesOf(await this.text(url)));
  }

  async text(url: string): Promise<string> {
    return (await this.#fetched(url)).text();
  }

  /** The picture's points, no finer than `width`: a much finer one would only flicker. */
  texture(url: string, width: number): Promise<Picture> {
    return once(this.#textures, `${String(width)} ${url}`, async () => pointsOf(await this.image(url), width));
  }

  async #fetched(url: string): Promise<Response> {
    const address = addressOf(await this.files, url);
    if (address === "") throw new Error(`no address: ${url}`);
    const answer = await fetch(address, { credentials: "omit", referrerPolicy: "no-referrer" });
    if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
    return answer;
  }
}

const once = <T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  let made = known.get(key);
  if (made === undefined) known.set(key, (made = make()));
  return made;
};

const pointsOf = (image: ImageBitmap, most: number): Picture => {
  const by = Math.min(1, most / image.width);
  const [width, height] = [Math.max(1, Math.round(image.width * by)), Math.max(1, Math.round(image.height * by))];
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("this browser cannot draw");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
};
