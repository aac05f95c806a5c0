import { has, kept, mapped } from "../kernel/list";
import { outcomeOf } from "../kernel/match";
import type { Hint } from "../kernel/game";
import {
  CHOOSE,
  type Chosen,
  type Slate,
  SLATE,
  type SlateAsk,
  type SlateChoice,
  type SlateEnd,
  type SlateHint,
  type SlateSeat,
  TYPED_KEY,
} from "../kernel/slate";
import { lineOf, sentence, wordText } from "../kernel/text";
import type { Word } from "../kernel/words";
import { hearBinding, isBindingAsked } from "./adopt/paste";
import type { Choice } from "./choice";
import { doorsFor } from "./doors";
import { guarded } from "./guarded";
import { guideFor, premiseFor } from "./guide";
import { hintsFor } from "./hints";
import { shownTo } from "./pages";
import { asksFor, waitedFor } from "./questions";
import { recapFor } from "./recap";
import { hearTyped, isRosterAsked } from "./rosters";
import { script } from "./script";
import { colours } from "./seats";
import type { Question, Table } from "./table";
import { viewFor } from "./view";
import { own } from "./voice";
import { botOf, speaksFor } from "./who-speaks";
import { isBusy } from "./worker";

/** What a colour's panel says, as plain data, and the same choices by their names: for whoever is no panel. */

const toldHint = ({ text }: Table, { hint, slots }: Hint): SlateHint => {
  const figures: { readonly figure: Word; readonly is: number }[] = [];
  for (const figure in slots) {
    const is = slots[figure];
    if (typeof is === "number") figures.push({ figure, is });
  }
  return { hint, text: sentence(text, "hint." + hint, slots), figures };
};

const hintsAbout = (table: Table, hints: readonly Hint[], about: Word): readonly SlateHint[] =>
  mapped(
    kept(hints, (hint) => hint.about === about),
    (hint) => toldHint(table, hint),
  );

const toldAsk = ({ text }: Table, { ask, said, part, isWaitedFor }: Question): SlateAsk => ({
  seat: ask.seat,
  step: ask.step.do,
  isWaitedFor,
  said: mapped(said, (words) => mapped(words, (word) => ({ word, text: wordText(text, word) }))),
  part: part === "said" ? "" : part.ask,
  least: part === "said" ? 0 : part.least,
  most: part === "said" ? 0 : part.most,
});

const toldChoice = (
  table: Table,
  { key, text, word, about, says, usual, picked, to }: Choice,
  asks: readonly Question[],
  hints: readonly Hint[],
): SlateChoice => ({
  key,
  text,
  word,
  usual,
  picked,
  ask: to === "none" ? -1 : asks.indexOf(to),
  says,
  hints: about === "" ? [] : hintsAbout(table, hints, about),
});

const toldSeats = (table: Table, colour: Word): readonly SlateSeat[] => {
  const waited = mapped(waitedFor(table), ({ seat }) => seat);
  return mapped(table.match === "none" ? [] : table.match.seats, (seat) => ({
    seat,
    name: wordText(table.text, seat),
    bot: botOf(table, seat),
    colours: colours(table.claims, seat),
    isYours: speaksFor(table, colour, seat),
    isWaitedFor: has(waited, seat),
  }));
};

const ended = ({ match, text }: Table): SlateEnd | "not yet" => {
  const outcome = match === "none" ? "playing" : outcomeOf(match);
  if (outcome === "playing") return "not yet";
  const { rule, won } = outcome;
  return { rule, text: lineOf(text, rule), won };
};

const atOf = ({ match }: Table): number => (match === "none" ? -1 : match.at);

/** What can be typed into: a roster or a binding, where one is asked for. */
export const typedFor = (table: Table, colour: Word): string => {
  if (shownTo(table, colour) !== "ask") return "";
  if (isBindingAsked(table)) return own(table, "adopt.paste", {});
  return isRosterAsked(table, colour) ? own(table, "table.typeRoster", {}) : "";
};

const slateFor = (table: Table, colour: Word): Slate => {
  const asks = isBusy(table) ? [] : asksFor(table, colour);
  const { title, prompt, choices } = viewFor(table, colour);
  const hints = hintsFor(table, colour);
  const told = (each: Choice): SlateChoice => toldChoice(table, each, asks, hints);
  return {
    game: table.game.name,
    at: atOf(table),
    title,
    prompt: shownTo(table, colour) === "ask" && table.match === "none" ? premiseFor(table) + " " + prompt : prompt,
    recap: shownTo(table, colour) === "ask" ? recapFor(table, colour) : "",
    asks: mapped(asks, (question) => toldAsk(table, question)),
    choices: mapped(choices, told),
    doors: mapped(doorsFor(table, colour), told),
    hints: hintsAbout(table, hints, ""),
    guide: shownTo(table, colour) === "ask" ? guideFor(table, colour) : "none",
    typed: typedFor(table, colour),
    seats: toldSeats(table, colour),
    over: ended(table),
  };
};

/** A colour chooses what a slate of this moment named so; whether that can still be chosen. */
const chooseFor = (table: Table, { colour, at, key, typed }: Chosen): boolean => {
  if (!has(table.seated, colour)) return false;
  table.stumbles = 0;
  if (key === TYPED_KEY) {
    if (!hearBinding(table, colour, typed)) hearTyped(table, colour, typed);
    return typedFor(table, colour) !== "";
  }
  for (const choices of [viewFor(table, colour).choices, doorsFor(table, colour)]) {
    for (const each of choices) {
      // An answer that comes too late was meant for another question; what is no answer means the same at any time.
      if (each.key === key && (each.to === "none" || at === atOf(table))) {
        each.chosen();
        return true;
      }
    }
  }
  return false;
};

/** Anybody's script may ask what a colour is shown, and choose for it as its panel would. */
export const offerSlate = (table: Table): void => {
  script[SLATE] = ({ colour }: { readonly colour: Word }): Slate => slateFor(table, colour);
  script[CHOOSE] = (chosen: Chosen): boolean => {
    let isOffered = false;
    guarded(table, () => {
      isOffered = chooseFor(table, chosen);
    });
    return isOffered;
  };
};
