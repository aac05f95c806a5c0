import type { InfectedText, SkillText } from "../en/people";

export const runners: Readonly<Record<string, string>> = {
  ash: "Po dachach, i już jej nie ma, zanim się odwrócą.",
  bram: "Otwiera drogę, zamach za zamachem.",
  cleo: "Stoi tam, skąd inni musieliby uciekać.",
  dex: "Wchodzi, wychodzi, a drzwi są otwarte.",
};

export const skills: Readonly<Record<string, SkillText>> = {
  "skill.light-feet": {
    always: "Gdy bieg lub wspinaczka wyprowadza cię z obszaru, nie licz do ryzyka 1~wroga.",
    momentum: "Zamiast tego nie licz 2~wrogów.",
  },
  "skill.heavy-hands": {
    always: "Raz w każdej akcji ataku możesz przerzucić 1 kość obrażeń, zanim zużyjesz trafienia krytyczne.",
    momentum: "Ten atak ma też o~1 obrażenie więcej.",
  },
  "skill.hold-the-line": {
    always: "Gdy się bronisz, pierwsza wydana kość daje o~1 punkt obrony więcej.",
    momentum:
      "Inny biegacz w obszarze, na którego atak jeszcze nie rzucono, może mieć ten punkt też albo zamiast ciebie.",
  },
  "skill.quick-fingers": {
    always: "Przy interakcji ryzyko jest o~1 mniejsze.",
    momentum: "Twoje interakcje są bez ryzyka.",
  },
};

export const infected: Readonly<Record<string, InfectedText>> = {
  biter: { traits: "Trzyma się poziomu, staje przed murem.", night: "Nic." },
  viral: {
    traits: "Wspina się, zeskakuje i skacze.",
    night:
      "Szarża: do każdego obszaru z biegaczem i bez świecącej lampy UV przesuń 1~wściekłego z sąsiedniego. Wściekli przy biegaczu zostają.",
  },
  howler: {
    traits: "Nie atakuje, nie liczy się jako napastnik. {move} go nie rusza.",
    night: "Wycie: za każdego wyjca najbliższy biegacz w zasięgu~1 bez żetonu rozgłosu bierze jeden. UV chroni.",
  },
  volatile: {
    traits: "Trafienia krytyczne go nie zabiją.",
    night:
      "Łowy: każdy przemieniec nie przy biegaczu idzie 1~obszar ku najbliższemu, przez każdy poziom i mur. UV go zatrzymuje.",
  },
};

export const runnerActivation = "Teraz działa ten biegacz.";
