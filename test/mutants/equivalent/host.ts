import type { Equivalent } from "./equivalent";

export const host: readonly Equivalent[] = [
  {
    because: "It only has to be another number than that of a second time.",
    breaks: ["api/collect.ts COLLECT_UNKNOWN: 2 of COLLECT_UNKNOWN = 2 -> 3"],
  },
  {
    because: "The moment at which a table is opened is ours to choose; tests that need one give it.",
    breaks: [
      "world/world-options.ts USUAL_WORLD.opened: 1767225600.25 of opened: 1_767_225_600.25 -> 1767225601.25",
      "world/world-options.ts USUAL_WORLD.opened: 1767225600.25 of opened: 1_767_225_600.25 -> 1767225599.25",
    ],
  },
  {
    because: "An axis without length tells nothing apart: that it is left out saves time alone.",
    breaks: ["world/casts.ts boxMeets.edges: 1e-9 of size(axis) > 1e-9 -> -0.999999999"],
  },
  {
    because: "What is spawned with a GUID that something on the table has gets another.",
    breaks: ['world/stacks.ts stackUp.stack: GUID: "" -> left out'],
  },
  {
    because: "It only mixes the table's seed into a script's own: any large number does.",
    breaks: [
      "api/running.ts running.__seed: 2654435761 of Math.imul(world.options.seed, 0x9e3779b1) -> 2654435760",
      "api/running.ts running.__seed: 2654435761 of Math.imul(world.options.seed, 0x9e3779b1) -> 2654435762",
    ],
  },
  {
    because: "Two keys of the same name are an error, whichever of them is taken first.",
    breaks: ["api/json.ts toJson: keyText(a) < keyText(b) -> <="],
  },
  {
    because: "What stands level is met face by face just as well: its box only saves the time.",
    breaks: [
      "world/standing.ts isLevel: 0 of x % 180 === 0 -> 1",
      "world/standing.ts isLevel: 0 of x % 180 === 0 -> -1",
      "world/standing.ts isLevel: 0 of z % 180 === 0 -> 1",
      "world/standing.ts isLevel: 0 of z % 180 === 0 -> -1",
    ],
  },
  {
    because: "What is as it was is looked at again: it is found as it was, and that takes time alone.",
    breaks: [
      "world/zones.ts top: this.#laidOut = now; -> left out",
      "world/hand-zones.ts top: this.#refused.set(thing, thing.position); -> left out",
    ],
  },
  {
    because: "Nothing lies exactly a millionth or a milliardth beside a side, where it would count the other way.",
    breaks: [
      "world/hull.ts hullOf.seen: above(side, point) > ON -> >=",
      "world/body.ts meets: v < -HAIR -> <=",
      "world/body.ts meets: u < -HAIR -> <=",
      "world/body.ts meets: u + v > 1 + HAIR -> >=",
      "world/body.ts meets: Math.abs(whole) < HAIR -> <=",
      "world/hull.ts first: size(base.out) < ON -> <=",
      "world/hull.ts first: Math.abs(above(base, d)) < ON -> <=",
    ],
  },
  {
    because: "Blanks at the beginning are cut off.",
    breaks: ["world/model.ts modelOf: 2 of line.slice(2) -> 1", "world/model.ts modelOf: 2 of line.slice(2) -> 1 #2"],
  },
  {
    because: "What lies along x stays where it is when it is turned about x.",
    breaks: [
      "world/containers.ts cut.above: 0 of new Vec(0, deck.rotation.y, 0) -> -1",
      "world/containers.ts cut.above: 0 of new Vec(0, deck.rotation.y, 0) -> 1",
    ],
  },
  {
    because: "Two at a time come out in any order too, and none is lost.",
    breaks: ["world/layout.ts shuffled: 1 of left.splice(Math.floor(world.random() * left.length), 1) -> 2"],
  },
];
