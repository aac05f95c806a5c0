import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** What the guide of the lesson says: before a question, and of what came of the answer. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.decks": "1. Two decks each",
  "lessonChapter.patience": "2. Patience",
  "lessonChapter.axe": "3. The axe",
  "lessonChapter.swarm": "4. The swarm",

  "lesson.choose":
    "Each of you plays a Survivor, and the zombies that are after the other one. Bring the other Survivor to 0 HP. You have two decks: one to survive by, one of zombies. Take Hold the Line, its own Survivor, and Stampede.",
  "then.choose":
    "The guide plays Overwatch and Heavy Metal against you. The die says that you begin, and your first hand of five is drawn.",
  "lesson.mulligan":
    "Whatever does not suit you can be returned once, for as many others. Three Clean Sweeps and a Chainsaw are slow: keep one Sweep and the Brace, return the others.",
  "then.mulligan": "A Fire Axe, a Second Wind and Steady Hands: that is a beginning.",
  "lesson.axe":
    "Your turn as a Survivor. You have 3 AP, which cards and attacks cost, and 2 TP for answers. Equip the Fire Axe for 2.",
  "then.axe": "It lies with your gear. Weapons wear with each attack, and break.",
  "lesson.wind":
    "One AP is left. Second Wind is an Event: it is played, does what it says, and is gone. This one draws a card.",
  "then.wind": "A Leather Jacket.",
  "lesson.end": "No AP is left. End it: in the second half of your turn the other player's zombies come for you.",
  "then.end":
    "They gained 4 TH and spent 3 on a Butcher. A zombie that was just spawned does not advance yet. Then the roles swapped.",

  "lesson.save":
    "Now the zombies are yours. You gain 4 TH each time, and pay for what lies in your row. What you do not spend you keep, nearly. A swarm at once is worse than one by one: stop.",
  "then.save": "4 TH are saved. The row waits.",
  "lesson.jacket":
    "Your own turn again, with a card drawn. Nothing can reach you yet, so dress: the Leather Jacket stops 2 damage, once in an attack.",
  "then.jacket": "It lies with your gear beside the axe.",
  "lesson.wait": "Clean Sweep hits all that stand near you, and nobody does. AP do not keep, but cards do. End it.",
  "then.wait": "A Bruiser and a Bloated Walker were spawned, and the Butcher advanced: it attacks for 2.",
  "lesson.come":
    "Each attack can be answered: with cards in hand, with gear, or by a Quick Escape. Your jacket would wear for 2 damage; later it will be worth more. Let it come.",
  "then.come": "It hits, and this Butcher makes you discard besides.",
  "lesson.drop": "Two Clean Sweeps are one too many. Discard one.",
  "then.drop": "2 damage taken. The other player did nothing in their own turn.",
  "lesson.save-again": "4 more TH, 8 in all. Stop once more.",
  "then.save-again": "Too much of it goes bad: 1 TH decayed.",

  "lesson.attack":
    "The Butcher stands in reach. Attack it: the axe costs AP, and needs a 3 or more. Without a weapon you would attack with your hands and call a number.",
  "then.attack": "A 2: missed. But before the attack is over you may answer.",
  "lesson.steady": "Steady Hands costs 1 TP and rolls once more. TP are for such moments, in both halves of the turn.",
  "then.steady": "A 6: three damage. The axe wears by one for the whole attack.",
  "lesson.finish": "It is hurt and stands. Strike again.",
  "then.finish": "Dead.",
  "lesson.loot":
    "One AP is left, and a Machete you have no need of: you have an axe. Looting discards a card and draws another.",
  "then.loot": "Another Machete. So it goes.",
  "lesson.close": "End it.",
  "then.close":
    "A Riot Officer and two Shamblers were spawned; the Bruiser and the Bloated Walker advanced, and attack one after the other.",
  "lesson.graze": "One damage by the Walker is not worth an answer. Let it come.",
  "then.graze": "1 damage. The Bruiser is next, for 3.",
  "lesson.escape": "A Quick Escape costs TP and a die: 3 or more, and the attack is off. It is open once. Try it.",
  "then.escape": "A 5: escaped. The guide saved your TH a third time.",

  "lesson.kit": "An Item: the First Aid Kit heals 3 for 1 AP, and is gone.",
  "then.kit": "Better.",
  "lesson.sweep": "Now two of them stand near: Clean Sweep hits each for 1.",
  "then.sweep": "The Bloated Walker burst, which hurt you too. The Bruiser stands.",
  "lesson.swing": "The last AP: the axe, at the Bruiser.",
  "then.swing": "A 1. The axe wears all the same.",
  "lesson.brace": "End it. Four of them will be at you.",
  "then.brace": "A Riot Officer and two Shamblers advanced to join the Bruiser.",
  "lesson.small": "The other player chooses who attacks first. A Shambler, for 1: let it come.",
  "then.small": "And the next one too; the guide let it.",
  "lesson.out": "The Riot Officer, for 3. This is what an escape is for.",
  "then.out": "Escaped again.",
  "lesson.ready": "The Bruiser, for 3. The jacket stops 2 of it: use it.",
  "then.ready": "It is ready for when the blow falls.",
  "lesson.hush": "More could be answered. Say that the rest of the phase may pass, and nobody asks you again in it.",
  "then.hush": "1 damage came through. Then the other player spoiled your next TH with an Event.",
  "lesson.first":
    "Now. You have saved enough for all that lies there. Spawn the Pack Walker: what is spawned leaves the row, and another turns up.",
  "then.first": "The guide spawns the next three: they cost 1 each.",
  "lesson.fast": "A Jogger for 2. Some zombies are fast: they advance in the very phase in which they were spawned.",
  "then.fast": "And the guide spends the rest: a Bruiser, a Sprinter, one more Drifter. Eight of them.",
  "lesson.order":
    "Two were fast enough to attack at once. You choose who is first: the Sprinter, for 2, while answers are scarce.",
  "then.order":
    "Take Cover took 1 of it. But six more stand there, and will advance. Now you know both sides of it: play on.",
};
