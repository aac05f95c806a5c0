import { type Board, type Component, type Home, type Print, rows, spots } from "./component";

/** The component list of Dying Light's rulebook (DL-COMP-01 to DL-COMP-47), laid out as for its scenario (DL-PV-13). */

/** B: a building's roof, G: ground; each square is two inches. */
const CITY = `
B01  B01  B01  G01c B02  B02  B03  B03  G03c B04  B04  B04
B01  B01  B01  G01c B02  B02  B03  B03  G03c B04  B04  B04
G01a G01a G01b G01b G02a G02a G02b G02b G03a G03a G03b G03b
B05  B05  B05  G04c B06  B06  B07  B07  G06c B08  B08  B08
B05  B05  B05  G04c B06  B06  B07  B07  G06c B08  B08  B08
G04a G04a G04b G04b G05a G05a G05b G05b G06a G06a G06b G06b
G04a G04a G04b G04b G05d G05d G05c G05c G06a G06a G06b G06b
B09  B09  B09  G07c B10  B10  B10  B10  G09c B11  B11  B11
B09  B09  B09  G07c B10  B10  B10  B10  G09c B11  B11  B11
G07a G07a G07b G07b G08a G08a G08b G08b G09a G09a G09b G09b
G10  G10  B12  B12  B12  G11  G11  B13  B13  B13  G12  G12
G10  G10  B12  B12  B12  G11  G11  B13  B13  B13  G12  G12`;

const SQUARE = 2;
const SIDE = 12 * SQUARE;

/** The middle of each zone. */
const zonesOfCity = (): Readonly<Record<string, Home>> => {
  const squares = new Map<string, Home[]>();
  for (const [row, line] of CITY.trim().split("\n").entries())
    for (const [column, zone] of line.trim().split(/\s+/).entries()) {
      const square = { x: (column + 0.5) * SQUARE - SIDE / 2, z: SIDE / 2 - (row + 0.5) * SQUARE };
      squares.set(zone, [...(squares.get(zone) ?? []), square]);
    }
  const middle = (all: readonly Home[], axis: "x" | "z"): number =>
    all.reduce((sum, each) => sum + each[axis], 0) / all.length;
  return Object.fromEntries([...squares].map(([zone, all]) => [zone, { x: middle(all, "x"), z: middle(all, "z") }]));
};

const ZONES = zonesOfCity();

const inZones = (...zones: readonly string[]): Component["home"] =>
  spots(
    zones.map((zone) => {
      const home = ZONES[zone];
      if (home === undefined) throw new Error(`no zone ${zone}`);
      return home;
    }),
  );

/** Some begin in the city, the others in a supply beside it. */
const first =
  (placed: readonly string[], rest: Component["home"]): Component["home"] =>
  (index) =>
    index < placed.length ? inZones(...placed)(index) : rest(index - placed.length);

const AREAS: readonly Home[] = [
  { x: -28, z: 9 },
  { x: -28, z: -9 },
  { x: 28, z: 9 },
  { x: 28, z: -9 },
];

/** Each player has as many of them, beside the board. */
const perPlayer =
  (each: number, dx: number, dz: number): Component["home"] =>
  (index) => {
    const area = AREAS[Math.floor(index / each) % AREAS.length];
    return { x: (area?.x ?? 0) + dx + (index % each), z: (area?.z ?? 0) + dz };
  };

const BITERS = ["G01a", "G02a", "G02b", "G03a", "G04a", "G04b", "G05a", "G05c", "G06a", "G06b", "G07b", "G09a"];

const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => String(i + 1));

const die = (
  id: string,
  count: number,
  called: Component["called"],
  colour: readonly [number, number, number],
  home: Component["home"],
): Component => ({ id, form: "die", count, called, width: 0.7, depth: 0.7, colour, sides: numbers(6), home });

const token = (id: string, count: number, called: Component["called"], home: Component["home"]): Component => ({
  id,
  form: "token",
  count,
  called,
  width: 0.9,
  depth: 0.9,
  home,
});

const card = (
  id: string,
  count: number,
  called: Component["called"],
  home: Component["home"],
  more: Partial<Component> = {},
): Component => ({ id, form: "card", count, called, width: 2.5, depth: 3.5, home, members: numbers(count), ...more });

const figure = (
  id: string,
  count: number,
  called: Component["called"],
  colour: readonly [number, number, number],
  home: Component["home"],
): Component => ({ id, form: "figure", count, called, width: 0.8, depth: 0.8, colour, home });

const block = (id: string, count: number, called: Component["called"], width: number, home: Component["home"]) => ({
  id,
  form: "block" as const,
  count,
  called,
  width,
  depth: 0.4,
  home,
});

