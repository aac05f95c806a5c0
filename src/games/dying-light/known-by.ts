import { fail } from "../../kernel/fail";
import type { Colour, PieceForm, Sort, SortKind } from "../../kernel/known-by";
import { joined, mapped, range } from "../../kernel/list";
import { numberText } from "../../kernel/number-text";
import { TABLE } from "../../kernel/scene";
import type { Word } from "../../kernel/words";
import { AREAS } from "./content/board";
import { CHASE_CARDS, COMMON_ITEMS, EPIC_ITEMS, EVENT_TOKENS, INHIBITOR, WOUND_CARDS } from "./content/cards";
import { EXPOSURE_CARDS } from "./content/exposure-cards";
import { INFECTED_TYPES } from "./content/infected";
import { GEAR, RUNNERS, WEAPONS } from "./content/runners";
import { PLATE } from "./scene/plate";
import { SPOTS } from "./scene/spots";

/**
 * What people call the pieces of the component list (DL-COMP-01 to DL-COMP-47): English, Polish, German, Spanish, French;
 * each word as far as its forms have it in common.
 */

const nameless = (kinds: readonly Word[]): readonly SortKind[] => mapped(kinds, (kind) => ({ kind, names: [] }));

const sort = (
  name: Word,
  form: PieceForm,
  count: number,
  names: readonly string[],
  kinds: readonly SortKind[] = nameless([name]),
): Sort => ({ sort: name, form, count, sets: 1, names, colour: "any", kinds });

const die = (name: Word, count: number, names: readonly string[], colour: Colour | "any" = "any"): Sort => ({
  ...sort(name, "die", count, names),
  colour,
});

/** `bandage` of `item.bandage`: what our own faces are called is a name too. */
const ownName = (kind: Word): string => {
  const parts = kind.split(".");
  return (parts[1] ?? kind).split("-").join(" ");
};

const named = (kinds: readonly Word[]): readonly SortKind[] =>
  mapped(kinds, (kind) => ({ kind, names: [ownName(kind)] }));

const RING_NAMES: Readonly<Record<Word, readonly string[]>> = {
  yellow: ["yellow", "zolt", "gelb", "amarill", "jaune"],
  red: ["red", "czerwon", "rot", "rojo", "rouge"],
  blue: ["blue", "niebiesk", "blau", "azul", "bleu"],
  green: ["green", "zielon", "grun", "verde", "vert"],
};

const ofRunners = (kind: (this: void, runner: Word, skill: Word) => Word): readonly SortKind[] =>
  mapped(RUNNERS, ({ runner, skill, ring }) => ({
    kind: kind(runner, skill),
    names: [[runner], RING_NAMES[ring] ?? []].flat(),
  }));

const INFECTED_NAMES: Readonly<Record<Word, readonly string[]>> = {
  biter: ["biter", "kasacz", "beisser", "mordedor", "mordeur"],
  viral: ["viral", "wiral", "viraux"],
  howler: ["howler", "wyjec", "wyjc", "heuler", "aullador", "hurleur"],
  volatile: ["volatile", "przemieniec", "przemienc", "schattenjager", "volatil", "rapace"],
};

const figures = (type: Word, count: number): Sort => sort(type, "figure", count, INFECTED_NAMES[type] ?? [type]);

const scenarioCards = (): readonly SortKind[] =>
  mapped(range(1, 11), (n) => {
    const number = numberText(n);
    const two = n < 10 ? "0" + number : number;
    return { kind: "scenario.s" + two, names: ["s" + two, "s" + number] };
  });

const numbered = (kinds: readonly Word[]): readonly SortKind[] =>
  mapped(kinds, (kind, i) => ({ kind, names: [numberText(i + 1)] }));

const BUILDINGS = mapped(
  AREAS.filter(({ level }) => level > 0),
  ({ area }) => ({ kind: "building." + area, names: [area.toLowerCase()] }),
);

