/** A headless Tabletop Simulator: opens a save, runs its scripts, and lets a test do what people do. */

export { openFile, openTable } from "./open";
export type { Piece, Point, Vector } from "./piece";
export type { LuaFunction, Script, Value } from "./script";
export type { Camera, Dialog, Element, HandChoice, Search, Seat } from "./seat";
export type { Clickable, Fault, OpenOptions, Said, Save, SavedObject, Table, WebAnswer, WebAsked } from "./table";
