import { createRequire } from "node:module";

const FONT = "@expo-google-fonts/barlow-semi-condensed/500Medium/BarlowSemiCondensed_500Medium.ttf";

export const pngOf = async (svg: string, width: number): Promise<Uint8Array> => {
  const { renderAsync } = await import("@resvg/resvg-js");
  const fontFiles = [createRequire(import.meta.url).resolve(FONT)];
  return (
    await renderAsync(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false, fontFiles } })
  ).asPng();
};
