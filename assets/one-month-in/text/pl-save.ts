/** Słowa samego zapisu. */

export const consoleText = { name: "Miesiąc później", under: "Outbreak: stół, który zna zasady" } as const;

export const save = {
  language: "Polish",
  name: "Outbreak - Surviving One Month In (pl)",
  note: "Miesiąc później, dla 2 do 6 drużyn. Usiądźcie, zacznijcie przy mapniku i grajcie.",
  views: { city: "miasto" },
  deck: "Karty przeszukania",
  pile: "Co daje przeszukanie: złom, ocaleni i kolejne zombie.",
  crate: "Tu czeka, co nie jest na planszy; stół wyjmuje, czego trzeba.",
  controller: "Zna zasady: usiądź i tu zacznij. Ustawienia są w jego menu.",
  pages: [
    {
      title: "Jak to idzie",
      body: "Stół pyta, a wy odpowiadacie: klikajcie w panelu albo ruszajcie elementami, a stół zrozumie.\n\nTwoja drużyna mieszka w swojej Bazie. Każdy ocalały ma w twojej turze jedną akcję, dwie, jeśli jest nakarmiony: jedna żywność karmi trzech i tylko przed wszystkim innym. Idź na sąsiednią płytkę, a odwróci się to, co leży pod mgłą, razem z zombie. Stoisz na zewnątrz; wejście to następna akcja i walka do końca.\n\nGdy budynek jest pusty, zajmij go ze środka: tyle akcji, ile jego niebieska liczba. Teraz jest twój, z punktami, i leżą na nim jego karty przeszukania. Szukając, znajdziesz złom, ocalałych i więcej zombie.\n\nZa dwa złomy jest płot, uzbrojony ocalały albo kombinezon. Płot nie wpuszcza innych, póki ktoś go nie rozbierze.",
    },
    {
      title: "Walki",
      body: "Przeciw zombie rzucasz pierwszy, kością za każdego ocalałego w środku: 4, 5 i 6 zabija jedno. Potem rzuca każde zombie, które zostało: 5 i 6 zabija jednego z twoich, a ty wybierasz kogo. Przed każdym twoim rzutem ktoś z akcją może uciec na zewnątrz albo zostać, żeby wszyscy inni uciekli.\n\nWejdź tam, gdzie stoi inna drużyna, a ją zaatakujesz: do trzech kości na najwyżej dwie, najwyższa na najwyższą, remis dla obrońcy. Trwa to, aż jedna strona zniknie.",
    },
    {
      title: "O co chodzi",
      body: "O najwięcej punktów zwycięstwa na końcu: jeden za każdego ocalałego na planszy, jeden za każde dwa złomy i żółta liczba każdej twojej płytki.\n\nGra kończy się, gdy ktoś ma 50, gdy ktoś uprawia pięć farm w jednej turze albo gdy Ośrodek badań czy Baza wojskowa były utrzymane przez rundę i nikt tam nie wszedł.",
    },
  ],
  credits: "Autorzy",
  fonts: "Złożono krojami Saira Stencil One i Saira Condensed (SIL Open Font License).",
  rights:
    "Zasady opowiedziane na nowo, a wszystkie rysunki powstały dla tego stołu. Nie użyto ilustracji ani logo żadnej licencji.",
} as const;
