import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { words } from "../text/words";
import { forgetMatch } from "../room/kept";
import type { KeptAbout } from "../room/kept-match";
import { GameCard } from "./game-card";
import { LastMatches } from "./last-matches";
import { OtherWays } from "./other-ways";
import type { Shelf } from "./shelf";

/** A match is told of once somebody has begun it, and only while its game is here. */
const begun =
  ({ games }: Shelf) =>
  ({ game, answers }: KeptAbout): boolean =>
    answers >= 0 && games.some(({ at }) => at === game);

export const Front = ({ shelf, kept }: { readonly shelf: Shelf; readonly kept: readonly KeptAbout[] }): JSX.Element => {
  const [matches, setMatches] = useState(kept.filter(begun(shelf)));
  const forget = (id: string): void => {
    setMatches(matches.filter((match) => match.id !== id));
    void forgetMatch(id);
  };
  return (
    <>
      <header>
        <h1>{words.front.title}</h1>
        <p>{words.front.about}</p>
      </header>
      <main>
        <LastMatches shelf={shelf} matches={matches} forget={forget} />
        <section aria-label={words.front.games} class="games">
          {shelf.games.map((game) => (
            <GameCard key={game.at} game={game} served={shelf.served} />
          ))}
        </section>
        <OtherWays shelf={shelf} />
      </main>
    </>
  );
};
