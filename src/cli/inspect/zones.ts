import type { SavedObject } from "../../saves/objects";

export const isZone = ({ name }: SavedObject): boolean => /Trigger$|Zone$|^FogOfWar$/.test(name);
