import { allowed, anyOf } from "../../../kernel/choice";
import { has, kept, mapped, distinct } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Choice, Verdict, Word } from "../../../kernel/words";
import type { AreaId, CityAction, CityChance, CityGo, CitySeen, CityTalk, RunnerId } from "../vocabulary";
import { reach } from "./attack-action";
import { figuresIn } from "./figures";
import { runnerOf } from "./runners";
import { isObjective, takeObjective, whyNotObjective } from "./scenario";

const LOOT: readonly Word[] = ["common-loot", "epic-loot"];
const SPEAR: Word = "spear";

/** A Throwing Spear's reach and dice (DL-ENV-11). */
const SPEAR_RANGE = 2;
const SPEAR_DICE = 2;

const whyNotFeature = (state: CitySeen, id: RunnerId, token: Word): Verdict => {
  const runner = runnerOf(state, id);
  const there = kept(state.features, (feature) => feature.zone === runner.zone && feature.token === token);
  if (there.length === 0 || !(token === SPEAR || has(LOOT, token) || isObjective(token))) return refuse("DL-INT-01");
  if (token === SPEAR) return reach(state, runner, SPEAR_RANGE).of.length > 0 ? "fine" : refuse("DL-ENV-11");
  return isObjective(token) ? whyNotObjective(state, token) : "fine";
};

/** What there is to interact with in the Runner's Zone; one feature each time (DL-INT-02). */
const featuresFor = (state: CitySeen, id: RunnerId): Choice => {
  const tokens = distinct(mapped(state.features, ({ token }) => token));
  return allowed(tokens, (token) => whyNotFeature(state, id, token));
};

const whyNotInteract = (state: CitySeen, id: RunnerId): Verdict => {
  const { zone } = runnerOf(state, id);
  const here = kept(state.features, (feature) => feature.zone === zone);
  for (const { token } of here) if (whyNotFeature(state, id, token) === "fine") return "fine";
  for (const { token } of here) {
    const why = whyNotFeature(state, id, token);
    if (why !== "fine" && why.rule !== "DL-INT-01") return why;
  }
  return refuse("DL-INT-01");
};

interface Interacting {
  readonly token: Word;
  readonly area: AreaId;
  readonly target: Word;
}

const interactingOf = (talk: CityTalk, state: CitySeen, id: RunnerId): Interacting => {
  const token = wordTo(talk, "feature", () => featuresFor(state, id));
  if (token !== SPEAR) return { token, area: "none", target: "nobody" };
  const area = wordTo(talk, "in", () => reach(state, runnerOf(state, id), SPEAR_RANGE));
  return { token, area, target: wordTo(talk, "target", () => anyOf(figuresIn(state, area), "DL-ATK-02")) };
};

/** Its effect first, then its Risk (DL-INT-06). */
export const interact: CityAction<Interacting> = {
  act: "interact",
  whyNot: whyNotInteract,
  asks: interactingOf,
  take: (tell, runner, { token, area, target }) => {
    const { emit, next } = tell;
    const { zone } = runnerOf(tell.state, runner);
    if (token === SPEAR) {
      emit({ was: "tokenRemoved", token, zone });
      const blow = { runner, area, target, faces: [], more: 0, weapon: false, cleave: false, knock: 0, push: 0 };
      next({ do: "strikeRoll", blow, dice: SPEAR_DICE });
    } else if (has(LOOT, token)) {
      emit({ was: "lootTaken", runner, token, zone });
      next({ do: "loot", runner, deck: token === "epic-loot" ? "epic" : "common" });
    } else takeObjective(tell, runner, token);
    next({ do: "utilityRisk", runner, act: "interact" });
  },
};

/** An empty deck is made new of its discard; with nothing in either, nothing is found (DL-RULING-58). */
export const loot: CityGo<"loot"> = {
  kind: "go",
  run: ({ state, emit, next }, { runner, deck }) => {
    const discard = deck === "common" ? state.commonDiscard : state.epicDiscard;
    if (sizeOf(state[deck]) + discard.length === 0) return;
    if (sizeOf(state[deck]) === 0) emit({ was: "itemsShuffled", deck });
    next({ do: "lootCard", runner, deck });
  },
};

export const lootCard: CityChance<"lootCard"> = {
  kind: "chance",
  draws: (state, { deck }) => [{ of: "item-card", with: deck, sides: topOf(state[deck]) }],
  land: ({ emit }, { runner, deck }, [item = ""]) => {
    emit({ was: "itemFound", runner, item, deck });
  },
  read: (_state, _step, came) => came,
};
