import { brushFace, handFace, markerFace } from "./look";

/** The only fonts the pictures are set in, as files of installed packages. */
export const fonts: readonly string[] = [markerFace, brushFace, handFace].map((face) => face.source);
