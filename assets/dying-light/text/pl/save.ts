/** Słowa samego zapisu. */
export const save = {
  language: "Polish",
  name: "Outbreak - Dying Light (pl)",
  note: "Dying Light: scenariusz Zaciemnienie dla 1 do 4 biegaczy, według zasad Dying Light: The Board Game (Glass Cannon Unplugged); mapa i karty nasze; nieoficjalnie. Usiądź, wybierz biegacza przy konsoli i graj.",
  roof: "Dach {area}, poziom {level}",
  gear: "{slot}, {set}",
  damaged: "Jedna strona cała, druga zniszczona. {boost} z kością rozpędu; chroni: {harm}.",
  armor: "rany",
  fatigue: "zmęczenie",
  exposure: "rozgłos",
  views: { city: "miasto", round: "rundy i talie", supply: "scenariusz i zapas" },
  told: {
    wall: "Bieg przez niego nie przejdzie, a kąsacze przed nim stają.",
    "wall.base": "Trzyma koniec muru.",
    roof: "Kto tu stoi, jest na poziomie {level}.",
    marker: "Runda, którą się gra. Noc przychodzi z rundą 8; po rundzie 12 jest za późno.",
    help: "Co może biegacz; po drugiej stronie, jak idzie runda.",
    exposure: "Co się pojawia i co rusza, gdy odpowiadają zarażeni: w dzień górna połowa, w nocy druga.",
    controller: "Zna zasady: usiądź i zacznij tutaj. Ustawienia są w jego menu.",
    crate: "Tu czekają ci, których nie ma w mieście; stół wyjmuje tych, którzy przychodzą.",
    box: "Czego ten mecz nie potrzebuje.",
  },
  signs: { exposure: "rozgłos", power: "siła", climb: "wspinaczka", move: "ruch" },
  pages: [
    {
      title: "Jak to idzie",
      body: "Stół pyta, a wy odpowiadacie: klikajcie w panelu albo przesuwajcie elementy, stół to zrozumie.\n\nW dzień biegacze działają w dowolnej kolejności, w nocy tak, jak mówi talia aktywacji. Zbierz kości, rzuć nimi i płać za akcje, kładąc je na torze od lewej do prawej: liczba nad ostatnią mówi, ile kart rozgłosu pociągniesz. Czwarta kość daje kość rozpędu.\n\nPotem odpowiadają zarażeni, najpierw w obszarze z najwyższym rozgłosem: pojawiają się, ruszają i atakują. Zachowane kości mogą bronić.\n\nNa końcu rundy znacznik idzie dalej. Runda 8 przynosi noc. Po rundzie 12 jest za późno.",
    },
    {
      title: "O co chodzi",
      body: "Obudźcie przekaźnik na B08. Przeszukajcie skrzynie za Inhibitorem. Zanieście go wszyscy do schronu na G11 i otwórzcie drzwi, póki świeci lampa UV.\n\nPrzegrywacie, gdy pierwszy biegacz dostanie czwartą ciężką ranę.",
    },
  ],
  credits: "Podziękowania",
  fonts: "Złożono krojami Big Shoulders Display i Barlow Semi Condensed, SIL Open Font License.",
  rights: "Zasady opowiedziane na nowo, cała grafika zrobiona dla tego stołu. Bez grafik i znaków żadnej licencji.",
} as const;
