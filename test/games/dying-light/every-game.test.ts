import { dyingLightSpoken } from "../../../src/games/dying-light/spoken";
import { everyGame } from "../../support/every-game";

everyGame(dyingLightSpoken, [1, 2, 3]);
