/** A long text as Lua that puts it together again, in pieces that each are a message of moderate length. */

const PIECE = 48 * 1024;

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\0": "\\0" };

/** A Lua literal. The whole script is written without line ends, so a place in it is on line 1. */
export const luaText = (text: string): string => `"${text.replace(/[\\"\n\r\0]/g, (sign) => ESCAPES[sign] ?? sign)}"`;

const isHighHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** No sign is cut in two: half of one is none, and comes over as a question mark. */
export const cut = (text: string, longest = PIECE): readonly string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = Math.min(text.length, from + longest);
    const to = end < text.length && isHighHalf(text.charCodeAt(end - 1)) ? end - 1 : end;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
};

/** The only name of ours in somebody's script, gone when the last piece was put in. */
const NAME = "__outbreak_link";

/** Scripts that put an object on the table, one after the other; the last gives its GUID back, the others their number. */
export const puttingIn = (object: object): readonly string[] => {
  const pieces = cut(JSON.stringify(object));
  return [
    ...pieces.map((piece, i) => {
      const begin = i === 0 ? `${NAME} = {} ` : "";
      return `${begin}${NAME}[${String(i + 1)}] = ${luaText(piece)} return #${NAME}`;
    }),
    `local json = table.concat(${NAME}) ${NAME} = nil return spawnObjectJSON({ json = json }).getGUID()`,
  ];
};
