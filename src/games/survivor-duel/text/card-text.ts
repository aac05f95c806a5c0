import { has, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { sentence, type Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import type { CardKind, Condition, Effect, Operation, Static, Target, Trigger } from "../content/effect";
import { type AnyCard, anyCardNamed } from "../content/pool";
import { isOptional } from "../rules/uses";

/** A card's rules text, made of its effects: what it says is what it does. */

type Slots = Readonly<Record<string, unknown>>;

/** The sentence for exactly so many, where there is one. */
const counted = (text: Text, key: Word, n: number, slots: Slots): string => {
  const exact = key + "." + numberText(n);
  return sentence(text, text[exact] === undefined ? key : exact, slots);
};

/** This, that and the other; `by` is "and" or "or". */
const series = (text: Text, said: readonly string[], by: Word): string => {
  let all = said[0] ?? "";
  for (let i = 1; i < said.length; i++) {
    all = sentence(text, i < said.length - 1 ? "card.series" : "card.series." + by, { first: all, then: said[i] });
  }
  return all;
};

const targetText = (text: Text, to: Target): string => {
  if (to.who === "all") return sentence(text, to.but === "nobody" ? "card.target.all" : "card.target.all.but", to);
  if (to.who !== "chosen") return sentence(text, "card.target." + to.who, to);
  if (to.in === "either") return sentence(text, "card.target.any", to);
  return sentence(text, to.most === 1 ? "card.target.one" : "card.target.some", to);
};

const kindsText = (text: Text, kinds: readonly CardKind[]): string =>
  series(
    text,
    mapped(kinds, (kind) => sentence(text, "card.kind." + kind, {})),
    "or",
  );

const operationKey = (op: Operation): Word => {
  if (op.op === "gain") return "card.op.gain." + op.what;
  if (op.op === "push" && (op.to.who === "that" || op.to.who === "them")) return "card.op.push.short";
  return op.op === "strike" ? "card.op.strike." + op.at : "card.op." + op.op;
};

const operationText = (text: Text, op: Operation): string => {
  const { to, n } = op as { readonly to?: Target; readonly n?: number };
  const fields: Slots = {
    ...(op as unknown as Slots),
    to: to === undefined ? "" : targetText(text, to),
    kinds: op.op === "look" ? kindsText(text, op.kinds) : "",
  };
  return counted(text, operationKey(op), n ?? 0, fields);
};

/** What follows an Escape roll is its success. */
const operationsText = (text: Text, operations: readonly Operation[]): string => {
  const said: string[] = [];
  for (let i = 0; i < operations.length; i++) {
    const op = operations[i];
    if (op === undefined) return "";
    if (op.op === "escape") {
      const then = operationsText(text, operations.slice(i + 1));
      said.push(sentence(text, "card.op.escape", { bonus: op.bonus, then }));
      return series(text, said, "and");
    }
    said.push(operationText(text, op));
  }
  return series(text, said, "and");
};

const priceText = (text: Text, { price }: Effect): string => {
  const said: string[] = [];
  if (price.ap > 0) said.push(sentence(text, "card.price.ap", { n: price.ap }));
  if (price.tp > 0) said.push(sentence(text, "card.price.tp", { n: price.tp }));
  if (price.th > 0) said.push(sentence(text, "card.price.th", { n: price.th }));
  if (price.exhausts) said.push(sentence(text, "card.price.exhausts", {}));
  if (price.wear > 0) said.push(counted(text, "card.price.wear", price.wear, { n: price.wear }));
  return series(text, said, "and");
};

/** A card that is played is no more optional than the playing of it; what lies in play may leave its effect be. */
const liesInPlay = (card: AnyCard): boolean =>
  card.kind === "survivor" || card.kind === "weapon" || (card.kind === "item" && card.form !== "once");

/** What is done, with what it costs or that it may be left. */
const doneText = (text: Text, card: AnyCard, effect: Effect): string => {
  const what = operationsText(text, effect.do);
  const price = priceText(text, effect);
  if (price !== "") return sentence(text, card.kind === "zombie" ? "card.paid" : "card.may.paid", { price, what });
  return liesInPlay(card) && isOptional(effect) ? sentence(text, "card.may", { what }) : what;
};

const OWN_ATTACK: readonly Trigger[] = ["declare", "hit", "miss", "kill"];

/** What a trigger is about, narrowed down by the conditions. */
interface About {
  readonly zombie: string;
  readonly damage: string;
  readonly with: string;
  readonly what: string;
}

const narrowed = (text: Text, about: About, condition: Condition, onOwnAttack: boolean): About => {
  const slots: Slots = { ...condition, ...about, with: condition.if === "armed" ? condition.with : "" };
  const key = "card.if." + condition.if;
  if (condition.if === "damage") return { ...about, damage: sentence(text, key, slots) };
  if (condition.if !== "armed") return { ...about, zombie: sentence(text, key, slots) };
  return onOwnAttack
    ? { ...about, with: sentence(text, "card.if.armed.attack", slots) }
    : { ...about, what: sentence(text, key, slots) };
};

/** An ability is a price and what it buys. */
const abilityText = (text: Text, effect: Effect): string =>
  capital(sentence(text, "card.ability", { price: priceText(text, effect), what: operationsText(text, effect.do) }));

const triggeredText = (text: Text, card: AnyCard, effect: Effect): string => {
  const own = has(OWN_ATTACK, effect.on[0] ?? "play");
  let about: About = {
    zombie: sentence(text, "card.zombie", {}),
    damage: sentence(text, "card.damage", {}),
    with: "",
    what: doneText(text, card, effect),
  };
  for (const condition of effect.when) about = narrowed(text, about, condition, own);
  const on = (card.kind === "zombie" ? "card.on.zombie." : "card.on.") + effect.on.join(".");
  return capital(sentence(text, on, { ...about }));
};

const effectText = (text: Text, card: AnyCard, effect: Effect): string => {
  const isAbility = card.kind !== "zombie" && has(effect.on, "act");
  let said = isAbility ? abilityText(text, effect) : triggeredText(text, card, effect);
  if (effect.once !== "always") said = sentence(text, "card.once." + effect.once, { what: said });
  return effect.instant ? sentence(text, "card.instant", { what: said }) : said;
};

const capital = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1);

const staticsOf = (card: AnyCard): readonly Static[] =>
  card.kind === "survivor" || card.kind === "zombie" || card.kind === "item" ? card.statics : [];

/** The sentences of a card's rules text, without its title and its numbers; none for a card that says nothing. */
export const cardLines = (name: Word, text: Text): readonly string[] => {
  const card = anyCardNamed(name);
  const lines: string[] = [];
  if (card === "none") return lines;
  if (card.kind === "zombie" && card.keyword !== "none") lines.push(sentence(text, "card.keyword." + card.keyword, {}));
  if (card.kind === "item" && card.fits !== "none") lines.push(sentence(text, "card.fits", card as unknown as Slots));
  for (const each of staticsOf(card)) lines.push(sentence(text, "card.static." + each.static, each));
  for (const effect of card.effects) lines.push(effectText(text, card, effect));
  return lines;
};
