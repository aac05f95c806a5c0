import type { Lines } from "../../../../kernel/text";
import type { CityFigure } from "../../recap";
import type { CityShort } from "../../shortcuts";
import type { CityNouns } from "../../vocabulary";

/** Co się dzieje i o co pyta każde pytanie. */
export const STEPS: Lines<"step", CityNouns["Step"]["do"]> &
  Lines<"option", CityNouns["Option"]> &
  Lines<"part", CityNouns["Part"]> &
  Lines<"recap", CityFigure> &
  Lines<"short", CityShort> = {
  "step.lot": "Los rozstrzyga, kto zaczyna",
  "step.fences": "Pierwsze płoty",
  "step.fence": "{seat} stawia płot przy Bazie",
  "step.turn": "Tura: {seat}",
  "step.acting": "{seat} działa",
  "step.endTurn": "{seat} kończy",
  "step.settle": "Co z tego wynika",
  "step.explore": "Co leży pod mgłą? {cell}",
  "step.stack": "Karty przeszukania: {cell}",
  "step.lay": "Karty przeszukania: {cell}",
  "step.turnOver": "{seat} przeszukuje: {cell}",
  "step.fight": "Walka: {cell}",
  "step.stand": "{seat} walczy: {cell}",
  "step.strike": "{seat} uderza: {cell}",
  "step.maul": "Zombie uderzają: {cell}",
  "step.casualties": "{seat} ponosi straty: {count}, {cell}",
  "step.assault": "Atak",
  "step.clash": "Atak: kości",
  "step.losses": "{seat} ponosi straty: {count}",
  "step.propose": "{seat} może tu skończyć grę",
  "step.close": "Skończyć grę tutaj, tak jak jest?",

  "option.first": "Kto zaczyna",
  "option.deal": "Miasto",
  "option.month": "Gra kończy się po 30 rundach",
  "option.lastStanding": "Wygrywa ostatnia drużyna",
  "option.unheld": "Ośrodek badań i Baza wojskowa kończą grę, gdy tylko zostaną zajęte",

  "part.act": "Co robisz?",
  "part.feed": "Kogo nakarmić?",
  "part.from": "Skąd?",
  "part.to": "Dokąd?",
  "part.cell": "Gdzie?",
  "part.who": "Kto?",
  "part.others": "Kto jeszcze?",
  "part.payer": "Kto płaci 1 punkt akcji?",
  "part.border": "Która granica?",
  "part.for": "Na co?",
  "part.die": "Kto ginie?",
  "part.propose": "Zapytać innych, czy skończyć i liczyć?",
  "part.close": "Skończyć tutaj i liczyć punkty?",

  "short.all": "Wszyscy ({all})",
  "short.some": "{some} z {all}",
  "short.ablest": "{some} z {all}: najzdolniejsi",
  "short.withAll": "Ze wszystkimi ({all})",
  "short.with": "Z innymi: {some} z {all}",
  "short.withAblest": "Z innymi: {some} z {all}, najzdolniejszymi",

  "recap.survivors": "ocalali: {by}",
  "recap.tiles": "kafle: {by}",
  "recap.food": "żywność: {by}",
  "recap.others": "najlepsi z pozostałych: {by} pkt",
  "recap.salvage": "karty łupów: {by}",
};
