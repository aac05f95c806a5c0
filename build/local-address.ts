import path, { type PlatformPath } from "node:path";

/**
 * A file of this computer as a save names it: its plain path, blanks and accents as they are. That is the form that
 * https://kb.tabletopsimulator.com/custom-content/asset-importing/#local-files shows; whether the game reads escapes is
 * not known.
 */
export const addressOfFile = (parts: readonly string[], system: PlatformPath = path): string =>
  system.resolve(...parts);

const SCHEME = "file:///";
const DRIVE = /^[A-Za-z]:[\\/]/;
// Never //server/share: on Windows merely to look there tells a stranger's server who is asking.
const PLAIN = /^([A-Za-z]:)?[\\/](?![\\/])/;

/** A blank, an accent or a backslash is in no escaped address. */
const unescaped = (text: string): string => {
  if (!/^[!-[\]-~]*$/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The path of a file that an address of a save names: a plain one, or one after `file:///`, escaped or as it is. */
export const fileAtAddress = (address: string): string | undefined => {
  if (!address.startsWith(SCHEME)) return PLAIN.test(address) ? address : undefined;
  const rest = unescaped(address.slice(SCHEME.length));
  const file = DRIVE.test(rest) || rest.startsWith("/") ? rest : `/${rest}`;
  return PLAIN.test(file) ? file : undefined;
};
