import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Options } from "../../kernel/game";
import { words } from "../text/words";
import type { Who } from "../room/begin";
import { againstBots, begin } from "./begin";
import { HouseRules } from "./house-rules";
import type { ShelfGame } from "./shelf";

const ME = "you";
const FRIEND = "friend";

const nameOf = (who: Who): string => (typeof who === "string" ? who : who.bot);

const whoOf = (name: string): Who => (name === ME || name === FRIEND ? name : { bot: name });

/** One seat: me, a friend, or one of the game's bots. */
const Seat = ({
  game: { bots },
  n,
  who,
  set,
}: {
  readonly game: ShelfGame;
  readonly n: number;
  readonly who: Who;
  readonly set: (who: Who) => void;
}): JSX.Element => (
  <label class="field">
    {words.front.seat(n)}
    <select
      value={nameOf(who)}
      onChange={({ currentTarget }) => {
        set(whoOf(currentTarget.value));
      }}
    >
      <option value={ME}>{words.front.me}</option>
      <option value={FRIEND}>{words.front.friend}</option>
      {bots.map(({ policy, name }) => (
        <option key={policy} value={policy}>
          {bots.length === 1 ? words.front.bot : words.front.botOf(name)}
        </option>
      ))}
    </select>
  </label>
);

/** Somebody who plays with others says how many there are, who sits where, and by which rules. */
export const Seating = ({ game, served }: { readonly game: ShelfGame; readonly served: boolean }): JSX.Element => {
  const { least, most, usual } = game.seats;
  const [seats, setSeats] = useState(againstBots(game, Math.max(2, usual)));
  const [options, setOptions] = useState<Options>({});
  const withCount = (count: number): readonly Who[] => againstBots(game, count).map((who, i) => seats[i] ?? who);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin(game, { seats, options });
      }}
    >
      <label class="field">
        {words.front.howMany}
        <select
          value={seats.length}
          onChange={({ currentTarget }) => {
            setSeats(withCount(Number(currentTarget.value)));
          }}
        >
          {Array.from({ length: most - least + 1 }, (_, i) => (
            <option key={i} value={least + i}>
              {least + i}
            </option>
          ))}
        </select>
      </label>
      {seats.map((who, i) => (
        <Seat
          key={i}
          game={game}
          n={i + 1}
          who={who}
          set={(chosen) => {
            setSeats(seats.map((each, at) => (at === i ? chosen : each)));
          }}
        />
      ))}
      {seats.includes(FRIEND) ? <p class="hint">{served ? words.front.friends : words.front.aloneOnly}</p> : null}
      {seats.includes(ME) ? null : <p class="hint">{words.front.noSeat}</p>}
      {game.options.length === 0 ? null : <HouseRules game={game} options={options} set={setOptions} />}
      <button type="submit" class="now">
        {words.front.begin}
      </button>
    </form>
  );
};
