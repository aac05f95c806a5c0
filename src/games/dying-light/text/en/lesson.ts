import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** What the guide of the lesson says: before a question, and of what came of the answer. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.daylight": "1. The last daylight",
  "lessonChapter.night": "2. Night falls",
  "lessonChapter.siege": "3. On the roof",
  "lessonChapter.way-home": "4. Hunted",

  "lesson.choose":
    "The city has lost its light. Find the Inhibitor and carry it home before dawn; if a Runner falls, all is lost. Each Runner has a Skill, three pieces of Gear and a weapon. Ash, who is light on her feet, will do.",
  "then.choose":
    "Ash has rolled her five dice: that is the pool, and each die in it pays for one thing. It is Round 7, the last by day.",
  "lesson.run":
    "A Run takes Ash to a Zone next to hers, on the same level or lower, and costs one die. Any die pays; the symbols on dice are Boosts, so spend a blank one first.",
  "then.run": "The die lies on the Action Track. How far the track fills is how loud Ash has been.",
  "lesson.further":
    "Once more. Nobody stands where Ash leaves from, so there is no Risk. Each enemy in an Area that you leave adds a Risk Die.",
  "then.further": "Ash stands at the foot of a roof, and a Biter shares her Area: leaving it will be a Risk.",
  "lesson.climb":
    "Up: a Climb costs one die and one more for each level. The Parkour Die shows Climb, a Boost that saves one. Say that is enough when it asks for more dice.",
  "then.climb": "The Climb is done first, then its Risk is rolled: Exposure. Ash would be noticed.",
  "lesson.gear":
    "Gear prevents: the shoes of this set take an Exposure for you. Used once they are damaged, used twice they are gone.",
  "then.gear": "No token for Ash. The shoes are turned to their damaged side.",
  "lesson.jump":
    "From roof to roof: a Jump crosses one lower Zone and lands two away, not higher. It costs two dice and is a Risk by itself. The die on slot 4 earns the Momentum Die.",
  "then.jump":
    "Five dice are spent: Tempo 5. The Momentum Die is Ash's from the next Round on. The Risk shows Exposure again.",
  "lesson.torn": "The shoes can take one more, and then they are gone. A token would be one card more this Round.",
  "then.torn":
    "All dice are spent, and the activation ends. The Exposure Phase: five dice are an Exposure Value of 3, so Ash draws three cards. They spawn, then move, then whoever is with Ash attacks.",
  "lesson.nest":
    "One Spawn symbol, by day a Biter. It comes from the nearest Nest, and two are equally near: what can be done in several ways you decide.",
  "then.nest":
    "Nobody could climb up to Ash. Then the End Phase: the Round Marker moves to 8, and night falls. Howlers and Virals stand in the Nests; Exposure Cards show their other half.",

  "lesson.rush":
    "At night nobody chooses who is next: the Activation deck does, and the enemy has a card in it. The Howler called Ash out, which is an Exposure token. Now a Viral rushes to her: from where?",
  "then.rush":
    "A Viral stands on Ash's roof. Then her own card came, and she rolled six dice: the Momentum Die is one of them.",
  "lesson.relay":
    "Objective 1 is the relay. To Interact is free, but each enemy here is a Risk. Nothing else on this roof is worth the noise.",
  "then.relay":
    "The relay hums: light at the shelter, crates on two roofs. The Risk showed Exposure, and Ash holds a token already: so she is chased, and a Viral came.",
  "lesson.shove":
    "Down, but not with a Viral at your back: the grey die shows Push. It moves an enemy to the next Area before Risk is counted. Push the Viral to G06.",
  "then.shove": "Nobody was left on the roof, so there was no Risk at all.",
  "lesson.evade":
    "Up to the crate on B04, two levels: three dice, less one for Climb. A Biter and a Howler make two Risks; the Momentum Die has Evade, and wakes the Evade of your jacket. Use both.",
  "then.evade": "Two Risks, two Evades: nothing to roll.",
  "lesson.crate": "The crate. Interact is free, and nobody is here to hear it.",
  "then.crate": "A stash with Drill Notes: no Inhibitor yet, so it lies in the other crate.",
  "lesson.notes":
    "To Use an item is free. Drill Notes make a grey die a better one for good: change the grey die of your pool into a Parkour Die.",
  "then.notes": "A Quick item has no Risk. The new die was rolled at once.",
  "lesson.pass":
    "Ash could go on, but three dice on the track are an Exposure of 2, and the token makes it 3. Dice that are left can defend. Pass.",
  "then.pass":
    "Nobody is on this roof, so the chase ends. Three cards at night: six Virals, more than G03 has room for.",
  "lesson.spread":
    "No Area holds more than six. Before the seventh comes the Area overflows: one goes to each neighbour, the emptiest first. Two are equally empty.",
  "then.spread":
    "Then they moved in, the most crowded Area first: four Virals share the roof with Ash, and attack with 4.",
  "lesson.defend":
    "Each die of the pool is one point of Defense, a Block is one more. Spend all three; then the jacket prevents one. Keep the dice on the track: to tire them is for worse nights.",
  "then.defend":
    "The attack's die added one: 5 against 4, a Light Wound. The token went back, the marker on, and Tempo was high enough to keep Momentum.",

  "lesson.power":
    "Four Virals. An Attack costs one die and is no Risk. Power turns it into the Special Attack for nothing: three Damage Dice instead of two. Take the Combat Die.",
  "then.power": "2, 3 and 4 beat what a Viral can take. Damage that kills nobody is lost.",
  "lesson.blow": "The Standard Attack: two dice at another Viral.",
  "then.blow": "A Crit and a 3.",
  "lesson.crit":
    "A Crit can be spent to kill any Biter or Viral here, before damage is dealt; but then it deals none. The blow kills this one as it is: keep it.",
  "then.crit": "Two are dead, two are left, and two dice lie on the track.",
  "lesson.wait": "Two dice are an Exposure of 1. What is left will be needed to defend: pass.",
  "then.wait":
    "The enemy's card: the Howler gave Ash a token again, and two cards brought Volatiles. Seven attackers, 11 in all.",
  "lesson.desperate":
    "Everything now: four dice, of which Momentum has Block and Push. Then Desperate Defense: dice of the track may tire, one point each, never the last one. Jacket; push a Volatile away.",
  "then.desperate":
    "8 against 10: two Wounds. The first turned the Light Wound into a Heavy one, the second is Light again. Two Wounds at once cost the Momentum Die. The fourth Heavy Wound would be the end.",

  "lesson.hunter":
    "Round 10 brought a Swarm, and the enemy's card comes first. Volatiles hunt: each takes the shortest way, and where there are several you choose. Let this one go round.",
  "then.hunter":
    "The tired dice lie in the Cooldown slots: they miss this Round and come back in the next. Ash has three dice.",
  "lesson.leap":
    "Away from here. Jump is on the Parkour Die, and saves one of the two dice. The Risk is great all the same: four dice at most.",
  "then.leap": "Two Fatigue count once, as two Spawn do. Fatigue would put a die of the track out for two Rounds.",
  "lesson.gloves": "The gloves prevent Fatigue.",
  "then.gloves": "The Spawn came to nothing: no figure of it is left in the supply.",
  "lesson.bag": "A Loot Bag lies on this roof. Nobody knows what is in it. Interact.",
  "then.bag":
    "A Bandage. But the Risk showed Exposure, and Ash is chased again: a Volatile and a Viral came after her.",
  "lesson.special":
    "Two Virals and a Volatile. The Special Attack without Power tires a die of the track. It cleaves: what the first does not need hits another.",
  "then.special": "13 damage, and one Viral takes little of it.",
  "lesson.cleave": "Spare damage goes to another enemy here: the second Viral.",
  "then.cleave": "Two with one blow.",
  "lesson.bandage":
    "The Bandage heals the Light Wound. It is a Focus item: using it is free, but each enemy here is a Risk.",
  "then.bandage": "Safe, and one Wound fewer.",
  "lesson.last": "One die is left, with Power. A Volatile is tough; what does not kill it does nothing. Try it.",
  "then.last":
    "Seven were too few, and the last die is spent: the activation ends, and the cards come. From here on you know it all: the Inhibitor lies in the crate on B05. Carry it to G11, and open the shelter door.",
};
