import type { Hint } from "../../../kernel/game";
import { joined, mapped } from "../../../kernel/list";
import { wordAt } from "../../../kernel/talk";
import type { Say, Seat } from "../../../kernel/words";
import { ofCasualties, ofClash, ofFightNow, ofMaul, ofStand } from "./fights";
import { ofSurvivors } from "./crowd";
import { ofDeck, ofFog } from "./finds";
import { ofFirstFences } from "./first-fences";
import { ofTradeCost } from "./spending";
import { ofActing } from "./turn";
import { ofEnds, ofStandings, ofThreat } from "./warnings";
import { groundOf } from "../odds/ground";
import { threatsTo } from "../odds/threat";
import { ownIn, teamOf } from "../rules/teams";
import type { CitySeen, CityStep, StepOf } from "../vocabulary";

const ofStandAsked = (view: CitySeen, step: StepOf<"stand">, said: Say): readonly Hint[] => {
  const told = ofStand(view, step, said);
  const act = wordAt(said, 0);
  if (act === "") return told;
  const costs = act === "trade" && said.length === 1 ? ofTradeCost(view, step.seat) : [];
  return joined(joined(told, costs), ofSurvivors(ownIn(view, step.seat, step.cell, "in")));
};

/** For those who wait: what could come to them, and how all stand. */
const ofWaiting = (view: CitySeen, seat: Seat): readonly Hint[] => {
  const ground = groundOf(view);
  const threats = mapped(threatsTo(ground, seat).slice(0, 3), (threat) => ofThreat("", threat));
  return joined(joined(ofEnds(ground), threats), ofStandings(ground, ""));
};

/** What is worth knowing before one answers, or before dice are thrown. */
export const hints = (view: CitySeen, waiting: CityStep, seat: Seat, said: Say): readonly Hint[] => {
  switch (waiting.do) {
    case "fence":
      return ofFirstFences(view, waiting.seat);
    case "explore":
      return [ofFog(view, waiting.cell, "")];
    case "turnOver":
      return ofDeck(view, "");
    case "acting":
      return ofActing(view, waiting.seat, said);
    case "stand":
      return ofStandAsked(view, waiting, said);
    case "strike":
      return ofFightNow(view, waiting.seat, waiting.cell, "");
    case "maul":
      return ofMaul(view, waiting);
    case "casualties":
      return joined(ofCasualties(view, waiting), ofSurvivors(ownIn(view, waiting.seat, waiting.cell, "in")));
    case "clash":
      return ofClash(view, waiting);
    case "losses":
      return ofSurvivors(teamOf(view, waiting.seat).survivors);
    case "propose":
      return said.length > 0 ? [] : ofWaiting(view, seat);
    case "close":
      return ofStandings(groundOf(view), "");
    default:
      return [];
  }
};
