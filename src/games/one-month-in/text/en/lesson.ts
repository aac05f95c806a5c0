import type { Lines } from "../../../../kernel/text";
import type { Chapter, Told } from "../../lesson/told";

/** What the guide of the lesson says: before a question, and of what came of the answer. */
export const LESSON: Lines<"lessonChapter", Chapter> & Lines<"lesson", Told> & Lines<"then", Told> = {
  "lessonChapter.arrival": "1. Into the city",
  "lessonChapter.farm": "2. A farm of your own",
  "lessonChapter.hunger": "3. Food, and what it buys",
  "lessonChapter.price": "4. What it costs",

  "lesson.fence":
    "The dead hold the city, and each team wants what is left in it: buildings to claim, food, salvage, and points when the month is over. You have a Base at G5 and five survivors. First each team puts up three fences; nothing but tearing them down gets through. Put one towards F5.",
  "then.fence": "Other teams have to go round it, or tear it down. The guide puts up the other two.",
  "lesson.move":
    "In the first turn there is nothing to do but move. Each survivor has one action point, and moving to the next tile costs it. Send all five to F6 together: the first, then all who come along.",
  "then.move":
    "The fog lifts: a Farm, with three zombies inside it. Your people stand outside, and outside nobody is bitten.",
  "lesson.rest": "Nobody has an action point left. End the turn: the points come back when it is yours again.",
  "then.rest": "The other team explored too, and went into its building.",
  "lesson.enter":
    "Now go in: one action point each, and it means a fight. Each survivor rolls a die, and so does each zombie that is left. Numbers count, so four go in and one keeps its point.",
  "then.enter": "Three hits, three zombies dead, before any of them could bite.",
  "lesson.scout": "Your survivors act in any order, each as you like. The fifth has its point yet: let it scout E6.",
  "then.scout": "Another Farm, with three more zombies.",
  "lesson.done": "That was all. End the turn.",
  "then.done": "The other team claims Terraced Houses, and fights in the Zoo.",

  "lesson.claim":
    "A building without zombies can be claimed. It costs as many action points as its blue number: two here, and whoever is inside may pay them. What you hold is worth points at the end.",
  "then.claim": "The flag is yours, and a search card lies in the building.",
  "lesson.work":
    "A Farm feeds people. Working it costs one action point and brings one more food when your next turn begins.",
  "then.work": "One survivor works; the food comes with the turn.",
  "lesson.alone":
    "And this is how not to do it. One survivor alone against three zombies is a poor bet; the panel tells the odds. Go in all the same, so that you have seen it once.",
  "then.alone": "It killed one, and was bitten. Four are left to you. Numbers count, on both sides.",
  "lesson.home": "One survivor has a point left. Into your own Base the way is free of fights: send it to G5.",
  "then.home": "At home, and inside.",
  "lesson.turn": "End the turn.",
  "then.turn": "Your farm gave two food: one for holding it, one for the work. The guide had somebody work again.",
  "lesson.depot": "From the Base to F5, which nobody has seen.",
  "then.depot": "A Bus Depot, and nobody in it. Some buildings are empty, and nobody knows which.",
  "lesson.night": "End the turn.",
  "then.night": "The other team found a zombie among its search cards, and stands on E6 now, beside your farm.",

  "lesson.feed":
    "Feeding comes before everything else in a turn. One food feeds three survivors, and a fed one has two action points. Feed three.",
  "then.feed": "Three have two points each. The guide feeds the fourth, and one of them works.",
  "lesson.inside": "The Depot is empty: going in costs a point and no blood.",
  "then.inside": "In, without a fight.",
  "lesson.search":
    "A building you hold can be searched: one action point for one card. It may be salvage, a survivor, or not. Search the farm.",
  "then.search": "Two zombies were hiding there, and everybody in the building is in the fight.",
  "lesson.stand":
    "Each round of a fight you choose: fight on, run, or leave somebody behind. Three against two is a fair fight. Fight.",
  "then.stand": "One of them is dead, and nobody was bitten. One is left.",
  "lesson.run":
    "Whoever has an action point may run for it. Two get out, and one stays: it has the better of the last zombie, and the others save their skin. Only points buy a way out of a fight.",
  "then.run": "The one who stayed won. The fight is over, and the farm is still yours.",
  "lesson.second": "The Bus Depot costs one point to claim. Claim it.",
  "then.second": "Two buildings. They pay in points, and one of them holds a search card.",
  "lesson.assault":
    "Somebody of the other team stands outside on E6. There is no action for attacking: moving in where others stand is the attack. Two against one.",
  "then.assault": "Both sides roll; they lost one, you lost nobody. The field is yours.",
  "lesson.evening": "End the turn.",
  "then.evening": "They traded salvage for fences, and shut themselves in. Salvage you find buys fences and arms.",

  "lesson.again":
    "Food again. Each food feeds three others, and nobody ever has more than two action points. Feed the three who have most to do.",
  "then.again": "The guide feeds the last, who works the farm.",
  "lesson.tear":
    "A fence of theirs stands between E6 and E5. Whoever stands at it can tear it down for an action point.",
  "then.tear": "The way to the Zoo is open.",
  "lesson.storm": "The Farm on E6 has two zombies left. Go in with both; each of them has a point.",
  "then.storm": "You are in the fight, and it is even.",
  "lesson.leave":
    "Suppose you want out of it now. One survivor with an action point can stay behind, and all others get away: that is the dearest way out. See what it does.",
  "then.leave": "One gave its life, the other is outside again. It is the one way to save many at once.",
  "lesson.find": "There is a card in the Bus Depot yet, and a survivor with a point. Search it.",
  "then.find":
    "A survivor, who joins your team! From here on you know it all: hold buildings, feed your people, count the points when the month is over.",
};
