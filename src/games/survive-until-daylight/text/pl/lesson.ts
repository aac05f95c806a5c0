import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** Co mówi przewodnik lekcji: przed pytaniem i o tym, co wynikło z odpowiedzi. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.dusk": "1. Zmierzch",
  "lessonChapter.midnight": "2. Północ",
  "lessonChapter.late": "3. Długa godzina",

  "lesson.choose":
    "Wytrwajcie do świtu, wszyscy: gdy jedno z was zginie, przegrywają wszyscy. Każdy gra postacią, która ma własną broń i własne atuty. Weź Handlarza.",
  "then.choose": "Na drugim miejscu gra Spust; prowadzi go za ciebie przewodnik.",
  "lesson.first":
    "Pierwszy gracz pierwszy szuka i pierwszy walczy. Instrukcja pyta, kto ostatnio widział zombie; wystarczy los.",
  "then.first": "Zaczyna Spust, który wziął poza tym Topór strażacki.",
  "lesson.arm":
    "Każdy bierze jeszcze jedną broń. Obrzyn jest mocny, ale póki nie znajdziesz Śrutu, na nic się nie zda. Weź go; kij niczego nie potrzebuje.",
  "then.arm": "Zaczyna się pierwsza runda, a w niej Poszukiwania: nowe gruzy z wtasowaną FALĄ!.",
  "lesson.food":
    "Dobieracie po kolei, po jednej karcie, aż ktoś przyjmie FALĘ!. Co znajdziesz, zatrzymujesz na jednym z ośmiu miejsc albo odrzucasz. Zatrzymaj Baton zbożowy: leczy.",
  "then.food": "Potem Spust dobrał FALĘ! i ją odwlókł: kosztowało to 1 obrażenie, a karta wróciła do stosu.",
  "lesson.bomb":
    "Każde odwleczenie daje więcej kart, a kosztuje krew. Oto Materiały wybuchowe: same są niczym, ale z drutami powstaje z nich Pułapka, a z gwoździami Granat. Zatrzymaj je.",
  "then.bomb": "Masz też Doping. Potem FALA! przyszła znowu i Spust ją przyjął.",
  "lesson.gift":
    "Wymiana zaczyna się od szturmu: karta mówi, kto staje w szeregu. Każdy może teraz dać jeden dar. Spust jest ranny: daj mu Baton zbożowy.",
  "then.gift": "Dar przyjęty. Spust zjada go w Wymianie, a to ani dar, ani akcja.",
  "lesson.ready": "Nikt już nic od ciebie nie chce. Powiedz, że gotowe: gdy wszyscy są gotowi, zaczyna się Walka.",
  "then.ready":
    "W Walce każdy ma turę, najpierw pierwszy gracz. Pistolet zabił Chwytacza i drasnął jego sąsiada: to rozprysk.",
  "lesson.cheer":
    "Tura to jedna akcja. Twój Doping daje komuś innemu jeszcze jedną, w jego turze. Spust ma jeszcze amunicję: dopinguj.",
  "then.cheer": "Jeszcze jeden strzał i pada jeszcze jeden Człapacz.",
  "lesson.bat":
    "Twoja tura. Zaatakuj kijem: liczą się jego obrażenia i karta walki, która pomoże albo zaszkodzi. Został jeden Człapacz.",
  "then.bat": "Karta pokazała +1: dwa obrażenia i Człapacz pada. Szereg jest pusty.",
  "lesson.end":
    "Akcją był atak. Karty, które akcji nie wymagają, wciąż wolno zagrywać, ale żadnej nie masz. Zakończ turę.",
  "then.end":
    "Nie został nikt, kto by cię zaatakował. Żeton pierwszego gracza idzie w lewo, do ciebie, i zaczyna się druga runda.",

  "lesson.nails":
    "Teraz ty zaczynasz Poszukiwania. Gwoździe: z Materiałami wybuchowymi jest z nich Granat. Zatrzymaj je.",
  "then.nails":
    "Co przyszło potem, przewodnik zatrzymał dla ciebie: Śrut, Druty i coś do leczenia. Czerwona karta cię ugryzła: takie ranią od razu.",
  "lesson.delay":
    "To ty masz przyjąć FALĘ! albo ją odwlec. Po tego, kto ją przyjmie, pójdą wszyscy wrogowie. Jedno obrażenie wytrzymasz: odwlecz.",
  "then.delay": "Jedno obrażenie, a zaraz następną kartą znów była FALA!: zostały już tylko trzy.",
  "lesson.accept":
    "Następne odwleczenie to następne obrażenie, a to, co zostało w stosie, nie jest tego warte. Przyjmij.",
  "then.accept": "Czterech w szeregu: Człapacz, Rewolwerowiec, Młockarz i Przechodzień, który wcale nie jest wrogiem.",
  "lesson.hose": "Idą po ciebie, więc lecz się, póki spokój. Gluk-Wąż leczy dwa.",
  "then.hose": "Już lepiej. Leczenie w Wymianie nie kosztuje daru.",
  "lesson.on": "Gotowe.",
  "then.on": "Masz żeton pierwszego gracza, więc pierwsza tura tej Walki jest twoja.",
  "lesson.grenade":
    "Zamiast ataku akcją może być wytwarzanie. Gwoździe i Materiały wybuchowe: Granat ogłusza dwóch, którzy stoją obok siebie, i posyła ich na koniec szeregu. Rewolwerowiec i Młockarz.",
  "then.grenade": "Żaden z nich nie zaatakuje w tej rundzie.",
  "lesson.over": "Zakończ turę. Potem działa Spust, a po nim oni.",
  "then.over":
    "Topór powalił Rewolwerowca. Człapacz uderzył Przechodnia, który stał mu na drodze, i nic nie zdziałał; Młockarz był ogłuszony. A Przechodzień jest uratowany: stoi teraz przy tobie.",

  "lesson.nothing": "Tym razem FALĘ! ma Spust. Nie masz nic zbędnego, a dawać nikt nie musi. Gotowe.",
  "then.nothing": "Ale Spust ma coś dla ciebie.",
  "lesson.offer": "Rolka bandaża. Dar się przyjmuje albo odmawia, a nic się za niego nie należy. Przyjmij.",
  "then.offer": "Jest twoja. Możesz coś dostać od każdego, od każdego raz.",
  "lesson.again": "Znowu: gotowe.",
  "then.again": "Spust zagrał Żądzę krwi i jednym nabojem z rozpryskiem zdjął z szeregu dwóch.",
  "lesson.shot":
    "Karty specjalne nie wymagają akcji. Zastrzyk energii daje ci jeszcze jedną akcję za jedno obrażenie. Zagraj go.",
  "then.shot": "Teraz masz dwie akcje.",
  "lesson.bandage": "I dowolnie wiele środków leczniczych. Rolka bandaża leczy dwa.",
  "then.bandage": "Na to też nie trzeba akcji.",
  "lesson.swing": "Pierwsza akcja: kijem w drugiego Młockarza.",
  "then.swing": "Karta pokazała -1: żadnych obrażeń. Bywa i tak.",
  "lesson.barrel":
    "Druga: obrzyn. Potrzebuje Śrutu, a za dwie karty Śrutu odkrywasz dwie karty walki i wybierasz. Wystrzel obie w pierwszego Młockarza.",
  "then.barrel": "Leżą -1 i +2.",
  "lesson.pick": "Która się liczy? Tym razem ta lepsza.",
  "then.pick":
    "Młockarz dostaje trzy. Rozprysk trafił obu jego sąsiadów, a jednym był Ocalały: przepadł. Zanim strzelisz, popatrz.",
  "lesson.close": "Akcji już nie masz. Zakończ turę.",
  "then.close": "Idą po Spusta. Karta Człapacza ma rozprysk, a ten trafia tego, kto siedzi obok: ciebie.",
  "lesson.shield":
    "Uratowany Ocalały może stanąć na drodze i przyjąć to za ciebie. Jedno obrażenie albo jeden Ocalały: niech stanie.",
  "then.shield":
    "Pozostali uderzyli w Spusta, razem trzy obrażenia. Nadchodzi runda 4, a z każdą rundą większy szturm; po szóstej wschodzi słońce. Teraz już wiesz, jak to idzie.",
};
