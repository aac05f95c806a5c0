import type { Commands } from "./command";

/** In the order of the help. A new command is a file beside this one and a line here. */
export const COMMANDS: Commands = {
  start: async () => (await import("./start")).startCommand,
  site: async () => (await import("./site")).siteCommand,
  table: async () => (await import("./table")).tableCommand,
  build: async () => (await import("./build")).buildCommand,
  play: async () => (await import("./play")).playCommand,
  simulate: async () => (await import("./simulate")).simulateCommand,
  fuzz: async () => (await import("./fuzz")).fuzzCommand,
  work: async () => (await import("./work")).workCommand,
  bench: async () => (await import("./bench")).benchCommand,
  host: async () => (await import("./host")).hostCommand,
  run: async () => (await import("./run")).runCommand,
  ledger: async () => (await import("./ledger")).ledgerCommand,
  picture: async () => (await import("./picture")).pictureCommand,
  sheet: async () => (await import("./sheet")).sheetCommand,
  workshop: async () => (await import("./workshop")).workshopCommand,
  where: async () => (await import("./where")).whereCommand,
  inspect: async () => (await import("./inspect")).inspectCommand,
  attach: async () => (await import("./attach")).attachCommand,
  detach: async () => (await import("./detach")).detachCommand,
  link: async () => (await import("./link")).linkCommand,
  install: async () => (await import("./install")).installCommand,
  assets: async () => (await import("./assets")).assetsCommand,
  check: async () => (await import("./check")).checkCommand,
};
