import type { ObjectState } from "../../tts/save";
import { far } from "../geometry";
import { Vec } from "../vm/value";
import type { Thing } from "../world/thing";

export interface Named {
  readonly guid: string;
  readonly kind: string;
  readonly name: string;
}

/** What a run made of a table. */
export interface Changes {
  readonly came: readonly Named[];
  readonly gone: readonly Named[];
  readonly moved: readonly Named[];
  /** Decks and bags by how many they hold. */
  readonly holds: readonly (Named & { readonly before: number; readonly after: number })[];
}

/** As far as this nothing has moved that anybody would see. */
const SEEN = 0.1;

const saved = ({ GUID, Name, Nickname = "" }: ObjectState): Named => ({ guid: GUID, kind: Name, name: Nickname });
const standing = ({ guid, data, name }: Thing): Named => ({ guid, kind: data.Name, name });

const hasMoved = ({ Transform: t }: ObjectState, { position }: Thing): boolean =>
  far(new Vec(t.posX, t.posY, t.posZ), position) > SEEN;

/** By their GUIDs, as far as these are different: of those with the same one the first counts. */
export const changesOf = (before: readonly ObjectState[], after: readonly Thing[]): Changes => {
  const was = new Map([...before].reverse().map((state) => [state.GUID, state]));
  const is = new Map([...after].reverse().map((thing) => [thing.guid, thing]));
  const both = [...was].flatMap(([guid, state]) => {
    const thing = is.get(guid);
    return thing === undefined ? [] : [{ state, thing }];
  });
  const holds = both.map(({ state, thing }) => ({
    ...standing(thing),
    before: state.ContainedObjects?.length ?? 0,
    after: thing.contained.length,
  }));
  return {
    came: after.filter(({ guid }) => !was.has(guid)).map(standing),
    gone: before.filter(({ GUID }) => !is.has(GUID)).map(saved),
    moved: both.filter(({ state, thing }) => hasMoved(state, thing)).map(({ thing }) => standing(thing)),
    holds: holds.filter((each) => each.before !== each.after),
  };
};
