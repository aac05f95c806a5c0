import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";

/** A place where Tabletop Simulator keeps its saves, and how it names a file of this computer. */
export interface GameFolder {
  readonly folder: string;
  readonly addressOf: (file: string) => string;
}

interface Computer {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const NAME = "Tabletop Simulator";
/** The game's number at Steam. */
const APP = "286160";

const asItIs = (file: string): string => file;

/** Under Proton the whole computer is drive Z. */
const onDriveZ = (file: string): string => `Z:${file}`;

const onWindows = ({ home, env }: Computer): GameFolder[] => {
  const documents = [win32.join(home, "Documents"), env["OneDrive"], env["OneDriveConsumer"]].flatMap((folder, i) => {
    if (folder === undefined || folder === "") return [];
    return i === 0 ? [folder] : [win32.join(folder, "Documents")];
  });
  return documents.map((folder) => ({ folder: win32.join(folder, "My Games", NAME), addressOf: asItIs }));
};

/** Steam as a package of the system, as a Flatpak, and the Windows game under Proton, as some have it on a Steam Deck. */
const onLinux = ({ home, env }: Computer): GameFolder[] => {
  const own = env["XDG_DATA_HOME"] ?? posix.join(home, ".local/share");
  const shares = [own, posix.join(home, ".var/app/com.valvesoftware.Steam/.local/share")];
  const native = shares.map((share) => ({ folder: posix.join(share, NAME), addressOf: asItIs }));
  const proton = shares.map((share) => ({
    folder: posix.join(
      share,
      "Steam/steamapps/compatdata",
      APP,
      "pfx/drive_c/users/steamuser/Documents/My Games",
      NAME,
    ),
    addressOf: onDriveZ,
  }));
  return [...native, ...proton];
};

/** Where the game may keep its saves, the usual place first. https://kb.tabletopsimulator.com/getting-started/technical-info/ */
export const gameFolders = (computer: Computer): readonly GameFolder[] => {
  if (computer.platform === "win32") return onWindows(computer);
  if (computer.platform === "darwin") {
    return [{ folder: posix.join(computer.home, "Library", NAME), addressOf: asItIs }];
  }
  return onLinux(computer);
};

/** The first that is there. */
export const gameFolderHere = (folders: readonly GameFolder[]): GameFolder | undefined =>
  folders.find(({ folder }) => existsSync(folder));
