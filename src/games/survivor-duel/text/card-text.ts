import { has, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { sentence, type Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import type { CardKind, Condition, Effect, Operation, Static, Target, Trigger, Zone } from "../content/effect";
import { type AnyCard, anyCardNamed } from "../content/pool";
import { isOptional } from "../rules/uses";
import type { OperationKey, TextKey } from "./card-keys";

/** A card's rules text, made of its effects: what it says is what it does. */

type Slots = Readonly<Record<string, unknown>>;

const line = (text: Text, key: TextKey, slots: Slots): string => sentence(text, key, slots);

/** The sentence for exactly so many, where there is one. */
const counted = (text: Text, key: TextKey, n: number, slots: Slots): string => {
  const exact = key + "." + numberText(n);
  return sentence(text, text[exact] === undefined ? key : exact, slots);
};

/** This, that and the other; `by` is "and" or "or". */
const series = (text: Text, parts: readonly string[], by: "and" | "or"): string => {
  let all = parts[0] ?? "";
  for (let i = 1; i < parts.length; i++) {
    all = line(text, i < parts.length - 1 ? "card.series" : `card.series.${by}`, { first: all, then: parts[i] });
  }
  return all;
};

/** Where it is, as it stands in a sentence. */
const inText = (text: Text, zone: Zone): string => line(text, `card.in.${zone}`, {});

const targetText = (text: Text, to: Target): string => {
  if (to.who === "all") {
    const key = to.but === "nobody" ? "card.target.all" : "card.target.all.but";
    return line(text, key, { ...to, in: inText(text, to.in) });
  }
  if (to.who === "another") return line(text, "card.target.another", { in: inText(text, to.in) });
  if (to.who !== "chosen") return line(text, `card.target.${to.who}`, to);
  if (to.in === "either") return line(text, "card.target.any", to);
  return line(text, to.most === 1 ? "card.target.one" : "card.target.some", { ...to, in: inText(text, to.in) });
};

const kindsText = (text: Text, kinds: readonly CardKind[]): string =>
  series(
    text,
    mapped(kinds, (kind) => line(text, `card.kind.${kind}`, {})),
    "or",
  );

const operationKey = (op: Operation): OperationKey => {
  if (op.op === "gain") return `card.op.gain.${op.what}`;
  if (op.op === "push" && (op.to.who === "that" || op.to.who === "them")) return "card.op.push.short";
  return op.op === "strike" ? `card.op.strike.${op.at}` : `card.op.${op.op}`;
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
      said.push(line(text, "card.op.escape", { bonus: op.bonus, then }));
      return series(text, said, "and");
    }
    said.push(operationText(text, op));
  }
  return series(text, said, "and");
};

const priceText = (text: Text, { price }: Effect): string => {
  const said: string[] = [];
  if (price.ap > 0) said.push(line(text, "card.price.ap", { n: price.ap }));
  if (price.tp > 0) said.push(line(text, "card.price.tp", { n: price.tp }));
  if (price.th > 0) said.push(line(text, "card.price.th", { n: price.th }));
  if (price.exhausts) said.push(line(text, "card.price.exhausts", {}));
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
  if (price !== "") return line(text, card.kind === "zombie" ? "card.paid" : "card.may.paid", { price, what });
  return liesInPlay(card) && isOptional(effect) ? line(text, "card.may", { what }) : what;
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
  const slots: Slots = {
    ...condition,
    ...about,
    with: condition.if === "armed" ? condition.with : "",
    in: condition.if === "stands" ? inText(text, condition.in) : "",
  };
  const key = `card.if.${condition.if}` as const;
  if (condition.if === "damage") return { ...about, damage: line(text, key, slots) };
  if (condition.if !== "armed") return { ...about, zombie: line(text, key, slots) };
  return onOwnAttack
    ? { ...about, with: line(text, "card.if.armed.attack", slots) }
    : { ...about, what: line(text, key, slots) };
};

/** An ability is a price and what it buys. */
const abilityText = (text: Text, effect: Effect): string =>
  capital(line(text, "card.ability", { price: priceText(text, effect), what: operationsText(text, effect.do) }));

const triggeredText = (text: Text, card: AnyCard, effect: Effect): string => {
  const own = has(OWN_ATTACK, effect.on[0] ?? "play");
  let about: About = {
    zombie: line(text, "card.zombie", {}),
    damage: line(text, "card.damage", {}),
    with: "",
    what: doneText(text, card, effect),
  };
  for (const condition of effect.when) about = narrowed(text, about, condition, own);
  // Where one effect has two triggers they are told in one sentence.
  const on = (card.kind === "zombie" ? "card.on.zombie." : "card.on.") + effect.on.join(".");
  return capital(line(text, on as TextKey, { ...about }));
};

const effectText = (text: Text, card: AnyCard, effect: Effect): string => {
  const isAbility = card.kind !== "zombie" && has(effect.on, "act");
  let said = isAbility ? abilityText(text, effect) : triggeredText(text, card, effect);
  if (effect.once !== "always") said = line(text, `card.once.${effect.once}`, { what: said });
  return effect.instant ? line(text, "card.instant", { what: said }) : said;
};

const capital = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1);

const staticsOf = (card: AnyCard): readonly Static[] =>
  card.kind === "survivor" || card.kind === "zombie" || card.kind === "item" ? card.statics : [];

/** The sentences of a card's rules text, without its title and its numbers; none for a card that says nothing. */
export const cardLines = (name: Word, text: Text): readonly string[] => {
  const card = anyCardNamed(name);
  const lines: string[] = [];
  if (card === "none") return lines;
  if (card.kind === "zombie" && card.keyword !== "none") lines.push(line(text, `card.keyword.${card.keyword}`, {}));
  if (card.kind === "item" && card.fits !== "none") lines.push(line(text, "card.fits", card as unknown as Slots));
  for (const each of staticsOf(card)) lines.push(line(text, `card.static.${each.static}`, each));
  for (const effect of card.effects) lines.push(effectText(text, card, effect));
  return lines;
};
