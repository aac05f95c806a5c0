import type { Text } from "../../../../kernel/text";

/** Wiersze o strefach, szczególnych płytkach, zajmowaniu, przeszukiwaniu i wymianie, dla gracza, który pyta dlaczego. */
export const RULES_OF_THE_CITY: Text = {
  "OMI-ZONE-01": "Szary środek płytki to budynek i tam są zombie.",
  "OMI-ZONE-02": "Kropkowany teren to to, co leży wokół budynku.",
  "OMI-ZONE-03": "Kropkowana linia oddziela budynek od jego terenu.",
  "OMI-ZONE-04": "Póki budynek nie jest zajęty, środek i zewnątrz to dwie strefy.",
  "OMI-ZONE-05": "Najpierw stajesz na zewnątrz, potem drugi ruch wprowadza cię do środka.",
  "OMI-ZONE-06": "Zombie w środku nic nie robią tym na zewnątrz, którzy widzą, ile ich jest.",
  "OMI-ZONE-07": "Oczyszczona i zajęta płytka to jedna strefa.",

  "OMI-FARM-01": "Farma daje żywność właścicielowi.",
  "OMI-FARM-02": "Farmę musisz oczyścić i zająć, zanim coś da.",
  "OMI-FARM-03": "Każda twoja farma daje 1 żywność, gdy zaczyna się twoja tura.",
  "OMI-FARM-04": "Uprawia ocalały na farmie, za 1 punkt akcji.",
  "OMI-FARM-05": "Uprawianie daje 1 żywność więcej, gdy zacznie się twoja następna tura.",
  "OMI-FARM-06": "Farma nigdy nie daje więcej niż 2 żywności naraz.",
  "OMI-FARM-07": "Ta farma była już w tej turze uprawiana.",
  "OMI-FARM-08": "Pięć własnych farm, wszystkie uprawiane, kończy grę.",
  "OMI-FARM-09": "Farm jest kilka i każda jest osobna.",

  "OMI-SPEC-01": "Ośrodek badań jest jeden.",
  "OMI-SPEC-02": "Ośrodek badań zajęty i utrzymany przez turę bez ataku kończy grę.",
  "OMI-SPEC-03": "Baza wojskowa jest jedna.",
  "OMI-SPEC-04": "Baza wojskowa zajęta i utrzymana przez turę bez ataku kończy grę.",

  "OMI-CLAIM-01": "Są tam zombie; płytkę zajmuje się, gdy zginą.",
  "OMI-CLAIM-02": "Zajęcie kosztuje tyle punktów akcji, ile niebieska liczba, wszystkie ze środka.",
  "OMI-CLAIM-03": "Na cenę może się złożyć kilku ocalałych.",
  "OMI-CLAIM-04": "Gdy cena jest zapłacona, płytka jest twoja.",
  "OMI-CLAIM-05": "Komu zostały punkty akcji, może działać dalej.",

  "OMI-FLAG-01": "Na zajętej płytce stoi twoja flaga.",
  "OMI-FLAG-02": "Flagi pokazują, co jest czyje, do punktów zwycięstwa.",
  "OMI-FLAG-03": "Drużyna ma dziesięć flag.",

  "OMI-SCAV-01": "Zajęta płytka dostaje tyle kart przeszukania, ile jej zielona liczba.",
  "OMI-SCAV-02": "Przeszukanie kosztuje 1 punkt akcji i odkrywa 1 kartę.",
  "OMI-SCAV-03": "Każdy następny punkt akcji odkrywa następną kartę.",
  "OMI-SCAV-04": "Karty przeszukania odkrywa się po jednej.",
  "OMI-SCAV-05": "Ze znalezionymi zombie walczy się przed następną kartą.",
  "OMI-SCAV-06": "Nie ma tu już nic do znalezienia.",

  "OMI-CARD-01": "Karta przeszukania to złom, ocalali albo zombie.",
  "OMI-CARD-02": "Złom idzie na twoją rękę.",
  "OMI-CARD-03": "Z kart przeszukania dołączają ocalali, tylu, ilu mówi karta.",
  "OMI-CARD-04": "Znalezieni ocalali stają na płytce, na której ich znaleziono.",
  "OMI-CARD-05": "Znalezieni ocalali nie mają w tej turze punktu akcji.",
  "OMI-CARD-06": "W budynku jest teraz tyle zombie, ile mówi karta.",
  "OMI-CARD-07": "Najpierw walczy się z tymi zombie albo przed nimi ucieka.",

  "OMI-TRADE-01": "Wymiana kosztuje dwa złomy: za płot, za broń albo za kombinezon.",
  "OMI-TRADE-02": "Za dwa złomy jest nowy płot.",
  "OMI-TRADE-03": "Dwa złomy zbroją ocalałego: jego kość liczy o 1 więcej do końca twojej tury.",
  "OMI-TRADE-04":
    "Za dwa złomy jest kombinezon dla ocalałego: jedna kość zombie w rundzie potrzebuje 6, do końca twojej tury.",
};
