/** Co stoi na elementach, a nie w żadnym zdaniu gry. Znaki stoją w klamrach, `~` wiąże słowa. */

/** Gruby pisak nie zna polskich liter. */
export const broadPen = "brush";

export const words = {
  weapon: { melee: "Wręcz", ranged: "Dystans", thrown: "Rzut" },
  startingWeapon: "{character}",
  lasting: "Zostaje po użyciu",
  usedUp: "Odrzuć po użyciu",
  perAmmo: "Wydaj choć 1: każda odkrywa 1 {cards}",
  base: "obrażenia",
  splash: "rozprysk",
  draws: "karty",
  sorts: {
    junk: "Rupieć",
    healing: "Leczenie",
    special: "Specjalna",
    weapon: "Broń",
    ammo: "Amunicja",
    ingredient: "Składnik",
    red: "Czerwona karta",
  },
  junk: "Do niczego. Zajmuje miejsce i może być tym, co się traci.",
  heals: "Usuwa obrażenia: {amount}. W Wymianie albo w swojej turze; bez akcji.",
  ammo: "Do: {weapons}. Każda wydana karta odkrywa 1~kartę walki. Równe leżą na jednym miejscu.",
  ingredient: "{other}: powstaje {craft}.",
  anytime: "Zawsze",
  ownTurn: "Twoja tura, bez akcji",
  atOnce: "Od razu",
  wave: "Nadchodzą",
  waveAccept: "Przyjmij",
  waveDelay: "Odwlecz",
  assault: "Kto nadchodzi",
  horde: "Pada przy {health}",
  nothing: "Nie atakuje",
  survivorSaved: "Uratowany przyjmie za gracza 1~obrażenie.",
  signed: "Dodaj do podstawy",
  plain: "Zamiast podstawy",
  base2: "Sama podstawa",
  spread: "Dzielone",
  perkFirst: "Tylko z żetonem:",
  left: "zostało",
  startsWith: "Na początku:",
} as const;

/** Co daje każdy atut. */
export const perks: Readonly<Record<string, string>> = {
  "thick-hide": "Pierwsze trafienie wroga w rundzie, które by cię zraniło, zadaje o 1~mniej.",
  "over-here": "Gdy kto inny przyjmie FALĘ!, możesz ją przejąć i to po ciebie przyjdą.",
  "follow-through": "Gdy twój atak wręcz powali cel, zadaj 1 jednemu wrogowi, który stał obok.",
  frenzy: "Raz w swojej turze: ponieś 1 za jeszcze jeden atak wręcz.",
  "ready-steady": "Twoje ataki z amunicją odkrywają o 1~kartę walki więcej.",
  "called-shot": "Twoje ataki z amunicją zadają o 1~więcej.",
  "anything-is-a-weapon": "Przy ataku możesz odrzucić 1~Rupiecia za 1~obrażenie więcej.",
  "light-feet": "Twoje pierwsze odwleczenie FALI! w Poszukiwaniach nic nie kosztuje.",
  "deal-maker": "W każdej Wymianie możesz dać 2~karty.",
  "something-for-nothing": "Raz w Wymianie: odrzuć 1~Rupiecia i weź wierzchnią kartę stosu gruzów.",
  fletcher: "Po ataku strzałami odzyskaj 1~wydaną Strzałę.",
  "slow-living": "Środki lecznicze, których używasz, usuwają o 1~więcej.",
};

export const backs = {
  rubble: "Gruzy",
  assault: "Szturm",
  combat: "Walka",
} as const;

/** Krótkie nazwy miejsc; stoją na taśmie. */
export const mat = {
  rubble: "Gruzy",
  active: "Szukaj",
  odds: "FALA! teraz",
  round: "Runda",
  discard: "Odrzucone",
  assaults: "Szturmy",
  assault: "Teraz",
  assaultDone: "Minęły",
  combat: "Walka",
  flipped: "Odkryte karty walki",
  combatDiscard: "Zużyte",
  line: "Szereg: atakują od lewej do prawej",
  aside: "FALA!",
  first: "Start",
  box: "Pudło",
  board: "Kim jesteś?",
  slots: "Osiem miejsc",
  drawn: "Znalezione",
  wave: "FALA!",
  barricades: "Barykady",
  traps: "Pułapki",
  grenades: "Granaty",
  focus: "Skup.",
  bloodLust: "Żądza",
  danger: "Groźba",
  saved: "Uratowani",
} as const;

/** Kartki przypięte obok szeregu. */
export const notes = {
  round: {
    title: "Runda",
    lines: [
      ["1", "Poszukiwania: dobierajcie po kolei, aż ktoś przyjmie FALĘ!"],
      ["2", "Wymiana: przychodzi szturm; każdy może dać kartę i leczyć."],
      ["3", "Walka: każdy jedną akcję, atak albo wytwarzanie."],
      ["4", "Atakują tego, kto ma FALĘ!, od lewej do prawej."],
    ],
  },
  end: {
    title: "Świt",
    lines: [
      ["6", "rund, potem czysty szereg."],
      ["0", "życia: przegrywają wszyscy."],
    ],
  },
  craft: {
    title: "Zrób to",
    does: { barricade: "przyjmie cios", spear: "3, potem +1", trap: "3, przed ciosem", grenade: "ogłusza dwóch" },
  },
  symbols: {
    title: "Znaki",
    lines: [
      ["damage", "obrażenia"],
      ["cards", "karty walki"],
      ["suffer", "nic tego nie wchłonie"],
      ["lose", "strata losowej karty"],
      ["unbarred", "mimo Barykad"],
      ["bolster", "wszyscy wrogowie +1"],
      ["shields", "atakowany pierwszy"],
      ["anytime", "zawsze, bez akcji"],
      ["infinity", "zostaje po użyciu"],
    ],
  },
} as const;

/** Co mówi element, nad którym zatrzyma się ręka, gdy nie mówi tego karta ani zasada. */
export const hints: Readonly<Record<string, string>> = {
  wave: "Przyjmij ją, a przyjdą po ciebie; albo ponieś 1 obrażenie, a zostanie znów wtasowana.",
  assault: "Kto przychodzi w tej rundzie, jeden po drugim, na koniec szeregu.",
  horde: "Pada przy {health} obrażeniach.",
  survivor: "Nie jest wrogiem: uratuj go, a przyjmie za gracza 1 obrażenie.",
  weapon: "{sort}. Obrażenia {base}, {draws}. {use}.",
  draws: "odkrywane karty walki: {count}",
  "health-label": "Ile obrażeń ta postać jeszcze zniesie.",
  "danger-label": "Co może spotkać to miejsce w tej rundzie.",
  "odds-label": "Szansa, że następna karta to FALA!",
  "round-label": "Która to z sześciu rund.",
  "foe-label": "Ile obrażeń jeszcze zniesie.",
};

/** Nazwy elementów, na które tekst gry nie ma słowa. */
export const names: Readonly<Record<string, string>> = {
  mat: "Stół",
  "health-label": "Zdrowie",
  "danger-label": "Groźba",
  "odds-label": "Szansa",
  "round-label": "Runda",
  "foe-label": "Zdrowie",
};
