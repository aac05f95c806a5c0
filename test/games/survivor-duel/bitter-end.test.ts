import { survivorDuelSpoken } from "../../../src/games/survivor-duel/spoken";
import { everyGame } from "../../support/every-game";

// Random players soon give up: without that they come to the end of a match in every other way.
everyGame({ ...survivorDuelSpoken, name: "survivor-duel, to the bitter end", anytime: () => [] }, [1, 2]);
