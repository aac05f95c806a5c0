import type { Word } from "../../../kernel/words";
import { FACES } from "../content/dice";
import { INFECTED, isInfected } from "../content/infected";
import { toughnessOf, typeOf } from "../rules/figures";
import { NO } from "../../../kernel/talk";
import type { Blow, CitySeen, Face } from "../vocabulary";

const numbers: readonly Face[] = FACES.damage;

const valueOf = (face: Face): number => numbers.indexOf(face) + 1;

const damageOf = ({ faces, more }: Blow): number => {
  let damage = more;
  for (const face of faces) damage += valueOf(face);
  return damage;
};

/** How much an Infected is worth to be rid of. */
const worthOf = (figure: Word): number => {
  const { attack, agile } = INFECTED[typeOf(figure)];
  return 10 + 10 * attack + (agile ? 5 : 0);
};

/** The lowest die again, if the blow does not kill as it is. */
export const scoreOfReroll = (state: CitySeen, blow: Blow, word: Word): number => {
  if (word === NO) return damageOf(blow) >= toughnessOf(state, blow.area, blow.target) ? 100 : 1;
  return 10 - valueOf(word);
};

/** A Crit is kept where the target falls only with it and is worth more than whom it would eliminate. */
export const scoreOfCrit = (state: CitySeen, blow: Blow, word: Word): number => {
  if (word !== "keep") return worthOf(word);
  const damage = damageOf(blow);
  const toughness = toughnessOf(state, blow.area, blow.target);
  const needed = damage >= toughness && damage - valueOf("damage.crit") < toughness;
  return needed ? worthOf(blow.target) + (blow.area === "none" ? 0 : 1) : 0;
};

/** Cleave and knock down: whoever is worst. */
export const scoreOfVictim = (word: Word): number => (isInfected(word) || typeOf(word) !== "biter" ? worthOf(word) : 1);
