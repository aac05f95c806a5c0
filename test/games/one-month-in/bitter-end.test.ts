import { oneMonthInSpoken } from "../../../src/games/one-month-in/spoken";
import { everyGame } from "../../support/every-game";

// Random players soon agree to close the game: without that they come to its end in every other way.
everyGame({ ...oneMonthInSpoken, name: "one-month-in, to the bitter end", anytime: () => [] }, [1, 2]);
