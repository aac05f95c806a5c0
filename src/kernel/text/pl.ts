import type { KernelRule } from "../refusal";

/** The sentences of the kernel's own refusals. */
export const kernelText: Readonly<Record<KernelRule, string>> = {
  "K-STALE": "Stół poszedł już dalej; spójrz jeszcze raz.",
  "K-ASK": "Nikt teraz o to nie pyta.",
  "K-SEAT": "Nie twoja kolej, żeby na to odpowiadać.",
  "K-COUNT": "To za dużo albo za mało.",
  "K-TWICE": "Nie można wybrać dwa razy tego samego.",
  "K-SHORT": "Trzeba powiedzieć coś jeszcze, zanim to się stanie.",
  "K-LONG": "Nie ma tu już nic do dodania.",
  "K-SIDE": "Tego nie może dać ten rzut ani to dobranie.",
  "K-OVER": "Partia jest skończona.",
  "K-PAUSED": "Partia stoi, bo coś się zepsuło; naciśnij Dalej.",
  "K-BROKEN": "W stole coś się zepsuło; ruch został cofnięty.",
  "K-UNDO": "Nie masz nic do cofnięcia.",
  "K-BEFORE": "Tego dokonano, zanim przejęto tę partię tak, jak stała, i nie można tego cofnąć.",
  "K-CODE": "To nie jest kod powtórki tej gry.",
  "K-VERSION": "Ten kod powtórki jest z wersji {code} zasad, a tu jest wersja {here}: partia nie byłaby taka sama.",
  "K-KEPT": "Ta wersja nie potrafi odczytać tego zapisu.",
  "K-LESSON": "Lekcja idzie inną drogą; przewodnik mówi, co by z tego wynikło.",
};
