import { dyingLight } from "../../../src/games/dying-light/game";
import { everyGame } from "../../support/every-game";

everyGame(dyingLight, [1, 2, 3]);
