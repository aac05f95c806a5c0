/**
 * A file the build makes from sources of our own. Templates name it `asset:<name>`. `assets/<game>/assets.ts` exports
 * them as `assets`, and `assets/<game>/fonts.ts` exports as `fonts` the font files they are set in, each as a module
 * specifier of an installed package (`package/files/font.ttf`): nothing of the system is used.
 */
export type AssetSource =
  | {
      readonly name: string;
      readonly form: "png";
      /** Pixels; what is drawn is stretched to them. The graphics card takes powers of two as they are. */
      readonly width: number;
      readonly height: number;
      readonly svg: () => string;
      /** A folder below that of its game, if its file is to lie in one. */
      readonly folder?: string;
      /** It has clear pixels on purpose, although a model wears it. */
      readonly mayBeClear?: true;
    }
  | { readonly name: string; readonly form: "obj"; readonly text: () => string };
