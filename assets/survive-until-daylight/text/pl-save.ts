/** Słowa samego zapisu. */

export const consoleText = { name: "Do świtu", under: "Outbreak: stół, który zna zasady" } as const;

export const save = {
  language: "Polish",
  name: "Outbreak - Survive Until Daylight (pl)",
  note: "Przetrwać do świtu, dla 1 do 6 ocalałych. Usiądźcie, wybierzcie przy zeszycie, kim jesteście, i grajcie.",
  views: { line: "szereg", decks: "stosy" },
  tin: "Tu czeka, co nie jest w grze; stół wyjmuje, czego trzeba.",
  piles: {
    rubble: "Co można znaleźć, i WAVE!. W przeszukiwaniu każdy po kolei z niej ciągnie.",
    assaults: "W każdej rundzie jedna karta mówi, kto przychodzi.",
    combat: "Każdy atak ciągnie jedną: pomaga albo przeszkadza.",
    horde: "Kto przychodzi z karty szturmu, jest brany stąd.",
  },
  controller: "Zna zasady: usiądź i tu zacznij. Ustawienia są w jego menu.",
  pages: [
    {
      title: "Jak to idzie",
      body: "Stół pyta, a wy odpowiadacie: klikajcie w panelu albo ruszajcie elementami, a stół zrozumie.\n\nPoszukiwania: dobierajcie ze stosu na środku po jednej karcie, aż pojawi się FALA!. Kto ją dobierze, przyjmuje ją i to po niego przyjdą, albo ponosi 1 obrażenie i wtasowuje ją z powrotem.\n\nWymiana: karta szturmu mówi, kto przychodzi. Stają w szeregu. Każdy może dać jedną kartę i leczyć się.\n\nWalka: każdy ma jedną akcję, atak albo coś do zrobienia; leczenie i karty specjalne są bez akcji. Przeciągnij broń na wroga, żeby zaatakować, amunicję na broń, kartę na miejsce innego gracza, żeby mu ją dać, składniki na siebie, żeby coś zrobić. Potem szereg atakuje od lewej do prawej.",
    },
    {
      title: "O co chodzi",
      body: "Przeżyjcie sześć rund i oczyśćcie szereg: wszyscy. Kto pierwszy zginie, przegrywa za wszystkich.\n\nŻeton pierwszego gracza krąży i tylko z nim ma się drugi atut. Ocalali w szeregu nie są wrogami: uratujcie ich, a staną za wami na drodze.",
    },
  ],
  credits: "Autorzy",
  fonts: "Złożono krojami Caveat Brush i Patrick Hand (SIL Open Font License).",
  rights:
    "Zasady opowiedziane na nowo, a wszystkie rysunki powstały dla tego stołu. Nie użyto ilustracji ani logo żadnej licencji.",
} as const;
