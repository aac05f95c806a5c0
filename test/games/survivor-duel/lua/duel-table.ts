import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import { control } from "../../../../src/table/controller";

control(survivorDuel);
