import { surviveUntilDaylight } from "../../../../src/games/survive-until-daylight/game";
import { control } from "../../../../src/table/controller";

control(surviveUntilDaylight);
