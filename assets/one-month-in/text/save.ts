/** The words of the save itself. */

export const consoleText = { name: "One Month In", under: "Outbreak: a table that knows the rules" } as const;

export const save = {
  /** As Tabletop Simulator tags it. */
  language: "English",
  name: "Outbreak - Surviving One Month In",
  note: "Surviving One Month In, for 2 to 6 teams, by the rules of Surviving: One month in by Russell Neal (2015); tiles and cards of our own; unofficial. Sit down, start at the map case, and play.",
  views: { city: "the city" },
  deck: "Search cards",
  pile: "What searching finds: salvage, survivors, and more zombies.",
  crate: "What is not on the board waits here; the table takes out what is needed.",
  controller: "It knows the rules: sit down and begin here. Settings are in its menu.",
  pages: [
    {
      title: "How it goes",
      body: "The table asks, and you answer: click in the panel, or move the pieces and the table understands.\n\nYour team lives on its Base. Each survivor has one action in your turn, two if it is fed: one food feeds three, and only before anything else. Move to the next tile, and what lies under the fog is turned over, with its zombies. You stand outside; going in is another action, and a fight to the end.\n\nWhen a building is empty, claim it from inside: as many actions as its blue number. Now it is yours, with its points, and its search cards lie on it. Searching finds salvage, survivors, and more zombies.\n\nTwo salvage buy a fence, an armed survivor or a suit. A fence keeps the others out until somebody tears it down.",
    },
    {
      title: "Fights",
      body: "Against zombies you roll first, a die for each survivor inside: 4, 5 and 6 kill one. Then each zombie that is left rolls: 5 and 6 kill one of yours, and you choose whom. Before each of your rolls somebody with an action left may run outside, or stay behind so that all others get out.\n\nMove where another team stands, and you attack: up to three dice against up to two, the highest against the highest, a tie is the defender's. It goes on until one side is gone.",
    },
    {
      title: "What you want",
      body: "The most victory points when it ends: one for each survivor on the board, one for every two salvage cards, and the yellow number of each tile that is yours.\n\nIt ends when somebody has 50, when somebody works five farms in one turn, or when the Research Centre or the Military Base has been held for a round without anybody coming in.",
    },
  ],
  credits: "Credits",
  fonts: "Set in Saira Stencil One and Saira Condensed (SIL Open Font License).",
  rights: "Rules restated and all art made for this table. No artwork or logo of any licence is used.",
} as const;
