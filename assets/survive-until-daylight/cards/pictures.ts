/** What each card shows, but for weapons, which are drawn: an icon of the set, by the card's word. */
const cardIcons: Readonly<Record<string, string>> = {
  "empty-chip-bag": "chips-bag",
  "dead-phone": "smartphone",
  "bent-spoon": "spoon",
  "parking-ticket": "ticket",
  "granola-bar": "chocolate-bar",
  "bandage-roll": "bandage-roll",
  "gluc-hose": "heart-bottle",
  bullets: "bullets",
  shells: "shotgun-rounds",
  arrows: "arrow-cluster",
  planks: "planks",
  nails: "nails",
  shards: "shattered-glass",
  wires: "wire-coil",
  explosives: "dynamite",
  "rodent-attack-1": "rat",
  "rodent-attack-2": "rat",
  "crow-attack": "raven",
  "energy-shot": "soda-can",
  focus: "archery-target",
  cheer: "megaphone",
  "blood-lust": "blood",
  "vitaly-pills": "medicine-pills",
  lucky: "shamrock",
};

export const iconOf = (card: string): string => {
  const found = cardIcons[card];
  if (found === undefined) throw new Error(`no picture for the card "${card}"`);
  return found;
};
