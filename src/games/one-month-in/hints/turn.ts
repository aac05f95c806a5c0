import { breathe } from "../../../kernel/breath";
import type { Hint } from "../../../kernel/game";
import { joined, mapped } from "../../../kernel/list";
import { wordAt } from "../../../kernel/talk";
import type { Say, Seat } from "../../../kernel/words";
import { type Ground, groundOf } from "../odds/ground";
import { threatsTo } from "../odds/threat";
import { teamOf } from "../rules/teams";
import type { CitySeen } from "../vocabulary";
import { ofSurvivors, ready } from "./crowd";
import { ofDeck, ofSearch } from "./finds";
import { ofMove, ofPassage } from "./going";
import { ofClaim, ofClaims, ofLift, ofTear, ofTrade } from "./spending";
import { about } from "./told";
import { ofEnds, ofStandings, ofThreat } from "./warnings";

/** More than these would push the answers off the panel; the rest stand by the end of the turn. */
const THREATS_AT_ONCE = 2;
const THREATS_IN_ALL = 6;

const ofBudget = ({ state, stands, of }: Ground, seat: Seat): Hint => {
  let ap = 0;
  for (const stand of stands) if (stand.seat === seat) ap += stand.ap;
  return about("", "budget", { ap, food: teamOf(state, seat).food, income: of[seat]?.income ?? 0 });
};

/** As much work as it is to go through all that threatens a team in a crowded city. */
const THE_THREATS = 150;

/** Before anything is chosen: what may come, what is left, and what each way to act is worth. */
const ofTurn = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const ground = groundOf(state);
  breathe(THE_THREATS);
  const threats = threatsTo(ground, seat);
  let hints = joined(ofEnds(ground), [ofBudget(ground, seat)]);
  hints = joined(
    hints,
    mapped(threats.slice(0, THREATS_AT_ONCE), (threat) => ofThreat("", threat)),
  );
  hints = joined(
    hints,
    mapped(threats.slice(THREATS_AT_ONCE, THREATS_IN_ALL), (threat) => ofThreat("end", threat)),
  );
  hints = joined(hints, ofClaims(state, seat));
  hints = joined(hints, ofDeck(state, "search"));
  return joined(hints, ofStandings(ground, "end"));
};

/** What is worth knowing for what has been begun. */
export const ofActing = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  switch (wordAt(said, 0)) {
    case "":
      return ofTurn(state, seat);
    case "feed":
      return joined(ofSurvivors(teamOf(state, seat).survivors), [ofBudget(groundOf(state), seat)]);
    case "move":
      return ofMove(state, seat, said);
    case "enter":
      return ofPassage(state, seat, said, "out");
    case "leave":
      return ofPassage(state, seat, said, "in");
    case "claim":
      return ofClaim(state, seat, said);
    case "search":
      return ofSearch(state, seat);
    case "work":
      return ofSurvivors(ready(state, seat));
    case "tear":
      return ofTear(state, seat, said);
    case "trade":
      return ofTrade(state, seat, said);
    case "lift":
      return ofLift(state, seat);
    default:
      return [];
  }
};
