import type { Aid } from "./en";

/** Co mówią tylko obrazki. */

/** Po co jest szczególna płytka, w dwóch krótkich wierszach. */
export const tileWords = {
  base: ["TU", "START"],
  farm: ["ŻYWNOŚĆ", "CO TURĘ"],
  prize: ["UTRZYMAJ:", "KONIEC"],
} as const;

/** Jak nazywają się cztery liczby. */
export const tileTerms = { claim: "Zajęcie", worth: "Punkty", rooms: "Pokoje", zombies: "Zombie" } as const;

export const cards = {
  back: "SZUKAJ",
  salvage: { title: "ZŁOM", does: "Dwa to płot, +1 na kości albo kombinezon." },
  survivors: { title: "OCALALI", does: "Dołączają tu do ciebie. W tej turze bez akcji." },
  zombies: { title: "ZOMBIE", does: "Tu i teraz: walcz albo uciekaj." },
} as const;

/** Jak podpisane są skrzynie. */
export const crates: Readonly<Record<string, string>> = {
  zombies: "Zombie",
  food: "Żywność",
  marks: "Znaczniki",
  fogs: "Mgła",
  beyond: "Miasto",
  box: "Pudło",
  survivors: "Zapas",
  walls: "Płoty",
  flags: "Flagi",
  ring: "Obok",
};

/** Nazwy elementów, na które tekst gry nie ma słowa. */
export const names: Readonly<Record<string, string>> = {
  mat: "Stół",
  "zombies-label": "Zombie",
  "ap-label": "Punkty akcji",
  "points-label": "Punkty zwycięstwa",
  "stores-label": "Zapasy",
  "round-label": "Runda",
};

/** Co mówi element bez własnej zasady, nad którym zatrzyma się ręka. */
export const hints: Readonly<Record<string, string>> = {
  die: "Zombie padają przy 4 i więcej; ocalały przy 5 i więcej. Drużyny porównują najwyższe.",
  "turn-mark": "Teraz tura tej drużyny.",
  "zombies-label": "Tyle zombie tu jest.",
  "ap-label": "Tyle akcji zostało ocalałym, którzy tu są.",
  "points-label": "Ocalali na planszy, pary złomu i ziemia.",
  "stores-label": "Żywność i złom tej drużyny.",
  "round-label": "Która to runda.",
  help: "Twoja tura w dziesięciu wierszach: przytrzymaj nad nią Alt, aby przeczytać.",
};

/** Co gdzie leży na macie. */
export const places = {
  deck: "SZUKAJ",
  discard: "ZUŻYTE",
  turned: "ODKRYTE",
  dice: "KOŚCI",
  round: "RUNDA",
  stores: "ŻYWNOŚĆ / ZŁOM",
} as const;

/** Krótkie zasady obok miasta. */
export const aids: Readonly<Record<"turn" | "fight" | "ends" | "numbers", Aid>> = {
  numbers: {
    title: "PŁYTKA",
    lines: [
      "{claim} cena zajęcia",
      "{worth} punkty za nią",
      "{rooms} karty przeszukania",
      "{zombies} zombie na początku",
      "Szare to środek, kropki to zewnątrz. Zajęta jest jednym obszarem.",
    ],
  },
  turn: {
    title: "TWOJA TURA",
    lines: [
      "Najpierw nakarm: 1 {food} daje 3 ocalałym po 2 {ap}, inni mają 1.",
      "{ap} idź na sąsiednią płytkę, na zewnątrz",
      "{ap} wejdź albo wyjdź",
      "{ap} każdy: zajmij, razem {claim}, ze środka",
      "{ap} przeszukaj swoją płytkę: 1 karta",
      "{ap} uprawiaj farmę: +1 {food} za turę",
      "{ap} rozbierz płot, przy którym stoisz",
      "2 {salvage}: płot, +1 na kości, kombinezon",
      "Za darmo: zabierz flagę; zakończ turę",
      "{worth} = ocalali + pary {salvage} + ziemia",
    ],
  },
  fight: {
    title: "WALKI",
    lines: [
      "Zombie: rzucasz, 4+ zabija jedno. Reszta rzuca, 5+ zabija jednego z was. I tak do końca.",
      "Przed swoim rzutem, za 1 {ap}: uciekaj albo zostań za wszystkich.",
      "Drużyny: 3 kości na 2, remis dla obrońcy.",
    ],
  },
  ends: {
    title: "KONIEC",
    lines: [
      "50 {worth}, 5 farm uprawianych naraz albo płytka w pasy utrzymana rundę. Wygrywa najwięcej {worth}: ocalali, pary {salvage}, ziemia.",
    ],
  },
};
