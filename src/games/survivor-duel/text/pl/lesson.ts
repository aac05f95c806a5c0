import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** Co mówi przewodnik lekcji: przed pytaniem i o tym, co wynikło z odpowiedzi. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.decks": "1. Każdy ma dwie talie",
  "lessonChapter.patience": "2. Cierpliwość",
  "lessonChapter.axe": "3. Topór",
  "lessonChapter.swarm": "4. Rój",

  "lesson.choose":
    "Każde z was prowadzi Ocalałego i zombie, które ścigają drugiego. Sprowadź cudzego Ocalałego do 0 PŻ. Masz dwie talie: jedną, żeby przetrwać, i drugą, z zombie. Weź Ani kroku w tył, Ocalałego tej talii i Tratowanie.",
  "then.choose":
    "Przewodnik gra przeciw tobie taliami Na oku i Ciężki metal. Kość mówi, że zaczynasz, i dobierasz pierwszą rękę: pięć kart.",
  "lesson.mulligan":
    "Co ci nie pasuje, możesz raz oddać i dobrać tyle samo innych. Trzy Czyste roboty i Piła łańcuchowa są powolne: zatrzymaj jedną Czystą robotę i Zaparcie się, resztę oddaj.",
  "then.mulligan": "Topór strażacki, Drugi oddech i Pewna ręka: to już jakiś początek.",
  "lesson.axe":
    "Twoja tura, jesteś Ocalałym. Masz 3 PA, na karty i ataki, i 2 PT na odpowiedzi. Wyłóż Topór strażacki za 2.",
  "then.axe": "Leży w twoim wyposażeniu. Broń zużywa się przy każdym ataku, aż przepada.",
  "lesson.wind":
    "Został jeden PA. Drugi oddech to Zdarzenie: zagrywasz je, robi to, co mówi, i już go nie ma. To pozwala dobrać kartę.",
  "then.wind": "Skórzana kurtka.",
  "lesson.end": "Nie ma już PA. Zakończ fazę: w drugiej połowie twojej tury idą po ciebie zombie przeciwnika.",
  "then.end":
    "Przeciwnik zyskał 4 PZ i wydał 3 na Rzeźnika. Zombie dopiero co wystawione jeszcze nie podchodzi. Potem role się zamieniły.",

  "lesson.save":
    "Teraz zombie są twoje. Za każdym razem zyskujesz 4 PZ i płacisz nimi za to, co leży w twoim rzędzie. Czego nie wydasz, zostaje, prawie w całości. Rój naraz jest gorszy niż zombie po jednym: wystarczy.",
  "then.save": "4 PZ odłożone. Rząd poczeka.",
  "lesson.jacket":
    "Znów twoja tura i dobrana karta. Nic jeszcze do ciebie nie sięga, więc się ubierz: Skórzana kurtka zatrzymuje 2 obrażenia, raz w ataku.",
  "then.jacket": "Leży w wyposażeniu obok topora.",
  "lesson.wait":
    "Czysta robota trafia wszystkie zombie, które stoją przy tobie, a nie stoi żadne. PA się nie odkłada, ale karty tak. Zakończ fazę.",
  "then.wait": "Przeciwnik wystawił Zabijakę i Wzdętego szwendacza, a Rzeźnik podszedł: atakuje za 2.",
  "lesson.come":
    "Na każdy atak można odpowiedzieć: kartą z ręki, wyposażeniem albo Szybką ucieczką. Kurtka zużyłaby się za 2 obrażenia; później będzie warta więcej. Niech atakuje.",
  "then.come": "Trafia, a ten Rzeźnik każe ci jeszcze odrzucić kartę.",
  "lesson.drop": "Dwie Czyste roboty to o jedną za dużo. Odrzuć jedną.",
  "then.drop": "Tracisz 2 PŻ. Przeciwnik w swojej turze nic nie zrobił.",
  "lesson.save-again": "Jeszcze 4 PZ, razem 8. Znów wystarczy.",
  "then.save-again": "Nadmiar się psuje: 1 PZ przepada.",

  "lesson.attack":
    "Rzeźnik stoi w zasięgu. Zaatakuj go: topór kosztuje PA i trafia od 3. Bez Broni atakuje się gołymi rękami i zapowiada liczbę.",
  "then.attack": "Wypada 2: chybienie. Ale zanim atak się skończy, możesz odpowiedzieć.",
  "lesson.steady": "Pewna ręka kosztuje 1 PT i rzuca kością jeszcze raz. PT są na takie chwile, w obu połowach tury.",
  "then.steady": "Wypada 6: trzy obrażenia. Za cały atak topór zużywa się o jeden.",
  "lesson.finish": "Jest ranny, ale stoi. Uderz jeszcze raz.",
  "then.finish": "Zginął.",
  "lesson.loot":
    "Został jeden PA i Maczeta, która nie jest ci potrzebna: masz topór. Szabrując, odrzucasz kartę i dobierasz inną.",
  "then.loot": "Druga Maczeta. Bywa i tak.",
  "lesson.close": "Zakończ fazę.",
  "then.close":
    "Przeciwnik wystawił Gliniarza z prewencji i dwóch Człapaczy; Zabijaka i Wzdęty szwendacz podeszli i atakują, jeden po drugim.",
  "lesson.graze": "Jedno obrażenie od szwendacza nie jest warte odpowiedzi. Niech atakuje.",
  "then.graze": "1 obrażenie. Następny jest Zabijaka, za 3.",
  "lesson.escape":
    "Szybka ucieczka kosztuje PT i rzut kością: 3 lub więcej i ataku nie ma. Wolno jej próbować raz. Spróbuj.",
  "then.escape": "Wypada 5: ucieczka się udaje. A twoje PZ przewodnik odłożył po raz trzeci.",

  "lesson.kit": "Przedmiot: Apteczka za 1 PA przywraca 3 PŻ i już jej nie ma.",
  "then.kit": "Od razu lepiej.",
  "lesson.sweep": "Teraz stoją przy tobie dwa zombie: Czysta robota rani każde za 1.",
  "then.sweep": "Wzdęty szwendacz pękł i zranił też ciebie. Zabijaka stoi.",
  "lesson.swing": "Ostatni PA: toporem w Zabijakę.",
  "then.swing": "Wypada 1. Topór i tak się zużywa.",
  "lesson.brace": "Zakończ fazę. Rzucą się na ciebie cztery zombie.",
  "then.brace": "Gliniarz z prewencji i dwaj Człapacze podeszli i stoją obok Zabijaki.",
  "lesson.small": "Kto atakuje pierwszy, wybiera przeciwnik. Człapacz, za 1: niech atakuje.",
  "then.small": "I następny też; przewodnik mu pozwolił.",
  "lesson.out": "Gliniarz z prewencji, za 3. Po to jest ucieczka.",
  "then.out": "Ucieczka znów się udaje.",
  "lesson.ready": "Zabijaka, za 3. Kurtka zatrzyma z tego 2: użyj jej.",
  "then.ready": "Jest w pogotowiu na chwilę, gdy spadnie cios.",
  "lesson.hush": "Odpowiedzi mogłoby być więcej. Powiedz, że pasujesz do końca fazy, a nikt już cię w niej nie zapyta.",
  "then.hush": "Przeszło 1 obrażenie. Potem przeciwnik Zdarzeniem zepsuł ci następne PZ.",
  "lesson.first":
    "Teraz. PZ starczy na wszystko, co tu leży. Wystaw Stadnego szwendacza: co wystawione, schodzi z rzędu, a na jego miejscu pojawia się następne.",
  "then.first": "Trzy następne wystawia przewodnik: kosztują po 1.",
  "lesson.fast": "Truchtacz za 2. Niektóre zombie są szybkie: podchodzą w tej samej fazie, w której się pojawiają.",
  "then.fast": "Resztę wydaje przewodnik: Zabijaka, Sprinter i jeszcze jeden Włóczęga. Razem osiem.",
  "lesson.order":
    "Dwa są dość szybkie, by zaatakować od razu. Ty wybierasz, kto pierwszy: Sprinter, za 2, póki o odpowiedź trudno.",
  "then.order":
    "Kryj się zatrzymało z tego 1. Ale stoi tam jeszcze sześć zombie i wszystkie podejdą. Znasz już obie strony: graj dalej.",
};
