import { BuildFailure, failOnAny } from "../failure";
import type { Maker } from "./maker";
import type { Piece } from "./piece";

const wrongCounts = ({ game, table }: Maker): string[] => {
  const wrong: string[] = [];
  const names = [...Object.keys(game.kinds), ...Object.keys(game.opening), ...Object.keys(table.pieces)];
  for (const name of new Set(names)) {
    const count = game.kinds[name]?.count ?? 0;
    const places = game.opening[name]?.length ?? 0;
    if (count !== places) wrong.push(`${game.name}: ${String(count)} pieces of kind ${name}, ${String(places)} places`);
    if (count > 0 && table.pieces[name] === undefined)
      wrong.push(`${game.name}: the table has no piece of kind ${name}`);
    if (game.kinds[name] === undefined) wrong.push(`${game.name}: there is no kind ${name}`);
  }
  return wrong;
};

/** Every piece of the table where it stands when the game begins. */
export const openingPieces = (maker: Maker): Piece[] => {
  failOnAny(wrongCounts(maker));
  const { game, table } = maker;
  return Object.entries(game.kinds).flatMap(([kindName, kind]) =>
    (game.opening[kindName] ?? []).map((place, index) => {
      const role = `${kindName}/${String(index)}`;
      const spot = game.spots[place.at];
      const template = table.pieces[kindName]?.(index);
      if (spot === undefined) throw new BuildFailure([`${role}: there is no spot ${place.at}`]);
      if (template === undefined) throw new BuildFailure([`${role}: it is not made`]);
      return { role, kindName, kind, template, place, spot };
    }),
  );
};
