import { type Component, type Print, rows } from "./component";

/** What Survive Until Daylight's rules name: boards, decks, tokens, and numbers where they give them. */

const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => String(i + 1));

const deck = (id: string, count: number, called: Component["called"], x: number, faces = count): Component => ({
  id,
  form: "card",
  count,
  called,
  width: 2.5,
  depth: 3.5,
  members: numbers(faces),
  home: rows(x, 6, 1, 1, 1),
});

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
    { ...deck("wave", 1, ["WAVE!", "FALA!", "WELLE!", "¡OLEADA!", "VAGUE !", "ONDATA!"], -18), decks: 0 },
    deck("rubble", 54, ["Rubble", "Gruzy", "Trümmer", "Escombros", "Décombres", "Macerie"], -12, 27),
    deck("assault", 8, ["Assault", "Szturm", "Angriff", "Asalto", "Assaut", "Assalto"], -6),
    deck("combat", 20, ["Combat", "Walka", "Kampf", "Combate", "Combat", "Combattimento"], 0, 10),
    deck("horde", 36, ["Horde", "Horda", "Horde", "Horda", "Horde", "Orda"], 6, 12),
    {
      ...deck(
        "starting weapon",
        6,
        ["Starting Weapon", "Broń początkowa", "Startwaffe", "Arma inicial", "Arme de départ", "Arma iniziale"],
        12,
      ),
      decks: 0,
    },
  ],
  boards: [],
  seats: [0, 1, 2, 3, 4, 5].map((i) => ({ x: -30 + 12 * i, z: -34, facing: 0 })),
  drawnOnBoards: [],
};
