import type { Text } from "../../../../kernel/text";

/** Wiersze o słowach, elementach, płytkach i przygotowaniu, dla gracza, który pyta dlaczego. */
export const RULES_OF_THE_TABLE: Text = {
  "OMI-TERM-01": "Płot i mur to ten sam element.",
  "OMI-TERM-02": "Karty przeszukania, karty szperania, łupy: wszystko to jedna talia.",
  "OMI-TERM-03": "Budynek to wewnętrzna część płytki, teren dookoła to zewnętrzna.",
  "OMI-TERM-04": "Zająć płytkę i odzyskać ją to jedno.",
  "OMI-TERM-05": "Płytka, którą zająłeś, to twoje terytorium.",
  "OMI-TERM-06": "Gracz to drużyna, a drużyna to jej ocalali.",
  "OMI-TERM-07": "Płytka mgłą do góry jest nieodkryta.",

  "OMI-COMP-01": "Drużyna ma 20 własnych ocalałych.",
  "OMI-COMP-02": "Drużyna ma 10 własnych flag.",
  "OMI-COMP-03": "Drużyna ma 10 własnych płotów.",
  "OMI-COMP-04": "W pudełku jest 60 zombie dla wszystkich.",
  "OMI-COMP-05": "Jest 20 sztuk żywności dla wszystkich.",
  "OMI-COMP-06": "Jest 10 kości.",
  "OMI-COMP-07": "Jest 110 kart przeszukania.",

  "OMI-TILE-01": "Płytka ma cztery liczby, po jednej w czterech rogach.",
  "OMI-TILE-02": "Niebieska: tyle akcji kosztuje zajęcie płytki.",
  "OMI-TILE-03": "Żółta: tyle punktów zwycięstwa daje właścicielowi.",
  "OMI-TILE-04": "Zielona: tyle pomieszczeń można przeszukać, po karcie za każde.",
  "OMI-TILE-05": "Czerwona: tyle zombie jest na niej, gdy się ją odwróci.",
  "OMI-TILE-06": "Żółta jest u góry po prawej.",
  "OMI-TILE-07": "Zielona jest u dołu po lewej.",
  "OMI-TILE-08": "Czerwona jest u dołu po prawej.",
  "OMI-TILE-09": "Niebieska jest u góry po lewej.",
  "OMI-TILE-10": "Farmy, Bazy, Ośrodek badań i Baza wojskowa mają własne zasady; wszystkie inne to budynki.",
  "OMI-TILE-11": "Płytki to sześciokąty: sąsiednie mają wspólną granicę, a jest ich do sześciu.",

  "OMI-BASE-01": "Drużyna zaczyna w swojej Bazie.",
  "OMI-BASE-02": "W każdej Bazie zaczyna pięcioro ocalałych.",
  "OMI-BASE-03": "Gdy gra się zaczyna, wokół każdej Bazy stoją trzy płoty, gdzie chce jej właściciel.",

  "OMI-LAY-01": "Każdy gracz ma jedną Bazę, odkrytą.",
  "OMI-LAY-02": "Wszystkie inne płytki leżą wokół Baz, mgłą do góry.",
  "OMI-LAY-03": "Na pierwszą grę weźcie układ dla czterech.",
  "OMI-LAY-04": "Miasto można ułożyć inaczej, jak ustalicie.",
  "OMI-LAY-05": "Inne układy trwają dłużej albo krócej.",

  "OMI-SETUP-01": "Każdy gracz stawia 5 ocalałych w swojej Bazie.",
  "OMI-SETUP-02": "Pierwszy płot staje na granicy twojej Bazy.",
  "OMI-SETUP-03": "Pierwsze płoty stawia się na zmianę, po jednym.",
  "OMI-SETUP-04": "Pierwszy płot stawia najstarszy gracz albo ten, na kogo się zgodzicie; potem w prawo.",
  "OMI-SETUP-05": "Może to być każda granica twojej Bazy.",
  "OMI-SETUP-06": "Na tej granicy jest już płot; wybierz inną.",
  "OMI-SETUP-07": "Nikt nie zaczyna z żywnością.",
  "OMI-SETUP-08": "Zaczynasz bez złomu, z 15 ocalałymi, 10 flagami i 7 płotami w zapasie.",

  "OMI-PROTO-01": "Nazwy i liczby płytek są nasze.",
  "OMI-PROTO-02": "Kolumny mają litery od zachodu na wschód, a każdą liczy się od północy: E5 to środek miasta.",
  "OMI-PROTO-03": "Bazy leżą tak, że każda ma sześć własnych sąsiadów.",
  "OMI-PROTO-04":
    "Wokół każdej Bazy leży tych samych sześć płytek, potasowanych, a reszta dalej; albo wszystkie są potasowane razem.",
  "OMI-PROTO-05":
    "Ze 110 kart przeszukania 48 to złom, 34 przynoszą ocalałych, a 28 zombie, jedna z nich dziesięć, jak wydano.",
  "OMI-PROTO-06": "Dwoje oczyści małą płytkę, pięcioro dużą, a te dwie, które kończą grę, chcą siedmiorga.",
};
