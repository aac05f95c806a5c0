import { type Component, listed, type Print, rows } from "./component";

/** What Survive Until Daylight's rules name: boards, decks with the cards that their tables list, and tokens. */

const deck = (id: string, cards: string, called: Component["called"], x: number): Component => ({
  id,
  form: "card",
  ...listed(cards),
  called,
  width: 2.5,
  depth: 3.5,
  home: rows(x, 6, 1, 1, 1),
});

const RUBBLE =
  "6 Empty Chip Bag, 6 Dead Phone, 5 Bent Spoon, 4 Parking Ticket, 8 Granola Bar, 8 Bandage Roll, 3 Gluc Hose, 16 Bullets, " +
  "8 Shells, 10 Arrows, 7 Planks, 8 Nails, 7 Shards, 7 Wires, 8 Explosives, 7 Rodent Attack 1, 7 Crow Attack, " +
  "3 Rodent Attack 2, 2 Energy Shot, 2 Focus, 5 Cheer, 2 Blood Lust, 2 Vitaly Pills, 3 Lucky, 1 Kitchen Knife, 1 Crowbar, " +
  "1 Fire Axe, 1 Revolver, 1 Sawed Off Shotgun, 1 Firebomb, 1 Baseball Bat, 1 Hunting Rifle, 1 Chainsaw, 1 Crossbow, " +
  "1 Katana, 1 Pump Shotgun, 1 Pipe Bomb, 1 Submachine Gun, 1 Frying Pan, 1 Hunting Bow";
const ASSAULT =
  "1 Brutal, 1 Stragglers, 1 Shamble, 1 Shakedown, 1 Ambush, 1 Knuckles, 1 Exodus, 1 Crossfire, 1 Goliath, 1 Nightmare";
const COMBAT = "3 -2, 5 -1, 7 0, 9 +1, 5 +2, 2 +3, 3 +1 spread, 2 [1] 2 [1], 4 [1] X [1]";
const HORDE =
  "8 Shuffler, 6 Grabber, 4 Lookout, 4 Gunhand, 4 Robber, 6 Ripper, 3 Slab, 3 Thrasher, 2 Colossus, 2 Howler, 6 Bystander";
const STARTING =
  "1 Pillars Sledge, 1 Psychos Cleaver, 1 Triggers Service Pistol, 1 Drifters Machete, 1 Hagglers Cricket Bat, 1 Hipsters Bow";

const token = (id: string, count: number, called: Component["called"], x: number): Component => ({
  id,
  form: "token",
  count,
  called,
  width: 0.8,
  depth: 0.8,
  home: rows(x, -2, 4, 1, 1),
});

export const SURVIVE_UNTIL_DAYLIGHT: Print = {
  game: "survive-until-daylight",
  components: [
    {
      id: "character board",
      form: "board",
      count: 6,
      called: [
        "Character Board",
        "Plansza postaci",
        "Charaktertafel",
        "Tablero de personaje",
        "Plateau Personnage",
        "Plancia",
      ],
      width: 8,
      depth: 5,
      members: ["PILLAR", "PSYCHO", "TRIGGER", "DRIFTER", "HAGGLER", "HIPSTER"],
      home: rows(-20, -12, 3, 14, 8),
    },
    token("skull", 6, ["Skull", "Czaszka", "Totenkopf", "Calavera", "Crâne", "Teschio"], -20),
    token(
      "first player",
      1,
      ["First Player", "Pierwszy gracz", "Startspieler", "Primer jugador", "Premier joueur", "Primo giocatore"],
      -14,
    ),
    token("barricade", 12, ["Barricade", "Barykada", "Barrikade", "Barricada", "Barricade", "Barricata"], -10),
    token("trap", 12, ["Trap", "Pułapka", "Falle", "Trampa", "Piège", "Trappola"], -5),
    token("spear", 12, ["Spear", "Włócznia", "Speer", "Lanza", "Lance", "Lancia"], 0),
    token("grenade", 8, ["Grenade", "Granat", "Granate", "Granada", "Grenade", "Granata"], 5),
    { ...deck("wave", "1 WAVE!", ["WAVE!", "FALA!", "WELLE!", "¡OLEADA!", "VAGUE !", "ONDATA!"], -18), decks: 0 },
    deck("rubble", RUBBLE, ["Rubble", "Gruzy", "Trümmer", "Escombros", "Décombres", "Macerie"], -12),
    deck("assault", ASSAULT, ["Assault", "Szturm", "Angriff", "Asalto", "Assaut", "Assalto"], -6),
    deck("combat", COMBAT, ["Combat", "Walka", "Kampf", "Combate", "Combat", "Combattimento"], 0),
    deck("horde", HORDE, ["Horde", "Horda", "Horde", "Horda", "Horde", "Orda"], 6),
    {
      ...deck(
        "starting weapon",
        STARTING,
        ["Starting Weapon", "Broń początkowa", "Startwaffe", "Arma inicial", "Arme de départ", "Arma iniziale"],
        12,
      ),
      decks: 0,
      home: rows(12, 9, 3, 3, 4),
    },
  ],
  boards: [],
  seats: [0, 1, 2, 3, 4, 5].map((i) => ({ x: -30 + 12 * i, z: -34, facing: 0 })),
  drawnOnBoards: [],
};
