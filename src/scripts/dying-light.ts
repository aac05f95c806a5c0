import { dyingLight } from "../games/dying-light/game";
import { control } from "../table/controller";

control(dyingLight);
