import { fontSource } from "./look";

export const fonts: readonly string[] = [fontSource];
