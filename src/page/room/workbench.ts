import { isGame, withGame } from "../../games/index";
import type { OpenTable } from "../../host/open";
import type { World } from "../../host/world/world";
import type { Options, SpokenGame } from "../../kernel/game";
import { optionsOf } from "../../kernel/match";
import {
  kindsOf,
  type Roster,
  rosterIn,
  type RosterRead,
  type Rosters,
  textOfRoster,
  wrongWith,
  type Stock,
} from "../../kernel/roster";
import { type Text, wordText } from "../../kernel/text";
import type { Nouns, Word } from "../../kernel/words";
import type { ObjectState } from "../../tts/save";
import { lookOfState } from "./look-of";
import { cutShort } from "./pieces";
import { wordsIn } from "./remembered";
import { controllerOf, fieldsOf, gameOn } from "./slate-on";
import { documentOn } from "./watched";
import type { Buildable, Triple, Workshop } from "./wire";

/** Where rosters are built: with the pieces of this table, in its words, and by the rules of its game. */
export interface Workbench {
  workshop(): Workshop;
  read(typed: string): RosterRead;
  written(roster: Roster): string;
  wrong(read: RosterRead): readonly string[];
}

const LONGEST_TEXT = 600;

const kindIn = ({ Tags = [] }: ObjectState): Word =>
  Tags.find((tag) => tag.startsWith("outbreak-") && !tag.startsWith("outbreak-at-"))?.slice("outbreak-".length) ?? "";

/** One piece of each kind, wherever it lies; a card of a deck has its sheet from there. */
const samples = (world: World): ReadonlyMap<Word, ObjectState> => {
  const found = new Map<Word, ObjectState>();
  const look = (state: ObjectState, sheets: ObjectState["CustomDeck"]): void => {
    const own = { ...sheets, ...state.CustomDeck };
    const kind = kindIn(state);
    if (kind !== "" && !found.has(kind)) found.set(kind, { ...state, CustomDeck: own });
    for (const each of state.ContainedObjects ?? []) look(each, own);
  };
  for (const thing of world.things) {
    const contents = thing.isContainer ? thing.contained : [];
    look({ ...thing.data, ContainedObjects: contents }, {});
  }
  return found;
};

const buildable = (world: World, text: Text, kind: Word, most: number, sample: ObjectState | undefined): Buildable => {
  const size: Triple = [1, 0.1, 1.4];
  const plain = { kind, name: wordText(text, kind), text: "", most, look: { as: "outline" } as const, size, scale: 1 };
  if (sample === undefined) return plain;
  const { size: unit } = world.boundsOf(sample);
  const { scaleX, scaleY, scaleZ } = sample.Transform;
  return {
    ...plain,
    text: cutShort(sample.Description ?? "", LONGEST_TEXT),
    look: lookOfState(sample),
    size: [unit.x * scaleX, unit.y * scaleY, unit.z * scaleZ],
    scale: scaleX,
  };
};

const workshopOf = <N extends Nouns>(
  { world }: OpenTable,
  { sections, ready, mostOf }: Rosters<N>,
  text: Text,
  options: Options,
): Workshop => {
  const pieces = samples(world);
  const made = (kind: Word): Buildable => buildable(world, text, kind, mostOf(kind, options), pieces.get(kind));
  return {
    game: text["game.name"] ?? "",
    sections: sections.map(({ section, size, groups }) => ({
      name: wordText(text, section),
      size,
      groups: groups.map(({ group, of }) => ({ name: wordText(text, group), kinds: of.map(made) })),
    })),
    ready: ready.map(({ name, roster }) => ({ name: wordText(text, name), roster })),
  };
};

/** How the match is played, or the next one will be. */
const optionsOn = <N extends Nouns>(game: SpokenGame<N>, document: Readonly<Record<string, unknown>>): Options => {
  const chosen = fieldsOf(fieldsOf(document["match"])["options"] ?? document["options"]);
  return optionsOf(game, chosen as Options);
};

/** A table whose game knows rosters has one. */
export const workbenchOn = (table: OpenTable): Workbench | "none" => {
  const controller = controllerOf(table);
  const name = gameOn(table);
  if (controller === undefined || !isGame(name)) return "none";
  return withGame(name, (game): Workbench | "none" => {
    const rosters = game.rosters;
    if (rosters === undefined) return "none";
    const text = { ...game.languages[0].text, ...wordsIn(controller.data) };
    const options = (): Options => optionsOn(game, documentOn(table));
    return {
      workshop: () => workshopOf(table, rosters, text, options()),
      read: (typed) => rosterIn(typed, rosters, text),
      written: (roster) => textOfRoster(known(roster, rosters.sections), rosters.sections, text),
      wrong: (read) => wrongWith(text, rosters, read, options()),
    };
  });
};

/** What a tab names that is no kind of this game is left out. */
const known = (roster: Roster, sections: Stock["sections"]): Roster => {
  const kinds = kindsOf(sections);
  return roster.filter(({ of }) => kinds.includes(of));
};
