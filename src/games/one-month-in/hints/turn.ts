import type { Hint } from "../../../kernel/game";
import { distinct, joined, kept, mapped, withItem } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import { wordAt } from "../../../kernel/talk";
import type { Say, Seat, Word } from "../../../kernel/words";
import type { Find } from "../content/search-cards";
import { fightersOf } from "../odds/falling";
import { type Ground, groundOf, type Stand } from "../odds/ground";
import { chanceOf, type Outlook, outlookOf, searchGain, searchLoss } from "../odds/outlook";
import { claimPrice } from "../odds/reach";
import { threatsTo } from "../odds/threat";
import { mayLieAt } from "../rules/fog";
import { pointsOf } from "../rules/points";
import { flaggedBy, ownIn, teamOf, wallsLeft } from "../rules/teams";
import { arrivalZone, faceOf, isFog, nextTo, tileAt } from "../rules/tiles";
import type { CitySeen, SurvivorSeen } from "../vocabulary";
import { meetingBySize, meetingWithAll } from "./fights";
import { about, decimal, percent } from "./told";
import { ofEnds, ofStandings, ofThreat } from "./warnings";

/** More than these would push the answers off the panel; the rest stand by the end of the turn. */
const THREATS_AT_ONCE = 2;
const THREATS_IN_ALL = 6;

const apOf = (survivors: readonly SurvivorSeen[]): number => {
  let ap = 0;
  for (const each of survivors) ap += each.ap;
  return ap;
};

const ready = (state: CitySeen, seat: Seat): readonly SurvivorSeen[] =>
  kept(teamOf(state, seat).survivors, ({ ap }) => ap > 0);

const readyAt = (state: CitySeen, seat: Seat, cell: Word): readonly SurvivorSeen[] =>
  kept(ready(state, seat), (each) => each.cell === cell);

/** Where a survivor stands and what it has: survivors are told apart by nothing else. */
const ofSurvivor = ({ id, cell, zone, ap, armed, suited }: SurvivorSeen): Hint => {
  const gear = joined(armed ? ["arms-mark"] : [], suited ? ["suit-mark"] : []);
  return gear.length === 0
    ? about(id, "survivor", { cell, zone, ap })
    : about(id, "survivorWithGear", { cell, zone, ap, gear });
};

export const ofSurvivors = (survivors: readonly SurvivorSeen[]): readonly Hint[] => mapped(survivors, ofSurvivor);

/** What a trade takes: two salvage are one point (OMI-VP-02). */
export const ofTradeCost = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const points = pointsOf(state, seat);
  return [about("", "tradeCost", { points, left: points - 1, salvage: teamOf(state, seat).salvage.length })];
};

const ofDeck = (view: CitySeen): readonly Hint[] => {
  const outlook = outlookOf(view);
  const share = (find: Find): number => percent(chanceOf(outlook, find));
  const slots = { salvage: share("salvage"), survivors: share("survivors"), zombies: share("zombies") };
  return outlook.cards === 0 ? [] : [about("search", "nextCard", { cards: outlook.cards, ...slots })];
};

/** Where the team stands inside and can pay for a tile, and the price. */
const claims = (ground: Ground, seat: Seat): readonly { readonly stand: Stand; readonly price: number }[] => {
  const all: { readonly stand: Stand; readonly price: number }[] = [];
  for (const stand of ground.stands) {
    if (stand.seat === seat && stand.zone === "in" && stand.ap > 0) {
      const price = claimPrice(ground, seat, tileAt(ground.state, stand.cell));
      if (price > 0 && stand.ap >= price) all.push({ stand, price });
    }
  }
  return all;
};

const ofClaims = (ground: Ground, seat: Seat): readonly Hint[] => {
  const cells = mapped(claims(ground, seat), ({ stand }) => stand.cell);
  return cells.length === 0 ? [] : [about("claim", "claimable", { cells })];
};

const ofBudget = ({ state, stands, of }: Ground, seat: Seat): Hint => {
  let ap = 0;
  for (const stand of stands) if (stand.seat === seat) ap += stand.ap;
  return about("", "budget", { ap, food: teamOf(state, seat).food, income: of[seat]?.income ?? 0 });
};

/** Before anything is chosen: what may come, what is left, and what each way to act is worth. */
const ofTurn = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const ground = groundOf(state);
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
  hints = joined(hints, ofClaims(ground, seat));
  hints = joined(hints, ofDeck(state));
  return joined(hints, ofStandings(ground, "end"));
};

/** What is known of a tile one may go to. */
const ofTile = (state: CitySeen, cell: Word): Hint => {
  const tile = tileAt(state, cell);
  if (isFog(tile)) return ofFog(state, cell);
  const { claim, worth, rooms } = faceOf(tile.tile);
  const cards = tile.reclaimed ? sizeOf(tile.stack) : rooms;
  return about(cell, "tile", { tile: tile.tile, zombies: tile.zombies, claim, worth, cards });
};

