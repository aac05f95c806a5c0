import type { ObjectState } from "../../tts/save";
import { plus } from "../geometry";
import { ScriptError, Vec } from "../vm/value";
import { stateOf } from "./serialise";
import type { Thing } from "./thing";
import type { World } from "./world";

/** Chips, checkers and stackable tiles and tokens lie in stacks, which know only how many they are. */

const CHIPS = "ChipStack";

export const isStack = ({ type }: Thing): boolean => type === "Stack";

/** What one piece of a stack is. */
const pieceName = ({ Name, MeshIndex }: ObjectState): string =>
  Name === CHIPS ? `Chip_${String(MeshIndex ?? 10)}` : Name.replace(/_Stack$/, "");

const stackName = (name: string): string => (name.startsWith("Chip_") ? CHIPS : `${name}_Stack`);

const isStackable = ({ Name, CustomImage: image }: ObjectState): boolean => {
  if (/^(Chip_|Checker_)/.test(Name)) return true;
  return (image?.CustomTile ?? image?.CustomToken)?.Stackable === true;
};

const kindOf = (state: ObjectState): string =>
  JSON.stringify([pieceName(state), state.CustomImage ?? null, state.ColorDiffuse ?? null]);

/** Whether two things lie on each other as one stack. */
export const doStack = (a: Thing, b: Thing): boolean =>
  (isStack(a) || isStackable(a.data)) && (isStack(b) || isStackable(b.data)) && kindOf(a.data) === kindOf(b.data);

const countIn = ({ data }: Thing): number => Math.max(data.Number ?? 1, 1);

/** Puts one on the other; the stack, which is a new one where two single pieces meet. */
export const stackUp = (world: World, under: Thing, thing: Thing): Thing => {
  const count = countIn(under) + countIn(thing);
  if (isStack(under)) {
    under.data.Number = count;
    world.event("onObjectEnterContainer", [under, thing]);
    world.vanish(thing);
    return under;
  }
  const state = stateOf(world, under);
  const mesh = state.Name.startsWith("Chip_") ? { MeshIndex: Number(state.Name.slice("Chip_".length)) } : {};
  const stack = world.spawn({ ...state, ...mesh, GUID: "", Name: stackName(state.Name), Number: count });
  for (const each of [under, thing]) {
    world.event("onObjectEnterContainer", [stack, each]);
    world.vanish(each);
  }
  return stack;
};

const single = (world: World, stack: Thing): ObjectState => {
  const { Number: _count, ...state } = stateOf(world, stack);
  return { ...state, GUID: "", Name: pieceName(state) };
};

/** Takes one piece off; of two, the other is what is left. */
export const takeOff = (world: World, stack: Thing, to: Vec | undefined): Thing => {
  if (stack.remainder !== undefined) throw new ScriptError(`takeObject: ${stack.guid} is empty`);
  const left = countIn(stack) - 1;
  const taken = world.spawn(single(world, stack));
  taken.position = to ?? plus(stack.position, new Vec(2, 0, 0));
  stack.data.Number = left;
  if (left === 1) stack.remainder = world.spawn(single(world, stack));
  world.event("onObjectLeaveContainer", [stack, taken]);
  if (stack.remainder !== undefined) world.vanish(stack);
  return taken;
};
