import { type GameName, withGame } from "../../games/index";
import { knownWord, lineOf } from "../../kernel/text";
import type { ShelfGame } from "../../page/front/shelf";
import type { SaveState } from "../../tts/save";

/** The tag that people find a game by in which all win or nobody does. */
const TOGETHER = "Cooperative Games";

/** What the front page tells of a game, in the words of the language its save was built in. */
export const shelfGame = (game: GameName, save: SaveState, language: string): ShelfGame =>
  withGame(game, ({ languages, seats, bots, options }) => {
    const { text } = languages.find(({ name }) => name === language) ?? languages[0];
    const [least = 0, most = least] = save.PlayingTime ?? [];
    return {
      at: game,
      name: lineOf(text, "game.name"),
      about: lineOf(text, "game.about"),
      notebook: Object.values(save.TabStates ?? {}).map(({ title, body }) => ({ title, body })),
      minutes: [least, most],
      seats,
      together: save.Tags?.includes(TOGETHER) === true,
      bots: bots.map(({ policy }) => ({ policy, name: text[`bot.${policy}`] ?? "" })),
      options: options.map(({ option, of }) => ({
        option,
        name: lineOf(text, `option.${option}`),
        of: of.map((word) => ({ word, text: knownWord(text, word) ?? word })),
      })),
      picture: `${game}/picture.png`,
    };
  });
