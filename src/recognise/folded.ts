/** Words as names are compared: small letters without accents. */

const PLAIN: readonly (readonly [readonly string[], string])[] = [
  [["à", "á", "â", "ã", "ä", "å", "ą", "À", "Á", "Â", "Ã", "Ä", "Å", "Ą"], "a"],
  [["ç", "ć", "č", "Ç", "Ć", "Č"], "c"],
  [["ď", "Ď"], "d"],
  [["è", "é", "ê", "ë", "ę", "ě", "È", "É", "Ê", "Ë", "Ę", "Ě"], "e"],
  [["ì", "í", "î", "ï", "Ì", "Í", "Î", "Ï"], "i"],
  [["ł", "Ł"], "l"],
  [["ñ", "ń", "ň", "Ñ", "Ń", "Ň"], "n"],
  [["ò", "ó", "ô", "õ", "ö", "ø", "ő", "Ò", "Ó", "Ô", "Õ", "Ö", "Ø", "Ő"], "o"],
  [["ř", "Ř"], "r"],
  [["ś", "š", "Ś", "Š"], "s"],
  [["ť", "Ť"], "t"],
  [["ù", "ú", "û", "ü", "ů", "ű", "Ù", "Ú", "Û", "Ü", "Ů", "Ű"], "u"],
  [["ý", "ÿ", "Ý", "Ÿ"], "y"],
  [["ź", "ż", "ž", "Ź", "Ż", "Ž"], "z"],
  [["ß"], "ss"],
  [["œ", "Œ"], "oe"],
  [["æ", "Æ"], "ae"],
];

const ENGLISH = 127;

const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > ENGLISH) return false;
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

const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isLarge = (code: number): boolean => code >= 65 && code <= 90;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** What is neither English nor a blank is a letter of some other script. */
const isOfWord = (code: number): boolean => isSmall(code) || isLarge(code) || isDigit(code) || code > ENGLISH;

/** `Zarażony_biegacz`, `BiterMini01`: the words in a text, in their order. */
export const wordsOf = (text: string): readonly string[] => {
  const plain = withoutAccents(text);
  const words: string[] = [];
  let from = 0;
  for (let i = 0; i <= plain.length; i++) {
    const code = i < plain.length ? plain.charCodeAt(i) : 32;
    const isBegun = i > 0 && isLarge(code) && isSmall(plain.charCodeAt(i - 1));
    if (!isOfWord(code) || isBegun) {
      if (i > from) words.push(plain.slice(from, i).toLowerCase());
      from = isBegun ? i : i + 1;
    }
  }
  return words;
};
