import type { Sort } from "../kernel/known-by";
import { has, mapped } from "../kernel/list";
import { numberText } from "../kernel/number-text";
import type { Spots } from "../kernel/scene";
import type { Seat, Word } from "../kernel/words";
import type { Binding } from "./binding";
import type { OwnBoard } from "../kernel/known-by";

/** What a game has that a binding may name. */
export interface Bindable {
  readonly game: Word;
  readonly sorts: readonly Sort[];
  readonly boards: readonly OwnBoard[];
  readonly spots: Spots;
  readonly seats: readonly Seat[];
}

const at = (list: string, i: number, field: string): string => list + "[" + numberText(i) + "]." + field;

const kindsOf = (sorts: readonly Sort[], sort: Word): readonly Word[] | "none" => {
  for (const each of sorts) if (each.sort === sort) return mapped(each.kinds, ({ kind }) => kind);
  return "none";
};

/** Where a name comes twice, the second time. */
const twice = (list: string, field: string, names: readonly Word[]): readonly string[] => {
  const amiss: string[] = [];
  const seen: Record<Word, boolean> = {};
  for (let i = 0; i < names.length; i++) {
    const name = names[i] ?? "";
    if (seen[name] === true) amiss.push(at(list, i, field) + ': "' + name + '" is there twice');
    seen[name] = true;
  }
  return amiss;
};

const unknown = (where: string, what: string, name: Word): string =>
  where + ": this game has no " + what + ' "' + name + '"';

const pieces = ({ pieces: list }: Binding, { sorts }: Bindable): readonly string[] => {
  const amiss: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const { sort = "", kind = "" } = list[i] ?? {};
    const kinds = kindsOf(sorts, sort);
    if (kinds === "none") amiss.push(unknown(at("pieces", i, "sort"), "sort", sort));
    else if (kind !== "" && !has(kinds, kind)) {
      amiss.push(unknown(at("pieces", i, "kind"), sort + " that is a", kind) + "; known: " + kinds.join(", "));
    }
  }
  return amiss;
};

const boards = ({ boards: list, spots: bound }: Binding, { boards: own, spots }: Bindable): readonly string[] => {
  const amiss: string[] = [];
  const names = mapped(list, ({ board }) => board);
  const owned = mapped(own, ({ board }) => board);
  if (names.length === 0) amiss.push("boards: at least one is needed to know where things lie: " + owned.join(", "));
  for (let i = 0; i < names.length; i++)
    if (!has(owned, names[i] ?? "")) amiss.push(unknown(at("boards", i, "board"), "board", names[i] ?? ""));
  for (let i = 0; i < bound.length; i++) {
    const { spot = "", board = "" } = bound[i] ?? {};
    if (spots[spot] === undefined) amiss.push(unknown(at("spots", i, "spot"), "spot", spot));
    if (!has(names, board)) amiss.push(at("spots", i, "board") + ': "' + board + '" is none of the boards here');
  }
  return amiss;
};

const others = ({ seats: list, without }: Binding, { seats, sorts }: Bindable): readonly string[] => {
  const amiss: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const seat = list[i]?.seat ?? "";
    if (!has(seats, seat)) amiss.push(unknown(at("seats", i, "seat"), "seat", seat));
  }
  for (let i = 0; i < without.length; i++) {
    const sort = without[i]?.sort ?? "";
    if (kindsOf(sorts, sort) === "none") amiss.push(unknown(at("without", i, "sort"), "sort", sort));
  }
  return amiss;
};

/** What of a binding is nothing of this game, or is said twice. */
export const amissIn = (binding: Binding, game: Bindable): readonly string[] => {
  if (binding.game !== game.game) return ['game: it is a binding of "' + binding.game + '", not of ' + game.game];
  const doubled = [
    twice(
      "boards",
      "board",
      mapped(binding.boards, ({ board }) => board),
    ),
    twice(
      "spots",
      "spot",
      mapped(binding.spots, ({ spot }) => spot),
    ),
    twice(
      "seats",
      "seat",
      mapped(binding.seats, ({ seat }) => seat),
    ),
    twice(
      "seats",
      "colour",
      mapped(binding.seats, ({ colour }) => colour),
    ),
    twice(
      "without",
      "sort",
      mapped(binding.without, ({ sort }) => sort),
    ),
  ];
  return [pieces(binding, game), boards(binding, game), others(binding, game), doubled.flat()].flat();
};