const FIGURES: readonly Component[] = [
  {
    ...figure(
      "runner",
      4,
      ["Runner", "Biegacz", "Läufer", "Corredor", "Coureur", "Corridore"],
      [1, 1, 1],
      inZones("G11"),
    ),
    members: ["A", "B", "C", "D"],
  },
  figure(
    "biter",
    32,
    ["Biter", "Kąsacz", "Beißer", "Mordedor", "Mordeur", "Mordente"],
    [0.5, 0.5, 0.4],
    first(BITERS, rows(-10, -16, 12, 1, 1)),
  ),
  figure("viral", 12, ["Viral", "Wiral", "Viral", "Viral", "Viral", "Virale"], [0.7, 0.3, 0.2], rows(4, -16, 6, 1, 1)),
  figure(
    "howler",
    4,
    ["Howler", "Wyjec", "Heuler", "Aullador", "Hurleur", "Urlatore"],
    [0.8, 0.8, 0.3],
    rows(11, -16, 4, 1, 1),
  ),
  figure(
    "volatile",
    4,
    ["Volatile", "Przemieniec", "Schattenjäger", "Volátil", "Rapace", "Volatile notturno"],
    [0.2, 0.2, 0.3],
    rows(16, -16, 4, 1, 1),
  ),
];

const DICE: readonly Component[] = [
  die(
    "basic die",
    12,
    ["Basic Runner Die", "Podstawowa kość Biegacza", "Basiswürfel", "Dado básico", "Dé de base", "Dado base"],
    [0.6, 0.6, 0.6],
    perPlayer(3, -5, -6),
  ),
  die(
    "parkour die",
    6,
    ["Parkour Runner Die", "Kość parkouru", "Parkour-Würfel", "Dado de parkour", "Dé de parkour", "Dado parkour"],
    [0.2, 0.4, 0.9],
    perPlayer(1, -1, -6),
  ),
  die(
    "combat die",
    6,
    ["Combat Runner Die", "Kość walki", "Kampfwürfel", "Dado de combate", "Dé de combat", "Dado combattimento"],
    [0.8, 0.1, 0.1],
    perPlayer(1, 0, -6),
  ),
  die(
    "momentum die",
    4,
    ["Momentum Die", "Kość rozpędu", "Schwungwürfel", "Dado de impulso", "Dé d'élan", "Dado slancio"],
    [0.9, 0.8, 0.1],
    perPlayer(1, 2, -6),
  ),
  die(
    "damage die",
    4,
    ["Damage Die", "Kość obrażeń", "Schadenswürfel", "Dado de daño", "Dé de dégâts", "Dado danno"],
    [0.3, 0, 0],
    rows(-6, 19, 4, 1, 1),
  ),
  die(
    "risk die",
    4,
    ["Risk Die", "Kość ryzyka", "Risikowürfel", "Dado de riesgo", "Dé de risque", "Dado rischio"],
    [0.1, 0.1, 0.1],
    rows(2, 19, 4, 1, 1),
  ),
];

