import { type Component, type Print, rows } from "./component";

/** What two players of Survivor Duel bring along: 40 cards and 20, a Survivor, dice and counters. */

const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => String(i + 1));

const card = (
  id: string,
  count: number,
  called: Component["called"],
  x: number,
  more: Partial<Component>,
): Component => ({
  id,
  form: "card",
  count,
  called,
  width: 2.5,
  depth: 3.5,
  home: (index) => rows(x, index < count / 2 ? -8 : 8, count, 0.01, 0)(index),
  ...more,
});

export const SURVIVOR_DUEL: Print = {
  game: "survivor-duel",
  components: [
    card(
      "survivor deck",
      80,
      [
        "Survivor Deck",
        "Talia ocalałego",
        "Überlebendendeck",
        "Mazo de superviviente",
        "Deck Survivant",
        "Mazzo sopravvissuto",
      ],
      10,
      { decks: 2, members: numbers(60) },
    ),
    card(
      "zombie deck",
      40,
      ["Zombie Deck", "Talia zombie", "Zombiedeck", "Mazo zombi", "Deck Zombie", "Mazzo zombie"],
      -10,
      { decks: 2, members: numbers(30) },
    ),
    card("survivor", 2, ["Survivor", "Ocalały", "Überlebender", "Superviviente", "Survivant", "Sopravvissuto"], 0, {
      decks: 0,
      members: numbers(2),
    }),
    {
      id: "die",
      form: "die",
      count: 8,
      called: ["Die", "Kość", "Würfel", "Dado", "Dé", "Dado"],
      width: 0.6,
      depth: 0.6,
      sides: numbers(6),
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
