import { type Component, listed, type Print, rows } from "./component";

/** What two players of Survivor Duel bring along: the two decks of 40 cards and of 20 that its rules list, a Survivor, dice, counters. */

const SURVIVOR_DECKS =
  // The first is that of SV1, the second that of SV2.
  "3 W02, 3 W03, 3 W04, 2 W05, 2 I01, 3 I02, 2 I03, 3 I04, 2 I07, 1 I13, 1 E02, 2 E03, 3 E04, 2 E06, 3 R02, 2 R04, 2 R01, " +
  "1 R06, 3 W08, 1 W09, 2 W10, 2 W11, 3 W12, 2 I06, 2 I11, 2 I08, 2 I09, 2 I01, 1 I05, 2 E01, 2 E09, 2 E07, 2 E05, 1 E10, " +
  "2 R03, 2 R07, 2 R01, 1 R05, 2 R09";
const ZOMBIE_DECKS =
  "5 Z01, 3 Z02, 2 Z04, 4 Z05, 1 Z07, 2 Z08, 2 Z10, 1 Z19, " +
  "4 Z01, 1 Z03, 3 Z06, 3 Z10, 2 Z11, 2 Z12, 1 Z14, 2 Z15, 1 Z16, 1 Z20";

const card = (
  id: string,
  cards: string,
  called: Component["called"],
  x: number,
  more: Partial<Component>,
): Component => ({
  id,
  form: "card",
  ...listed(cards),
  called,
  width: 2.5,
  depth: 3.5,
  home: (index) => ({ x, z: index < listed(cards).count / 2 ? -8 : 8 }),
  ...more,
});

export const SURVIVOR_DUEL: Print = {
  game: "survivor-duel",
  components: [
    card(
      "survivor deck",
      SURVIVOR_DECKS,
      [
        "Survivor Deck",
        "Talia ocalałego",
        "Überlebendendeck",
        "Mazo de superviviente",
        "Deck Survivant",
        "Mazzo sopravvissuto",
      ],
      10,
      { decks: 2 },
    ),
    card(
      "zombie deck",
      ZOMBIE_DECKS,
      ["Zombie Deck", "Talia zombie", "Zombiedeck", "Mazo zombi", "Deck Zombie", "Mazzo zombie"],
      -10,
      { decks: 2 },
    ),
    card(
      "survivor",
      "1 SV1, 1 SV2",
      ["Survivor", "Ocalały", "Überlebender", "Superviviente", "Survivant", "Sopravvissuto"],
      0,
      {
        decks: 0,
      },
    ),
    {
      id: "die",
      form: "die",
      count: 8,
      called: ["Die", "Kość", "Würfel", "Dado", "Dé", "Dado"],
      width: 0.6,
      depth: 0.6,
      sides: ["1", "2", "3", "4", "5", "6"],
      home: rows(-4, 0, 8, 1, 1),
    },
    {
      id: "counter",
      form: "token",
      count: 30,
      called: ["Counter", "Żeton", "Zähler", "Contador", "Jeton", "Segnalino"],
      width: 0.5,
      depth: 0.5,
      home: rows(-14, 0, 6, 0.7, 0.7),
    },
  ],
  boards: [],
  seats: [
    { x: 0, z: -16, facing: 0 },
    { x: 0, z: 16, facing: 180 },
  ],
  drawnOnBoards: [],
};
