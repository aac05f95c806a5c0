import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { ResvgRenderOptions } from "@resvg/resvg-js";
import { writeAtomically } from "./atomic";
import type { AssetSource } from "./asset";
import { BuildFailure, failOnAny, messageOf } from "./failure";
import type { GameSources } from "./game-sources";
import { addressOfFile } from "./local-address";
import { opaquePng } from "./opaque-png";
import type { RenderedAsset, Stage, Work } from "./stage";

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(String(part.length)).update(":").update(part);
  return hash.digest("hex");
};

/** What a rendered picture depends on beside its source; the last word stands for how it is packed. */
const RENDERER = `resvg-js ${(createRequire(import.meta.url)("@resvg/resvg-js/package.json") as { version: string }).version} rgb`;

/** What text is set in: files of packages, never of the system, or no two machines would render alike. */
interface Fonts {
  readonly files: readonly string[];
  readonly hash: string;
}

const fontFile = (font: string, root: string): string => {
  try {
    return createRequire(join(root, "package.json")).resolve(font);
  } catch {
    throw new BuildFailure([`font ${font}: is in no installed package`]);
  }
};

const fontsOf = ({ fonts }: GameSources, root: string): Fonts => {
  const files = fonts.map((font) => fontFile(font, root));
  return { files, hash: hashOf(...files.map((file) => readFileSync(file))) };
};

type Picture = Extract<AssetSource, { form: "png" }>;

const VIEW = /^<svg [^>]*viewBox="([^"]+)"[^>]*>/;

/** As large as asked for, whatever the form it was drawn in. */
const stretched = (svg: string, { width, height }: Picture): string => {
  const view = VIEW.exec(svg)?.[1];
  if (view === undefined) throw new Error("is no SVG with a viewBox");
  const size = `width="${String(width)}" height="${String(height)}" viewBox="${view}"`;
  return svg.replace(VIEW, `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none">`);
};

const renderingOptions = ({ files }: Fonts): ResvgRenderOptions => ({
  font: { loadSystemFonts: false, fontFiles: [...files] },
});

/** Rendered once for each source: a second build finds it in the cache. */
const png = async (source: Picture, fonts: Fonts, cache: string): Promise<Uint8Array> => {
  const svg = stretched(source.svg(), source);
  const kept = resolve(cache, "png", `${hashOf(RENDERER, fonts.hash, svg)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, renderingOptions(fonts));
  const packed = await opaquePng(image.pixels, image.width, image.height);
  const bytes = packed === "clear" ? image.asPng() : packed;
  writeAtomically(kept, bytes);
  return bytes;
};

const bytesOf = async (source: AssetSource, fonts: Fonts, cache: string): Promise<Uint8Array> => {
  try {
    return source.form === "obj" ? Buffer.from(source.text()) : await png(source, fonts, cache);
  } catch (error) {
    throw new BuildFailure([`asset ${source.name}: ${messageOf(error)}`]);
  }
};

/** Assets lie in a folder of their game, whether in the output or below an address. */
const urlOf = (work: Work, game: string, file: string): string =>
  work.assetsAt === "file"
    ? addressOfFile([work.out, "assets", game, file])
    : new URL(`${game}/${file}`, `${work.assetsAt.href.replace(/\/+$/, "")}/`).href;

const FILE_NAME = /^[\w.-]*\w$/;

const wrongNames = (names: readonly string[]): string[] => [
  ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `asset ${name}: its name is taken`),
  ...names.filter((name) => !FILE_NAME.test(name)).map((name) => `asset ${name}: is no name for a file`),
];

const folderOf = (source: AssetSource): string =>
  source.form === "png" && source.folder !== undefined ? `${source.folder}/` : "";

const renderedOf = async (sources: GameSources, work: Work): Promise<RenderedAsset[]> => {
  const game = sources.game.name;
  failOnAny(wrongNames(sources.assets.map(({ name }) => name)));
  const fonts = fontsOf(sources, work.root);
  return Promise.all(
    sources.assets.map(async (source) => {
      const bytes = await bytesOf(source, fonts, work.cache);
      const file = `${folderOf(source)}${source.name}-${hashOf(bytes).slice(0, 12)}.${source.form}`;
      const mayBeClear = source.form === "png" && source.mayBeClear === true;
      return { game, name: source.name, file, url: urlOf(work, game, file), mayBeClear, bytes };
    }),
  );
};

export const render: Stage = {
  name: "render",
  run: async (work) => {
    const assets: RenderedAsset[] = [];
    for (const sources of work.games) assets.push(...(await renderedOf(sources, work)));
    return { ...work, assets };
  },
  result: ({ assets }) =>
    `${String(assets.length)} assets, ${String(Math.ceil(assets.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024))} KB`,
};
