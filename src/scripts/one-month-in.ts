import { oneMonthIn } from "../games/one-month-in/game";
import { control } from "../table/controller";

control(oneMonthIn);
