import { rockPaperScissorsSpoken } from "../../../src/games/rock-paper-scissors/spoken";
import { everyGame } from "../../support/every-game";

everyGame(rockPaperScissorsSpoken, [1, 2, 3]);
