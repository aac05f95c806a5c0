import { breathe } from "../kernel/breath";

/** Words as names are compared: small letters without accents. */

const PLAIN: readonly (readonly [readonly string[], string])[] = [
  [["à", "á", "â", "ã", "ä", "å", "ą"], "a"],
  [["ç", "ć", "č"], "c"],
  [["ď"], "d"],
  [["è", "é", "ê", "ë", "ę", "ě"], "e"],
  [["ì", "í", "î", "ï"], "i"],
  [["ł"], "l"],
  [["ñ", "ń", "ň"], "n"],
  [["ò", "ó", "ô", "õ", "ö", "ø", "ő"], "o"],
  [["ř"], "r"],
  [["ś", "š"], "s"],
  [["ť"], "t"],
  [["ù", "ú", "û", "ü", "ů", "ű"], "u"],
  [["ý", "ÿ"], "y"],
  [["ź", "ż", "ž"], "z"],
  [["ß"], "ss"],
  [["œ"], "oe"],
  [["æ"], "ae"],
  [["À", "Á", "Â", "Ã", "Ä", "Å", "Ą"], "A"],
  [["Ç", "Ć", "Č"], "C"],
  [["Ď"], "D"],
  [["È", "É", "Ê", "Ë", "Ę", "Ě"], "E"],
  [["Ì", "Í", "Î", "Ï"], "I"],
  [["Ł"], "L"],
  [["Ñ", "Ń", "Ň"], "N"],
  [["Ò", "Ó", "Ô", "Õ", "Ö", "Ø", "Ő"], "O"],
  [["Ř"], "R"],
  [["Ś", "Š"], "S"],
  [["Ť"], "T"],
  [["Ù", "Ú", "Û", "Ü", "Ů", "Ű"], "U"],
  [["Ý", "Ÿ"], "Y"],
  [["Ź", "Ż", "Ž"], "Z"],
  [["Œ"], "OE"],
  [["Æ"], "AE"],
];

type Sign = "small" | "large" | "digit" | "blank";

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const LARGE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DIGITS = "0123456789";
const BLANKS = " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\t\r\n";

const signs: Record<string, Sign | undefined> = {};
const add = (of: string, sign: Sign): void => {
  for (let i = 0; i < of.length; i++) {
    const letter = of.charAt(i);
    signs[letter] = sign;
  }
};
add(SMALL, "small");
add(LARGE, "large");
add(DIGITS, "digit");
add(BLANKS, "blank");

// Not by its code: MoonSharp gives the lower byte of one, and so takes a letter with an accent for another without.
const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (signs[text.charAt(i)] === undefined) return false;
  return true;
};

/** A letter with an accent is one character in the game and two in other Luas: so texts are cut at them, not counted. */
const withoutAccents = (text: string): string => {
  if (isPlain(text)) return text;
  let plain = text;
  for (const [letters, to] of PLAIN)
    for (const letter of letters) if (plain.includes(letter)) plain = plain.split(letter).join(to);
  return plain;
};

/** As much as it is to look at one. */
const A_LETTER = 0.4;

/** `Zarażony_biegacz`, `BiterMini01`: the words in a text, in their order. What is left of other scripts is letters. */
export const wordsOf = (text: string): readonly string[] => {
  breathe(A_LETTER * text.length);
  const plain = withoutAccents(text);
  const words: string[] = [];
  let from = 0;
  let before: Sign | undefined = "blank";
  for (let i = 0; i <= plain.length; i++) {
    const sign = i < plain.length ? signs[plain.charAt(i)] : "blank";
    const isBegun = sign === "large" && before === "small";
    if (sign === "blank" || isBegun) {
      if (i > from) words.push(plain.slice(from, i).toLowerCase());
      from = isBegun ? i : i + 1;
    }
    before = sign;
  }
  return words;
};
