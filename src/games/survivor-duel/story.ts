import { joined, mapped } from "../../kernel/list";
import { type Gauge, seatNamed, type Sign, type Story } from "../../kernel/story";
import type { DuelNouns } from "./vocabulary";

const SIGNS: Readonly<Partial<Record<DuelNouns["Event"]["was"], Sign>>> = {
  drew: "card",
  played: "card",
  equipped: "card",
  used: "card",
  decksChosen: "card",
  looted: "card",
  hitRolled: "dice",
  zombieRolled: "dice",
  escapeRolled: "dice",
  firstDrawn: "dice",
  attacked: "fight",
  attackDeclared: "fight",
  attackHit: "fight",
  hurt: "hurt",
  zombieHurt: "hurt",
  zombieDied: "death",
  decked: "death",
  conceded: "death",
  healed: "gain",
  threatGained: "gain",
  covered: "gain",
  aimed: "gain",
  repaired: "gain",
  spawned: "threat",
  raised: "threat",
  advanced: "threat",
};

export const STORY: Story<DuelNouns> = {
  chapters: ["turnBegan"],
  scenes: ["phaseBegan", "attackDeclared"],
  signs: SIGNS,
  whose: (_state, event) => seatNamed(event),
  gauges: ({ sides }) =>
    joined(
      mapped(sides, ({ seat, hp }): Gauge => ({ gauge: "hp", seat, is: hp })),
      mapped(sides, ({ seat, th }): Gauge => ({ gauge: "threat", seat, is: th })),
    ),
};
