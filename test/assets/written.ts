/** A text element of a picture, its words as the SVG has them. */
export interface Written {
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  readonly words: string;
}

const TEXT = /<text [^>]*font-family="([^"]+)" font-weight="(\d+)" font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g;

export const writtenIn = (svg: string): readonly Written[] =>
  [...svg.matchAll(TEXT)].map(([, family = "", weight = "", size = "", words = ""]) => ({
    family,
    weight: Number(weight),
    size: Number(size),
    words,
  }));

export const plain = (words: string): string => words.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
