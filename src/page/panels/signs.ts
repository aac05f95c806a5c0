/** The sign of each sort of thing: drawn as letters are, not as pictures. */
export const SIGNS = {
  move: "➤",
  dice: "⚄",
  fight: "⚔",
  hurt: "♥",
  death: "☠",
  card: "▤",
  gain: "✚",
  threat: "▲",
  end: "★",
} as const;
