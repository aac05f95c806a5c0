import { textFace, titleFace } from "./look";

/** The only fonts the pictures are set in, as files of installed packages. */
export const fonts: readonly string[] = [titleFace, textFace].map((face) => face.source);
