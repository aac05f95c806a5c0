import { everyGame } from "../support/every-game";
import { crossing } from "./games/crossing/game";
import { parley } from "./games/parley/game";

everyGame(crossing, [1, 2, 3, 4, 5, 6]);
everyGame(parley, [1, 2, 3, 4, 5, 6]);
