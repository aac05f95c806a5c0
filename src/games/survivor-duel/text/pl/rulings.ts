import type { Text } from "../../../../kernel/text";

/** Jak czytamy tu luki instrukcji. */
export const RULINGS: Text = {
  "DUEL-RUL-01":
    "Ile egzemplarzy może być w talii, ustala się: tylko to, co w instrukcji; albo najwyżej 3 tej samej karty i 6 Szwendacza; albo 4 i 6, jak w pudełku.",
  "DUEL-RUL-02": "SCR znaczy Tajna rzadka: jedna taka karta, jeden egzemplarz.",
  "DUEL-RUL-03": "Zombie przed tobą są przeciwnika; działają w twojej turze i atakują tylko twojego Ocalałego.",
  "DUEL-RUL-04": "Zombie wystawia się spośród czterech odkrytych albo z całej talii zombie, jak ustalono.",
  "DUEL-RUL-05":
    "Pusta talia zombie powstaje na nowo z martwych zombie, prócz Bossa; nigdy się przez to nie przegrywa.",
  "DUEL-RUL-06": "Bossa wolno wystawić, gdy leży odkryty i jest zapłacony; martwy nie wraca.",
  "DUEL-RUL-07": "Szybkość i pośpiech to jedno: takie zombie podchodzi w turze, w której się pojawia.",
  "DUEL-RUL-08": "PA wydaje się w swojej fazie ocalałego, za cenę z karty; atak i Szaber kosztują po 1.",
  "DUEL-RUL-09": "Żadne Zdarzenie nie jest za darmo, chyba że mówi tak karta w grze.",
  "DUEL-RUL-10": "Szabrować wolno, ile się chce, ale nie przy pustej talii ocalałego.",
  "DUEL-RUL-11": "Ta karta jest wyczerpana aż do twojego następnego odświeżenia.",
  "DUEL-RUL-12": "Na końcu twojej tury przepadają wszystkie PT prócz jednego; ten zostaje sam z siebie.",
  "DUEL-RUL-13": "Natychmiast nie czeka na chwilę; PT wydaje się tylko we własnej turze.",
  "DUEL-RUL-14": "W danej chwili wolno zagrać jedną Reakcję po drugiej, każda działa od razu, aż spasujesz.",
  "DUEL-RUL-15":
    "Atak: ogłoszony, rzut, osłabienie, obrażenia. Odpowiada się na niego w jednej chwili, także tym, czego używa się, gdy trafi, albo po nim.",
  "DUEL-RUL-16": "Nie ma zombie do zaatakowania.",
  "DUEL-RUL-17":
    "Ucieka się, zanim zombie rzuci, albo gdy trafiło, jak ustalono; zombie z atakiem 0 w ogóle nie atakuje.",
  "DUEL-RUL-18": "Kto prowadzi zombie, wybiera, które atakuje następne; wszystkie, które mogą, muszą.",
  "DUEL-RUL-19": "Płatnej zdolności zombie używa się raz w fazie, po atakach.",
  "DUEL-RUL-20": "Jedna Broń naraz; Dodatek potrzebuje Broni, do której pasuje, i każdej nazwy jest na niej jeden.",
  "DUEL-RUL-21": "Broń zużywa się o 1 przy każdym ataku, Przedmiot przy każdym użyciu; przy 0 jest zużyta.",
  "DUEL-RUL-22": "Kto ma Broń, nie atakuje bez Broni.",
  "DUEL-RUL-23": "Obrażenia zombie zostają; nadmiar przepada.",
  "DUEL-RUL-24": "Każda karta idzie na cmentarz właściciela, a tam może zajrzeć każdy.",
  "DUEL-RUL-25": "Pusta talia nie szkodzi, dopóki nie trzeba z niej dobrać; wtedy ten gracz przegrywa.",
  "DUEL-RUL-26": "Kto zaczyna, rozstrzyga los.",
  "DUEL-RUL-27": "Ocalały atakuje zombie przed sobą i nikogo innego.",
  "DUEL-RUL-28": "Ręka może być dowolnie duża; co w niej jest, jest tajne, ile, nie.",
  "DUEL-RUL-29": "O wymianie ręki oboje decydują naraz i mogą dobrać, co oddali.",
  "DUEL-RUL-30": "Nikt nie odzyskuje więcej PŻ, niż miał na początku.",
  "DUEL-RUL-31":
    "Przytrzymane zombie traci następne podejście, ogłuszone następny atak; Osłona trwa do końca tury; nic z tego się nie sumuje.",
  "DUEL-RUL-32": "Z tego, co dzieje się naraz, najpierw to, co należy do aktywnego gracza.",
  "DUEL-RUL-33": "Oboje przegrali naraz: remis.",
  "DUEL-RUL-34": "Z wygnania nic nie wraca.",
  "DUEL-RUL-35": "Gracz może się poddać w każdej chwili i wtedy przegrywa.",
  "DUEL-RUL-36": "Karta za 0 PA też jest zagrana.",
  "DUEL-RUL-37":
    "Kto zaczyna, jest atakowany pierwszy, nie dobiera karty i rzadziej wygrywa; jak ustalono, ma o 7 PŻ więcej, o 5 albo nic.",
  "DUEL-RUL-38": "Od obrażeń, które nie są atakiem, nie da się uciec ani przed nimi osłonić.",
  "DUEL-RUL-39": "Odepchnięte, ogłuszone albo zabite zombie nie atakuje.",
  "DUEL-RUL-40": "Co mówi karta, jest ważniejsze od zasady, a nie wolno jest ważniejsze od wolno.",
  "DUEL-RUL-41":
    "Atak Ocalałego: zapowiedź, rzut, po chybieniu najwyżej jeden rzut jeszcze raz, obrażenia, śmierć i zużycie Broni.",
  "DUEL-RUL-42":
    "Czego użycie coś dobiera albo kosztuje, tego używasz albo nie, raz za każdym razem, gdy przychodzi jego chwila; reszta dzieje się sama.",
  "DUEL-RUL-43": "Zombie podchodzą po jednym, najpierw te najdłużej w grze, i można im odpowiedzieć, zanim dojdą.",
  "DUEL-RUL-44": "PZ zyskuje się i traci w tych fazach, w których prowadzi się zombie.",
};
