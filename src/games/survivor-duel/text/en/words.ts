import { numberText } from "../../../../kernel/number-text";
import type { Text } from "../../../../kernel/text";
import type { Word } from "../../../../kernel/words";
import { ZOMBIE_DECK } from "../../content/limits";
import type { CardName } from "../../content/pool";
import { ZOMBIES } from "../../content/zombies";
import { cardId } from "../../rules/cards";
import { NAMES } from "./names";

const all: Record<Word, string> = {
  "game.name": "Survivor Duel",
  "game.about":
    "A duel of two decks: your survivor against theirs, with weapons, tricks and a horde that both of you feed and fear. Bring the other one to 0 HP, or outlast their deck.",
  "word.p1": "Player 1",
  "word.p2": "Player 2",
  "word.none": "nothing",
  "word.hidden": "a card",
  "word.hold-the-line": "Hold the Line",
  "word.overwatch": "Overwatch",
  "word.own": "a deck of one's own",
  "word.survivor-card": "Survivor",
  "word.survivor-deck": "Survivor Deck",
  "word.zombie-deck": "Zombie Deck",
  "bot.quick": "quick",
  "bot.strong": "strong, takes its time",
  "word.stampede": "Stampede",
  "word.heavy-metal": "Heavy Metal",
  "word.attack": "Attack",
  "word.loot": "Loot",
  "word.end": "End the phase",
  "word.pass": "Pass",
  "word.hush": "Pass for the rest of this phase",
  "word.quick-escape": "Quick Escape",
  "word.stop": "No more",
  "word.done": "No more",
  "word.give-up": "yes, it is lost",
  "word.threat": "Threat Zone",
  "word.zombie": "Zombie Zone",
  "word.hit": "hit",
  "word.miss": "miss",
  "word.escaped": "escaped",
  "word.caught": "caught",
  "word.setup": "Set-up",
  "word.survivor": "Survivor Phase",
  "word.spawn": "Zombie Phase, spawning",
  "word.advance": "Zombie Phase, advancing",
  "word.abilities": "Zombie Phase, abilities",
  "word.weapon": "Weapon",
  "word.item": "Item",
  "word.event": "Event",
  "word.react": "React",
  "word.melee": "melee",
  "word.ranged": "ranged",
  "word.walker": "Walker",
  "word.runner": "Runner",
  "word.brute": "Brute",
  "word.mutant": "Mutant",
  "word.boss": "Boss",
  "word.book": "printed limits only",
  "word.ledger": "3 copies, 6 Walkers (house rule)",
  "word.printed": "4 copies, 6 Walkers, as many as the box holds (house rule)",
  "word.off": "none, as printed",
  "word.even": "7 (house rule)",
  "word.on": "5 (house rule)",
  "word.before": "before the Hit Roll",
  "word.after": "after the Hit Roll",
  "word.row": "one of four that lie face up",
  "word.any": "any card of the Zombie Deck",
  "word.used-up": "used up",
  "word.put-away": "put away",
  "word.needed": "when one can be played",
  "word.always": "whenever one might be",
};

for (const digit of ["1", "2", "3", "4", "5", "6"]) all["word." + digit] = digit;

for (const name in NAMES) all["word." + name] = NAMES[name as CardName];

/** Zombies of one name are told apart by their number; other cards of a name are alike. */
for (const { card, sort } of ZOMBIES) {
  for (const seat of sort === "boss" ? [] : ["p1", "p2"]) {
    for (let copy = 1; copy <= ZOMBIE_DECK; copy++) {
      all["word." + cardId(seat, card, copy)] = NAMES[card] + " " + numberText(copy);
    }
  }
}

export const WORDS: Text = all;
