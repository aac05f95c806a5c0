/** The fonts the pictures are set in: there is no word on them, so that they serve every language. */
export const fonts: readonly string[] = [];
