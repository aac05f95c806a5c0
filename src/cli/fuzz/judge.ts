import type { Nouns } from "../../kernel/words";
import type { Game } from "../../kernel/game";
import { type Kept, matchOf } from "../../kernel/keep";
import { outcomeOf } from "../../kernel/match";
import { undoOf } from "../../kernel/undo";
import { slateOn } from "../../page/room/slate-on";
import { heapUsed } from "../heap-used";
import { buttonsOf, saysOf } from "./perform";
import { countOf, type Session } from "./session";
import { amiss } from "./standing-right";

/** Something that must not be: what sort it is, and what exactly was seen. */
export interface Finding {
  readonly kind: string;
  readonly says: string;
}

const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)} …` : text);

export const finding = (kind: string, says: string): Finding => ({ kind, says: shortened(says) });

/** So many frames nobody may be left with nothing to answer while nobody else answers either. */
const ANSWERS_WITHIN = 600;
/** A bot that is to play well takes its time, up to sixteen seconds for an answer of the duel: then nobody else is asked. */
const BOT_ANSWERS_WITHIN = 2400;
/** So many frames something may move and nothing comes of it. */
const RESTS_WITHIN = 1200;
/** What goes on for so long is bots playing: the next gesture comes into it. */
const AT_MOST = 4800;
/** It is looked at once a second. */
const LOOKED_AT_EVERY = 60;
/** What a table puts right when somebody asks it to. */
export const UNTIL_PUT_RIGHT = "until the table is put right";

const choicesOf = (session: Session, colour: string): string[] =>
  buttonsOf(session.table.seat(colour).panel())
    .filter(({ attributes }) => (attributes["id"] ?? "").includes("-choice"))
    .map(saysOf);

/** What leads from a page somebody has opened back to what is asked of them. */
const doorBack = (session: Session, colour: string): string => {
  const buttons = buttonsOf(session.table.seat(colour).panel());
  const door = buttons.find(({ attributes }) => attributes["id"] === `outbreak-${colour}-settings`);
  return door === undefined || saysOf(door) === "Settings" ? "none" : (door.attributes["id"] ?? "none");
};

/** Somebody at the table has something to answer, or has a page open that shows it when it is closed. */
const mayAnswer = (session: Session): boolean =>
  session.seated.some((colour) => choicesOf(session, colour).length > 0 || doorBack(session, colour) !== "none");

/** Whoever is asked is a bot. */
const onlyBotsAsked = ({ table, seated }: Session): boolean => {
  const slate = slateOn(table, seated[0] ?? "");
  const asked = slate === "none" ? [] : slate.seats.filter(({ isWaitedFor }) => isWaitedFor);
  return asked.length > 0 && asked.every(({ bot }) => bot !== "");
};

const nobodyAnswers = (session: Session, when: string): Finding => {
  const shown = session.seated.map(
    (colour) => `${colour}: ${buttonsOf(session.table.seat(colour).panel()).map(saysOf).join(", ")}`,
  );
  return finding("nobody can answer", `${when}: ${shown.join("; ")}`);
};

/**
 * Lets time pass until nothing moves. Whoever is asked can answer meanwhile: nobody waits longer than so many frames
 * after the last answer, which may have been a bot's or of nature, and counts from there anew.
 */
export const rest = (session: Session): "still" | "plays on" | Finding => {
  session.handsOff();
  const { world } = session.table;
  const isAttended = session.seated.length > 0 && session.controller.vm !== undefined;
  let [answers, words] = [session.answers, world.chat.length];
  let [answeredAt, heardAt] = [0, 0];
  for (let frames = 1; frames <= AT_MOST; frames++) {
    world.frame();
    if (world.settled) return "still";
    if (frames % LOOKED_AT_EVERY !== 0) continue;
    const isAnswered = session.answers !== answers;
    if (isAnswered || mayAnswer(session)) answeredAt = frames;
    if (isAnswered || world.chat.length > words) heardAt = frames;
    [answers, words] = [session.answers, world.chat.length];
    const slack = onlyBotsAsked(session) ? BOT_ANSWERS_WITHIN - ANSWERS_WITHIN : 0;
    if (isAttended && frames - answeredAt >= ANSWERS_WITHIN + slack)
      return nobodyAnswers(session, `for ${String(frames - answeredAt)} frames`);
    if (frames - heardAt >= RESTS_WITHIN + slack)
      return finding("no rest", `${world.clock.described}, and nothing happens`);
  }
  return "plays on";
};

const sortOf = (wrong: string): string =>
  wrong.startsWith("no ")
    ? "a piece is not in its place"
    : wrong.includes(" too many ")
      ? "a piece too many"
      : "a piece lies wrong";

export const faultsOf = ({ table }: Session): Finding[] =>
  table.world.faults
    .splice(0)
    .map(({ where, message }) => finding("a script fails", `${where}: ${message.split("\n")[0] ?? ""}`));

/** Whether somebody has begun an answer, and pieces lie where they were put for it. */
const isHalfSaid = ({ table, seated }: Session): boolean =>
  seated.some((colour) => {
    const slate = slateOn(table, colour);
    return slate !== "none" && slate.choices.some(({ key }) => key.endsWith(".drop"));
  });

/** Each colour's panel shows what is asked of it. */
const backToTheGame = (session: Session): void => {
  for (const colour of session.seated) {
    const door = doorBack(session, colour);
    if (door !== "none") session.table.seat(colour).click(door);
  }
};

/** Whether the table is asked to see to it that it stands right: in free play it only watches. */
const watches = (session: Session): boolean => {
  const text = session.controller.vm?.call("onSave");
  const { settings } = JSON.parse(typeof text === "string" ? text : "{}") as { settings?: { rules?: string } };
  return settings?.rules === "strict";
};

/** A panel offers to bring back what is gone. */
const BRINGS_BACK = /^(Bring back|Przywróć): /;

const offersToBringBack = ({ table, seated }: Session): readonly (readonly [colour: string, id: string])[] =>
  seated.flatMap((colour) =>
    buttonsOf(table.seat(colour).panel())
      .filter((each) => BRINGS_BACK.test(saysOf(each)))
      .map(({ attributes }) => [colour, attributes["id"] ?? ""] as const),
  );

/** What the table says is gone is wanted back. */
const bringBack = (session: Session): void => {
  backToTheGame(session);
  // A panel is drawn some frames after its door was clicked.
  rest(session);
  const [offer] = offersToBringBack(session);
  if (offer === undefined) return;
  session.table.seat(offer[0]).click(offer[1]);
  rest(session);
};

/** Presses what every panel has for it, and waits. */
const putRight = (session: Session): void => {
  const { table, controller } = session;
  const [colour] = session.seated;
  if (colour === undefined || !controller.menu.some(({ label }) => label === "Put right")) return;
  table.seat(colour).choose(controller, "Put right");
  rest(session);
};

/** Half an answer lies on the table, or a roster that is laid together: nobody has to put that right. */
const mayLie = <N extends Nouns>(session: Session, game: Game<N>, kept: Kept): boolean => {
  const { rosters } = game;
  const { match } = matchOf(game, kept);
  const isRostered =
    rosters !== undefined &&
    match !== "none" &&
    outcomeOf(match) === "playing" &&
    match.agenda.some((step) => rosters.asked(step));
  return isRostered || !watches(session) || isHalfSaid(session);
};

/**
 * What differs between the table and the rules' state, of which it is known what is kept; what the table puts right when
 * it is asked to is told apart.
 */
export const disagreements = <N extends Nouns>(session: Session, game: Game<N>, asKept: Kept | "none"): Finding[] => {
  const differs = (kept: Kept | "none"): readonly string[] =>
    kept === "none" ? [] : amiss(session.table, game, session.controller, kept);
  const offers = offersToBringBack(session);
  if (differs(asKept).length === 0)
    return offers.length === 0 ? [] : [finding("what is there is said to be gone", JSON.stringify(offers))];
  bringBack(session);
  const state = rest(session);
  if (state !== "still") return typeof state === "string" ? [] : [state];
  const { kept } = session;
  const wrong = differs(kept);
  const [first] = wrong;
  if (kept === "none" || first === undefined || mayLie(session, game, kept)) return [];
  const whole = `${String(wrong.length)}: ${wrong.slice(0, 4).join("; ")}`;
  putRight(session);
  const isRight = differs(session.kept).length === 0;
  return [finding(isRight ? `${sortOf(first)} ${UNTIL_PUT_RIGHT}` : sortOf(first), whole)];
};

/** Whatever anybody did: asked to, the table stands right. */
export const notPutRight = <N extends Nouns>(session: Session, game: Game<N>): Finding[] => {
  // A table that was just loaded is asked once it listens.
  rest(session);
  putRight(session);
  bringBack(session);
  const wrong = session.kept === "none" ? [] : amiss(session.table, game, session.controller);
  return wrong.length === 0
    ? []
    : [finding(sortOf(wrong[0] ?? ""), `${String(wrong.length)}: ${wrong.slice(0, 4).join("; ")}`)];
};

/**
 * At a table that has come to rest somebody who sits there has something to answer. Whoever has a page open may have it
 * behind that, which is seen once all pages are closed.
 */
export const stuck = (session: Session, closesPages: boolean): Finding[] => {
  if (session.seated.length === 0 || session.controller.vm === undefined) return [];
  if (!closesPages && mayAnswer(session)) return [];
  backToTheGame(session);
  const state = rest(session);
  if (typeof state !== "string") return [state];
  return state === "plays on" || mayAnswer(session) ? [] : [nobodyAnswers(session, "when all has come to rest")];
};

/** How large the save and the heap of this thread were when a session began. */
export interface Sizes {
  readonly save: number;
  readonly heap: number;
}

/** A whole match is kept in less. */
const SAVE_GROWS = 2_000_000;
/** So much more than before a session this thread may hold after it: one table, and what is read once. */
const HEAP_GROWS = 64 << 20;

/** What grows without end: a piece that is there twice, or a save. What the scripts hold is held down by the host. */
export const grown = (session: Session, { save }: Sizes): Finding[] => {
  const pieces = countOf(session.table);
  const found: Finding[] = [];
  if (pieces > session.pieces + session.copied)
    found.push(finding("pieces appear", `${String(pieces)} where there were ${String(session.pieces)}`));
  if (pieces < session.pieces - session.deleted)
    found.push(finding("pieces vanish", `${String(pieces)} where there were ${String(session.pieces)}`));
  const size = session.saved().length;
  if (size > save + SAVE_GROWS) found.push(finding("the save grows", `${String(size)} bytes`));
  return found;
};

/** Whether a session leaves more behind than a table. */
export const heapGrown = ({ heap }: Sizes): Finding[] => {
  const more = heapUsed() - heap;
  return more > HEAP_GROWS ? [finding("memory grows", `by ${String(more >> 20)} MB`)] : [];
};

/** A seat's last answer may be taken back; nothing else that was said is lost. */
export const lost = <N extends Nouns>(game: Game<N>, before: Kept | "none", after: Kept | "none"): Finding[] => {
  if (before === "none" || after === "none" || before.seed !== after.seed) return [];
  const parted = before.past.findIndex((line, i) => after.past[i] !== line);
  const { match } = parted < 0 ? { match: "none" as const } : matchOf(game, before);
  if (match === "none") return [];
  const backs = match.seats.map((seat) => undoOf(match, seat)).filter(({ verdict }) => verdict === "fine");
  if (backs.some(({ at }) => at <= parted)) return [];
  return [finding("answers are lost", `of ${String(before.at)} inputs ${String(parted)} are left`)];
};
