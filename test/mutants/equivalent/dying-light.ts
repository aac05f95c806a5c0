import type { Equivalent } from "./equivalent";

export const dyingLight: readonly Equivalent[] = [
  {
    because: "No Infected falls to a single point of damage, and less than none is none.",
    breaks: [
      "rules/interacting.ts interact.take: 0 of push: 0 -> -1",
      "rules/striking.ts land.spare: 0 of blow.cleave && (dies || gone) ? damage - spent : 0 -> -1",
      "rules/defending.ts usualDie.most: 1 of -1 -> 2",
      "rules/aftermath.ts pushingOn.blow: 0 of knock: 0 -> -1",
      "rules/aftermath.ts pushingOn.spare: 0 of spare: 0 -> 1",
      "rules/aftermath.ts pushingOn.spare: 0 of spare: 0 -> -1",
      "rules/aftermath.ts aftermath.run: 0 of spare: 0 -> -1",
      "rules/aftermath.ts aftermath.run: 0 of spare: 0 -> 1 #2",
      "rules/aftermath.ts strikeAgain: 0 of return 0; -> 1",
      "rules/aftermath.ts strikeAgain: 0 of blow.cleave ? hurt - toughness : 0 -> 1",
      "rules/aftermath.ts push.take: hurt > 0 -> >=",
      "rules/aftermath.ts push.take: 0 of hurt > 0 -> 1",
      "rules/aftermath.ts push.take: 0 of struck && blow.target === done.infected ? strikeAgain(tell, blow, hurt, done.to) : 0 -> -1",
    ],
  },
  {
    because: "A question of one word is answered by itself: with nothing else to choose the same comes of it.",
    breaks: [
      "rules/pushing.ts pushes: if (types.length === 0) -> never",
      "rules/pushing.ts pushes: 0 of types.length === 0 -> -1",
      "rules/aftermath.ts knock.asks: if (of.length === 0) -> never",
      "rules/aftermath.ts knock.asks: 0 of of.length === 0 -> -1",
      "rules/defending.ts lentTo.lends: others.length > 0 -> >=",
    ],
  },
  {
    because: "A crowd that is full counts six or more: a Spread before it counted none of these.",
    breaks: [
      "rules/end-phase.ts nightfall.run: 0 of spread: 0 -> 1",
      "rules/end-phase.ts nightfall.run: 0 of spread: 0 -> -1",
      "rules/risk.ts effectOf.spread: 0 of spread: 0 -> 1",
      "rules/risk.ts effectOf.spread: 0 of spread: 0 -> -1",
      "rules/scenario.ts insideOf.spread: 0 of spread: 0 -> 1",
      "rules/spawning.ts wave.run: 0 of spread: 0 -> 1",
      "rules/spawning.ts wave.run: 0 of spread: 0 -> -1",
      "rules/spawning.ts nest.take: 0 of spread: 0 -> 1",
      "rules/spawning.ts nest.take: 0 of spread: 0 -> -1",
      "rules/spawning.ts spawn.run: 0 of spread: 0 -> 1",
    ],
  },
  {
    because: "A loop that looks one place beyond either end of its list finds nothing there; no two dice share a slot.",
    breaks: [
      "rules/dice.ts tempoOf: die.slot > tempo -> >=",
      "rules/moving.ts sourcesOf.i: 0 of i = 0 -> -1",
      "rules/moving.ts sourcesOf: i < ring.length -> <=",
    ],
  },
  {
    because: "A default, or a way out, for what cannot come about; the promise would be broken elsewhere before.",
    breaks: [
      'rules/attack-action.ts whyNotStrikeIn: figuresIn(state, area).length > 0 ? "fine" : refuse("DL-ATK-01") -> always "fine"',
      "rules/attack-action.ts whyNotStrikeIn: 0 of figuresIn(state, area).length > 0 -> 1",
      "rules/moving.ts sourcesOf: if (type === undefined) -> never",
      "rules/night-abilities.ts HUNT.options: 0 of steps[area] ?? 0 -> 1",
    ],
  },
  {
    because:
      "The other operand says the same: only Zones lie beside a Zone, only UV Spots can be active, no symbol is none.",
    breaks: [
      "rules/running.ts CLIMB.whyNotTo: !isZone(to) || !has(besideOf(from), to) -> only !has(besideOf(from), to)",
      "rules/running.ts JUMP.whyNotTo: !isZone(to) || !has(twoFrom(from), to) -> only !has(twoFrom(from), to)",
      'rules/paying.ts saved: boost === "none" ? 0 : boostsWith(runner, spent, boost) -> always boostsWith(runner, spent, boost)',
      'rules/crowd.ts uvLit: token === "uv" && up === "active" -> only up === "active"',
    ],
  },
  {
    because: "No action costs less than one die: whoever has spent none has not paid, and whoever has spent all has.",
    breaks: [
      "rules/paying.ts isPaid: 0 of spent.length > 0 -> -1",
      "rules/paying.ts fewestDice: dice > 0 -> >=",
      "rules/paying.ts fewestDice: 0 of dice > 0 -> -1",
      "rules/paying.ts canPay: dice > 0 -> >=",
      "rules/paying.ts canPay: dice > 0 -> >= #2",
      "rules/paying.ts canPay: dice > 0 && sum >= price.cost -> only sum >= price.cost",
      "rules/paying.ts canPay: dice > 0 && dice <= price.cost -> only dice <= price.cost",
      "rules/paying.ts payment: spent.length < price.cost -> <=",
      "rules/paying.ts payment: spent.length < price.cost && !isOpen(talk) -> only !isOpen(talk)",
    ],
  },
  {
    because:
      "The same Areas are found the other way, every Area can be reached, and a round in which nobody moves is the last.",
    breaks: [
      "rules/moving.ts searched: if (range === 1) -> never",
      "rules/moving.ts sourcesOf: sources.length < moves -> <=",
      "rules/moving.ts sourcesOf: going && sources.length < moves -> only going",
      "rules/ground.ts areasWithin: 1 of range + 1 -> 2",
    ],
  },
];
