import type { Face } from "./face";

const SKIN = {
  pale: "#f2e2c8",
  tan: "#dcb88c",
  dark: "#a9754c",
  rot: "#c3cba0",
  grey: "#c9c4b4",
  raw: "#c99a8a",
} as const;

/** What everybody looks like, by character and by horde card. */
export const FACES: Readonly<Record<string, Face>> = {
  pillar: { head: "square", hair: "none", eyes: "calm", mouth: "beard", marks: ["nose", "bolts"], skin: SKIN.dark },
  psycho: { head: "long", hair: "spikes", eyes: "mad", mouth: "grin", marks: [], skin: SKIN.pale },
  trigger: { head: "round", hair: "cap", eyes: "shades", mouth: "stubble", marks: ["nose"], skin: SKIN.tan },
  drifter: { head: "long", hair: "hood", eyes: "tired", mouth: "scarf", marks: [], skin: SKIN.tan },
  haggler: { head: "round", hair: "hat", eyes: "sly", mouth: "moustache", marks: ["coin"], skin: SKIN.pale },
  hipster: { head: "long", hair: "bun", eyes: "glasses", mouth: "fullBeard", marks: [], skin: SKIN.pale },
  shuffler: { head: "long", hair: "wisps", eyes: "blank", mouth: "slack", marks: ["stitches"], skin: SKIN.rot },
  grabber: { head: "round", hair: "wisps", eyes: "hollow", mouth: "bite", marks: [], skin: SKIN.rot },
  lookout: { head: "round", hair: "goggles", eyes: "slits", mouth: "bandana", marks: [], skin: SKIN.tan },
  gunhand: { head: "square", hair: "cap", eyes: "small", mouth: "bandana", marks: ["scar"], skin: SKIN.pale },
  robber: { head: "round", hair: "balaclava", eyes: "slits", mouth: "hidden", marks: [], skin: SKIN.pale },
  ripper: { head: "jaw", hair: "none", eyes: "small", mouth: "tusks", marks: ["scar", "stitches"], skin: SKIN.raw },
  slab: { head: "jaw", hair: "none", eyes: "small", mouth: "flat", marks: ["bolts", "nose"], skin: SKIN.grey },
  thrasher: { head: "jaw", hair: "mohawk", eyes: "mad", mouth: "gritted", marks: [], skin: SKIN.raw },
  colossus: { head: "huge", hair: "none", eyes: "many", mouth: "maw", marks: ["veins"], skin: SKIN.rot },
  howler: { head: "huge", hair: "none", eyes: "burning", mouth: "scream", marks: ["veins"], skin: SKIN.grey },
  bystander: {
    head: "round",
    hair: "messy",
    eyes: "scared",
    mouth: "worried",
    marks: ["nose", "sweat"],
    skin: SKIN.pale,
  },
};

export const faceOf = (who: string): Face => {
  const face = FACES[who];
  if (face === undefined) throw new Error(`nobody has seen "${who}"`);
  return face;
};
