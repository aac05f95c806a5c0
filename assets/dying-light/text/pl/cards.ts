/** Znaki stoją w nawiasach klamrowych, `~` wiąże słowa. */
export const words = {
  attack: "Atak",
  toughness: "Wytrzym.",
  agile: "Zwinny",
  heavy: "Niezwinny",
  common: "Pospolity zarażony",
  special: "Wyjątkowy zarażony",
  nightAbility: "Aktywacja nocna",
  standard: "Zwykły",
  standardCost: "1~kość",
  fierce: "Specjalny",
  fierceCost: "1~kość i zmęcz~1 albo {power}",
  range: "Zasięg",
  melee: "Wręcz",
  ranged: "Dystans",
  startingWeapon: "Broń początkowa",
  commonItem: "Zwykły przedmiot",
  epicItem: "Epicki przedmiot",
  weapon: "broń",
  quick: "Szybki, bez ryzyka",
  focus: "Skupienie, potem ryzyko",
  objective: "Cel",
  permanent: "Zostaje z tobą",
  always: "Zawsze",
  momentum: "Z rozpędem",
  skill: "Umiejętność",
  runner: "Biegacz",
  wound: "Ciężka rana",
  chase: "Pościg",
  day: "Dzień",
  night: "Noc",
  activation: "Aktywacja",
  event: "Zdarzenie",
  upSide: "Gdy ją dostajesz",
  chaseAlways:
    "Póki ją masz, twój {exposure} jest o~1 wyższy. Kończy się, gdy kończysz aktywację w obszarze bez zarażonych.",
} as const;

export const backs = {
  exposure: "Rozgłos",
  wound: "Lekka rana",
  common: "Zwykły przedmiot",
  epic: "Epicki przedmiot",
  weapon: "Broń",
  skill: "Umiejętność",
  infected: "Śpi do nocy",
  activation: "Aktywacja",
  chase: "Pościg",
  scenario: "Zaciemnienie",
} as const;

