/** How colours are seen: how light they are, how far apart, and what is left of that for three kinds of colour-blindness. */

type Triple = readonly [number, number, number];

const linearOf = (colour: string): Triple =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const across = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => Math.max(0, Math.min(1, x * a + y * b + z * c))) as unknown as Triple;

/** In linear light, for whom one kind of cone is missing: G. M. Machado and others, 2009, severity 1. */
const SIGHTS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>;

export type Sight = keyof typeof SIGHTS;

export const SIGHTS_KNOWN = Object.keys(SIGHTS) as readonly Sight[];

/** What is left of linear light for that sight: a row each for red, green and blue. */
export const matrixOf = (sight: Sight): readonly Triple[] => SIGHTS[sight];

const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** As WCAG 2 counts the contrast of two colours: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark, bright] = [luminance(linearOf(one)), luminance(linearOf(other))].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dark + 0.05);
};

/** L*, a*, b* of a colour. */
const labOf = ([r, g, b]: Triple): Triple => {
  const curve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(luminance([r, g, b]));
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const seen = (colour: string, by: Sight): Triple => labOf(across(SIGHTS[by], linearOf(colour)));

/** How far apart two colours are for that sight: two is just seen, twenty is told at a glance. */
export const distance = (one: string, other: string, by: Sight): number => {
  const [a, b] = [seen(one, by), seen(other, by)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** How light a colour is, from 0 to 100. */
export const lightness = (colour: string): number => labOf(linearOf(colour))[0];
