/** Where to look from: a page of every table's notebook says which digit goes where. */
export const views = {
  en: {
    title: "Views",
    how: "Shift and a digit:",
    keys: "Keys of your own for what the panel offers: Options, Game Keys, under Outbreak. Right click on the bare table: the usual answer, Undo, Why?",
    place: "{colour}'s place",
    above: "everything, from above",
    colours: { White: "White", Red: "Red", Yellow: "Yellow", Green: "Green", Blue: "Blue", Purple: "Purple" },
  },
  pl: {
    title: "Widoki",
    how: "Shift i cyfra:",
    keys: "Własne klawisze do tego, co oferuje panel: Options, Game Keys, pod Outbreak. Prawy przycisk na pustym stole: zwykła odpowiedź, Cofnij, Dlaczego?",
    place: "miejsce: {colour}",
    above: "wszystko z góry",
    colours: {
      White: "biały",
      Red: "czerwony",
      Yellow: "żółty",
      Green: "zielony",
      Blue: "niebieski",
      Purple: "fioletowy",
    },
  },
} as const;
