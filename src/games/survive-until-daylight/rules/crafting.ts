import { fail } from "../../../kernel/fail";
import { has, joined, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Say, Seat, Verdict, Word } from "../../../kernel/words";
import { type Craft, type Recipe, RECIPES, SPEAR_DAMAGE } from "../content/crafting";
import type { FoeId, NightSeen, NightTell } from "../vocabulary";
import type { NightAction } from "./actions";
import { enemiesNextDoor, enemyIds, enemyPlaces, fell, foeAt, idAt, isDown, placeOf } from "./line";
import { isOn } from "./options";
import { playerOf } from "./players";
import { isOpen, type Talk, talkFrom, wordAt, wordTo } from "../../../kernel/talk";

export const recipeOf = (craft: Word): Recipe =>
  kept(RECIPES, (each) => each.craft === craft)[0] ?? fail("no recipe: " + craft);

/** All ingredients from one's own inventory (SUD-CRAFT-02, SUD-RULING-89). */
export const canMake = (state: NightSeen, seat: Seat, { of }: Recipe): boolean => {
  const { inventory } = playerOf(state, seat);
  return has(inventory, of[0]) && has(inventory, of[1]);
};

/** What is used on an enemy at once wants one (SUD-RULING-47). */
const wantsEnemy = (state: NightSeen, craft: Word): boolean =>
  craft === "spear" || (craft === "grenade" && !isOn(state, "grenadesKept"));

const whyNotMake = (state: NightSeen, seat: Seat, recipe: Recipe): Verdict => {
  if (!canMake(state, seat, recipe)) return refuse("SUD-CRAFT-02");
  return wantsEnemy(state, recipe.craft) && enemyIds(state).length === 0 ? refuse("SUD-RULING-47") : "fine";
};

const makeable = (state: NightSeen, seat: Seat): readonly Craft[] =>
  mapped(
    kept(RECIPES, (recipe) => whyNotMake(state, seat, recipe) === "fine"),
    ({ craft }) => craft,
  );

const neighboursOf = (state: NightSeen, at: number): readonly FoeId[] =>
  mapped(enemiesNextDoor(state, at), (place) => idAt(state, place));

/** Enemies with an enemy next to them; if there are none, any enemy, alone (SUD-RULING-44). */
const grenadeFirsts = (state: NightSeen): readonly FoeId[] => {
  const paired = kept(enemyPlaces(state), (at) => enemiesNextDoor(state, at).length > 0);
  return paired.length === 0 ? enemyIds(state) : mapped(paired, (at) => idAt(state, at));
};

/** Asks where the Grenade goes: an enemy, and one next to it. */
const aim = (talk: Talk, state: NightSeen): void => {
  const first = wordTo(talk, "stun", grenadeFirsts(state));
  if (isOpen(talk)) return;
  const beside = neighboursOf(state, placeOf(first));
  if (beside.length > 0) wordTo(talk, "stunToo", beside);
};

const talkOfCraft = (state: NightSeen, seat: Seat, said: Say): Talk => {
  const talk = talkFrom(said, 1);
  const craft = wordTo(talk, "craft", makeable(state, seat));
  if (craft === "trap") wordTo(talk, "trapFor", state.seats);
  if (craft === "spear") wordTo(talk, "spearOn", enemyIds(state));
  if (craft === "grenade" && !isOn(state, "grenadesKept")) aim(talk, state);
  return talk;
};

const against = (state: NightSeen, seat: Seat, ask: Word, word: Word): Word => {
  if (ask === "stun" || ask === "stunToo") return "SUD-CRAFT-17";
  if (ask === "spearOn") return "SUD-RULING-47";
  if (ask === "trapFor") return "SUD-CRAFT-12";
  for (const recipe of RECIPES) if (recipe.craft === word && canMake(state, seat, recipe)) return "SUD-RULING-47";
  return "SUD-CRAFT-02";
};

/** In the order of the line, whichever was named first. */
const throwAt = ({ emit }: NightTell, seat: Seat, foes: readonly FoeId[]): void => {
  const [first = "", second = ""] = foes;
  const upended = second !== "" && placeOf(second) < placeOf(first);
  emit({ was: "grenadeThrown", seat, foes: upended ? [second, first] : foes });
};

/** It deals its damage at once, and later attacks on that enemy deal more (SUD-CRAFT-15, SUD-CRAFT-16). */
const spear = (tell: NightTell, foe: FoeId): void => {
  tell.emit({ was: "spearPlaced", foe });
  tell.emit({ was: "foeHurt", foe, damage: SPEAR_DAMAGE, cause: "spear", by: "SUD-CRAFT-15" });
  if (isDown(foeAt(tell.state, placeOf(foe)))) fell(tell, foe);
};

const wordsFrom = (say: Say, at: number): readonly Word[] => {
  let words: readonly Word[] = [];
  for (const part of say.slice(at)) words = joined(words, part);
  return words;
};

/** One token for one action (SUD-CRAFT-01, SUD-RULING-38). */
export const craft: NightAction = {
  act: "craft",
  whyNot: (state, seat) => {
    if (state.actions === 0) return refuse("SUD-TURN-04");
    return makeable(state, seat).length > 0 ? "fine" : refuse("SUD-CRAFT-02");
  },
  talk: talkOfCraft,
  against,
  take: (tell, seat, say) => {
    const { craft: made, by } = recipeOf(wordAt(say, 1));
    const [where = ""] = say[2] ?? [];
    tell.emit({ was: "crafted", seat, craft: made, by });
    if (made === "trap") tell.emit({ was: "trapPlaced", seat: where });
    if (made === "spear") spear(tell, where);
    if (made === "grenade" && !isOn(tell.state, "grenadesKept")) throwAt(tell, seat, wordsFrom(say, 2));
  },
};

/** A Grenade that was kept flies as a free card (the option of SUD-RULING-43). */
export const throwing: NightAction = {
  act: "throw",
  whyNot: (state, seat) => {
    if (playerOf(state, seat).grenades === 0) return refuse("SUD-RULING-43");
    return enemyIds(state).length > 0 ? "fine" : refuse("SUD-RULING-47");
  },
  talk: (state, _seat, said) => {
    const talk = talkFrom(said, 1);
    aim(talk, state);
    return talk;
  },
  against: () => "SUD-CRAFT-17",
  take: (tell, seat, say) => {
    throwAt(tell, seat, wordsFrom(say, 1));
  },
};