/** How many zombies may be there (OMI-FLIP-03). */
const ofFog = (state: CitySeen, cell: Word): Hint => {
  let [sum, most] = [0, 0];
  const tiles = mayLieAt(state, cell);
  for (const tile of tiles) {
    const { zombies } = faceOf(tile);
    sum += zombies;
    most = Math.max(most, zombies);
  }
  return about(cell, "fog", { most, ...decimal(tiles.length === 0 ? 0 : sum / tiles.length) });
};

const ofReady = (state: CitySeen, seat: Seat): readonly Hint[] => {
  const group = ready(state, seat);
  return mapped(distinct(mapped(group, ({ cell }) => cell)), (cell) => {
    const there = kept(group, (each) => each.cell === cell);
    return about(cell, "ready", { count: there.length, ap: apOf(there) });
  });
};

const ofTargets = (state: CitySeen, seat: Seat, from: Word): readonly Hint[] => {
  const group = readyAt(state, seat, from);
  let hints: readonly Hint[] = [];
  for (const cell of nextTo(state, from)) {
    hints = withItem(hints, ofTile(state, cell));
    hints = joined(hints, meetingWithAll(state, seat, group, cell, arrivalZone(tileAt(state, cell))));
  }
  return hints;
};

const ofMove = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  const [from, to] = [wordAt(said, 1), wordAt(said, 2)];
  if (from === "") return ofReady(state, seat);
  if (to === "") return ofTargets(state, seat, from);
  const group = readyAt(state, seat, from);
  const told = ofSurvivors(group);
  if (said.length === 3) return told;
  return joined(told, meetingBySize(state, seat, group, wordAt(said, 3), to, arrivalZone(tileAt(state, to))));
};

/** Into a building, or out of it. */
const ofPassage = (state: CitySeen, seat: Seat, said: Say, from: "in" | "out"): readonly Hint[] => {
  const to = from === "in" ? "out" : "in";
  const there = wordAt(said, 1);
  const group = (cell: Word): readonly SurvivorSeen[] => kept(ownIn(state, seat, cell, from), ({ ap }) => ap > 0);
  if (there !== "") {
    const told = ofSurvivors(group(there));
    return said.length === 2
      ? told
      : joined(told, meetingBySize(state, seat, group(there), wordAt(said, 2), there, to));
  }
  let hints = ofReady(state, seat);
  for (const { about: cell } of hints)
    if (group(cell).length > 0) hints = joined(hints, meetingWithAll(state, seat, group(cell), cell, to));
  return hints;
};

/** Price, worth, and what is left to those inside. */
const ofClaim = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  const cell = wordAt(said, 1);
  if (cell !== "") return ofSurvivors(ownIn(state, seat, cell, "in"));
  return mapped(claims(groundOf(state), seat), ({ stand, price }) => {
    const { tile } = tileAt(state, stand.cell);
    const slots = { tile, price, ap: stand.ap, spare: stand.ap - price, worth: faceOf(tile).worth };
    return about(stand.cell, "price", slots);
  });
};

/** What a search on a tile may bring those who stand there, and what it may cost them. */
const ofSearchAt = (view: CitySeen, seat: Seat, outlook: Outlook, cell: Word): readonly Hint[] => {
  const tile = tileAt(view, cell);
  const cards = sizeOf(tile.stack);
  if (tile.owner !== seat || cards === 0) return [];
  const group = ownIn(view, seat, cell, "in");
  const [gain, loss] = [decimal(searchGain(outlook)), decimal(searchLoss(outlook, fightersOf(group)))];
  const slots = { cell, cards, count: group.length, gainWhole: gain.whole, gainTenth: gain.tenth };
  return mapped(
    kept(group, ({ ap }) => ap > 0),
    ({ id, ap }) => about(id, "searcher", { ...slots, ap, lossWhole: loss.whole, lossTenth: loss.tenth }),
  );
};

const ofSearch = (view: CitySeen, seat: Seat): readonly Hint[] => {
  const outlook = outlookOf(view);
  let hints: readonly Hint[] = [];
  for (const cell of distinct(mapped(ready(view, seat), (each) => each.cell)))
    hints = joined(hints, ofSearchAt(view, seat, outlook, cell));
  return hints;
};

const ofTrade = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] => {
  if (wordAt(said, 1) === "fence") return [];
  if (said.length > 1) return ofSurvivors(teamOf(state, seat).survivors);
  return joined(ofTradeCost(state, seat), [about("fence", "fencesLeft", { count: wallsLeft(state, seat) })]);
};

const ofLift = (state: CitySeen, seat: Seat): readonly Hint[] =>
  mapped(flaggedBy(state, seat), (cell) => {
    const { tile } = tileAt(state, cell);
    return about(cell, "flag", { tile, worth: faceOf(tile).worth });
  });

const ofTear = (state: CitySeen, seat: Seat, said: Say): readonly Hint[] =>
  said.length > 1
    ? ofSurvivors(ready(state, seat))
    : mapped(
        kept(state.walls, (wall) => wall.seat !== seat),
        (wall) => about(wall.border, "fenceOf", { seat: wall.seat }),
      );

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
