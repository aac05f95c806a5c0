import { surviveUntilDaylightSpoken } from "../../../src/games/survive-until-daylight/spoken";
import { everyGame } from "../../support/every-game";

everyGame(surviveUntilDaylightSpoken, [1, 2, 3]);
