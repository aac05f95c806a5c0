/** What begins with it the game's tooltip does not tell: a value that is an id. */
const UNTOLD = "#";

export const untold = (value: string): string => UNTOLD + value;

/** The value itself, told or not. */
export const faceValue = (written: string): string => (written.startsWith(UNTOLD) ? written.slice(1) : written);
