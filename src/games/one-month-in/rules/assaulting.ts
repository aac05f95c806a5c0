import { has, joined, kept, mapped } from "../../../kernel/list";
import { numberOf, numberText } from "../../../kernel/number-text";
import { sorted } from "../../../kernel/order";
import type { Seat, Word } from "../../../kernel/words";
import { ATTACK_DICE, DEFENCE_DICE } from "../content/limits";
import type { Assault, CityAsk, CityChance, CityGo, CitySeen, SurvivorSeen } from "../vocabulary";
import { askLosses, isChoice, usuallyFall } from "./casualties";
import { diceOf } from "./dice";
import { ownIn, teamOf } from "./teams";

/** The group that came, as far as it lives; in the zone stand no others of its team (OMI-RUL-42). */
const attackers = (state: CitySeen, { attacker, group }: Assault): readonly SurvivorSeen[] =>
  kept(teamOf(state, attacker).survivors, ({ id }) => has(group, id));

/** Everybody of the other team in that zone (OMI-RUL-42). */
const defenders = (state: CitySeen, { defender, cell, zone }: Assault): readonly SurvivorSeen[] =>
  ownIn(state, defender, cell, zone);

const armedDice = (state: CitySeen, step: Assault): number =>
  Math.min(ATTACK_DICE, kept(attackers(state, step), ({ armed }) => armed).length);

/** No trade, no retreat from here on (OMI-RUL-44, OMI-RUL-47). */
export const assault: CityGo<"assault"> = {
  kind: "go",
  run: ({ emit, next }, { assault: on }) => {
    const { attacker, defender, cell, zone } = on;
    emit({ was: "assaulted", seat: attacker, on: defender, cell, zone });
    next({ do: "clash", assault: on });
  },
};

/** From high to low. */
const ranked = (dice: readonly number[]): readonly number[] => sorted(dice, (a, b) => b - a);

/** What the dice of either side count; an armed survivor's one more (OMI-RUL-40, OMI-RUL-43). */
const rolled = (state: CitySeen, on: Assault, came: readonly Word[]) => {
  const count = Math.min(ATTACK_DICE, attackers(state, on).length);
  const armed = armedDice(state, on);
  const attack = mapped(came.slice(0, count), (die, i) => numberOf(die) + (i < armed ? 1 : 0));
  return { count, attack: ranked(attack), defence: ranked(mapped(came.slice(count), numberOf)) };
};

/** Highest against highest, then second against second; a tie is the defender's (OMI-PVP-03 to OMI-PVP-05). */
const outcome = (state: CitySeen, on: Assault, came: readonly Word[]) => {
  const { count, attack, defence } = rolled(state, on, came);
  const pairs = Math.min(attack.length, defence.length);
  let beaten = 0;
  for (let i = 0; i < pairs; i++) if ((attack[i] ?? 0) > (defence[i] ?? 0)) beaten++;
  return { count, beaten, fallen: pairs - beaten };
};

/** Round after round, until one side has nobody left (OMI-PVP-01, OMI-PVP-02, OMI-PVP-06). */
export const clash: CityChance<"clash"> = {
  kind: "chance",
  draws: (state, { assault: on }) => {
    const attack = Math.min(ATTACK_DICE, attackers(state, on).length);
    const defence = Math.min(DEFENCE_DICE, defenders(state, on).length);
    if (attack === 0 || defence === 0) return [];
    return joined(diceOf(attack, armedDice(state, on), "armed-attack", "attack"), diceOf(defence, 0, "", "defence"));
  },
  land: ({ state, emit, next }, { assault: on }, came) => {
    const { attacker, defender, cell } = on;
    if (came.length === 0) {
      const won = attackers(state, on).length > 0;
      emit({ was: "assaultEnded", seat: attacker, on: defender, cell, won });
      return;
    }
    const { count, fallen, beaten } = outcome(state, on, came);
    const attack = came.slice(0, count);
    emit({ was: "clashed", seat: attacker, on: defender, attack, defence: came.slice(count), fallen, beaten });
    if (beaten > 0) next({ do: "losses", assault: on, seat: defender, count: beaten });
    if (fallen > 0) next({ do: "losses", assault: on, seat: attacker, count: fallen });
    next({ do: "clash", assault: on });
  },
  read: (state, { assault: on }, came) => {
    const { fallen, beaten } = outcome(state, on, came);
    return ["beaten" + numberText(beaten), "fallen" + numberText(fallen)];
  },
};

const sideOf = (state: CitySeen, on: Assault, seat: Seat): readonly SurvivorSeen[] =>
  seat === on.attacker ? attackers(state, on) : defenders(state, on);

/** The rule against what nobody may do here. */
const against = (word: Word): Word => {
  if (word === "trade") return "OMI-RUL-47";
  if (has(["run", "sacrifice", "leave", "move"], word)) return "OMI-RUL-44";
  return word === "end" ? "OMI-RUL-04" : "OMI-RUL-45";
};

/** Each side's own choice, where it matters (OMI-PVP-05, OMI-RUL-45). */
export const losses: CityAsk<"losses", readonly Word[]> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { assault: on, seat, count }) => (isChoice(sideOf(state, on, seat), count) ? [seat] : []),
  asks: (talk, state, { assault: on, seat, count }) => askLosses(talk, sideOf(state, on, seat), count, against),
  take: ({ emit }, { assault: on, seat }, _seat, survivors) => {
    emit({ was: "died", seat, cell: on.cell, survivors, of: "rivals", by: "OMI-RUL-45" });
  },
  nobody: ({ state, emit }, { assault: on, seat, count }) => {
    const survivors = usuallyFall(sideOf(state, on, seat), count);
    emit({ was: "died", seat, cell: on.cell, survivors, of: "rivals", by: "OMI-PVP-05" });
  },
};
