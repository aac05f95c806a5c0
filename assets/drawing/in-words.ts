/** What is written on pieces, for those who read it elsewhere: no ties between words, and each sign in a word or none. */
export const inWords = (written: string, signs: (sign: string) => string = () => ""): string =>
  written
    .replaceAll("~", " ")
    .replaceAll(/\{([a-z-]+)\}/g, (_, sign: string) => signs(sign))
    .replaceAll(/ {2,}/g, " ")
    .trim();
