import { rockPaperScissors } from "../games/rock-paper-scissors/game";
import { control } from "../table/controller";

control(rockPaperScissors);
