import { KNOWN_BY } from "../src/table/adopt/known-by";
import { SPARES, WORDS } from "../src/table/memo";
import type { ObjectState } from "../src/tts/save";
import { bagOf, pileOf } from "./assemble/container";
import { savedObjectOf, saveOf } from "./assemble/header";
import { knownByText } from "./assemble/known-by";
import { type Maker, makerFor, ownFields } from "./assemble/maker";
import { openingPieces } from "./assemble/opening";
import { loosePiece, type Piece, tagsOf, transformOf } from "./assemble/piece";
import { handZones } from "./assemble/seats";
import { snapPoints } from "./assemble/snap-points";
import { packed } from "./assemble/packed";
import { sparesText } from "./assemble/spares";
import { wholeObject } from "./assemble/whole-object";
import { BuildFailure } from "./failure";
import type { GameSources } from "./game-sources";
import type { AssembledSave, RenderedAsset, Stage, Work } from "./stage";

/** The controller carries the game; everything else on the table is pieces. It is a bag, to bring them along. */
const controllerOf = (maker: Maker, pieces: readonly Piece[]): ObjectState => {
  const { at, facing, ...template } = maker.table.controller;
  const { Name, lift, scale } = template;
  const { knownBy } = maker.table;
  const known = knownBy === undefined ? {} : { [KNOWN_BY]: knownByText(knownBy) };
  if (Name !== "Bag" && Name !== "Custom_Model_Bag") throw new BuildFailure([`controller: a ${Name} is no bag`]);
  const object: ObjectState = {
    GUID: maker.guid("controller"),
    Transform: transformOf({ ...at, y: at.y + lift }, { x: 0, y: facing, z: 0 }, scale),
    ...ownFields(template),
    LuaScript: `script:${maker.game.name}`,
    GMNotes: maker.game.name,
    Memo: JSON.stringify({
      [WORDS]: packed("words", Object.entries(maker.game.text)),
      ...known,
      [SPARES]: sparesText(maker, pieces),
    }),
    Tags: [...tagsOf("controller"), ...(template.Tags ?? [])],
  };
  return wholeObject(maker.resolved(object, "controller"));
};

const atSpots = (pieces: readonly Piece[]): Map<string, Piece[]> => {
  const spots = new Map<string, Piece[]>();
  for (const piece of pieces) spots.set(piece.place.at, [...(spots.get(piece.place.at) ?? []), piece]);
  return spots;
};

const bags = (maker: Maker, pieces: ReadonlyMap<string, readonly Piece[]>): ObjectState[] =>
  Object.entries(maker.game.spots)
    .filter(([, { holds }]) => holds.as === "bag")
    .map(([at, spot]) => bagOf(maker, at, spot, pieces.get(at) ?? []));

const onTheTable = (maker: Maker, pieces: ReadonlyMap<string, readonly Piece[]>): ObjectState[] =>
  [...pieces].flatMap(([at, here]) => {
    const holds = maker.game.spots[at]?.holds.as;
    if (holds === "bag") return [];
    return holds === "pile" ? pileOf(maker, at, here) : here.map((piece) => loosePiece(maker, piece));
  });

const pictureOf = (work: Work, game: string, name: string): RenderedAsset => {
  const picture = work.assets.find((asset) => asset.game === game && asset.name === name);
  if (picture?.file.endsWith(".png") !== true)
    throw new BuildFailure([`${game}: pictures: there is no picture "${name}"`]);
  return picture;
};

/** The save, and the controller with every piece in it: it lays them out on a table that has none. */
const assembled = (sources: GameSources, work: Work): AssembledSave[] => {
  const { table, game } = sources;
  if (table.game !== game.name) throw new BuildFailure([`${game.name}: its table is that of "${table.game}"`]);
  const maker = makerFor(sources, work);
  const pieces = openingPieces(maker);
  const spots = atSpots(pieces);
  const controller = controllerOf(maker, pieces);
  const laidOut = [...bags(maker, spots), ...onTheTable(maker, spots)];
  const objects = [controller, ...handZones(maker), ...laidOut];
  const { pictures } = table;
  const save: AssembledSave = {
    game: game.name,
    is: "save",
    file: table.saveName,
    picture: pictureOf(work, game.name, pictures.save),
    state: saveOf(maker, objects, snapPoints(maker, pieces)),
  };
  if (pictures.controller === "none") return [save];
  return [
    save,
    {
      game: game.name,
      is: "saved object",
      file: "controller",
      picture: pictureOf(work, game.name, pictures.controller),
      state: savedObjectOf({ ...controller, ContainedObjects: laidOut }),
    },
  ];
};

const objectsIn = (objects: readonly ObjectState[]): number =>
  objects.reduce((count, { ContainedObjects = [] }) => count + 1 + objectsIn(ContainedObjects), 0);

export const assemble: Stage = {
  name: "assemble",
  run: (work) => ({ ...work, saves: work.games.flatMap((sources) => assembled(sources, work)) }),
  result: ({ saves }) =>
    saves
      .filter((save) => save.is === "save")
      .map(({ file, state }) => `${file}: ${String(objectsIn(state.ObjectStates))} objects`)
      .join(", "),
};