const CARDS: readonly Component[] = [
  card(
    "runner card",
    4,
    ["Runner Card", "Karta Biegacza", "Läuferkarte", "Carta de corredor", "Carte Coureur", "Carta corridore"],
    perPlayer(1, -7, 0),
    { members: ["A", "B", "C", "D"], decks: 0, twoSided: true },
  ),
  card(
    "activation card",
    5,
    [
      "Activation Card",
      "Karta aktywacji",
      "Aktivierungskarte",
      "Carta de activación",
      "Carte d'activation",
      "Carta attivazione",
    ],
    rows(-12, 24, 5, 3, 1),
    { members: ["Enemy", "Yellow", "Red", "Blue", "Green"] },
  ),
  card(
    "infected card",
    4,
    ["Infected Card", "Karta zarażonego", "Infiziertenkarte", "Carta de infectado", "Carte Infecté", "Carta infetto"],
    rows(-4, 24, 4, 3, 1),
    { members: ["Biter", "Viral", "Howler", "Volatile"], decks: 0, twoSided: true },
  ),
  card(
    "scenario card",
    11,
    [
      "Scenario Card",
      "Karta scenariusza",
      "Szenariokarte",
      "Carta de escenario",
      "Carte de scénario",
      "Carta scenario",
    ],
    rows(12, 24, 1, 1, 0),
    { members: numbers(11).map((each) => `#S${each.padStart(2, "0")}`) },
  ),
  card(
    "help card",
    4,
    ["Help Card", "Karta pomocy", "Hilfekarte", "Carta de ayuda", "Aide de jeu", "Carta aiuto"],
    perPlayer(1, 8, 5),
    { members: ["1"], decks: 0 },
  ),
  card(
    "exposure card",
    32,
    [
      "Exposure Card",
      "Karta ekspozycji",
      "Gefahrenkarte",
      "Carta de exposición",
      "Carte Exposition",
      "Carta esposizione",
    ],
    (index) => perPlayer(1, 8, 0)(Math.floor(index / 8)),
    { members: numbers(8), decks: 4 },
  ),
  card(
    "skill card",
    4,
    [
      "Starting Skill Card",
      "Karta umiejętności",
      "Fähigkeitskarte",
      "Carta de habilidad",
      "Carte Compétence",
      "Carta abilità",
    ],
    perPlayer(1, -7, -4),
    { decks: 0 },
  ),
  card(
    "wound card",
    16,
    ["Wound Card", "Karta ran", "Wundkarte", "Carta de herida", "Carte Blessure", "Carta ferita"],
    rows(16, 24, 1, 1, 0),
  ),
  card(
    "weapon card",
    4,
    ["Starting Weapon Card", "Karta broni", "Waffenkarte", "Carta de arma", "Carte Arme", "Carta arma"],
    perPlayer(1, -7, 4),
    { decks: 0 },
  ),
  card(
    "common item",
    6,
    ["Common Item", "Zwykły przedmiot", "Gewöhnlicher Gegenstand", "Objeto común", "Objet commun", "Oggetto comune"],
    rows(20, 24, 1, 1, 0),
    { colour: [0.4, 0.8, 0.4] },
  ),
  card(
    "epic item",
    7,
    ["Epic Item", "Epicki przedmiot", "Epischer Gegenstand", "Objeto épico", "Objet épique", "Oggetto epico"],
    rows(24, 24, 1, 1, 0),
    { members: ["Inhibitor", ...numbers(6)], colour: [0.6, 0.3, 0.8] },
  ),
  card(
    "chase card",
    4,
    [
      "Chase Card",
      "Karta pościgu",
      "Verfolgungskarte",
      "Carta de persecución",
      "Carte Poursuite",
      "Carta inseguimento",
    ],
    rows(28, 24, 1, 1, 0),
  ),
];

const GEAR = ["I", "II", "III", "IV"].flatMap((set) => ["Jacket", "Gloves", "Shoes"].map((slot) => `${slot} ${set}`));

const TOKENS: readonly Component[] = [
  {
    ...token(
      "gear token",
      12,
      ["Gear", "Ekwipunek", "Ausrüstung", "Equipo", "Équipement", "Equipaggiamento"],
      perPlayer(3, -1, 5),
    ),
    members: GEAR,
    twoSided: true,
  },
  token(
    "common loot",
    4,
    ["Common Loot", "Zwykły łup", "Gewöhnliche Beute", "Botín común", "Butin commun", "Bottino comune"],
    inZones("B09", "B03", "G10", "G12"),
  ),
  token(
    "epic loot",
    2,
    ["Epic Loot", "Epicki łup", "Epische Beute", "Botín épico", "Butin épique", "Bottino epico"],
    inZones("B07", "B02"),
  ),
  token(
    "inhibitor",
    2,
    ["Inhibitor", "Inhibitor", "Inhibitor", "Inhibidor", "Inhibiteur", "Inibitore"],
    rows(-10, 16, 2, 1, 1),
  ),
  token(
    "electricity",
    2,
    ["Electricity", "Prąd", "Strom", "Electricidad", "Électricité", "Elettricità"],
    rows(-8, 16, 2, 1, 1),
  ),
  token(
    "fire",
    5,
    ["Fire", "Ogień", "Feuer", "Fuego", "Feu", "Fuoco"],
    first(["G03a", "G05a", "G07a", "G09c"], rows(-6, 16, 2, 1, 1)),
  ),
  token(
    "rough terrain",
    2,
    [
      "Rough Terrain",
      "Trudny teren",
      "Unwegsames Gelände",
      "Terreno difícil",
      "Terrain difficile",
      "Terreno accidentato",
    ],
    inZones("G04a", "G09b"),
  ),
  token("nest", 3, ["Nest", "Gniazdo", "Nest", "Nido", "Nid", "Tana"], inZones("G02a", "G04b", "G06a")),
  token(
    "round marker",
    1,
    ["Round Marker", "Znacznik rundy", "Rundenmarker", "Marcador de ronda", "Marqueur de manche", "Segnalino turno"],
    rows(-0.5, 16, 1, 1, 1),
  ),
  token(
    "exposure token",
    4,
    ["Exposure", "Ekspozycja", "Gefahr", "Exposición", "Exposition", "Esposizione"],
    rows(-4, 17, 4, 1, 1),
  ),
  ...([1, 2, 3] as const).map((n) =>
    token(
      `event ${String(n)}`,
      1,
      [
        `Event ${String(n)}`,
        `Wydarzenie ${String(n)}`,
        `Ereignis ${String(n)}`,
        `Evento ${String(n)}`,
        `Événement ${String(n)}`,
        `Evento ${String(n)}`,
      ],
      rows(n * 2, 17, 1, 1, 1),
    ),
  ),
  {
    ...token(
      "objective",
      4,
      ["Objective", "Cel", "Zielmarker", "Objetivo", "Objectif", "Obiettivo"],
      rows(4, 20, 4, 1, 1),
    ),
    members: numbers(4),
  },
  token(
    "jump pad",
    1,
    ["Jump Pad", "Trampolina", "Sprungfeld", "Trampolín", "Tremplin", "Trampolino"],
    inZones("G05d"),
  ),
  token("spear", 2, ["Spear", "Włócznia", "Speer", "Lanza", "Lance", "Lancia"], inZones("B10", "G03b")),
  {
    ...token("uv spot", 2, ["UV Spot", "Lampa UV", "UV-Licht", "Foco UV", "Zone UV", "Zona UV"], inZones("G11")),
    twoSided: true,
  },
];

