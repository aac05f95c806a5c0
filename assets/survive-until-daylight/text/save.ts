/** The words of the save itself. */

export const consoleText = { name: "Until Daylight", under: "Outbreak: a table that knows the rules" } as const;

export const save = {
  /** As Tabletop Simulator tags it. */
  language: "English",
  name: "Outbreak - Survive Until Daylight",
  note: "Survive Until Daylight, for 1 to 6 survivors, by the rules of the game by Thomas Filippi and Gary Paitre (FLYOS); cards of our own; unofficial. Sit down, choose who you are at the notebook, and play.",
  views: { line: "the line", decks: "the piles" },
  tin: "What is not in play waits here; the table takes out what is needed.",
  piles: {
    rubble: "What can be found, and WAVE!. In the Search everybody draws from it in turn.",
    assaults: "Each round one card says who comes.",
    combat: "Each attack draws one: it helps or hinders.",
    horde: "Who comes by an assault card is taken from here.",
  },
  controller: "It knows the rules: sit down and begin here. Settings are in its menu.",
  pages: [
    {
      title: "How it goes",
      body: "The table asks, and you answer: click in the panel, or move the pieces and the table understands.\n\nSearch: draw from the pile in the middle, one card each, until WAVE! turns up. Whoever draws it accepts it, and is the one they are after, or suffers 1 damage and shuffles it back.\n\nTrade: the assault card says who comes. They stand in a line. Everybody may give one card away and heal.\n\nCombat: everybody has one action, an attack or something crafted; healing and specials are free. Drag a weapon onto an enemy to attack, ammo onto the weapon, a card to another player's place to offer it, ingredients onto each other to craft. Then the line attacks from left to right.",
    },
    {
      title: "What you want",
      body: "Live through six rounds and clear the line: all of you. The first who dies loses it for everybody.\n\nThe First Player token goes round, and only with it do you have your second perk. Survivors in the line are no enemies: save them, and they stand in the way for you.",
    },
  ],
  credits: "Credits",
  fonts: "Set in Permanent Marker (Apache License 2.0), Caveat Brush and Patrick Hand (SIL Open Font License).",
  rights: "Rules restated and all art made for this table. No artwork or logo of any licence is used.",
} as const;
