/** Karta pomocy: co można zrobić i jak idzie runda. */
export const help = {
  actions: {
    name: "Akcje",
    sort: "I symbole wydanych kości",
    lines: [
      ["Bieg", "1 kość, płasko lub w dół"],
      ["Wspin.", "1 kość, o 1 więcej za poziom w górę i za mur"],
      ["Skok", "2 kości, 1 ryzyko"],
      ["Atak", "1 kość, bez ryzyka"],
      ["Użycie", "darmo: przedmioty"],
      ["Inter.", "darmo: plansza"],
      ["Obrona", "1 za każdą kość"],
    ],
    boosts: [
      ["evade", "Ryzyko -1"],
      ["jump", "Skok -1"],
      ["climb", "Wspin. -1"],
      ["push", "Pchnięcie"],
      ["power", "Specjalny"],
      ["block", "Obrona +1"],
    ],
  },
  round: {
    name: "Runda",
    sort: "Trzy fazy",
    lines: [
      ["1", "Aktywacja: zbierz, rzuć, działaj."],
      ["2", "Rozgłos: najgłośniejszy obszar pierwszy, karty za {exposure}, potem {spawn}, {move}, atak."],
      ["3", "Koniec: rozpęd, runda, zdarzenie."],
    ],
    risks: [
      ["safe", "Nic"],
      ["exposure", "Żeton"],
      ["fatigue", "Zmęcz 1"],
      ["wound", "1 rana"],
      ["spawn", "Pojaw 1"],
    ],
    riskRule: "Ryzyko: 1 za wroga w opuszczanym obszarze lub tam, gdzie działasz, 1 za ogień, 1 za skok.",
  },
} as const;