const tile = (
  id: string,
  count: number,
  called: Component["called"],
  width: number,
  depth: number,
  home: Component["home"],
): Component => ({
  id,
  form: "board",
  count,
  called,
  width,
  depth,
  home,
});

const quarter = SIDE / 4;

const BUILDINGS = Object.keys(ZONES).filter((zone) => zone.startsWith("B"));

const BOARDS: readonly Component[] = [
  {
    ...tile(
      "city tile",
      4,
      ["City Board Tile", "Kafel miasta", "Stadtplan", "Loseta de ciudad", "Plateau Ville", "Tessera città"],
      SIDE / 2,
      SIDE / 2,
      spots([
        { x: -quarter, z: quarter },
        { x: quarter, z: quarter },
        { x: -quarter, z: -quarter },
        { x: quarter, z: -quarter },
      ]),
    ),
    members: numbers(4),
  },
  tile(
    "character board",
    4,
    [
      "Character Board",
      "Plansza postaci",
      "Charaktertafel",
      "Tablero de personaje",
      "Plateau Personnage",
      "Plancia personaggio",
    ],
    11,
    7,
    spots(AREAS),
  ),
  tile(
    "round tracker",
    1,
    ["Round Tracker", "Tor rund", "Rundenleiste", "Contador de rondas", "Piste des manches", "Tracciato dei round"],
    12,
    1.6,
    spots([{ x: 0, z: 16 }]),
  ),
  {
    ...block(
      "building",
      13,
      ["Building", "Budynek", "Gebäude", "Edificio", "Bâtiment", "Palazzo"],
      4,
      inZones(...BUILDINGS),
    ),
    depth: 4,
    members: numbers(13),
  },
  block(
    "wall base",
    8,
    ["Wall Base", "Podstawka muru", "Mauerfuß", "Base de muro", "Socle de mur", "Base del muro"],
    0.5,
    rows(-12, -20, 8, 1, 1),
  ),
  block(
    "short wall",
    6,
    ["Short Wall", "Krótki mur", "Kurze Mauer", "Muro corto", "Mur court", "Muro corto"],
    2,
    rows(-12, -22, 6, 2.5, 1),
  ),
  block(
    "medium wall",
    4,
    ["Medium Wall", "Średni mur", "Mittlere Mauer", "Muro medio", "Mur moyen", "Muro medio"],
    4,
    rows(-12, -24, 4, 4.5, 1),
  ),
  block(
    "long wall",
    6,
    ["Long Wall", "Długi mur", "Lange Mauer", "Muro largo", "Mur long", "Muro lungo"],
    6,
    rows(-12, -26, 4, 6.5, 1),
  ),
];

const rounds = (): Readonly<Record<string, Home>> =>
  Object.fromEntries(numbers(12).map((round, i) => [round, { x: i - 5.5, z: 16 }]));

const CITY_BOARDS: readonly Board[] = [
  { board: "city", x: 0, z: 0, width: SIDE, depth: SIDE, zones: ZONES },
  { board: "round tracker", x: 0, z: 16, width: 12, depth: 1.6, zones: rounds() },
  ...AREAS.map(({ x, z }, i) => ({ board: `player ${String(i + 1)}`, x, z, width: 11, depth: 7, zones: {} })),
];

export const DYING_LIGHT: Print = {
  game: "dying-light",
  components: [...BOARDS, ...FIGURES, ...DICE, ...CARDS, ...TOKENS],
  boards: CITY_BOARDS,
  seats: AREAS.map(({ x, z }) => ({ x: x * 1.4, z, facing: x < 0 ? 90 : 270 })),
  drawnOnBoards: ["building", "wall base", "short wall", "medium wall", "long wall", "rough terrain"],
};