const boards: readonly Sort[] = [
  sort(
    "city",
    "board",
    4,
    ["city board", "city tile", "board tile", "kafel miast", "stadtplan", "loseta ciudad", "plateau ville"],
    nameless(["city.nw", "city.ne", "city.sw", "city.se"]),
  ),
  sort("character-board", "board", 4, [
    "character board",
    "player board",
    "runner board",
    "plansz postac",
    "plansz gracz",
    "charaktertafel",
    "charakterbogen",
    "tablero personaje",
    "plateau personnage",
  ]),
  sort("round-tracker", "board", 1, ["round track", "tor rund", "rundenleiste", "contador ronda", "piste manche"]),
  sort("building", "block", 13, ["building", "budyn", "gebaude", "edificio", "batiment"], BUILDINGS),
  sort("wall.short", "block", 6, ["short wall", "wall short", "krotk mur", "kurze mauer", "muro cort", "mur court"]),
  sort("wall.medium", "block", 4, [
    "medium wall",
    "wall medium",
    "sredn mur",
    "mittlere mauer",
    "muro medio",
    "mur moyen",
  ]),
  sort("wall.long", "block", 6, ["long wall", "wall long", "dlug mur", "lange mauer", "muro largo", "mur long"]),
  sort("wall.base", "block", 0, ["wall base", "wall stand", "podstawk mur", "mauerfuss", "base muro", "socle mur"]),
];

const people: readonly Sort[] = [
  sort(
    "runner",
    "figure",
    4,
    ["runner", "biegacz", "laufer", "corredor", "coureur", "ash", "bram", "cleo", "dex"],
    ofRunners((runner) => "runner." + runner),
  ),
  figures("biter", 32),
  figures("viral", 12),
  figures("howler", 4),
  figures("volatile", 4),
];

const dice: readonly Sort[] = [
  die("die.basic", 12, ["basic", "podstaw", "basiswurfel", "basis", "basico", "base"], { r: 0.5, g: 0.5, b: 0.5 }),
  die("die.parkour", 6, ["parkour"], { r: 0.1, g: 0.3, b: 0.8 }),
  die("die.combat", 6, ["combat", "walki", "kampf", "combate"], { r: 0.8, g: 0.1, b: 0.1 }),
  die("die.momentum", 4, ["momentum", "rozped", "schwung", "impuls", "elan"]),
  die("die.damage", 4, ["damage", "obrazen", "schaden", "dano", "degat"]),
  die("die.risk", 4, ["risk", "ryzyk", "risiko", "riesgo", "risque"]),
];

const cards: readonly Sort[] = [
  sort(
    "runner-card",
    "card",
    4,
    ["runner", "biegacz", "laufer", "corredor", "coureur"],
    ofRunners((runner) => "runner-card." + runner),
  ),
  sort(
    "activation",
    "card",
    5,
    ["activation", "aktywac", "aktivierung", "activacion"],
    joined(
      [{ kind: "activation.enemy", names: ["enemy", "infected", "wrog", "zarazen", "feind", "enemig", "ennemi"] }],
      ofRunners((runner) => "activation." + runner),
    ),
  ),
  sort(
    "infected-card",
    "card",
    4,
    ["infected", "zarazon", "infiziert", "infectado", "infecte"],
    mapped(INFECTED_TYPES, (type) => ({ kind: "infected-card." + type, names: INFECTED_NAMES[type] ?? [] })),
  ),
  sort("scenario", "card", 11, ["scenario", "scenariusz", "szenario", "escenario", "s01", "s11"], scenarioCards()),
  sort("help", "card", 4, ["help", "player aid", "pomoc", "hilfe", "ayuda", "aide jeu"]),
  {
    ...sort(
      "exposure",
      "card",
      8,
      ["exposure", "ekspozyc", "rozglos", "gefahr", "exposicion", "exposition"],
      nameless(mapped(EXPOSURE_CARDS, ({ card }) => card)),
    ),
    sets: 4,
  },
  sort(
    "skill",
    "card",
    4,
    [
      "skill",
      "umiejetnos",
      "fahigkeit",
      "habilidad",
      "competence",
      "light feet",
      "heavy hands",
      "hold line",
      "quick fingers",
    ],
    ofRunners((_, skill) => skill),
  ),
  sort(
    "wound",
    "card",
    16,
    ["wound", "rana", "rany", "ran", "wund", "herida", "blessure"],
    named(mapped(WOUND_CARDS, ({ card }) => card)),
  ),
  sort("weapon", "card", 4, ["starting weapon", "weapon", "bron", "waffe", "arma", "arme"], named(WEAPONS)),
  sort(
    "common-item",
    "card",
    6,
    ["common item", "zwykl przedmiot", "pospolit przedmiot", "gewohnlich gegenstand", "objeto comun", "objet commun"],
    named(COMMON_ITEMS),
  ),
  sort(
    "epic-item",
    "card",
    7,
    ["epic item", "epick przedmiot", "episch gegenstand", "objeto epico", "objet epique"],
    joined([{ kind: INHIBITOR, names: ["inhibitor", "inhibidor", "inhibiteur"] }], named(EPIC_ITEMS)),
  ),
  sort("chase", "card", 4, ["chase", "poscig", "verfolgung", "persecucion", "poursuite"], numbered(CHASE_CARDS)),
];

