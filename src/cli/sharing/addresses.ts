import { networkInterfaces } from "node:os";

/** Where a room that is shared can be reached. */

export const HERE = "127.0.0.1";

/** The addresses of this computer in its networks. */
export const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/** Browsers leave the usual port out. */
export const hostOf = (name: string, port: number): string => (port === 80 ? name : `${name}:${String(port)}`);

/**
 * The origins from which pages may ask, by the `Host` that their requests name: one that somebody has made point here is
 * not among them.
 */
export type Origins = ReadonlyMap<string, string>;

export const originsOf = (names: readonly string[], port: number, elsewhere: string): Origins => {
  const own = names.map((name) => hostOf(name, port)).map((host) => [host, `http://${host}`] as const);
  return new Map(elsewhere === "" ? own : [...own, [new URL(elsewhere).host, new URL(elsewhere).origin]]);
};
