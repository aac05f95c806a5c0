import type { PageStore } from "./page-state";
import { downloaded } from "./panels/download";
import type { Send } from "./link";
import type { Grip } from "./play/grip";
import type { Wondering } from "./play/wondering";
import { words } from "./text/words";
import type { Line, Told, Whereabouts } from "./room/wire";
import type { Eye } from "./view/eye";

/** What the room tells, put where the page shows it. */

const LINES_SHOWN = 10_000;

/** An address that ends so opens the deck builder; what follows `=` is a deck to begin with. */
const WORKSHOP = "#decks";

/** This tab's seat, so that a reload sits down there again. */
const SEAT = "outbreak.seat";

const seatRemembered = (): string => sessionStorage.getItem(SEAT) ?? "";

/** Sits down at the seat this tab had, or is given, or else at the first that is free; which one that is. */
const seatTaken = (told: Extract<Told, { readonly told: "people" }>, send: Send): string => {
  const before = seatRemembered();
  const known = told.people.some(({ colour }) => colour === before) || before === "Grey";
  const free = told.people.find(({ name, guest }) => name === "" && guest === "none")?.colour;
  const isGuests = told.people.some(({ colour, guest }) => colour === before && guest !== "none");
  const colour = known && !isGuests ? before : told.you === "Grey" ? (free ?? told.you) : told.you;
  if (colour !== told.you) send({ act: "sit", colour });
  return colour;
};

/** The list of pieces is told anew no more often than this: a reader cannot follow every step of a move. */
const RETOLD_EVERY = 250;

const rests = (where: Whereabouts): boolean => where[7] === 0;

/** `seatsItself`: whether it takes a seat of its own accord; what it wishes for may bring one. */
export const hearing = (
  store: PageStore,
  eye: Eye,
  grip: Grip,
  wondering: Wondering,
  send: Send,
  seatsItself: boolean,
): ((told: Told) => void) => {
  let seated = !seatsItself;
  let fitted = "";
  let due = 0;
  const tellLines = (lines: readonly Line[]): void => {
    store.set({ lines: [...store.now.lines, ...lines].slice(-LINES_SHOWN) });
  };
  const retell = (): void => {
    if (due !== 0) return;
    due = window.setTimeout(() => {
      due = 0;
      store.set({ pieces: store.now.pieces + 1 });
    }, RETOLD_EVERY);
  };
  return (told) => {
    switch (told.told) {
      case "table":
        eye.standings.hear(told);
        if (fitted !== told.name) eye.fit();
        fitted = told.name;
        eye.look();
        store.set({
          name: told.name,
          resumed: told.resumed,
          builds: told.builds,
          notebook: told.notebook,
          building: store.now.building || (told.builds && location.hash.startsWith(WORKSHOP)),
          lines: [],
          pieces: store.now.pieces + 1,
          inside: "none",
          menu: "none",
        });
        return;
      case "pieces":
        eye.standings.hear(told);
        eye.look();
        if (told.put.length + told.gone.length > 0 || told.where.some(rests)) retell();
        return;
      case "around":
        eye.standings.hear(told);
        eye.look();
        return;
      case "people":
        if (seated) sessionStorage.setItem(SEAT, told.you);
        store.set({
          people: told.people,
          // A guest has the seat of the link. Nobody else is offered the seat that is just being taken.
          you: seated || told.as === "guest" ? told.you : seatTaken(told, send),
          speed: told.speed,
          as: told.as,
          invites: told.invites,
        });
        seated = true;
        return;
      case "said":
        tellLines(told.lines);
        return;
      case "panel":
        store.set({ elements: told.elements, assets: told.assets });
        return;
      case "piecePanel":
        store.set({ piecePanel: told });
        return;
      case "slate":
        store.set({ slate: told.slate, odds: told.odds });
        wondering.askAgain();
        return;
      case "ending":
        store.set({ ending: told.ending });
        return;
      case "workshop":
        store.set({ workshop: told.workshop });
        return;
      case "rules":
        store.set({ rules: told.chapters });
        return;
      case "checked":
        store.set({ checked: told });
        return;
      case "code":
        store.set({ code: told.code });
        return;
      case "lookAt":
        eye.fitPart(told, told.distance);
        return;
      case "looked":
        wondering.hear(told);
        return;
      case "grasped":
        grip.grasped(told.id);
        return;
      case "inside":
        store.set({ inside: told });
        return;
      case "saved":
        downloaded(`${told.name}.json`, told.text);
        return;
      case "problem":
        store.set({ problem: told.text });
        return;
      case "phrase":
        tellLines([
          {
            text: `${told.from}: ${words.phrases[told.phrase]}`,
            loud: false,
            level: "line",
            sign: "",
            seat: "",
            rules: [],
          },
        ]);
        return;
      case "line":
        // Whoever comes in anew sits down anew.
        if (told.line !== "on") seated = false;
        store.set({ line: told.line });
        return;
      case "invitations":
        store.set({ addresses: told.addresses, invitations: told.invitations });
        return;
      case "pulse":
      case "claimed":
      case "handedOver":
      case "shared":
        // The way to the room has heard these.
        return;
    }
  };
};
