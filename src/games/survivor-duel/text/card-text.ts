import { sentence, type Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import type { Condition, Effect, Operation, Static, Target } from "../content/effect";
import { type AnyCard, anyCardNamed } from "../content/pool";

/** A card's rules text, made of its effects: what it says is what it does. */

type Slots = Readonly<Record<string, unknown>>;

const targetText = (text: Text, to: Target): string => {
  if (to.who === "all") return sentence(text, to.but === "nobody" ? "card.target.all" : "card.target.all.but", to);
  if (to.who !== "chosen") return sentence(text, "card.target." + to.who, to);
  if (to.in === "either") return sentence(text, "card.target.any", to);
  return sentence(text, to.most === 1 ? "card.target.one" : "card.target.some", to);
};

const operationKey = (op: Operation): Word => {
  if (op.op === "gain") return "card.op.gain." + op.what;
  return op.op === "strike" ? "card.op.strike." + op.at : "card.op." + op.op;
};

const operationText = (text: Text, op: Operation): string => {
  const { to } = op as { readonly to?: Target };
  const fields = op as unknown as Slots;
  const slots = to === undefined ? fields : { ...fields, to: targetText(text, to) };
  return sentence(text, operationKey(op), slots);
};

const operationsText = (text: Text, operations: readonly Operation[]): string => {
  let said = "";
  for (const op of operations) {
    const then = operationText(text, op);
    said = said === "" ? then : sentence(text, "card.then", { first: said, then });
  }
  return said;
};

const conditionText = (text: Text, condition: Condition, what: string): string =>
  sentence(text, "card.if." + condition.if, { ...condition, what });

const priced = (text: Text, { price }: Effect, what: string): string => {
  let said = what;
  if (price.wear > 0) said = sentence(text, "card.price.wear", { what: said, n: price.wear });
  if (price.exhausts) said = sentence(text, "card.price.exhausts", { what: said });
  if (price.ap > 0) said = sentence(text, "card.price.ap", { what: said, n: price.ap });
  if (price.tp > 0) said = sentence(text, "card.price.tp", { what: said, n: price.tp });
  return price.th > 0 ? sentence(text, "card.price.th", { what: said, n: price.th }) : said;
};

const effectText = (text: Text, kind: AnyCard["kind"], effect: Effect): string => {
  let what = operationsText(text, effect.do);
  for (const condition of effect.when) what = conditionText(text, condition, what);
  what = priced(text, effect, what);
  if (effect.once !== "always") what = sentence(text, "card.once." + effect.once, { what });
  const on = (kind === "zombie" ? "card.on.zombie." : "card.on.") + effect.on.join(".");
  const said = sentence(text, on, { what });
  return effect.instant ? sentence(text, "card.instant", { what: capital(said) }) : capital(said);
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
  for (const effect of card.effects) lines.push(effectText(text, card.kind, effect));
  return lines;
};
