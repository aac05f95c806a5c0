import { mapped, withItem } from "../../kernel/list";
import { type Gauge, seatNamed, type Sign, type Story } from "../../kernel/story";
import type { Seat } from "../../kernel/words";
import type { NightNouns } from "./vocabulary";

const SIGNS: Readonly<Partial<Record<NightNouns["Event"]["was"], Sign>>> = {
  characterChosen: "card",
  drew: "card",
  cardKept: "card",
  cardPicked: "card",
  flipped: "card",
  specialPlayed: "card",
  luckyPlayed: "card",
  assaultRevealed: "card",
  attackDeclared: "fight",
  enemyHit: "fight",
  grenadeThrown: "fight",
  trapSprung: "fight",
  junkSwung: "fight",
  suffered: "hurt",
  wounded: "hurt",
  foeHurt: "hurt",
  died: "death",
  foeFell: "death",
  healed: "gain",
  crafted: "gain",
  given: "gain",
  rummaged: "gain",
  survivorSaved: "gain",
  arrowBack: "gain",
  waveTaken: "threat",
  waveAccepted: "threat",
  linedUp: "threat",
  enemiesCame: "threat",
  won: "end",
};

export const STORY: Story<NightNouns> = {
  chapters: ["roundBegan"],
  scenes: ["tradeBegan", "combatBegan", "turnBegan", "enemiesCame"],
  signs: SIGNS,
  // A gift names who gives it.
  whose: (_state, event) => {
    const { from = "" } = event as { readonly from?: Seat };
    const seat = seatNamed(event);
    return seat === "" ? from : seat;
  },
  gauges: ({ players, line }) =>
    withItem(
      mapped(players, ({ seat, damage }): Gauge => ({ gauge: "damage", seat, is: damage })),
      { gauge: "enemies", seat: "", is: line.length },
    ),
};
