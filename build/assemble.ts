import { readingTurn } from "../src/tts/reading-turn";
import type { ObjectState } from "../src/tts/save";
import { bagOf, pileOf } from "./assemble/container";
import { savedObjectOf, saveOf } from "./assemble/header";
import { type Maker, makerFor, ownFields } from "./assemble/maker";
import { openingPieces } from "./assemble/opening";
import { loosePiece, type Piece, tagsOf, transformOf } from "./assemble/piece";
import { handZones } from "./assemble/seats";
import { snapPoints } from "./assemble/snap-points";
import { wholeObject } from "./assemble/whole-object";
import { BuildFailure } from "./failure";
import type { GameSources } from "./game-sources";
import type { AssembledSave, RenderedAsset, Stage, Work } from "./stage";

/** The controller carries the game; everything else on the table is pieces. */
const controllerOf = (maker: Maker): ObjectState => {
  const { at, facing, ...template } = maker.table.controller;
  const stands = { ...at, y: at.y + template.lift, facing: facing + readingTurn(template.Name) };
  const object: ObjectState = {
    GUID: maker.guid("controller"),
    Transform: transformOf(stands, { x: 0, y: 0, z: 0 }, template.scale),
    ...ownFields(template),
    LuaScript: `script:${maker.game.name}`,
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

const assembled = (sources: GameSources, work: Work): AssembledSave[] => {
  const { table, game } = sources;
  if (table.game !== game.name) throw new BuildFailure([`${game.name}: its table is that of "${table.game}"`]);
  const maker = makerFor(sources, work);
  const pieces = openingPieces(maker);
  const spots = atSpots(pieces);
  const controller = controllerOf(maker);
  const objects = [controller, ...handZones(maker), ...bags(maker, spots), ...onTheTable(maker, spots)];
  const picture = (name: string) => pictureOf(work, game.name, name);
  return [
    {
      game: game.name,
      file: table.saveName,
      picture: picture(table.pictures.save),
      state: saveOf(maker, objects, snapPoints(maker, pieces)),
    },
    {
      game: game.name,
      file: "controller",
      picture: picture(table.pictures.controller),
      state: savedObjectOf(controller),
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
      .map(({ state: { SaveName, ObjectStates } }) =>
        SaveName === "" ? "" : `${SaveName}: ${String(objectsIn(ObjectStates))} objects`,
      )
      .filter((text) => text !== "")
      .join(", "),
};
