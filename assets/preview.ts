import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { AssetSource } from "../build/asset";

/** `npx tsx assets/preview.ts <game> <asset> <out.png> [width]` draws one picture, to look at it. */
const [game = "", name = "", out = "", width = ""] = process.argv.slice(2);
const { assets } = (await import(`./${game}/assets.ts`)) as { assets: readonly AssetSource[] };
const { fonts } = (await import(`./${game}/fonts.ts`)) as { fonts: readonly string[] };
const asset = assets.find((one) => one.name === name);
if (asset?.form !== "png" || out === "") {
  throw new Error(
    `${game}: pictures are ${assets
      .filter((one) => one.form === "png")
      .map((one) => one.name)
      .join(", ")}`,
  );
}
const { resolve } = createRequire(import.meta.url);
const by = width === "" ? 1 : Number(width) / asset.width;
const [wide, high] = [asset.width * by, asset.height * by].map(String);
const stretched = asset
  .svg()
  .replace(
    /^<svg ([^>]*) width="[^"]*" height="[^"]*"/,
    `<svg $1 width="${wide ?? ""}" height="${high ?? ""}" preserveAspectRatio="none"`,
  );
const picture = new Resvg(stretched, {
  font: { loadSystemFonts: false, fontFiles: fonts.map((font) => resolve(font)) },
});
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, picture.render().asPng());
