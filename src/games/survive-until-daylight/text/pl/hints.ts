import type { Text } from "../../../../kernel/text";

/** Co warto wiedzieć, zanim się odpowie. */
export const HINTS: Text = {
  "hint.character-pillar":
    "Zdrowie {health}, {weapon}. Pierwsze trafienie rundy, które by raniło, zadaje o 1 mniej. Z żetonem: przejmij FALĘ! od tego, kto ją przyjmie.",
  "hint.character-psycho":
    "Zdrowie {health}, {weapon}. Gdy atak wręcz kogoś powali, sąsiad dostaje 1. Z żetonem: za 1 obrażenie jeszcze jeden atak wręcz.",
  "hint.character-trigger":
    "Zdrowie {health}, {weapon}, 2 karty Naboi. Ataki z amunicją odkrywają o 1 kartę więcej. Z żetonem: zadają o 1 więcej.",
  "hint.character-drifter":
    "Zdrowie {health}, {weapon}. Rupieć użyty w ataku zadaje o 1 więcej. Z żetonem: pierwsze odwleczenie w Poszukiwaniach jest za darmo.",
  "hint.character-haggler":
    "Zdrowie {health}, {weapon}. Dwa dary w Wymianie. Z żetonem: Rupieć za wierzchnią kartę stosu gruzów.",
  "hint.character-hipster":
    "Zdrowie {health}, {weapon}, 2 karty Strzał. Po każdym ataku wraca jedna Strzała. Z żetonem: leczenie leczy o 1 więcej.",
  "hint.aloneOverHere": "W pojedynkę nie ma od kogo przejąć FALI!.",
  "hint.aloneDealMaker": "W pojedynkę nie ma komu dawać.",
  "hint.waveNext": "FALA! jest jedną z {cards} kart: {percent} %, że będzie następna.",
  "hint.waveSoon": "{percent} %, że przyjdzie, zanim znów dobierze {seat}.",
  "hint.delayCost": "Kosztuje {cost}. FALA! będzie potem jedną z {cards}; do niej średnio {draws} kart.",
  "hint.vainDelay": "Kosztuje {cost} i nic nie daje: FALA! jest jedyną kartą i wróci.",
  "hint.unseen": "Spośród {unseen} niewidzianych kart {healing} leczy, {ammo} to amunicja, {red} to czerwone.",
  "hint.danger": "{seat} może się spodziewać od szeregu {whole},{tenth} obrażeń, w najgorszym razie {worst}.",
  "hint.splashDanger":
    "Rozprysk może kosztować w najgorszym razie {worst} ({seats}); można się spodziewać {whole},{tenth}.",
  "hint.meetsSurvivor": "Zaatakują Ocalałego: {foes}.",
  "hint.meetsTrap": "Wpadną w Pułapkę: {foes}.",
  "hint.meetsBarricade": "Zatrzyma ich Barykada: {foes}.",
  "hint.meetsTarget": "Dojdą do celu ({seat}): {foes}.",
  "hint.meetsNothing": "Ogłuszeni: {foes}.",
  "hint.stunnedAlready": "Jest już ogłuszony.",
  "hint.lethal": "Szereg może w tej rundzie zabić: {seat}.",
  "hint.blow": "Spodziewane obrażenia {whole},{tenth}; {percent} %, że padnie.",
  "hint.splashes": "Rozprysk {splash} trafia: {foes}.",
  "hint.card": "Obrażenia {damage}, rozprysk {splash}.",
  "hint.missing": "Do zrobienia ({craft}) brakuje tylko jednego: {card}. Spytaj: {seats}.",
  "hint.dryWeapon": "{weapon}: brak amunicji ({ammo}). Spytaj: {seats}.",
};
