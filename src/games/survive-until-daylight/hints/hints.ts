import type { Hint } from "../../../kernel/game";
import { has, joined, kept, mapped } from "../../../kernel/list";
import { numberOf, numbers } from "../../../kernel/number-text";
import { percentOf } from "../../../kernel/percent";
import { cardsOf, sizeOf } from "../../../kernel/pile";
import type { Say, Seat, Word } from "../../../kernel/words";
import { CHARACTERS } from "../content/characters";
import { RECIPES } from "../content/crafting";
import { WAVE } from "../content/rubble";
import { ammoFor, bonusFor, cardsFor } from "../rules/attack-action";
import { isCombatCard, isWeapon, sortOf, weaponOf } from "../rules/cards";
import { damageOfBlow } from "../rules/damage";
import { deckOf, outlookOfBlow } from "../rules/forecast";
import { enemyPlaces, idAt, nextDoor, placeOf } from "../rules/line";
import { dangerOf, dangerTo, type Menace, menaces, splashOf, targetsOf } from "../rules/menace";
import { besides, playerOf, remainingHealth } from "../rules/players";
import { NO, wordAt } from "../../../kernel/talk";
import { delayCost } from "../rules/wave";
import type { Blow, NightSeen, NightStep } from "../vocabulary";
import { about } from "./about";
import { ofGrenade } from "./grenade";

const percent = (part: number, of: number): number => (of === 0 ? 0 : percentOf(part / of));

/** Hundredths as a whole number and its tenths. */
const decimal = (hundredths: number) => {
  const tenths = Math.floor((hundredths + 5) / 10);
  return { whole: Math.floor(tenths / 10), tenth: tenths % 10 };
};

const holders = (state: NightSeen, except: Seat, card: Word): readonly Seat[] =>
  mapped(
    kept(state.players, ({ seat, inventory }) => seat !== except && has(inventory, card)),
    ({ seat }) => seat,
  );

/** How likely WAVE! is, and what else may be found (SUD-INFO-01, SUD-INFO-02). */
const ofSearch = (state: NightSeen, seat: Seat): readonly Hint[] => {
  const cards = sizeOf(state.active);
  const soon = percent(Math.min(cards, state.seats.length), cards);
  // The view holds all that is unseen of both piles in the Rubble pile.
  const unseen = cardsOf(state.rubble);
  const count = (sort: Word): number => kept(unseen, (card) => sortOf(card) === sort).length;
  const slots = { unseen: unseen.length, healing: count("healing"), ammo: count("ammo"), red: count("red") };
  return [
    about("", "waveNext", { cards, percent: percent(1, cards) }),
    about("", "waveSoon", { percent: soon, seat }),
    about("", "unseen", slots),
  ];
};

/** What a delay costs and buys (SUD-INFO-03). */
const ofWave = (state: NightSeen, seat: Seat): readonly Hint[] => {
  const rubble = sizeOf(state.active);
  if (rubble === 0) return [about("delay", "vainDelay", { cost: delayCost(state, seat) })];
  return [
    about("delay", "delayCost", { cost: delayCost(state, seat), cards: rubble + 1, draws: Math.floor(rubble / 2) }),
  ];
};

/** What those do who are after a seat, and what their splash may cost those beside it. */
const ofTarget = (state: NightSeen, all: readonly Menace[], seat: Seat): readonly Hint[] => {
  const after = kept(all, ({ target }) => target === seat);
  const [danger, splash] = [dangerOf(after), splashOf(after)];
  const seats = splash.worst > 0 ? besides(state, seat) : [];
  const own = about("", "danger", { seat, ...decimal(danger.expected), worst: danger.worst });
  return seats.length > 0
    ? [own, about("", "splashDanger", { seats, ...decimal(splash.expected), worst: splash.worst })]
    : [own];
};

/** How bad it may get for the holder, and for those beside (SUD-INFO-08). */
const ofDanger = (state: NightSeen, all = menaces(state, state.holder)): readonly Hint[] => {
  let hints: readonly Hint[] = [];
  for (const seat of targetsOf(all)) hints = joined(hints, ofTarget(state, all, seat));
  const dying = kept(state.seats, (seat) => dangerTo(state, all, seat).worst >= remainingHealth(playerOf(state, seat)));
  return joined(
    hints,
    mapped(dying, (seat) => about("", "lethal", { seat })),
  );
};

const MEETINGS = [
  ["survivor", "meetsSurvivor"],
  ["trap", "meetsTrap"],
  ["barricade", "meetsBarricade"],
  ["target", "meetsTarget"],
  ["nothing", "meetsNothing"],
] as const;

/** Whom or what each enemy will hit, if nothing is done about it (SUD-INFO-07). */
const ofLine = (state: NightSeen, all: readonly Menace[]): readonly Hint[] => {
  let hints: readonly Hint[] = [];
  for (const seat of targetsOf(all)) {
    for (const [meets, hint] of MEETINGS) {
      const foes = mapped(
        kept(all, (menace) => menace.target === seat && menace.meets === meets),
        ({ foe }) => foe,
      );
      if (foes.length > 0) hints = joined(hints, [about("", hint, { foes, seat })]);
    }
  }
  return hints;
};

