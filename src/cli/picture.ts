import { existsSync, statSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { writeAtomically } from "../../build/atomic";
import { COLOURS } from "../host/world/players";
import type { Command } from "./command";
import { LANGUAGE_OPTION, languageAsked } from "./language";
import { among, Mistake, wholeNumber } from "./mistake";
import { contextOf, type Frame, photographed } from "./picture/photographed";
import { played } from "./picture/played";
import { browserHere } from "./serving/browser";
import { builtPage } from "./serving/page-files";
import { saveAsked } from "./serving/save-asked";
import { serving } from "./serving/server";

const fileAsked = (text: string): string => {
  if (text === "") throw new Mistake("where to? --out FILE.png");
  const file = resolve(text);
  if (!existsSync(dirname(file)) || !statSync(dirname(file)).isDirectory()) {
    throw new Mistake(`--out ${text}: there is no folder ${dirname(file)}`);
  }
  return file;
};

const colourAsked = (text: string): string => (text === "" ? "" : among("colour", text, Object.keys(COLOURS)));

const NUMBER = "-?\\d+(\\.\\d+)?";
const PART = new RegExp(`^${NUMBER},${NUMBER},${NUMBER}$`);

const partAsked = (text: string): string => {
  if (text === "" || PART.test(text)) return text;
  throw new Mistake(`--at is "${text}"; it must be three numbers: east, north, how much of the table is seen across`);
};

const SEATED = "seat";
const CAMERAS = [SEATED, "above", ...Object.keys(COLOURS), ...Array.from({ length: 10 }, (_, i) => String(i))];

/** A camera is one of the table in three dimensions. */
const cameraAsked = (solid: boolean, text: string): string => {
  if (!solid && text !== "") throw new Mistake("--camera is for a picture with --3d");
  return solid ? among("camera", text === "" ? SEATED : text, CAMERAS) : "";
};

const tell = (outlined: readonly string[]): void => {
  if (outlined.length === 0) return;
  const names = [...new Set(outlined)].sort().join(", ");
  console.log(`${String(outlined.length)} that could not be drawn and are outlined: ${names}`);
};

export const pictureCommand: Command = {
  name: "picture",
  words: "[game | save]",
  examples: [
    "picture dying-light --out table.png",
    "picture survivor-duel --moves 60 --3d --camera White --out duel.png",
  ],
  options: {
    out: { takes: "FILE", says: "the PNG to write" },
    moves: { takes: "N", says: "so many answers and rolls first, given by bots (usual: 0)" },
    seats: { takes: "N", says: "how many play them (usual: 2)" },
    seed: { takes: "N", says: "which match (usual: 1)" },
    close: { takes: "nothing", says: "only the part of the table where the figures are" },
    page: { takes: "nothing", says: "with the panels around it, as somebody sits at it in the browser" },
    decks: { takes: "TEXT", says: "with --page: the deck builder with this deck, one that is printed by its name" },
    hand: { takes: "COLOUR", says: "only the hand of this colour, as it sees it" },
    at: { takes: "X,Z,N", says: "only so many units of the table about a spot of it" },
    "3d": { takes: "nothing", says: "in three dimensions, as at the table" },
    camera: {
      takes: "NAME",
      says: "with --3d: seat, above, the seat of a colour, or a saved position's digit (usual: seat)",
    },
    ...LANGUAGE_OPTION,
    width: { takes: "N", says: "in pixels (usual: 1800)" },
    height: { takes: "N", says: "in pixels (usual: 1300)" },
    patience: { takes: "N", says: "seconds in which the table has to come to rest (usual: 60)" },
  },
  run: async ({ words, text, flag }) => {
    const file = fileAsked(text("out", ""));
    const play = {
      moves: wholeNumber("moves", text("moves", "0"), 0, 100_000),
      seats: wholeNumber("seats", text("seats", "2"), 1, 6),
      seed: wholeNumber("seed", text("seed", "1"), 0, 999_999_999),
    };
    const frame: Frame = {
      shows: flag("page") ? "page" : flag("close") ? "close" : "whole",
      hand: colourAsked(text("hand", "")),
      at: partAsked(text("at", "")),
      decks: text("decks", ""),
      camera: cameraAsked(flag("3d"), text("camera", "")),
      width: wholeNumber("width", text("width", "1800"), 200, 6000),
      height: wholeNumber("height", text("height", "1300"), 200, 6000),
      language: languageAsked(text),
      patience: wholeNumber("patience", text("patience", "60"), 1, 3600),
    };
    const { name, save } = await saveAsked(words, frame.language);
    const table = JSON.stringify(played(save, play));
    await builtPage();
    const [server, browser] = await Promise.all([serving(name, table, 0), browserHere()]);
    try {
      const { png, outlined } = await photographed(await contextOf(browser), server.address, frame);
      writeAtomically(file, png);
      tell(outlined);
    } finally {
      await Promise.all([browser.close(), server.close()]);
    }
    console.log(relative(process.cwd(), file));
    return 0;
  },
};
