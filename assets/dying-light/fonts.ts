import { strongFace, textFace, titleFace } from "./look";

/** The only fonts the pictures are set in, as files of installed packages. */
export const fonts: readonly string[] = [titleFace, textFace, strongFace].map((face) => face.source);
