import { boldFace, stencilFace, textFace } from "./look";

/** The only fonts the pictures are set in, as files of installed packages. */
export const fonts: readonly string[] = [stencilFace, boldFace, textFace].map((face) => face.source);
