import { kept, mapped, withItem } from "../../kernel/list";
import { type Gauge, seatNamed, type Sign, type Story } from "../../kernel/story";
import type { Seen } from "../../kernel/words";
import { INFECTED_TYPES } from "./content/infected";
import type { City, CityNouns, Runner, RunnerId } from "./vocabulary";

const SIGNS: Readonly<Partial<Record<CityNouns["Event"]["was"], Sign>>> = {
  runnerMoved: "move",
  grappled: "move",
  infectedMoved: "move",
  pushed: "move",
  diceRolled: "dice",
  rerolled: "dice",
  riskRolled: "dice",
  diePaid: "dice",
  struck: "fight",
  attacked: "fight",
  defended: "fight",
  aidLent: "fight",
  knockedDown: "fight",
  withstood: "fight",
  killed: "death",
  eliminated: "death",
  lightWoundTaken: "hurt",
  woundTurned: "hurt",
  dieFatigued: "hurt",
  gearRipped: "hurt",
  itemFound: "gain",
  lootTaken: "gain",
  lightHealed: "gain",
  heavyHealed: "gain",
  dieRestored: "gain",
  dieUpgraded: "gain",
  momentumGained: "gain",
  uvLit: "gain",
  inhibitorFound: "gain",
  runnerChosen: "card",
  scenarioRevealed: "card",
  eventCame: "card",
  crateOpened: "card",
  activationDrawn: "card",
  cardDrawn: "card",
  itemUsed: "card",
  spawned: "threat",
  spreadBegan: "threat",
  chaseTaken: "threat",
  howled: "threat",
  exposureTaken: "threat",
  won: "end",
  dawnMissed: "end",
};

const infectedIn = ({ infected }: Seen<City>): number => {
  let count = 0;
  for (const area in infected) for (const type of INFECTED_TYPES) count += infected[area]?.[type] ?? 0;
  return count;
};

const woundsOf = ({ light, heavy }: Seen<Runner>): number => heavy.length + (light === "none" ? 0 : 1);

export const STORY: Story<CityNouns> = {
  chapters: ["roundBegan"],
  scenes: ["phaseBegan", "runnerActivated", "areaResolved"],
  signs: SIGNS,
  whose: ({ runners }, event) => {
    const { runner = "" } = event as { readonly runner?: RunnerId };
    const owner = seatNamed(event);
    for (const each of runners) if (owner === "" && each.runner === runner) return each.seat;
    return owner;
  },
  gauges: (state) =>
    withItem(
      mapped(
        kept(state.runners, ({ seat }) => seat !== "none"),
        (runner): Gauge => ({ gauge: "wounds", seat: runner.seat, is: woundsOf(runner) }),
      ),
      { gauge: "infected", seat: "", is: infectedIn(state) },
    ),
};
