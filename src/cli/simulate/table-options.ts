import { type GameName, withGame } from "../../games/index";
import type { Options } from "../../kernel/game";
import { among, Mistake } from "../mistake";

/** `cushion=on,limits=printed`: settings of the table; the others are as usual. */
export const optionsAsked = (game: GameName, text: string): Options => {
  if (text === "") return {};
  const known = withGame(game, ({ options }) => options);
  return Object.fromEntries(
    text.split(",").map((each) => {
      const [name = "", choice = ""] = each.split("=");
      const setting = known.find(({ option }) => option === name);
      if (setting === undefined) {
        throw new Mistake(`unknown option "${name}"; known: ${known.map(({ option }) => option).join(", ")}`);
      }
      return [name, among(`choice of ${name}`, choice, setting.of)];
    }),
  );
};
