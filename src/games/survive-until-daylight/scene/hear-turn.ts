import { type Gesture, headOf, type Heard, NOTHING, refusal, words } from "../../../kernel/gesture";
import { has, kept } from "../../../kernel/list";
import type { Part, Say, Word } from "../../../kernel/words";
import { RECIPES } from "../content/crafting";
import { isWeapon, sortOf, weaponOf } from "../rules/cards";
import { isOwnTurn, whyUnused } from "../rules/free-cards";
import { wordAt } from "../../../kernel/talk";
import type { NightSeen } from "../vocabulary";
import { cardIn, foeAtSpot, isLine, isSlot } from "./heard";
import { whyNotGiven, whyNotStacked } from "./why-not-now";

/** What two ingredients make together, whichever lies on the other. */
const recipeOf = (one: Word, other: Word): Word => {
  const [recipe] = kept(RECIPES, ({ of }) => one !== other && has(of, one) && has(of, other));
  return recipe === undefined ? "" : recipe.craft;
};

/** Ammo on a weapon loads it, an ingredient on another is crafted with it. */
const onto = (state: NightSeen, said: Say, part: Part | "said", { kind, to }: Gesture): Heard => {
  const under = cardIn(state, to);
  const craft = recipeOf(kind, under);
  if (craft !== "") return said.length === 0 ? words(["craft", craft]) : NOTHING;
  if (sortOf(kind) === "ammo" && isWeapon(under)) {
    if (weaponOf(under).ammo !== kind) return refusal("SUD-AMMO-02");
    if (part !== "said" && part.ask === "ammo") return words(["1"]);
    return said.length === 0 ? words(["attack", under]) : NOTHING;
  }
  const isCrafting = sortOf(kind) === "ingredient" && sortOf(under) === "ingredient";
  return isCrafting ? refusal("SUD-CRAFT-02") : whyNotStacked(under, kind);
};

/** Why what is no weapon does nothing to an enemy in one's own turn. */
const whyNoWeapon = (card: Word): Word =>
  sortOf(card) === "junk" || (sortOf(card) === "special" && !isOwnTurn(card)) ? whyUnused(card) : "SUD-RUBBLE-15";

/** Whether it is ammo for the weapon that was said. */
const loads = (said: Say, card: Word): boolean => weaponOf(wordAt(said, 1)).ammo === card;

/** A weapon on an enemy is an attack; other cards are used where they belong. */
export const hearInTurn = (state: NightSeen, said: Say, part: Part | "said", gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  if (from === to) return NOTHING;
  if (part !== "said" && part.ask === "swing" && has(part.of, kind)) return words([kind]);
  const foe = foeAtSpot(state, to);
  if (foe !== "") {
    // The weapon lies on its target by now.
    if (part !== "said" && part.ask === "ammo" && loads(said, kind)) return words(["1"]);
    if (!isWeapon(kind)) return refusal(whyNoWeapon(kind));
    if (part !== "said" && part.ask === "target")
      return wordAt(said, 1) === kind ? words([foe]) : refusal("SUD-ATTACK-02");
    return said.length === 0 ? words(["attack", kind, foe]) : NOTHING;
  }
  if (isLine(to) && isWeapon(kind)) return refusal("SUD-RULING-47");
  if (headOf(to) === seat && isSlot(to)) return onto(state, said, part, gesture);
  if (has(state.seats, headOf(to)) && headOf(to) !== seat) return whyNotGiven(gesture);
  if (said.length > 0) return NOTHING;
  if (sortOf(kind) === "healing") return words(["heal", kind]);
  return isOwnTurn(kind) ? words(["play", kind]) : refusal(whyUnused(kind));
};