const gearKinds = (): readonly SortKind[] =>
  mapped(GEAR, ({ set, slot }) => ({ kind: "gear." + set + "." + slot, names: [set + " " + slot, slot + " " + set] }));

const events: readonly Sort[] = mapped(EVENT_TOKENS, ({ token }, i) => {
  const number = numberText(i + 1);
  const words = ["event ", "wydarzen ", "zdarzen ", "ereignis ", "evento ", "evenement "];
  return sort(
    token,
    "token",
    1,
    mapped(words, (word) => word + number),
  );
});

const tokens: readonly Sort[] = [
  sort(
    "gear",
    "token",
    12,
    ["gear", "ekwipunek", "ekwipunk", "ausrustung", "equipo", "equipement", "jacket", "gloves", "shoes"],
    gearKinds(),
  ),
  sort("common-loot", "token", 0, ["common loot", "zwykl lup", "gewohnlich beute", "botin comun", "butin commun"]),
  sort("epic-loot", "token", 0, ["epic loot", "epick lup", "episch beute", "botin epico", "butin epique"]),
  sort("inhibitor", "token", 0, ["inhibitor", "inhibidor", "inhibiteur"]),
  sort("electricity", "token", 0, [
    "electricity",
    "prad",
    "elektrycz",
    "strom",
    "elektrizitat",
    "electricidad",
    "electricite",
  ]),
  sort("fire", "token", 0, ["fire", "ogien", "ogni", "feuer", "fuego", "feu"]),
  sort("rough", "token", 0, [
    "rough terrain",
    "rough",
    "trudn teren",
    "gelande",
    "terreno dificil",
    "terrain difficile",
  ]),
  sort("nest", "token", 0, ["nest", "gniazd", "nido", "nid"]),
  sort("round-marker", "token", 1, [
    "round marker",
    "znacznik rund",
    "rundenmarker",
    "marcador ronda",
    "marqueur manche",
  ]),
  sort("exposure-token", "token", 4, ["exposure", "ekspozyc", "rozglos", "gefahr", "exposicion", "exposition"]),
  sort(
    "objective",
    "token",
    0,
    ["objective", "cel", "zielmarker", "ziel", "objetivo", "objectif"],
    numbered(["objective1", "objective2", "objective3", "objective4"]),
  ),
  sort("jump-pad", "token", 0, ["jump pad", "trampolin", "sprungfeld", "tremplin"]),
  sort("spear", "token", 0, ["spear", "wloczni", "speer", "lanza", "lance"]),
  sort("uv", "token", 0, ["uv spot", "uv", "lampa uv"]),
];

export const KNOWN_BY: readonly Sort[] = [boards, people, dice, cards, events, tokens].flat();

/** How wide our cards are. */
const CARD = 2.2;

/** A plate about the middle of a spot. */
const plateAt = (board: Word, spot: Word, wide: number, deep: number) => {
  const { x, z, facing } = SPOTS[spot] ?? fail("there is no spot " + spot);
  return {
    board,
    sort: spot === board ? board : "character-board",
    x,
    y: TABLE + PLATE,
    z,
    wide,
    deep,
    facing,
    card: CARD,
  };
};

const CITY = 4 * (SPOTS["city.ne"]?.x ?? 0);

/** Where the boards lie on our own table; the city first, by which all else is measured. */
export const BOARDS = [
  { board: "city", sort: "city", x: 0, y: SPOTS["wall1"]?.y ?? 0, z: 0, wide: CITY, deep: CITY, facing: 0, card: CARD },
  plateAt("round-tracker", "round-tracker", 22.6, 3),
  plateAt("p1", "p1.board", 11, 7),
  plateAt("p2", "p2.board", 11, 7),
  plateAt("p3", "p3.board", 11, 7),
  plateAt("p4", "p4.board", 11, 7),
];
