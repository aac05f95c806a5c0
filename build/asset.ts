/** A file the build makes from sources of our own. Templates name it `asset:<name>`. */
export type AssetSource =
  | { readonly name: string; readonly form: "png"; readonly width: number; readonly svg: () => string }
  | { readonly name: string; readonly form: "obj"; readonly text: () => string };
