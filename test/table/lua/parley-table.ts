import { control } from "../../../src/table/controller";
import { parley } from "../../kernel/games/parley/game";

control(parley);
