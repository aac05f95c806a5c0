import { survivorDuel } from "../games/survivor-duel/game";
import { control } from "../table/controller";

control(survivorDuel);