/** Who has the one ingredient that is missing, or the ammo (SUD-INFO-10, SUD-INFO-11). */
const ofTrade = (state: NightSeen, seat: Seat): readonly Hint[] => {
  const { inventory } = playerOf(state, seat);
  let hints: readonly Hint[] = [];
  for (const { craft, of } of RECIPES) {
    const missing = kept(of, (card) => !has(inventory, card));
    const [card = ""] = missing;
    const seats = holders(state, seat, card);
    if (missing.length === 1 && seats.length > 0) hints = joined(hints, [about("", "missing", { craft, card, seats })]);
  }
  for (const weapon of kept(inventory, isWeapon)) {
    const { ammo } = weaponOf(weapon);
    const seats = holders(state, seat, ammo);
    const dry = ammo !== "none" && !has(inventory, ammo) && seats.length > 0;
    if (dry) hints = joined(hints, [about("", "dryWeapon", { weapon, ammo, seats })]);
  }
  return hints;
};

/** Whom the line will meet, and who has what is wanted. */
const ofPreparing = (state: NightSeen, seat: Seat): readonly Hint[] => {
  const all = menaces(state, state.holder);
  return joined(joined(ofDanger(state, all), ofLine(state, all)), ofTrade(state, seat));
};

const blowOf = (state: NightSeen, seat: Seat, weapon: Word, foe: Word, ammo: number): Blow => ({
  seat,
  weapon,
  at: placeOf(foe),
  ammo,
  more: bonusFor(state, seat, ammo, NO),
  focus: false,
});

const outlook = (state: NightSeen, word: Word, blow: Blow): Hint => {
  const draws = cardsFor(state, blow.seat, blow.weapon, blow.ammo);
  const { expected, reaching } = outlookOfBlow(state, deckOf(state), blow, draws);
  return about(word, "blow", { ...decimal(expected), percent: reaching });
};

/** What each target would take, and whom splash would hit (SUD-INFO-05). */
const ofTargets = (state: NightSeen, seat: Seat, weapon: Word): readonly Hint[] => {
  const ammo = weaponOf(weapon).ammo === "none" ? 0 : 1;
  const splash = weaponOf(weapon).splash + playerOf(state, seat).bloodLust;
  let hints: readonly Hint[] = [];
  for (const at of enemyPlaces(state)) {
    const foe = idAt(state, at);
    hints = joined(hints, [outlook(state, foe, blowOf(state, seat, weapon, foe, ammo))]);
    const foes = mapped(nextDoor(state, at), (place) => idAt(state, place));
    if (splash > 0 && foes.length > 0) hints = joined(hints, [about(foe, "splashes", { splash, foes })]);
  }
  return hints;
};

/** What one more ammo card is worth (SUD-INFO-06). */
const ofAmmo = (state: NightSeen, seat: Seat, weapon: Word, foe: Word): readonly Hint[] =>
  mapped(numbers(1, ammoFor(state, seat, weapon)), (word) =>
    outlook(state, word, blowOf(state, seat, weapon, foe, numberOf(word))),
  );

const ofTurn = (state: NightSeen, seat: Seat, said: Say): readonly Hint[] => {
  const act = wordAt(said, 0);
  const weapon = wordAt(said, 1);
  const foe = wordAt(said, 2);
  if (act === "") return ofPreparing(state, seat);
  if (act === "throw" || (act === "craft" && weapon === "grenade")) return ofGrenade(state, seat, said);
  if (act !== "attack" || weapon === "") return [];
  if (foe === "") return ofTargets(state, seat, weapon);
  return said.length === 3 && weaponOf(weapon).ammo !== "none" ? ofAmmo(state, seat, weapon, foe) : [];
};

/** What the blow comes to with each of the drawn cards. */
const ofCards = (state: NightSeen, blow: Blow): readonly Hint[] =>
  mapped(kept(state.flipped, isCombatCard), (card) => {
    const { main, splash } = damageOfBlow(state, blow, card);
    return about(card, "card", { damage: main, splash });
  });

/** What each character can do; alone two of the perks can never be used. */
const ofCharacters = (state: NightSeen): readonly Hint[] => {
  const all = mapped(CHARACTERS, ({ character, health, weapon }) =>
    about(character, "character-" + character, { health, weapon }),
  );
  if (state.seats.length > 1) return all;
  return joined(all, [about("pillar", "aloneOverHere", {}), about("haggler", "aloneDealMaker", {})]);
};

/** What is worth knowing before one answers or draws. */
export const hints = (state: NightSeen, waiting: NightStep, seat: Seat, said: Say): readonly Hint[] => {
  switch (waiting.do) {
    case "choose":
      return ofCharacters(state);
    case "draw":
      return has(cardsOf(state.active), WAVE) ? ofSearch(state, waiting.seat) : [];
    case "wave":
      return joined(ofWave(state, waiting.seat), ofDanger(state));
    case "trading":
      return said.length > 0 || seat === "" ? [] : ofPreparing(state, seat);
    case "acting":
      return ofTurn(state, waiting.seat, said);
    case "pick":
      return ofCards(state, waiting.blow);
    case "overHere":
      return ofDanger(state);
    default:
      return [];
  }
};
