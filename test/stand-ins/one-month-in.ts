import { type Component, listed, type Print, rows } from "./component";

/** What is in the box of Surviving One Month In (OMI-COMP-01 to OMI-COMP-07), for three teams, and what its rules list. */

const TILES =
  "6 Base, 11 Farm, 6 Terraced Houses, 6 Corner Shop, 6 Petrol Station, 6 Apartment Block, 6 Bus Depot, 1 Research Centre, " +
  "1 Military Base, 1 Zoo, 1 Hospital, 1 Shopping Centre, 1 Police Station, 1 Supermarket, 1 School, 1 Hotel, 1 Factory, " +
  "1 Office Tower, 1 Cathedral, 1 Railway Station, 1 Stadium, 1 Prison";
const CARDS =
  "6 Rope, 6 Planks, 6 Toolbox, 6 Batteries, 6 Tarpaulin, 6 Chain, 6 Paint, 6 Wire, 16 Survivors 1, 12 Survivors 2, " +
  "6 Survivors 3, 12 Zombies 1, 10 Zombies 2, 5 Zombies 3, 1 Zombies 10";

const TEAMS = ["Blue", "Red", "Green"] as const;
const TINTS: Readonly<Record<string, readonly [number, number, number]>> = {
  Blue: [0.1, 0.2, 0.9],
  Red: [0.9, 0.1, 0.1],
  Green: [0.1, 0.7, 0.2],
};

const teamOf = (team: string, i: number): readonly Component[] => {
  const colour = TINTS[team] ?? [1, 1, 1];
  const z = -14 - 6 * i;
  const of = (
    id: string,
    form: Component["form"],
    count: number,
    called: Component["called"],
    x: number,
  ): Component => ({
    id: `${id} ${team}`,
    form,
    count,
    called: called.map((name) => `${name} ${team}`) as unknown as Component["called"],
    width: 0.6,
    depth: 0.6,
    colour,
    home: rows(x, z, 10, 1, 1),
  });
  return [
    of(
      "survivor",
      "figure",
      20,
      ["Survivor", "Ocalały", "Überlebender", "Superviviente", "Survivant", "Sopravvissuto"],
      -16,
    ),
    of("flag", "figure", 10, ["Flag", "Flaga", "Fahne", "Bandera", "Drapeau", "Bandiera"], -4),
    of("wall", "block", 10, ["Wall", "Mur", "Mauer", "Muro", "Mur", "Muro"], 8),
  ];
};

export const ONE_MONTH_IN: Print = {
  game: "one-month-in",
  components: [
    {
      id: "city tile",
      form: "board",
      ...listed(TILES),
      called: ["City Tile", "Kafel miasta", "Stadtfeld", "Loseta", "Tuile", "Tessera"],
      width: 4,
      depth: 3.5,
      twoSided: true,
      home: rows(-22, 26, 9, 4, 3.5),
    },
    ...TEAMS.flatMap(teamOf),
    {
      id: "zombie",
      form: "figure",
      count: 60,
      called: ["Zombie", "Zombie", "Zombie", "Zombi", "Zombie", "Zombie"],
      width: 0.6,
      depth: 0.6,
      colour: [0.4, 0.5, 0.3],
      home: rows(16, 10, 10, 1, 1),
    },
    {
      id: "food",
      form: "token",
      count: 20,
      called: ["Food", "Żywność", "Nahrung", "Comida", "Nourriture", "Cibo"],
      width: 0.7,
      depth: 0.7,
      home: rows(16, 0, 10, 1, 1),
    },
    {
      id: "die",
      form: "die",
      count: 10,
      called: ["Die", "Kość", "Würfel", "Dado", "Dé", "Dado"],
      width: 0.7,
      depth: 0.7,
      sides: ["1", "2", "3", "4", "5", "6"],
      home: rows(16, -4, 10, 1, 1),
    },
    {
      id: "search card",
      form: "card",
      ...listed(CARDS),
      called: ["Search Card", "Karta przeszukania", "Suchkarte", "Carta de búsqueda", "Carte Fouille", "Carta ricerca"],
      width: 2.5,
      depth: 3.5,
      home: rows(16, -8, 1, 1, 1),
    },
  ],
  boards: [],
  seats: TEAMS.map((_, i) => ({ x: -12 + 12 * i, z: -30, facing: 0 })),
  drawnOnBoards: [],
};
