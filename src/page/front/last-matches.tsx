import type { JSX } from "preact";
import { words } from "../text/words";
import type { KeptAbout } from "../room/kept-match";
import { goTo } from "../wish";
import { type Shelf, type ShelfGame, tablePage } from "./shelf";

const whenOf = ({ when }: KeptAbout): string =>
  new Date(when).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

const goOn = ({ id, game }: KeptAbout): void => {
  goTo(tablePage(game), { act: "goOn", id });
};

const detailsOf = (match: KeptAbout): string =>
  [whenOf(match), words.front.answers(match.answers), ...(match.isOver ? [words.front.over] : [])].join(" · ");

interface OfOne {
  readonly match: KeptAbout;
  readonly game: ShelfGame | undefined;
}

/** The match somebody was in the middle of: the one obvious next thing for who comes back. */
const Latest = ({ match, game }: OfOne): JSX.Element => (
  <section class="latest" aria-label={words.front.goOnWith}>
    {game === undefined ? null : <img src={game.picture} alt="" width={512} height={512} />}
    <div class="told">
      <h2>{words.front.goOnWith}</h2>
      <p>
        <strong>{game?.name}</strong> · {detailsOf(match)}
      </p>
      <p>{match.says}</p>
      <button
        type="button"
        class="now"
        onClick={() => {
          goOn(match);
        }}
      >
        {words.front.goOn}
      </button>
    </div>
  </section>
);

const Earlier = ({ match, game, forget }: OfOne & { readonly forget: () => void }): JSX.Element => (
  <li>
    <span>
      <strong>{game?.name}</strong> <small>{detailsOf(match)}</small>
      <br />
      <small>{match.says}</small>
    </span>
    <button
      type="button"
      onClick={() => {
        goOn(match);
      }}
    >
      {match.isOver ? words.front.look : words.front.goOn}
    </button>
    <button
      type="button"
      aria-label={words.front.forgetOf(game?.name ?? "")}
      title={words.front.forget}
      onClick={forget}
    >
      ✕
    </button>
  </li>
);

export const LastMatches = ({
  shelf,
  matches,
  forget,
}: {
  readonly shelf: Shelf;
  readonly matches: readonly KeptAbout[];
  readonly forget: (id: string) => void;
}): JSX.Element | null => {
  const gameOf = ({ game }: KeptAbout): ShelfGame | undefined => shelf.games.find(({ at }) => at === game);
  const [first] = matches;
  if (first === undefined) return null;
  const latest = first.isOver ? undefined : first;
  const earlier = matches.filter((match) => match !== latest);
  return (
    <>
      {latest === undefined ? null : <Latest match={latest} game={gameOf(latest)} />}
      {earlier.length === 0 ? null : (
        <details class="earlier">
          <summary>
            {words.front.lastMatches} ({earlier.length})
          </summary>
          <ul>
            {earlier.map((match) => (
              <Earlier
                key={match.id}
                match={match}
                game={gameOf(match)}
                forget={() => {
                  forget(match.id);
                }}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
