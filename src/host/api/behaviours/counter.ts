import type { Thing } from "../../world/thing";
import { type Behaviour, behaviour } from "./behaviour";

export const countOf = (thing: Thing): number => thing.data.Counter?.value ?? 0;

export const setCount = (thing: Thing, value: number): boolean => {
  thing.data.Counter = { value: Math.trunc(value) };
  return true;
};

/** https://api.tabletopsimulator.com/behavior/counter/ */
export const counter: Behaviour = behaviour("Counter", ({ type }) => type === "Counter", {
  methods: {
    getValue: countOf,
    setValue: (thing, args) => setCount(thing, args.number(0)),
    increment: (thing) => setCount(thing, countOf(thing) + 1),
    decrement: (thing) => setCount(thing, countOf(thing) - 1),
    clear: (thing) => setCount(thing, 0),
  },
});
