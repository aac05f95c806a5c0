import type { Text } from "../../../../kernel/text";

/** Wiersze o walkach, ucieczce, końcach gry i punktach zwycięstwa, dla gracza, który pyta dlaczego. */
export const RULES_OF_THE_FIGHT: Text = {
  "OMI-FIGHT-01": "Walka trwa, aż jedna strona nie ma w środku nikogo.",
  "OMI-FIGHT-02": "Pierwsi rzucają ocalali.",
  "OMI-FIGHT-03": "Każdy ocalały w budynku rzuca kością.",
  "OMI-FIGHT-04": "Każde 4, 5 albo 6 ocalałego zabija zombie.",
  "OMI-FIGHT-05": "Ostatnie zombie zginęło: nic nie odpowiada.",
  "OMI-FIGHT-06": "Każde zombie, które zostało, rzuca kością.",
  "OMI-FIGHT-07": "Każde 5 albo 6 zombie zabija ocalałego.",
  "OMI-FIGHT-08": "Kto został, walczy następną rundę.",
  "OMI-FIGHT-09": "Walka kończy się, gdy zostaje tylko jedna strona.",
  "OMI-FIGHT-10": "Sama walka nie kosztuje punktów akcji.",

  "OMI-RUN-01": "Ucieka się z walki, a wyjść z niej można tylko za punkty akcji.",
  "OMI-RUN-02": "Za 1 punkt akcji ocalały ucieka.",
  "OMI-RUN-03": "Za 1 punkt akcji ocalały oddaje życie, a inni uciekają.",
  "OMI-RUN-04": "Bez punktu akcji nikt nie może uciec ani być tym, który zostaje.",
  "OMI-RUN-05": "Wszyscy uciekli: walka skończona, a zombie zostają.",

  "OMI-PVP-01": "Atakujący rzuca kością za każdego ocalałego, najwyżej trzema.",
  "OMI-PVP-02": "Obrońca rzuca kością za każdego ocalałego, najwyżej dwiema.",
  "OMI-PVP-03": "Porównuje się kości i wygrywa wyższa.",
  "OMI-PVP-04": "Z równych kości wygrywa ta obrońcy.",
  "OMI-PVP-05": "Każda pobita kość kosztuje ocalałego.",
  "OMI-PVP-06": "Atak trwa, aż jedna strona nie ma nikogo.",

  "OMI-END-01": "Drużyna uprawia pięć własnych farm: koniec gry, wygrywa najwięcej punktów zwycięstwa.",
  "OMI-END-02":
    "Płytka, która kończy grę, została utrzymana przez turę bez ataku: wygrywa najwięcej punktów zwycięstwa.",
  "OMI-END-03": "Drużyna ma 50 punktów zwycięstwa: koniec gry, wygrywa najwięcej punktów.",
  "OMI-END-04": "Wygrywa, kto ma najwięcej punktów zwycięstwa, ktokolwiek grę skończył.",

  "OMI-VP-01": "Każdy twój ocalały na planszy jest wart 1 punkt.",
  "OMI-VP-02": "Każde dwa złomy na ręce są warte 1 punkt.",
  "OMI-VP-03": "Każda twoja płytka jest warta swoją żółtą liczbę.",
};
