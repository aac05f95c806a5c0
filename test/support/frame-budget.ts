import { FRAME_AT_MOST, FRAME_OF_HOST } from "../../src/cli/bench/coin";

/** What a frame may cost, in instructions of what the tables of this run are on: `OUTBREAK_VM` says so. */
export const FRAME_BUDGET = process.env["OUTBREAK_VM"] === "moonsharp" ? FRAME_AT_MOST : FRAME_OF_HOST;
