import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { Mistake } from "../mistake";

/** A Chromium of this computer, without a window. */

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "chrome.exe",
  "msedge.exe",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  // What a graphics card would do is done by a program: the same picture on every machine.
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where a Chromium is; empty where there is none. `CHROMIUM` names another. */
export const chromiumHere = (): string => {
  const named = process.env["CHROMIUM"] ?? "";
  if (named !== "") return existsSync(named) ? named : "";
  const folders = (process.env["PATH"] ?? "").split(process.platform === "win32" ? ";" : ":");
  const all = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return all.find((file) => existsSync(file)) ?? "";
};

export const browserHere = async (): Promise<Browser> => {
  const executablePath = chromiumHere();
  if (executablePath === "") {
    throw new Mistake(
      "there is no Chromium on this computer; install one (Debian: apt-get install chromium) or name it in CHROMIUM",
    );
  }
  return browserAt(executablePath);
};

/** The Chromium of this path, without a window. */
export const browserAt = async (executablePath: string): Promise<Browser> => {
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
};
