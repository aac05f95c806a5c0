import { describe, test } from "vitest";
import type { SpokenGame } from "../../src/kernel/game";
import { started } from "../../src/kernel/match";
import type { Nouns } from "../../src/kernel/words";
import * as keeping from "./every-game/keeping";
import { type Plays, playsOf } from "./every-game/plays";
import * as says from "./every-game/says";
import * as seeing from "./every-game/seeing";
import { everyShortcutIsAnAnswer } from "./every-game/shortening";
import * as standing from "./every-game/standing";
import * as telling from "./every-game/telling";

/** What holds of every game, whatever its rules; each check throws where it does not. */
export const checksOf = <N extends Nouns>(): Readonly<Record<string, (plays: Plays<N>) => void>> => ({
  "random legal play ends": says.everyPlayEnds,
  "an end names seats that play": telling.endsAreTold,
  "every say that is offered is accepted": says.everySayIsAccepted,
  "no beginning of a say is a dead end": says.noPrefixIsADeadEnd,
  "a seat is asked one thing of a kind": says.everyAskIsOneOfItsKind,
  "every other word is refused by a rule with a sentence": says.everyOtherWordIsRefused,
  "state, agenda and events survive JSON at every step": keeping.stateSurvivesJson,
  "the same inputs give the same log": keeping.sameInputsSameLog,
  "the replay code gives the same match": keeping.replayCodeGivesTheMatch,
  "undone and done again it is the same": keeping.undoneAndRedoneIsTheSame,
  "kept and loaded it goes on alike": keeping.keptAndLoadedGoesOn,
  "a view hides what is hidden": seeing.viewsHideWhatIsHidden,
  "a view offers what the state offers": seeing.viewsOfferTheSame,
  "a bot's scores are numbers": seeing.scoresAreNumbers,
  "bots play to the end": (plays) => {
    seeing.botsPlayToTheEnd(plays, ({ match }) => started(match.game, match.seats, match.options, match.seed).match);
  },
  "every piece has its place and every place its piece": standing.everyPieceHasItsPlace,
  "an act can be seen": standing.actsCanBeSeen,
  "every gesture is heard": standing.everyGestureIsHeard,
  "everything that is told has its text": telling.everythingHasItsText,
  "every slot of a text is filled": telling.everySlotIsFilled,
  "every hint has its text": telling.everyHintHasItsText,
  "every shortcut is a whole answer": everyShortcutIsAnAnswer,
  "all languages say the same": telling.languagesSayTheSame,
});

const INPUTS_AT_MOST = 4000;

/** The tests of one game, played at random with these seeds by every number of seats. */
export const everyGame = <N extends Nouns>(game: SpokenGame<N>, seeds: readonly number[]): void => {
  describe(game.name, () => {
    let played: Plays<N> | undefined;
    for (const [title, check] of Object.entries(checksOf<N>()))
      test(title, () => {
        played ??= playsOf(game, seeds, INPUTS_AT_MOST);
        check(played);
      });
  });
};
