import { isDeepStrictEqual } from "node:util";
import type { ObjectState } from "../../src/tts/save";
import { bagOf } from "./container";
import type { Maker } from "./maker";
import { packed } from "./packed";
import { loosePiece, objectOf, type Piece, transformOf } from "./piece";

/*
 * What a twin of each piece is made of, should one be deleted: a text in the controller's memo that nobody reads before
 * (src/table/spares.ts). Objects that have much in common share what they have in common.
 */

type Fields = Readonly<Record<string, unknown>>;

interface Spare {
  /** A kind, or one piece of a kind whose pieces do not look alike, or the bag of a spot. */
  readonly name: string;
  readonly fields: Fields;
}

const NOWHERE = { x: 0, y: 0, z: 0 };

/** It waits for its place: it must not fall, nor join another. */
const fieldsOf = ({ GUID: _, ...fields }: ObjectState): Fields => ({ ...fields, Locked: true });

/** A label stays where it is made; anything else goes to wherever it is wanted. */
const ofPiece = (maker: Maker, piece: Piece): Fields =>
  fieldsOf(
    piece.kind.form === "label"
      ? loosePiece(maker, piece)
      : objectOf(maker, piece, transformOf(NOWHERE, NOWHERE, piece.template.scale)),
  );

const ofKind = (maker: Maker, kind: string, pieces: readonly Piece[]): Spare[] => {
  const all = pieces.map((piece) => ofPiece(maker, piece));
  const [first] = all;
  if (first === undefined) return [];
  const unlabelled = ({ Text: _, ...fields }: Fields): Fields => fields;
  const alike = all.every((each) => isDeepStrictEqual(unlabelled(each), unlabelled(first)));
  return alike
    ? [{ name: kind, fields: first }]
    : all.map((fields, nth) => ({ name: `${kind}/${String(nth)}`, fields }));
};

const ofBags = (maker: Maker): Spare[] =>
  Object.entries(maker.game.spots)
    .filter(([, { holds }]) => holds.as === "bag")
    .map(([at, spot]) => {
      const { Locked = false, ...fields } = bagOf(maker, at, spot, []);
      return { name: `at-${at}`, fields: { ...fieldsOf(fields), Locked } };
    });

/** Those that are made alike, and of cards from one sheet. */
const groupOf = ({ fields }: Spare): string =>
  `${String(fields["Name"])} ${Object.keys(fields["CustomDeck"] ?? {}).join()}`;

const commonTo = (spares: readonly Spare[]): ReadonlySet<string> => {
  const [first] = spares;
  const names = Object.keys(first?.fields ?? {});
  return new Set(
    names.filter((name) => spares.every(({ fields }) => isDeepStrictEqual(fields[name], first?.fields[name]))),
  );
};

/** Fields as JSON, without the braces about them. */
const written = (fields: Fields, passes: (name: string) => boolean): string =>
  JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => passes(name)))).slice(1, -1);

/** A line for each group and each spare: its name, its group, what it has. */
export const sparesText = (own: Maker, pieces: readonly Piece[]): string => {
  // Twins are given theirs when they are made.
  const maker: Maker = { ...own, guid: () => "" };
  const kinds = [...new Set(pieces.map(({ kindName }) => kindName))];
  const spares = [
    ...kinds.flatMap((kind) =>
      ofKind(
        maker,
        kind,
        pieces.filter(({ kindName }) => kindName === kind),
      ),
    ),
    ...ofBags(maker),
  ];
  const groups = [...new Set(spares.map(groupOf))];
  const lines = groups.flatMap((group, nth) => {
    const members = spares.filter((each) => groupOf(each) === group);
    const common = commonTo(members);
    const [first] = members;
    return [
      [String(nth), "", written(first?.fields ?? {}, (name) => common.has(name))],
      ...members.map(({ name, fields }) => [name, String(nth), written(fields, (each) => !common.has(each))]),
    ];
  });
  return packed("spares", lines);
};
