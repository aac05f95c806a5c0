/** Co jest wydrukowane, a nie stoi w żadnym zdaniu gry. */

export const words = {
  ap: "PA",
  tp: "PT",
  th: "PZ",
  hp: "PŻ",
  damage: "OBRAŻENIA",
  hit: "TRAFIA",
  wear: "TRWAŁOŚĆ",
  attack: "ATAK",
  escape: "UCIECZKA",
  unarmed: "BEZ BRONI",
  sure: "ZAWSZE",
  lasts: "TRWA",
  once: "RAZ",
  gear: "WYKŁADANY",
  attachment: "DODATEK",
  scr: "SCR",
  survivor: "OCALAŁY",
  armed: "{weapon} {reach}",
} as const;

/** Kim są Ocalali. */
export const trades: Readonly<Record<string, string>> = {
  SV1: "Hutniczka",
  SV2: "Strażnik leśny",
  SV3: "Pielęgniarka",
  SV4: "Szperacz",
  SV5: "Wykładowczyni",
  SV6: "Kaskader",
};

/** Zdanie dla kart, które robią tylko to, co mówią ich liczby. */
export const taglines: Readonly<Record<string, string>> = {
  W01: "Smarował masło. Teraz sieje panikę!",
  W02: "Ostatnia zmiana, a trybuny są głodne!",
  W03: "Zawsze znajdzie się jeszcze jedna gałąź do ścięcia!",
  W04: "W razie pożaru: machaj!",
  W05: "Nią jeszcze nikt nie chybił!",
  W08: "Sześć dobrych powodów, żeby się nie zbliżać!",
  W09: "Najcichszy sposób, żeby odmówić!",
  W10: "Jeden oddech, jeden strzał, jeden kłopot mniej!",
  W12: "W szkole utrapienie, na końcu świata skarb!",
  W13: "Rewolwer dziadka. Nigdy nikogo nie zawiódł!",
  Z01: "Nie spieszy mu się. Nigdzie indziej nie musi być!",
  Z02: "Trzeba było patrzeć pod nogi!",
  Z05: "Zgubił drogę. A potem znalazł twoją!",
  Z10: "Drzwi były zamknięte. Były!",
  Z13: "Ostatnia próba, a linią końcową jesteś ty!",
};

export const backs = {
  survivor: ["TALIA", "OCALAŁEGO"],
  zombie: ["TALIA", "ZOMBIE"],
  who: "KIM JESTEŚ?",
} as const;

/** Jak TTS nazywa elementy bez własnej nazwy. */
export const labels = {
  die: "Kość trafień",
  count: "Licznik",
  role: "Rola",
  turn: "Tura",
  hp: "PŻ",
  ap: "Punkty akcji",
  tp: "Punkty taktyki",
  th: "Punkty zagrożenia",
} as const;

/** Krótkie nazwy miejsc. */
export const mat = {
  zombie: "STREFA ZOMBIE",
  threat: "STREFA ZAGROŻENIA",
  survivor: "OCALAŁY",
  gear: "OBSZAR WYPOSAŻENIA: JEDNA BROŃ, PRZEDMIOTY, DODATKI",
  deck: "TALIA OCALAŁEGO",
  graveyard: "CMENTARZ",
  exile: "WYGNANIE",
  zdeck: "TALIA ZOMBIE",
  row: "TWOJA HORDA: STĄD WYSTAWIASZ",
  turn: "TURA",
  box: "Pudło",
  counts: "Liczniki",
  held: "Trzymany",
  stunned: "Ogłuszony",
  role: { survivor: "OCALAŁY", zombie: "ZOMBIE" },
} as const;

