import type { CardKind, Condition, Effect, Operation, Price, Static, Target, Trigger, Zone } from "../content/effect";
import type { AnyCard } from "../content/pool";
import type { ZombieCard } from "../content/zombies";

/** The sentences that a card's text is made of, by what the effect vocabulary knows: none of them can be left out. */

/** Only zombies have effects at these. */
type OfZombies = "dies" | "refresh" | "zphaseStart" | "zphaseEnd";

type TriggerKey =
  | `card.on.${Exclude<Trigger, OfZombies | "act"> | "spawned.advances"}`
  | `card.on.zombie.${OfZombies | "zhit" | "act"}`
  | "card.ability";

type About = "card.zombie" | "card.damage";
type ConditionKey = `card.if.${Condition["if"]}` | "card.if.armed.attack";

type InKey = `card.in.${Zone}`;

type TargetKey =
  `card.target.${Exclude<Target["who"], "chosen">}` | "card.target.all.but" | `card.target.${"one" | "some" | "any"}`;

type Named<Op> = Extract<Operation, { readonly op: Op }>;
export type OperationKey =
  | `card.op.${Exclude<Operation["op"], "gain" | "strike">}`
  | "card.op.push.short"
  | `card.op.gain.${Named<"gain">["what"]}`
  | `card.op.strike.${Named<"strike">["at"]}`;

type PriceKey = `card.price.${keyof Price}` | "card.may" | "card.may.paid" | "card.paid";
type LimitKey = `card.once.${Exclude<Effect["once"], "always">}` | "card.instant";
type SeriesKey = `card.series${"" | ".and" | ".or"}` | `card.kind.${CardKind}`;

type StaticKey =
  `card.static.${Static["static"]}` | `card.keyword.${Exclude<ZombieCard["keyword"], "none">}` | "card.fits";

export type TextKey =
  TriggerKey | About | InKey | ConditionKey | TargetKey | OperationKey | PriceKey | LimitKey | SeriesKey | StaticKey;

/** What is said of exactly so many where that is said differently. */
export type CountedKey = `${OperationKey | PriceKey}.${1 | 2 | 3 | 4}`;

/** Whether it always hits is another sentence than on what. */
type Fighting = Extract<AnyCard["kind"], "weapon" | "zombie">;
type Item = Extract<AnyCard, { readonly kind: "item" }>;

export type FactsKey =
  | `card.facts.${Exclude<AnyCard["kind"], "item">}`
  | `card.facts.${Fighting}.sure`
  | `card.facts.item.${Item["form"]}`
  | "card.facts.scr";
