import type { JSX } from "preact";
import type { Options } from "../../kernel/game";
import { words } from "../text/words";
import type { ShelfGame, ShelfOption } from "./shelf";

const isChanged = (options: Options, { option, of: [usual] }: ShelfOption): boolean =>
  (options[option] ?? usual?.word) !== usual?.word;

/** Readings of the rules that the players may agree on; folded, since nobody has to. */
export const HouseRules = ({
  game,
  options,
  set,
}: {
  readonly game: ShelfGame;
  readonly options: Options;
  readonly set: (options: Options) => void;
}): JSX.Element => {
  const changed = game.options.filter((option) => isChanged(options, option)).length;
  return (
    <details>
      <summary>{changed === 0 ? words.front.rules : words.front.rulesChanged(changed)}</summary>
      {game.options.map(({ option, name, of }) => (
        <label key={option} class="field">
          {name}
          <select
            value={options[option] ?? of[0]?.word}
            onChange={({ currentTarget }) => {
              set({ ...options, [option]: currentTarget.value });
            }}
          >
            {of.map(({ word, text }) => (
              <option key={word} value={word}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
};
