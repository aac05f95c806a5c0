import { allowed, anyOf } from "../../../kernel/choice";
import { fail } from "../../../kernel/fail";
import { has, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { isOpen, wordTo } from "../../../kernel/talk";
import type { Choice, Seat, Verdict, Word } from "../../../kernel/words";
import { type Recipe, RECIPES, SPEAR_DAMAGE } from "../content/crafting";
import type { FoeId, NightAction, NightSeen, NightTalk, NightTell } from "../vocabulary";
import { enemiesNextDoor, enemyIds, enemyPlaces, fell, foeAt, idAt, isDown, placeOf } from "./line";
import { isOn } from "./options";
import { playerOf } from "./players";

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

const whyNotMake = (state: NightSeen, seat: Seat, word: Word): Verdict => {
  for (const recipe of RECIPES)
    if (recipe.craft === word && canMake(state, seat, recipe))
      return wantsEnemy(state, word) && enemyIds(state).length === 0 ? refuse("SUD-RULING-47") : "fine";
  return refuse("SUD-CRAFT-02");
};

const makeable = (state: NightSeen, seat: Seat): Choice =>
  allowed(
    mapped(RECIPES, ({ craft }) => craft),
    (word) => whyNotMake(state, seat, word),
  );

const neighboursOf = (state: NightSeen, at: number): readonly FoeId[] =>
  mapped(enemiesNextDoor(state, at), (place) => idAt(state, place));

/** Enemies with an enemy next to them; if there are none, any enemy, alone (SUD-RULING-44). */
const grenadeFirsts = (state: NightSeen): readonly FoeId[] => {
  const paired = kept(enemyPlaces(state), (at) => enemiesNextDoor(state, at).length > 0);
  return paired.length === 0 ? enemyIds(state) : mapped(paired, (at) => idAt(state, at));
};

/** Asks where the Grenade goes: an enemy, and one next to it. */
const aim = (talk: NightTalk, state: NightSeen): readonly FoeId[] => {
  const first = wordTo(talk, "stun", () => anyOf(grenadeFirsts(state), "SUD-CRAFT-17"));
  if (isOpen(talk)) return [];
  const beside = neighboursOf(state, placeOf(first));
  if (beside.length === 0) return [first];
  return [first, wordTo(talk, "stunToo", () => anyOf(beside, "SUD-CRAFT-17"))];
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

/** What is made, and at whom or where it goes at once. */
interface Making {
  readonly made: Word;
  readonly at: readonly Word[];
}

const goesTo = (talk: NightTalk, state: NightSeen, made: Word): readonly Word[] => {
  if (made === "trap") return [wordTo(talk, "trapFor", () => anyOf(state.seats, "SUD-CRAFT-12"))];
  if (made === "spear") return [wordTo(talk, "spearOn", () => anyOf(enemyIds(state), "SUD-RULING-47"))];
  return made === "grenade" && !isOn(state, "grenadesKept") ? aim(talk, state) : [];
};

/** One token for one action (SUD-CRAFT-01, SUD-RULING-38). */
export const craft: NightAction<Making> = {
  act: "craft",
  whyNot: (state, seat) => {
    if (state.actions === 0) return refuse("SUD-TURN-04");
    return makeable(state, seat).of.length > 0 ? "fine" : refuse("SUD-CRAFT-02");
  },
  asks: (talk, state, seat) => {
    const made = wordTo(talk, "craft", () => makeable(state, seat));
    return { made, at: goesTo(talk, state, made) };
  },
  take: (tell, seat, { made, at }) => {
    const { craft: token, by } = recipeOf(made);
    const [where] = at;
    tell.emit({ was: "crafted", seat, craft: token, by });
    if (where === undefined) return;
    if (made === "trap") tell.emit({ was: "trapPlaced", seat: where });
    if (made === "spear") spear(tell, where);
    if (made === "grenade") throwAt(tell, seat, at);
  },
};

/** A Grenade that was kept flies as a free card (the option of SUD-RULING-43). */
export const throwing: NightAction<readonly FoeId[]> = {
  act: "throw",
  whyNot: (state, seat) => {
    if (playerOf(state, seat).grenades === 0) return refuse("SUD-RULING-43");
    return enemyIds(state).length > 0 ? "fine" : refuse("SUD-RULING-47");
  },
  asks: aim,
  take: throwAt,
};
