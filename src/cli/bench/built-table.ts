import { join } from "node:path";
import { build } from "../../../build/pipeline";
import { DIST, planFor } from "../../../build/project";
import type { GameName } from "../../games/index";
import type { BuiltTable } from "./table";

const SILENT = { begins: () => undefined, done: () => undefined };

export const builtTable = async (game: GameName): Promise<BuiltTable> => {
  const plan = await planFor([game], join(DIST, "cache/bench"), "file");
  const { saves, bundles, assets } = await build(plan, SILENT);
  const save = saves.find(({ is }) => is === "save");
  const script = bundles.find(({ name }) => name === game);
  if (save === undefined || script === undefined) throw new Error(`${game}: there is no save, or no script in it`);
  const models = (address: string): string | undefined => {
    const asset = assets.find(({ url }) => url === address);
    return asset === undefined ? undefined : Buffer.from(asset.bytes).toString("utf8");
  };
  return { save: save.state, models, script: script.lua };
};
