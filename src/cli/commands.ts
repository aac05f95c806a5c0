import type { Commands } from "./command";

/** In the order of the help. A new command is a file beside this one and a line here. */
export const COMMANDS: Commands = {
  start: {
    does: "opens the front page in the browser: every game, with bots or friends, and what you played last",
    load: async () => (await import("./start")).startCommand,
  },
  site: {
    does: "writes the front page with every game as files, for any web host",
    load: async () => (await import("./site")).siteCommand,
  },
  table: {
    does: "opens a table in the browser: a game, or any save of Tabletop Simulator",
    load: async () => (await import("./table")).tableCommand,
  },
  build: {
    does: "makes the saves: compiles, renders, assembles and checks them",
    load: async () => (await import("./build")).buildCommand,
  },
  play: {
    does: "lets bots play a match and tells it round by round, the same on every machine",
    load: async () => (await import("./play")).playCommand,
  },
  simulate: {
    does: "lets bots play many matches and tells who wins, how often, and what the others lose by",
    load: async () => (await import("./simulate")).simulateCommand,
  },
  fuzz: {
    does: "plays at random, at the rules and with hands at the built tables, and tells what must not be",
    load: async () => (await import("./fuzz")).fuzzCommand,
  },
  work: {
    does: "works off what others have put into a queue, until it is stopped",
    load: async () => (await import("./work")).workCommand,
  },
  bench: {
    does: "measures rules, tables, builds, and the kernel beside another; says whether aims are met",
    load: async () => (await import("./bench")).benchCommand,
  },
  host: {
    does: "tells which members of Tabletop Simulator's API the headless table answers, and by which test",
    load: async () => (await import("./host")).hostCommand,
  },
  run: {
    does: "runs any save without the game: what its scripts do wrong, say and change",
    load: async () => (await import("./run")).runCommand,
  },
  ledger: {
    does: "lists the rows of a game's rules with the tests that carry them",
    load: async () => (await import("./ledger")).ledgerCommand,
  },
  picture: {
    does: "shows a table, as it is set up or after some moves of bots, as a PNG",
    load: async () => (await import("./picture")).pictureCommand,
  },
  sheet: {
    does: "shows all there is to see of a game on one contact sheet: its seats, a hand, a board, and for other eyes",
    load: async () => (await import("./sheet")).sheetCommand,
  },
  workshop: {
    does: "makes what a page in the Workshop wants: text, thumbnail, five pictures, and a clip of 20 seconds",
    load: async () => (await import("./workshop")).workshopCommand,
  },
  where: {
    does: "finds the TypeScript line of an error that the game or a log shows",
    load: async () => (await import("./where")).whereCommand,
  },
  inspect: {
    does: "tells what is in a save of Tabletop Simulator, anybody's, and what our games recognise in it",
    load: async () => (await import("./inspect")).inspectCommand,
  },
  attach: {
    does: "puts a game's controller on a table that somebody else has made, as a new save",
    load: async () => (await import("./attach")).attachCommand,
  },
  detach: {
    does: "takes out of a save what attach put in, also after a match was played on it",
    load: async () => (await import("./detach")).detachCommand,
  },
  link: {
    does: "talks with the open table of Tabletop Simulator: puts a controller on it, shows prints and errors",
    load: async () => (await import("./link")).linkCommand,
  },
  install: {
    does: "puts saves, Saved Objects and what they show to where Tabletop Simulator looks for them",
    load: async () => (await import("./install")).installCommand,
  },
  assets: {
    does: "rewrites saves to show what lies at an address of the web, and lists what to put there",
    load: async () => (await import("./assets")).assetsCommand,
  },
  check: {
    does: "tells what a code of the check save means: how the game behaves, and what of ours goes by something else",
    load: async () => (await import("./check")).checkCommand,
  },
};
