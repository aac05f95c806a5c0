import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** Co mówi przewodnik lekcji: przed pytaniem i o tym, co wynikło z odpowiedzi. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.arrival": "1. Do miasta",
  "lessonChapter.farm": "2. Własna farma",
  "lessonChapter.hunger": "3. Żywność i co za nią masz",
  "lessonChapter.price": "4. Ile to kosztuje",

  "lesson.fence":
    "Miastem rządzą martwi, a każda drużyna chce tego, co w nim zostało: budynków do zajęcia, żywności, złomu i punktów, gdy miesiąc minie. Masz Bazę na G5 i pięcioro ocalałych. Najpierw każda drużyna stawia trzy płoty; kto chce przejść, musi je rozebrać. Postaw jeden od strony F5.",
  "then.fence": "Inne drużyny muszą go obejść albo rozebrać. Dwa pozostałe stawia przewodnik.",
  "lesson.move":
    "W pierwszej turze można tylko iść. Każdy ocalały ma jeden punkt akcji i tyle kosztuje ruch na następną płytkę. Poślij wszystkich pięcioro razem na F6: najpierw pierwszego, potem tych, którzy idą z nim.",
  "then.move":
    "Mgła się podnosi: Farma, a w środku trzy zombie. Twoi ludzie stoją na zewnątrz, a tam nikt ich nie ugryzie.",
  "lesson.rest": "Nikt nie ma już punktu akcji. Zakończ turę: punkty wrócą z twoją następną.",
  "then.rest": "Druga drużyna też odkrywała i weszła do swojego budynku.",
  "lesson.enter":
    "Teraz wejdź: każdy płaci jeden punkt akcji, a w środku czeka walka. Każdy ocalały rzuca kością, a potem każde zombie, które zostało. Liczy się, ilu was jest, więc wchodzi czworo, a jeden zachowuje punkt.",
  "then.enter": "Trzy trafienia i trzy zabite zombie, zanim którekolwiek zdążyło ugryźć.",
  "lesson.scout":
    "Twoi ocalali działają w dowolnej kolejności, każdy, jak chcesz. Piąty ma jeszcze swój punkt: niech odkryje E6.",
  "then.scout": "Druga Farma i następne trzy zombie.",
  "lesson.done": "To już wszystko. Zakończ turę.",
  "then.done": "Druga drużyna zajmuje Szeregowce i walczy w Zoo.",

  "lesson.claim":
    "Budynek bez zombie można zająć. Kosztuje to tyle punktów akcji, ile niebieska liczba: tutaj dwa, a zapłacić mogą ci, którzy są w środku. Co jest twoje, da na końcu punkty.",
  "then.claim": "Stoi tu twoja flaga, a w budynku leży karta przeszukania.",
  "lesson.work":
    "Farma karmi ludzi. Uprawianie kosztuje jeden punkt akcji i daje jedną żywność więcej, gdy zacznie się twoja następna tura.",
  "then.work": "Jeden ocalały uprawia farmę; żywność przyjdzie z turą.",
  "lesson.alone":
    "A tak się tego nie robi. Jeden ocalały na trzy zombie to marny zakład; szanse podaje panel. Wejdź mimo to, żeby raz to zobaczyć.",
  "then.alone": "Zabił jedno i zginął od ugryzienia. Zostało ci czworo. Liczy się, ilu was jest, i ile jest ich.",
  "lesson.home": "Jeden ocalały ma jeszcze punkt. Do własnej Bazy idzie się bez walki: poślij go na G5.",
  "then.home": "W domu i w środku.",
  "lesson.turn": "Zakończ turę.",
  "then.turn":
    "Farma dała dwie żywności: jedną, bo jest twoja, drugą za uprawianie. Przewodnik znów kazał komuś ją uprawiać.",
  "lesson.depot": "Z Bazy na F5, którego nikt jeszcze nie widział.",
  "then.depot": "Zajezdnia, a w niej nikogo. Niektóre budynki są puste i nikt nie wie które.",
  "lesson.night": "Zakończ turę.",
  "then.night": "Druga drużyna znalazła wśród swoich kart przeszukania zombie, a teraz stoi na E6, obok twojej farmy.",

  "lesson.feed":
    "Karmienie jest w turze przed wszystkim innym. Jedna żywność karmi trzech ocalałych, a nakarmiony ma dwa punkty akcji. Nakarm trzech.",
  "then.feed": "Trzech ma po dwa punkty. Przewodnik karmi czwartego, a jeden z nich uprawia farmę.",
  "lesson.inside": "Zajezdnia jest pusta: wejście kosztuje punkt, ale nie krew.",
  "then.inside": "W środku, bez walki.",
  "lesson.search":
    "Budynek, który jest twój, można przeszukać: jeden punkt akcji za jedną kartę. Może to złom, może ocalały, a może nie. Przeszukaj farmę.",
  "then.search": "Kryły się tam dwa zombie, a walczy każdy, kto jest w budynku.",
  "lesson.stand":
    "W każdej rundzie walki wybierasz: walczyć dalej, uciekać albo kogoś zostawić. Troje na dwa zombie to uczciwa walka. Walcz dalej.",
  "then.stand": "Jedno zabite, a nikt nie został ugryziony. Zostało jedno.",
  "lesson.run":
    "Kto ma punkt akcji, może za niego uciec. Dwóch wychodzi, jeden zostaje: nad ostatnim zombie ma przewagę, a tamci ratują skórę. Z walki wychodzi się tylko za punkty akcji.",
  "then.run": "Ten, który został, wygrał. Walka skończona, a farma jest wciąż twoja.",
  "lesson.second": "Zajęcie Zajezdni kosztuje jeden punkt. Zajmij ją.",
  "then.second": "Dwa budynki. Dają punkty, a w jednym leży karta przeszukania.",
  "lesson.assault":
    "Na E6, na zewnątrz, stoi ktoś z drugiej drużyny. Akcji ataku nie ma: atakujesz, wchodząc tam, gdzie stoją inni. Dwóch na jednego.",
  "then.assault": "Rzucają obie strony; oni stracili jednego, ty nikogo. Teren jest twój.",
  "lesson.evening": "Zakończ turę.",
  "then.evening": "Wymienili złom na płoty i zamknęli się za nimi. Złom, który znajdziesz, wymienisz na płoty i broń.",

  "lesson.again":
    "Znów żywność. Każda karmi trzech innych, a nikt nigdy nie ma więcej niż dwa punkty akcji. Nakarm tych trzech, którzy mają najwięcej do zrobienia.",
  "then.again": "Przewodnik karmi ostatniego, a ten uprawia farmę.",
  "lesson.tear": "Między E6 a E5 stoi ich płot. Kto stoi obok, może go rozebrać za punkt akcji.",
  "then.tear": "Droga do Zoo jest wolna.",
  "lesson.storm": "Na Farmie E6 zostały dwa zombie. Wejdź dwoma ocalałymi; każdy z nich ma punkt.",
  "then.storm": "Trwa walka, a siły są równe.",
  "lesson.leave":
    "Załóżmy, że chcesz się z niej teraz wycofać. Jeden ocalały z punktem akcji może zostać, a wszyscy inni uciekną: to najdroższe wyjście. Zobacz, co daje.",
  "then.leave": "Jeden oddał życie, drugi znów jest na zewnątrz. Tylko tak można uratować wielu naraz.",
  "lesson.find": "W Zajezdni leży jeszcze karta, a jest tam ocalały z punktem. Przeszukaj ją.",
  "then.find":
    "Ocalały, który dołącza do twojej drużyny! Dalej wiesz już wszystko: utrzymuj budynki, karm swoich ludzi i licz punkty, gdy miesiąc minie.",
};
