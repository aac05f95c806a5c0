import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Page } from "playwright-core";
import { Mistake } from "../mistake";

/** Twenty seconds round the table, as MP4: frames of one page, put together by ffmpeg. */

const SECONDS = 20;
const A_SECOND = 10;
const FRAMES = SECONDS * A_SECOND;

/** Where ffmpeg is; empty where there is none. */
export const ffmpegHere = (): string =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => [join(folder, "ffmpeg"), join(folder, "ffmpeg.exe")])
    .find((file) => existsSync(file)) ?? "";

/** Turns the camera, and waits until that has been drawn; told as a text, for a page's words are none of this program's. */
const turned = (page: Page, degrees: number): Promise<unknown> =>
  page.evaluate(
    `document.dispatchEvent(new CustomEvent("outbreak-spin", { detail: ${String(degrees)} }));
     new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`,
  );

const WAYS = ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "26", "-movflags", "+faststart"];

export const clipOf = async (page: Page, file: string, ffmpeg: string): Promise<void> => {
  const from = [
    "-loglevel",
    "error",
    "-y",
    "-f",
    "image2pipe",
    "-framerate",
    String(A_SECOND),
    "-c:v",
    "mjpeg",
    "-i",
    "-",
  ];
  const film = spawn(ffmpeg, [...from, ...WAYS, file], { stdio: ["pipe", "ignore", "pipe"] });
  const complaints: string[] = [];
  film.stderr.on("data", (words: Buffer) => complaints.push(words.toString()));
  const over = once(film, "close");
  for (let frame = 0; frame < FRAMES; frame++) {
    const picture = await page.screenshot({ type: "jpeg", quality: 90 });
    if (!film.stdin.write(picture)) await once(film.stdin, "drain");
    await turned(page, 360 / FRAMES);
  }
  film.stdin.end();
  const [code] = (await over) as [number];
  if (code !== 0) throw new Mistake(`ffmpeg gave up: ${complaints.join("").trim()}`);
};
