import { survivorDuelSpoken } from "../../../src/games/survivor-duel/spoken";
import { everyGame } from "../../support/every-game";

everyGame(survivorDuelSpoken, [1, 2, 3]);