export const cards: Readonly<Record<string, string>> = {
  "wound.winded": "Zmęcz 1~kość.",
  "wound.blood-trail": "Weź żeton rozgłosu. Jeśli już go masz: nic.",
  "wound.twisted-ankle": "Póki odkryta: każdy twój skok to o~1 ryzyko więcej, z trampoliny też. Każda kopia się liczy.",
  "wound.torn-grip": "Póki odkryta: każda twoja wspinaczka kosztuje o~1 kość więcej. Każda kopia się liczy.",
  "wound.dazed": "Odłóż kość rozpędu do zapasu, gdziekolwiek leży, nawet jako kość tempa.",
  "wound.ripped-kit": "Odwróć 1~cały żeton wyposażenia. Jeśli wszystkie są zniszczone, usuń~1.",
  "wound.outcry":
    "Przesuń 1~pospolitego zarażonego z sąsiedniego obszaru do swojego, jak jeden {move}. Nie dołącza do trwającego ataku.",
  "item.bandage": "Wylecz~1: odrzuć lekką ranę. Jeśli jej nie masz, zakryj 1~ciężką ranę: jest teraz twoją lekką raną.",
  "item.adrenaline":
    "Przenieś 1~kość z pola odpoczynku do puli i rzuć nią. Jeśli tam żadnej nie ma: przenieś 1~kość z pola zmęczenia na pole odpoczynku.",
  "item.decoy":
    "Wybierz obszar w zasięgu~2. Przesuń z niego do 3~pospolitych zarażonych do jednego sąsiedniego obszaru, do którego mogą wejść, nawet od biegacza.",
  "item.fire-bottle": "Połóż żeton ognia z zapasu w dowolnej strefie obszaru w zasięgu~1, w którym go nie ma.",
  "item.scent-mask":
    "Oddaj żeton rozgłosu. Jeśli go nie masz: twój {exposure} jest w tej rundzie o~1 niższy, nie mniej niż 0.",
  "item.inhibitor": "Lek dla miasta, wciąż zimny. Zanieś go do schronu. Można go wymienić jak każdy przedmiot.",
  "item.medkit": "Wylecz~2: zrób dwa razy to, co bandaż.",
  "item.uv-flare":
    "Jeśli w twoim obszarze nie świeci lampa UV, połóż jedną z zapasu w swojej strefie: wszyscy zarażeni stamtąd się rozchodzą. Gaśnie, gdy zaczyna się faza końcowa.",
  "item.drill-notes": "Ulepsz 1 kość podstawową w kość walki lub parkouru: rzuć nową i połóż tam, gdzie była stara.",
  "item.grapple": "Raz w aktywacji jedna wspinaczka kosztuje najwyżej 2~kości, licząc przed {climb}.",
  "chase.h1": "W twoim obszarze pojawia się: w dzień 1~kąsacz, w nocy 1~wściekły.",
  "chase.h2": "Przesuń 2~zarażonych z sąsiednich obszarów do swojego, jak dwa {move}.",
  "chase.h3": "W najbliższym gnieździe pojawia się: w dzień 2~kąsaczy, w nocy 2~wściekłych.",
  "chase.h4": "Zmęcz 1~kość.",
  "activation.enemy": "Zdolności nocne w kolejności: wyjce, przemieńce, wściekli, kąsacze.",
  "scenario.s01":
    "Runda~7, ostatnia w dzień. Połóż cel~1 na B08, ciemną lampę UV na G11, zdarzenia~1, 2, 3 na rundach~8, 10, 12.\nCel: interakcja z celem~1.\nTrudny teren: bieg do tej strefy kosztuje o~1 kość więcej.\nPrzegrywacie przez S11.",
  "scenario.s02":
    "Lampa UV na G11 świeci. Prąd na B08; usuń cel~1. Potasuj S04, S05, S06: po jednej zakrytej pod celami: 2 na B01, 3 na B04, 4 na B05.\n1~lub 2~biegaczy: tylko S04 i jedna z pozostałych, pod 3~i~4.\nCel: znaleźć Inhibitor.",
  "scenario.s03":
    "Każdy biegacz, który nie stoi na dachu i nie ma żetonu rozgłosu, bierze jeden. Wyposażenie nie pomaga.\nW każdym gnieździe pojawiają się wściekli: 1 przy 1~biegaczu, 4 przy~2, 3 przy~3, 4 przy~4.",
  "scenario.s04":
    "Znajdujesz Inhibitor: weź jego kartę, połóż na niej żeton. Usuń ten cel i odkryj S07. Pozostałe skrzynie wolno jeszcze otworzyć.",
  "scenario.s05": "Pociągnij 1~epicki przedmiot. Usuń ten cel.",
  "scenario.s06":
    "Pociągnij 1~zwykły przedmiot. Potem w twoim obszarze pojawia się 1~wyjec; w dzień zamiast niego 2~kąsaczy. Usuń ten cel.",
  "scenario.s07":
    "Połóż cel~1 na G11: drzwi schronu.\nBy wygrać: wszyscy biegacze na G11, jeden z Inhibitorem, lampa UV świeci. Wtedy jeden z nich wchodzi w interakcję z drzwiami: S10.\nZachowaj na to kość: bez niej aktywacja się kończy.",
  "scenario.s08": "W każdym gnieździe pojawia się 1~wściekły.",
  "scenario.s09":
    "Dla każdego biegacza, w wybranej przez was kolejności, w gnieździe najbliższym jego obszarowi pojawia się 1~przemieniec.\nTo ostatnia runda.",
  "scenario.s10": "Drzwi schronu zamykają się za wami i wstaje słońce.\nWygrywacie.",
  "scenario.s11": "Biegacz padł albo znacznik rundy miałby opuścić~12.\nPrzegrywacie.",
};

/** Co broń robi poza rzutem. */
export const weapons: Readonly<Record<string, string>> = {
  "weapon.machete": "Specjalny ma rozpłatanie: nadmiar po zabiciu trafia innych w obszarze.",
  "weapon.pipe": "Prosta i ciężka.",
  "weapon.sledge": "Specjalny: po obrażeniach powal do 2~innych wrogów w obszarze.",
  "weapon.bow": "Trafia 1~wroga w obszarze w zasięgu.",
  "item.hatchet": "Krótki, ostry, zawsze pod ręką.",
  "item.crossbow": "Trafia 1~wroga w obszarze w zasięgu.",
  "item.long-blade": "Oba mają rozpłatanie: nadmiar po zabiciu trafia innych w obszarze.",
};
