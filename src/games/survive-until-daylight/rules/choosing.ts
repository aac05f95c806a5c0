import { anyOf } from "../../../kernel/choice";
import { distinct, joined, kept, mapped, turnedTo, withoutAll } from "../../../kernel/list";
import { topOf } from "../../../kernel/pile";
import { wordTo } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { CHARACTERS } from "../content/characters";
import { type NightAsk, type NightChance, type NightGo, type NightSeen, NOBODY } from "../vocabulary";
import { isWeapon, weaponOf } from "./cards";
import { ofSort } from "./inventory";
import { playerOf } from "./players";

export const LOT: Word = "lot";

const undecided = (state: NightSeen): readonly Seat[] =>
  mapped(
    kept(state.players, ({ character }) => character === NOBODY),
    ({ seat }) => seat,
  );

const free = (state: NightSeen): readonly Word[] =>
  withoutAll(
    mapped(CHARACTERS, ({ character }) => character),
    mapped(state.players, ({ character }) => character),
  );

/** Characters first, in any order, each once (SUD-SETUP-01, SUD-SETUP-02, SUD-RULING-09). */
export const choose: NightAsk<"choose"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: undecided,
  asks: (talk, state) => wordTo(talk, "character", () => anyOf(free(state), "SUD-SETUP-02")),
  take: ({ state, emit, next }, _step, seat, character) => {
    emit({ was: "characterChosen", seat, character });
    if (undecided(state).length > 0) next({ do: "choose" });
  },
};

const firsts = (state: NightSeen): readonly Word[] =>
  state.seats.length === 1 ? state.seats : joined([LOT], state.seats);

/** Who last saw a zombie only the players know; otherwise a lot decides (SUD-SETUP-13, SUD-RULING-10). */
export const appoint: NightAsk<"appoint"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state) => state.seats,
  asks: (talk, state) => wordTo(talk, "first", () => anyOf(firsts(state), "SUD-SETUP-13", firsts(state).slice(0, 1))),
  take: ({ state, emit, next }, _step, _seat, first) => {
    if (first === LOT) next({ do: "lot" });
    else {
      emit({ was: "firstAppointed", seat: first, by: "SUD-SETUP-13" });
      next({ do: "arming", left: turnedTo(state.seats, first) });
    }
  },
};

export const lot: NightChance<"lot"> = {
  kind: "chance",
  draws: ({ seats }) => [{ of: "first", with: LOT, sides: seats }],
  land: ({ state, emit, next }, _step, [first = ""]) => {
    emit({ was: "firstAppointed", seat: first, by: "SUD-RULING-10" });
    next({ do: "arming", left: turnedTo(state.seats, first) });
  },
  read: (_state, _step, came) => came,
};

/** Clockwise from the First Player (SUD-RULING-07). */
export const arming: NightGo<"arming"> = {
  kind: "go",
  run: ({ next }, { left }) => {
    for (const seat of left) next({ do: "arm", seat });
    next({ do: "round" });
  },
};

/** Weapons of the gathered sets; a single-use one would be a poor start. */
const pool = (state: NightSeen): readonly Word[] =>
  kept(distinct(topOf(state.rubble)), (card) => isWeapon(card) && weaponOf(card).lasting);

/** Whoever has no ammo is told that a gun or bow will want some (SUD-RULING-08). */
export const arm: NightAsk<"arm"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (_state, { seat }) => [seat],
  asks: (talk, state, _step, seat) => {
    const dry = ofSort(playerOf(state, seat).inventory, "ammo").length === 0;
    return wordTo(talk, dry ? "otherWeaponDry" : "otherWeapon", () =>
      anyOf(pool(state), (word) => (isWeapon(word) ? "SUD-RULING-07" : "SUD-SETUP-04")),
    );
  },
  take: ({ emit }, _step, seat, weapon) => {
    emit({ was: "armed", seat, weapon });
  },
};
