import { GAME_NAMES, type GameName, withGame } from "../../games/index";
import { playJob } from "../simulate/match-job";
import { USUAL } from "../simulate/match-ups";
import { type Figure, number } from "./figure";
import { secondsEach } from "./seconds";

const ANSWERS_AT_MOST = 5000;
const MATCHES = 5;

const matchesOf = (game: GameName): Figure => {
  const { policy, seats } = withGame(game, ({ bots, seats: { least } }) => ({ policy: bots[0].policy, seats: least }));
  const playAll = (): void => {
    for (let nth = 0; nth < MATCHES; nth++)
      playJob({
        game,
        options: {},
        lineUp: [policy],
        matchUp: USUAL,
        seats,
        nth,
        seed: nth + 1,
        atMost: ANSWERS_AT_MOST,
      });
  };
  const seconds = secondsEach((times) => {
    for (let i = 0; i < times; i++) playAll();
  });
  return { what: game, measured: `${number(MATCHES / seconds)} a second`, beside: `${String(seats)} seats, ${policy}` };
};

/** How fast bots play whole matches at the rules, on one core. */
export const matchFigures = (): readonly Figure[] => GAME_NAMES.map(matchesOf);
