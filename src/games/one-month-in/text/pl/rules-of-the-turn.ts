import type { Text } from "../../../../kernel/text";

/** Wiersze o turach, żywności, punktach akcji i ruchu, dla gracza, który pyta dlaczego. */
export const RULES_OF_THE_TURN: Text = {
  "OMI-TURN-01": "Drużyny mają całe tury, jedna po drugiej.",
  "OMI-TURN-02": "Gdy zaczyna się twoja tura, każdy z twoich ocalałych ma 1 punkt akcji.",
  "OMI-TURN-03": "Punkty akcji wracają z twoją następną turą.",
  "OMI-TURN-04": "Farmy dają żywność, gdy zaczyna się twoja tura.",
  "OMI-TURN-05": "Karmienie jest w turze przed wszystkim innym.",
  "OMI-TURN-06": "W pierwszej turze można tylko iść.",

  "OMI-FEED-01": "Jedna żywność karmi trzech ocalałych.",
  "OMI-FEED-02": "Nakarmiony ocalały ma w tej turze 2 punkty akcji.",
  "OMI-FEED-03": "Zrobiłeś już co innego: na karmienie jest za późno.",
  "OMI-FEED-04": "Drużyna karmi własną żywnością i tylko póki ją ma.",
  "OMI-FEED-05": "Każda żywność karmi trzech innych; nikt nigdy nie ma więcej niż 2 punkty akcji.",

  "OMI-AP-01": "Ocalali działają za własne punkty akcji i działają dla ciebie tylko twoi.",
  "OMI-AP-02": "Ruch na następną płytkę kosztuje 1 punkt akcji.",
  "OMI-AP-03": "Wejście do budynku kosztuje 1 punkt akcji.",
  "OMI-AP-04": "Zajęcie kosztuje tyle punktów akcji, ile niebieska liczba.",
  "OMI-AP-05": "Przeszukanie kosztuje 1 punkt akcji i trzeba mieć co znaleźć.",
  "OMI-AP-06": "Ucieczka przed zombie kosztuje 1 punkt akcji.",
  "OMI-AP-07": "Uprawianie farmy kosztuje 1 punkt akcji.",
  "OMI-AP-08": "Ten ocalały nie ma już punktu akcji.",
  "OMI-AP-09": "Twoi ocalali działają w dowolnej kolejności, każdy, jak chcesz.",
  "OMI-AP-10": "Na to nie wydaje się punktów akcji; atakujesz, wchodząc.",

  "OMI-MOVE-01": "Ruch prowadzi na sąsiednią płytkę.",
  "OMI-MOVE-02": "Kto idzie, staje na zewnątrz budynku.",
  "OMI-MOVE-03": "Kilku idzie razem, każdy za własny punkt akcji.",
  "OMI-MOVE-04": "Inni mogą w tej samej turze pójść gdzie indziej.",

  "OMI-FLIP-01": "Kto wchodzi na nieodkrytą płytkę, odwraca ją.",
  "OMI-FLIP-02": "Odwrócenie płytki nie kosztuje nic poza ruchem.",
  "OMI-FLIP-03": "W budynku jest tyle zombie, ile czerwona liczba.",
  "OMI-FLIP-04": "Kto odkrywa, stoi na zewnątrz: to nie zaczyna walki.",

  "OMI-ENTER-01": "Każdy, kto wchodzi, płaci 1 punkt akcji.",
  "OMI-ENTER-02": "Wejść mogą tylko ocalali, którzy są na zewnątrz tego budynku.",
  "OMI-ENTER-03": "W środku są zombie: wejście zaczyna walkę.",
};
