import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** Co mówi przewodnik lekcji: przed pytaniem i o tym, co wynikło z odpowiedzi. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.daylight": "1. Ostatnie światło dnia",
  "lessonChapter.night": "2. Zapada noc",
  "lessonChapter.siege": "3. Na dachu",
  "lessonChapter.way-home": "4. Ścigana",

  "lesson.choose":
    "Miasto zostało bez światła. Znajdźcie Inhibitor i donieście go do domu przed świtem; gdy padnie biegacz, wszystko stracone. Biegacz ma umiejętność, trzy części wyposażenia i broń. Zagrajmy Ash, która ma lekkie stopy.",
  "then.choose":
    "Ash rzuciła pięcioma kośćmi: to jej pula, a każda kość płaci za jedną rzecz. Trwa runda 7, ostatnia za dnia.",
  "lesson.run":
    "Bieg prowadzi do sąsiedniej strefy, na tym samym poziomie albo niżej, i kosztuje jedną kość. Płaci dowolna; symbole na kościach pomagają w akcjach, więc najpierw wydaj pustą.",
  "then.run": "Kość leży na torze akcji. Im dalej sięga tor, tym więcej Ash narobiła hałasu.",
  "lesson.further":
    "Jeszcze raz. Tam, skąd Ash odchodzi, nikogo nie ma, więc nie ma ryzyka. Każdy wróg w opuszczanym obszarze to jedna kość ryzyka.",
  "then.further": "Ash stoi pod dachem, a w jej obszarze jest kąsacz: odejście będzie ryzykiem.",
  "lesson.climb":
    "W górę: wspinaczka kosztuje jedną kość i jeszcze jedną za każdy poziom. Kość parkouru pokazuje wspinaczkę i oszczędza jedną. Gdy padnie pytanie o więcej kości, powiedz, że wystarczy.",
  "then.climb": "Najpierw wspinaczka, potem rzut za ryzyko: rozgłos. Ktoś zauważyłby Ash.",
  "lesson.gear":
    "Wyposażenie chroni: buty tego zestawu biorą na siebie rozgłos. Użyte raz są uszkodzone, użyte dwa razy przepadają.",
  "then.gear": "Ash nie bierze żetonu. Buty leżą uszkodzoną stroną do góry.",
  "lesson.jump":
    "Z dachu na dach: skok przechodzi nad jedną niższą strefą i prowadzi o dwie dalej, nie wyżej. Kosztuje dwie kości i sam jest ryzykiem. Kość na polu 4 daje kość rozpędu.",
  "then.jump": "Pięć kości wydanych: tempo 5. Kość rozpędu będzie w następnej rundzie. Ryzyko znów pokazuje rozgłos.",
  "lesson.torn": "Buty zniosą jeszcze jeden, potem ich nie ma. Żeton to w tej rundzie jedna karta więcej.",
  "then.torn":
    "Wszystkie kości wydane, aktywacja się kończy. Faza rozgłosu: pięć kości to rozgłos 3, więc Ash ciągnie trzy karty. Zarażeni pojawiają się, idą, a kto jest przy Ash, atakuje.",
  "lesson.nest":
    "Jeden symbol pojawienia, w dzień kąsacz. Przychodzi z najbliższego gniazda, a dwa są równie blisko: co da się zrobić na kilka sposobów, wybierasz ty.",
  "then.nest":
    "Nikt nie umiał wejść do Ash na górę. Potem faza końcowa: znacznik rundy idzie na 8 i zapada noc. W gniazdach stoją wyjce i wściekli; karty rozgłosu pokazują drugą połowę.",

  "lesson.rush":
    "W nocy nikt nie wybiera, kto następny: decyduje talia aktywacji, a wróg ma w niej swoją kartę. Wyjec wskazał Ash, to żeton rozgłosu. Teraz biegnie do niej wściekły: skąd?",
  "then.rush":
    "Wściekły stoi na dachu Ash. Potem wyszła jej karta i rzuciła sześcioma kośćmi: jest wśród nich kość rozpędu.",
  "lesson.relay":
    "Cel 1 to przekaźnik. Interakcja nic nie kosztuje, ale każdy wróg tutaj to ryzyko. Nic innego na tym dachu nie jest warte hałasu.",
  "then.relay":
    "Przekaźnik działa: światło przy schronie, skrzynie na dwóch dachach. Ryzyko pokazało rozgłos, a Ash ma już żeton: zaczyna się pościg i przychodzi wściekły.",
  "lesson.shove":
    "W dół, ale nie z wściekłym za plecami: szara kość pokazuje pchnięcie. Przesuwa wroga do sąsiedniego obszaru, zanim liczy się ryzyko. Odepchnij wściekłego do G06.",
  "then.shove": "Na dachu nikt nie został, więc ryzyka nie było wcale.",
  "lesson.evade":
    "Na górę, do skrzyni na B04, dwa poziomy: trzy kości, o jedną mniej dzięki wspinaczce. Kąsacz i wyjec to dwa ryzyka; kość rozpędu ma unik i budzi unik kurtki. Użyj obu.",
  "then.evade": "Dwa ryzyka, dwa uniki: nie ma czym rzucać.",
  "lesson.crate": "Skrzynia. Interakcja nic nie kosztuje, a nikt tu nie słyszy.",
  "then.crate": "Skrytka, a w niej notatki z treningu: Inhibitora tu nie ma, leży więc w drugiej skrzyni.",
  "lesson.notes":
    "Użycie przedmiotu nic nie kosztuje. Notatki na zawsze zmieniają szarą kość w lepszą: zmień szarą kość z puli w kość parkouru.",
  "then.notes": "Szybki przedmiot nie jest ryzykiem. Nową kością rzucono od razu.",
  "lesson.pass":
    "Ash mogłaby działać dalej, ale trzy kości na torze to rozgłos 2, a z żetonem 3. Kości, które zostaną, mogą bronić. Spasuj.",
  "then.pass":
    "Na tym dachu nikogo nie ma, więc pościg się kończy. Trzy karty w nocy: sześciu wściekłych, więcej, niż zmieści G03.",
  "lesson.spread":
    "W obszarze mieści się najwyżej sześciu. Zanim przyjdzie siódmy, obszar się przelewa: po jednym do każdego sąsiada, zaczynając od najpustszego. Dwa są równie puste.",
  "then.spread":
    "Potem ruszyli, od najbardziej zatłoczonego obszaru: czterech wściekłych stoi przy Ash i atakuje z siłą 4.",
  "lesson.defend":
    "Każda kość z puli to punkt obrony, blok to jeszcze jeden. Wydaj wszystkie trzy; kurtka zatrzyma jeden. Kości na torze zostaw: męczy się je w gorsze noce.",
  "then.defend":
    "Kość ataku dodała jeden: 5 przeciw 4, lekka rana. Żeton wraca, znacznik idzie dalej, a tempo wystarczyło, by zachować rozpęd.",

  "lesson.power":
    "Czterech wściekłych. Atak kosztuje jedną kość i nie jest ryzykiem. Siła zmienia go za darmo w atak specjalny: trzy kości obrażeń zamiast dwóch. Weź kość walki.",
  "then.power": "2, 3 i 4 to więcej, niż zniesie wściekły. Obrażenia, które nie zabiją, przepadają.",
  "lesson.blow": "Zwykły atak: dwie kości na następnego wściekłego.",
  "then.blow": "Trafienie krytyczne i 3.",
  "lesson.crit":
    "Trafienie krytyczne może zabić dowolnego kąsacza albo wściekłego tutaj, przed zadaniem obrażeń; ale wtedy samo ich nie zada. Cios zabije i tak: zostaw je.",
  "then.crit": "Dwóch nie żyje, dwóch zostało, a na torze leżą dwie kości.",
  "lesson.wait": "Dwie kości to rozgłos 1. To, co zostało, przyda się do obrony: spasuj.",
  "then.wait":
    "Karta wroga: wyjec znów dał Ash żeton, a dwie karty przyniosły przemieńce. Siedmiu atakujących, razem 11.",
  "lesson.desperate":
    "Teraz wszystko: cztery kości, rozpęd ma blok i pchnięcie. Potem rozpaczliwa obrona: mogą zmęczyć się kości z toru, po punkcie, nigdy ostatnia. Kurtka; odepchnij przemieńca.",
  "then.desperate":
    "8 przeciw 10: dwie rany. Pierwsza zmieniła lekką w ciężką, druga jest znów lekka. Dwie rany naraz kosztują kość rozpędu. Czwarta ciężka rana byłaby końcem.",

  "lesson.hunter":
    "Runda 10 przyniosła Rój, a karta wroga jest pierwsza. Przemieńce polują: każdy idzie najkrótszą drogą, a gdzie jest ich kilka, wybierasz ty. Ten niech idzie naokoło.",
  "then.hunter": "Zmęczone kości odpoczywają: tę rundę tracą, w następnej wracają. Ash ma trzy kości.",
  "lesson.leap":
    "Byle dalej stąd. Kość parkouru ma skok i oszczędza jedną z dwóch kości. Ryzyko i tak jest wielkie: najwyżej cztery kości.",
  "then.leap": "Dwa zmęczenia liczą się raz, tak samo dwa pojawienia. Zmęczenie zabrałoby kość z toru na dwie rundy.",
  "lesson.gloves": "Rękawice chronią przed zmęczeniem.",
  "then.gloves": "Pojawienie nic nie dało: w zapasie nie ma już figurki.",
  "lesson.bag": "Na tym dachu leży worek z łupem. Nikt nie wie, co w nim jest. Interakcja.",
  "then.bag": "Bandaż. Ale ryzyko pokazało rozgłos i znów jest pościg: przyszli za nią przemieniec i wściekły.",
  "lesson.special":
    "Dwóch wściekłych i przemieniec. Atak specjalny bez siły męczy kość z toru. Rozpłatuje: czego nie potrzeba na pierwszego, trafia drugiego.",
  "then.special": "13 obrażeń, a wściekłemu wystarczy z tego niewiele.",
  "lesson.cleave": "Nadmiar obrażeń idzie na innego wroga tutaj: drugiego wściekłego.",
  "then.cleave": "Dwaj jednym ciosem.",
  "lesson.bandage":
    "Bandaż leczy lekką ranę. To przedmiot wymagający skupienia: użycie nic nie kosztuje, ale każdy wróg tutaj to ryzyko.",
  "then.bandage": "Bezpiecznie i o jedną ranę mniej.",
  "lesson.last": "Została jedna kość, z siłą. Przemieniec jest twardy; co go nie zabije, nic nie zrobi. Spróbuj.",
  "then.last":
    "Siedem to za mało, a ostatnia kość wydana: aktywacja się kończy i przychodzą karty. Dalej wiesz już wszystko: Inhibitor leży w skrzyni na B05. Zanieś go do G11 i otwórz drzwi schronu.",
};
