import type { SpokenGame } from "../../src/kernel/game";
import { started } from "../../src/kernel/match";
import type { Kind, Place, Spot } from "../../src/kernel/scene";
import type { Nouns, Seen } from "../../src/kernel/words";
import { attitude } from "../../src/table/attitude";
import { standing } from "../../src/table/stand";
import { wholeText } from "../../src/table/text/whole";
import type { ObjectState, SaveState, TransformState } from "../../src/tts/save";

/** A save of any game without its art: plain objects of the right sort where its opening has them. */

const NAMES: Readonly<Record<Kind["form"], string>> = {
  figure: "Figurine_Custom",
  card: "Card",
  token: "Custom_Token",
  die: "Die_6",
  tile: "Custom_Token",
  board: "Custom_Token",
  label: "3DText",
};

/** Faces that point up when the die is turned so; enough for any die of ours. */
const TURNS = [
  { x: -90, y: 0, z: 0 },
  { x: 0, y: 0, z: 0 },
  { x: 0, y: 0, z: -90 },
  { x: 0, y: 0, z: 90 },
  { x: 0, y: 0, z: 180 },
  { x: 90, y: 0, z: 0 },
];

const guidOf = (count: number): string => count.toString(16).padStart(6, "0");

interface Laid {
  readonly at: string;
  readonly n: number;
  readonly state: ObjectState;
}

const transformAt = (x: number, y: number, z: number, turn: { x: number; y: number; z: number }): TransformState => ({
  posX: x,
  posY: y,
  posZ: z,
  rotX: turn.x,
  rotY: turn.y,
  rotZ: turn.z,
  scaleX: 1,
  scaleY: 1,
  scaleZ: 1,
});

const rotationValues = (kind: Kind): NonNullable<ObjectState["RotationValues"]> =>
  kind.ups.map((Value, i) => ({ Value, Rotation: TURNS[i] ?? { x: 45, y: 45, z: 0 } }));

const deckOf = (cards: readonly Laid[], guid: string): ObjectState => {
  const topDown = [...cards].sort((a, b) => a.n - b.n).map(({ state }) => state);
  const [top] = topDown;
  if (top === undefined) throw new Error("a deck without cards");
  const list = top.Transform.rotZ === 180 ? topDown : topDown.reverse();
  return { GUID: guid, Name: "Deck", Transform: top.Transform, DeckIDs: list.map(() => 100), ContainedObjects: list };
};

/** A seat's hand: as wide as a player needs. */
const handZone = (guid: string, colour: string, { x, y, z, facing }: Spot): ObjectState => ({
  GUID: guid,
  Name: "HandTrigger",
  FogColor: colour,
  Locked: true,
  Transform: { ...transformAt(x, y + 1, z, { x: 0, y: facing, z: 0 }), scaleX: 7, scaleY: 5, scaleZ: 2.5 },
});

export const plainSave = <N extends Nouns>(
  game: SpokenGame<N>,
  script: string,
  colours: readonly string[] = [],
): SaveState => {
  const seats = Array.from({ length: game.seats.most }, (_, i) => `p${String(i + 1)}`);
  const scene = game.scene(started(game, seats, {}, 1).match.state as Seen<N["State"]>);
  let count = 1;
  const laid: Laid[] = [];
  const lay = (name: string, kind: Kind, place: Place): void => {
    const spot = game.spots[place.at];
    if (spot === undefined) throw new Error(`no spot ${place.at}`);
    const { x, y, z } = standing(spot, place.n);
    const values = kind.form === "die" ? { RotationValues: rotationValues(kind) } : {};
    const shown = kind.form === "die" ? TURNS[Math.max(0, kind.ups.indexOf(place.up))] : undefined;
    const turn = shown ?? attitude(kind, place, spot, NAMES[kind.form]);
    const state: ObjectState = {
      GUID: guidOf(count++),
      Name: NAMES[kind.form],
      Nickname: name,
      Transform: transformAt(x, y, z, turn),
      Tags: ["outbreak", `outbreak-${name}`],
      ...values,
      ...(kind.form === "label" ? { Text: { Text: place.label, colorstate: { r: 1, g: 1, b: 1 }, fontSize: 64 } } : {}),
      ...(kind.fixed ? { Locked: true } : {}),
    };
    laid.push({ at: place.at, n: place.n, state });
  };
  for (const [name, kind] of Object.entries(game.kinds)) for (const place of scene[name] ?? []) lay(name, kind, place);
  const objects: ObjectState[] = [];
  for (const [at, spot] of Object.entries(game.spots)) {
    const here = laid.filter((each) => each.at === at);
    if (spot.holds.as === "hand") {
      const seat = Number(spot.holds.seat.slice(1)) - 1;
      objects.push(handZone(guidOf(count++), colours[seat] ?? "White", spot));
    }
    if (spot.holds.as === "bag") {
      const contents = here.map(({ state }) => state);
      const Transform = transformAt(spot.x, spot.y, spot.z, { x: 0, y: 0, z: 0 });
      objects.push({
        GUID: guidOf(count++),
        Name: "Bag",
        Transform,
        Tags: ["outbreak", `outbreak-at-${at}`],
        ContainedObjects: contents,
      });
    } else if (spot.holds.as === "pile" && here.length > 1) objects.push(deckOf(here, guidOf(count++)));
    else for (const { state } of here) objects.push(state);
  }
  const controller: ObjectState = {
    GUID: "c0ffee",
    Name: "Bag",
    Nickname: "Controller",
    Transform: transformAt(0, 1, 30, { x: 0, y: 0, z: 0 }),
    Tags: ["outbreak", "outbreak-controller"],
    Locked: true,
    Memo: JSON.stringify(wholeText(game.languages[0])),
    LuaScript: script,
  };
  return { SaveName: game.name, ObjectStates: [controller, ...objects] };
};
