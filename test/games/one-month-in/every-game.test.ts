import { oneMonthInSpoken } from "../../../src/games/one-month-in/spoken";
import { everyGame } from "../../support/every-game";

everyGame(oneMonthInSpoken, [2]);
