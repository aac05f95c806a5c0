import type { JSX } from "preact";
import { HowToPlay } from "../panels/how-to-play";
import { words } from "../text/words";
import { againstBots, begin } from "./begin";
import { Seating } from "./seating";
import type { ShelfGame } from "./shelf";

const Facts = ({ game: { seats, minutes, together } }: { readonly game: ShelfGame }): JSX.Element => (
  <ul class="facts">
    <li>{words.front.players(seats.least, seats.most)}</li>
    <li>{words.front.minutes(...minutes)}</li>
    <li>{together ? words.front.together : words.front.against}</li>
  </ul>
);

interface Props {
  readonly game: ShelfGame;
  readonly served: boolean;
}

export const GameCard = ({ game, served }: Props): JSX.Element => (
  <article class="game" aria-label={game.name}>
    <img src={game.picture} alt="" width={512} height={512} />
    <div class="told">
      <h2>{game.name}</h2>
      <Facts game={game} />
      <p>{game.about}</p>
      <button
        type="button"
        class="now"
        aria-label={words.front.playOf(game.name)}
        onClick={() => {
          begin(game, { seats: againstBots(game, Math.max(2, game.seats.usual)), options: {} });
        }}
      >
        {words.front.playNow}
      </button>
      <HowToPlay notebook={game.notebook} />
      <details>
        <summary>{words.front.withFriends}</summary>
        <Seating game={game} served={served} />
      </details>
    </div>
  </article>
);
