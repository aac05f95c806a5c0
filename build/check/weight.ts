import type { ObjectState } from "../../src/tts/save";
import type { RenderedAsset } from "../stage";

/** What a table costs whoever joins it: files to load, and room on the graphics card. */
export interface Weight {
  readonly models: number;
  readonly pictures: number;
  /** Bytes on the graphics card: four to a pixel, and a third more for the smaller sizes of each picture. */
  readonly memory: number;
  /** Bytes to load. */
  readonly load: number;
}

/** How many files of each sort a table may have. */
export type FilesAtMost = Pick<Weight, "models" | "pictures">;

const MEGA = 1_000_000;
const MEMORY_AT_MOST = 280 * MEGA;
const LOAD_AT_MOST = 12 * MEGA;
const SIDE_AT_MOST = 4096;

const isPicture = ({ file }: RenderedAsset): boolean => file.endsWith(".png");

/** As a PNG's header has it. */
const sizeOf = ({ bytes }: RenderedAsset): readonly [width: number, height: number] => {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

const memoryOf = (picture: RenderedAsset): number => {
  const [width, height] = sizeOf(picture);
  return (width * height * 4 * 4) / 3;
};

/** The assets that objects name: those players load. */
const namedBy = (objects: readonly ObjectState[], made: ReadonlyMap<string, RenderedAsset>): RenderedAsset[] => {
  const named = new Set<RenderedAsset>();
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      const asset = made.get(value);
      if (asset !== undefined) named.add(asset);
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
  };
  look(objects);
  return [...named];
};

export const weightOf = (objects: readonly ObjectState[], made: ReadonlyMap<string, RenderedAsset>): Weight => {
  const named = namedBy(objects, made);
  const pictures = named.filter(isPicture);
  return {
    models: named.length - pictures.length,
    pictures: pictures.length,
    memory: pictures.reduce((sum, picture) => sum + memoryOf(picture), 0),
    load: named.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
};

const mega = (bytes: number): string => (bytes / MEGA).toFixed(1);

export const weightTold = ({ models, pictures, memory, load }: Weight): string =>
  `${String(models)} models, ${String(pictures)} pictures, ${mega(memory)} MB on the graphics card, ${mega(load)} MB to load`;

const isPower = (side: number): boolean => side <= SIDE_AT_MOST && Number.isInteger(Math.log2(side));

/** The graphics card stretches any other picture, and what was sharp is not. */
const wrongSides = (objects: readonly ObjectState[], made: ReadonlyMap<string, RenderedAsset>): string[] =>
  namedBy(objects, made)
    .filter(isPicture)
    .filter((picture) => !sizeOf(picture).every(isPower))
    .map((picture) => {
      const size = sizeOf(picture).join(" x ");
      return `${picture.file}: is ${size}; each side must be a power of two up to ${String(SIDE_AT_MOST)}`;
    });

export const wrongWeight = (
  objects: readonly ObjectState[],
  made: ReadonlyMap<string, RenderedAsset>,
  atMost: FilesAtMost,
): string[] => {
  const { models, pictures, memory, load } = weightOf(objects, made);
  const more = (is: number, most: number, what: string): string[] =>
    is > most ? [`${String(is)} ${what}; ${String(most)} are enough`] : [];
  return [
    ...more(models, atMost.models, "models"),
    ...more(pictures, atMost.pictures, "pictures"),
    ...(memory > MEMORY_AT_MOST
      ? [`takes ${mega(memory)} MB on the graphics card; ${mega(MEMORY_AT_MOST)} at most`]
      : []),
    ...(load > LOAD_AT_MOST ? [`is ${mega(load)} MB to load; ${mega(LOAD_AT_MOST)} at most`] : []),
    ...wrongSides(objects, made),
  ];
};
