/** Numbers as .NET has them. */

const exponent = (text: string): string => text.replace(/e([+-])(\d)$/, "e$10$2").replace("e", "E");

/** The invariant text .NET gives a double: 15 digits, whole numbers without a point, `1E+15` from there on. */
export const numberAsText = (value: number): string => {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "Infinity" : "-Infinity";
  const digits = value.toPrecision(15);
  const size = Math.abs(Number(digits));
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) return exponent(value.toExponential(14).replace(/\.?0*e/, "e"));
  return String(Number(digits));
};

// Each part ends where the next begins: a text of any length is read once.
const AS_NUMBER = /^([+-]?)(\d[\d,]*(?:\.\d*)?|\.\d+)(e[+-]?\d+)?(?:\s*([+-]))?$/i;
const IN_PARENTHESES = /^\((.*)\)$/s;
const NAMED: Readonly<Record<string, number>> = { NaN: NaN, Infinity: Infinity, "-Infinity": -Infinity };
const PLAIN = /^\d{1,15}$/;

/** double.TryParse of .NET, with NumberStyles.Any and the invariant culture: thousands, no hexadecimals. */
export const numberIn = (text: string): number | undefined => {
  if (PLAIN.test(text)) return Number(text);
  const trimmed = text.trim();
  const within = IN_PARENTHESES.exec(trimmed)?.[1];
  const [, before = "", digits = "", power = "", behind = ""] = AS_NUMBER.exec(within?.trim() ?? trimmed) ?? [];
  if (digits === "" || [before, behind, within].filter((sign) => sign !== "" && sign !== undefined).length > 1)
    return NAMED[trimmed];
  const size = Number(digits.replaceAll(",", "") + power);
  return before === "-" || behind === "-" || within !== undefined ? -size : size;
};

/** Math.IEEERemainder of .NET. */
export const remainder = (value: number, by: number): number => {
  const rest = value % by;
  const other = rest - Math.abs(by) * Math.sign(value);
  if (Math.abs(other) !== Math.abs(rest)) return Math.abs(other) < Math.abs(rest) ? other : rest;
  const times = value / by;
  const even = 2 * Math.round(times / 2);
  return Math.abs(even) > Math.abs(times) ? other : rest;
};
