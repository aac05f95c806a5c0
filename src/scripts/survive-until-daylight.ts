import { surviveUntilDaylight } from "../games/survive-until-daylight/game";
import { control } from "../table/controller";

control(surviveUntilDaylight);
