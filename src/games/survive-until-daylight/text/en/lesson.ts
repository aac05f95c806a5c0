import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** What the guide of the lesson says: before a question, and of what came of the answer. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.dusk": "1. Dusk",
  "lessonChapter.midnight": "2. Midnight",
  "lessonChapter.late": "3. The long hour",

  "lesson.choose":
    "Hold out until daylight, all of you: if one dies, everybody has lost. Each of you is a character with a weapon and perks of its own. Take the Haggler.",
  "then.choose": "The other seat is the Trigger's; the guide plays it for you.",
  "lesson.first":
    "The First Player searches first and fights first. The book asks who saw a zombie last; a lot will do.",
  "then.first": "The Trigger goes first, and has taken a Fire Axe besides.",
  "lesson.arm":
    "Everybody takes one more weapon. A Sawed-off Shotgun is strong, and useless until you find Shells. Take it; the cricket bat needs nothing.",
  "then.arm": "The first round begins, with Search: fresh rubble, and WAVE! shuffled into it.",
  "lesson.food":
    "You draw one by one, in turns, until somebody accepts WAVE!. What you find you keep, in one of eight slots, or discard. Keep the Granola Bar: it heals.",
  "then.food": "Then the Trigger drew WAVE!, and delayed it: that cost 1 damage, and the card went back into the pile.",
  "lesson.bomb":
    "Each delay buys you more cards, and costs blood. You found Explosives: nothing by themselves, but wires make a Trap of them and nails a Grenade. Keep them.",
  "then.bomb": "You kept a Cheer as well. Then WAVE! came up again, and the Trigger accepted it.",
  "lesson.gift":
    "Trade begins with the assault: a card says who joins the line. Each of you may give one gift now. The Trigger is hurt: give it the Granola Bar.",
  "then.gift": "It was accepted. The Trigger eats it in Trade, which is no gift and no action.",
  "lesson.ready": "Nobody else wants anything of you. Say that you are ready: when all are, Combat begins.",
  "then.ready":
    "In Combat everybody takes a turn, the First Player first. The pistol killed a Grabber and grazed its neighbour: splash.",
  "lesson.cheer":
    "A turn is one action. Your Cheer gives somebody else one more, in their turn. The Trigger has ammunition left: cheer.",
  "then.cheer": "Another shot, another Shuffler down.",
  "lesson.bat":
    "Your turn. Attack with the cricket bat: its damage and a combat card, which may help or hinder. One Shuffler is left.",
  "then.bat": "The card said +1: two damage, and it is down. The line is empty.",
  "lesson.end": "An attack was your action. Free cards may still be played; you have none to play. End your turn.",
  "then.end":
    "Nobody was left to attack you. The First Player token goes to the left, to you, and the second round begins.",

  "lesson.nails": "You search first now. Nails: with Explosives they make a Grenade. Keep them.",
  "then.nails":
    "The guide kept what came after for you: Shells, Wires and something to heal. A red card bit you: those hurt at once.",
  "lesson.delay":
    "WAVE! is yours to accept or to delay. All enemies will be after whoever accepts it. You can bear one damage: delay.",
  "then.delay": "One damage, and the very next card was WAVE! again: there were only three left.",
  "lesson.accept": "Once more would cost one more, and what is left in the pile is not worth it. Accept.",
  "then.accept": "Four in the line: a Shuffler, a Gunhand, a Thrasher, and a Bystander, who is no enemy at all.",
  "lesson.hose": "They are after you, so heal while it is quiet. The Gluc-Hose heals two.",
  "then.hose": "Better. Healing in Trade costs no gift.",
  "lesson.on": "Ready.",
  "then.on": "You are First Player, so the first turn of this Combat is yours.",
  "lesson.grenade":
    "Instead of an attack an action can be crafting. Nails and Explosives: a Grenade stuns two that stand side by side, and sends them to the end of the line. The Gunhand and the Thrasher.",
  "then.grenade": "Neither of them will attack this round.",
  "lesson.over": "End your turn. Then it is the Trigger's, and then theirs.",
  "then.over":
    "The axe felled the Gunhand. The Shuffler struck the Bystander in its way, for nothing; the Thrasher was stunned. And the Bystander is safe: it stands by you now.",

  "lesson.nothing": "The Trigger has WAVE! this time. You have nothing to spare, and nobody has to give. Ready.",
  "then.nothing": "But the Trigger has something for you.",
  "lesson.offer": "A Bandage Roll. A gift is taken or refused, and wants nothing in return. Accept.",
  "then.offer": "You have it. You may be given something by everybody, once each.",
  "lesson.again": "Ready, again.",
  "then.again": "The Trigger took Blood Lust, and shot two of them out of the line with one bullet and its splash.",
  "lesson.shot": "Special cards are free. The Energy Shot gives you one more action, for one damage. Play it.",
  "then.shot": "Two actions now.",
  "lesson.bandage": "And any number of healing items. The Bandage Roll heals two.",
  "then.bandage": "That costs no action either.",
  "lesson.swing": "The first action: the bat, at the second Thrasher.",
  "then.swing": "The card said -1: no damage at all. That happens.",
  "lesson.barrel":
    "The second: the shotgun. It takes Shells, and with two of them you draw two combat cards and choose. Fire both at the first Thrasher.",
  "then.barrel": "-1 and +2 lie there.",
  "lesson.pick": "Which of them counts? The better one, for once.",
  "then.pick":
    "Three to the Thrasher. The splash hit both its neighbours, and one of them was a Survivor: it is lost. Look before you shoot.",
  "lesson.close": "No action is left. End your turn.",
  "then.close": "They are after the Trigger. The Shuffler's card has splash, which hits whoever sits beside: you.",
  "lesson.shield":
    "A saved Survivor can stand in the way, and take it for you. It is one damage, or one Survivor: let it.",
  "then.shield":
    "The others struck the Trigger, three damage in all. Round 4 comes, and each round a larger assault; after the sixth the sun is up. Now you know how it goes.",
};
