import type { Text } from "../../../../kernel/text";

/** Co warto wiedzieć, zanim się odpowie albo rzuci. */
export const HINTS: Text = {
  "hint.risk": "Kości ryzyka: {dice}. Każda zła ścianka {each} %, zupełnie nic {none} %.",
  "hint.noRisk": "Bez ryzyka.",
  "hint.way": "Kości: {cost}. Kości ryzyka: {risk}.",
  "hint.waySafe": "Kości: {cost}. Bez ryzyka.",
  "hint.strike": "Zginie: atak zwykły {standard} %, specjalny {special} %.",
  "hint.blow": "Zginie {kill} %; choć jedno trafienie krytyczne {crit} %.",
  "hint.again": "Zginie {kill} %.",
  "hint.left": "Dla celu zostaje obrażeń: {damage}; trzeba {toughness}.",
  "hint.attack": "Atak {power}, napastnicy: {attackers}; kość doda 1 w {one} %, 2 w {two} %.",
  "hint.needed": "Obrona {none} zatrzyma każdą ranę, {keep} wszystkie prócz jednej; możesz mieć {most}.",
  "hint.wounds": "Bez rany {unhurt} %, jedna {one} %, więcej {more} %.",
  "hint.goalRelay": "Cel: interakcja z przekaźnikiem ({zone}).",
  "hint.goalCrates": "Cel: znaleźć Inhibitor. Skrzynie: {zones}.",
  "hint.goalHome": "Cel: wszyscy z Inhibitorem do schronu ({zone}), potem drzwi.",
  "hint.rounds": "Rundy po tej: {left}. Zdarzeń już nie będzie.",
  "hint.roundsTo": "Rundy po tej: {left}. Następne zdarzenie w rundzie {round}.",
  "hint.exposure": "Rozgłos {now}; z jeszcze jedną kością {next}.",
  "hint.deck":
    "Talia rozgłosu: karty {cards}, pojawienie {spawn}, ruch {move}. Tasowanie wśród następnych {draws}: {chance} %.",
  "hint.fatigue":
    "Wolne pola zmęczenia: {free}. Kości, które wrócą w następnej rundzie: {resting}, rundę później: {tired}.",
  "hint.momentum": "Następna kość da kość rozpędu.",
  "hint.tempoLow": "Przy tempie {tempo} kość rozpędu przepadnie w fazie końcowej.",
  "hint.lastDie": "To ostatnia kość: z nią kończy się aktywacja, darmowe akcje też.",
  "hint.onEdge": "Rany do przegranej: {left}.",
  "hint.uv": "UV świeci ({area}): tu nie ciągnie się kart rozgłosu.",
  "hint.shaken": "Nie ma tu zarażonych: kto tu skończy, zgubi pościg.",
  "hint.chased": "Są tu zarażeni: pościg trwa.",
  "hint.reach": "Mogą przyjść ({area}): przemieńce {volatile}, wściekli {viral}, kąsacze {biter}.",
  "hint.noReach": "Nikt nie może teraz przyjść: {area}.",
  "hint.nest": "Pojawią się tu: {nests}; miejsce, zanim się rozejdą: {room}.",
  "hint.room": "Miejsce, zanim się rozejdą: {room}.",
  "hint.supply": "W zapasie zostało: wściekli {viral}, przemieńce {volatile}.",
};
