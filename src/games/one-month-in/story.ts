import { joined, mapped } from "../../kernel/list";
import { type Gauge, seatNamed, type Sign, type Story } from "../../kernel/story";
import { pointsOf } from "./rules/points";
import type { CityNouns } from "./vocabulary";

const SIGNS: Readonly<Partial<Record<CityNouns["Event"]["was"], Sign>>> = {
  moved: "move",
  ran: "move",
  struck: "dice",
  mauled: "dice",
  clashed: "dice",
  fightBegan: "fight",
  assaulted: "fight",
  died: "death",
  sacrificed: "death",
  teamOut: "death",
  found: "gain",
  farmGave: "gain",
  worked: "gain",
  claimed: "gain",
  armed: "gain",
  suited: "gain",
  traded: "gain",
  explored: "card",
  searched: "card",
  holdRenewed: "threat",
  ended: "end",
  leftAlone: "end",
  wentQuiet: "end",
};

export const STORY: Story<CityNouns> = {
  chapters: ["turnBegan"],
  scenes: ["fightBegan", "assaulted"],
  signs: SIGNS,
  whose: (_state, event) => seatNamed(event),
  gauges: (state) =>
    joined(
      mapped(state.teams, ({ seat }): Gauge => ({ gauge: "points", seat, is: pointsOf(state, seat) })),
      mapped(state.teams, ({ seat, survivors }): Gauge => ({ gauge: "survivors", seat, is: survivors.length })),
    ),
};