/** Tura opowiedziana na macie. */
export const guide = {
  survivor: {
    title: "TWOJA TURA: FAZA OCALAŁEGO",
    lines: [
      ["1", "Odśwież karty. 3~PA, 2~PT."],
      ["2", "Jeden PT może zostać z ostatniej tury."],
      ["3", "Dobierz 1~kartę."],
      ["4", "Wydaj PA: atakuj, wykładaj, zagrywaj, szabruj."],
    ],
  },
  zombie: {
    title: "POTEM ICH FAZA ZOMBIE",
    lines: [
      ["1", "Zyskują 4~PZ i wystawiają."],
      ["2", "Co czekało, podchodzi."],
      ["3", "Strefa zagrożenia atakuje, jeden po drugim."],
      ["4", "Odpowiadaj Reakcjami albo Szybką ucieczką: 1~PT."],
    ],
  },
  lose: "0 PŻ albo brak karty do dobrania: przegrywasz.",
} as const;

/** Na co są punkty. */
export const points = {
  hp: "twoje życie",
  ap: "na akcje",
  tp: "na reakcje",
  th: "na zombie",
} as const;

/** Co mówi element, nad którym zatrzyma się ręka. */
export const hints = {
  count: "PŻ zombie albo trwałość wyłożonej karty.",
  role: "Kim jesteś w tej turze: Ocalałym albo zombie, które idą po tego drugiego.",
  die: "Do rzutów na trafienie i na ucieczkę i do tego, kto zaczyna.",
  turn: "Która to tura.",
  waits: "Tu czeka, co nie jest w grze; stół wyjmuje, czego trzeba.",
  controller: "Zna zasady: tu wybierz talie i zacznij. Ustawienia są w jego menu.",
} as const;

export const consoleText = { name: "POJEDYNEK OCALAŁYCH", under: "Outbreak: stół, który zna zasady" } as const;

export const save = {
  language: "Polish",
  name: "Outbreak - Survivor Duel (pl)",
  note: "Pojedynek ocalałych, dla 2 graczy: zasady Quick Start gry NecroGenesis TCG, karty nasze; nieoficjalnie. Usiądźcie po obu stronach, wybierzcie talie przy komiksie na środku i grajcie.",
  views: { red: "strefy czerwonego", blue: "strefy niebieskiego" },
  pages: [
    {
      title: "Jak to idzie",
      body: "Każde z was jest Ocalałym z talią 40 kart i śle na drugie hordę 20.\n\nW swojej turze masz 3 PA: przeciągnij kartę z ręki na swój obszar wyposażenia albo na jej cel, przeciągnij swojego Ocalałego albo jego Broń na zombie, żeby zaatakować, i zakończ fazę w panelu. Potem przeciwnik wydaje PZ: zombie przeciągnięte z rzędu do twojej strefy zombie są wystawione. Co tam czeka, podchodzi, a co stoi w twojej strefie zagrożenia, atakuje. Odpowiadasz Reakcjami i jedną Szybką ucieczką.\n\nPotem role się zamieniają.",
    },
    {
      title: "Jak się to kończy",
      body: "Wygrywasz, gdy drugi Ocalały ma 0 PŻ albo nie może dobrać karty z talii ocalałego.\n\nWalka wręcz sięga tylko strefy zagrożenia; Broń na dystans sięga obu stref. Bez Broni zapowiadasz liczbę na kości. Broń zużywa się przy każdym ataku.",
    },
    {
      title: "Własne talie",
      body: "Ocalały, 40 kart i 20 zombie; najwyżej 1 Boss i 1 Tajna rzadka. Radzimy najwyżej 3 egzemplarze karty i 6 Szwendacza; w ustawieniach można zrobić z tego zasadę domową.\n\nGdy stół zapyta o twoją talię, wklej ją w pole panelu: wiersz na każdą kartę, jak w\n3 Topór strażacki\n1 Pacjent zero\nAlbo wyjmij karty z pudła, połóż je na swoich miejscach Ocalałego i talii i naciśnij: Zagraj kartami z moich miejsc. Co jest nie tak, stół nazwie razem z zasadą.",
    },
  ],
  credits: "Autorzy",
  fonts: "Złożono krojami Anton i Archivo Narrow (SIL Open Font License).",
  rights:
    "Zasady opowiedziane na nowo, a wszystkie rysunki powstały dla tego stołu. Nie użyto ilustracji ani logo żadnej licencji.",
} as const;
