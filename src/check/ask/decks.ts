import type { CheckedObject } from "../game";
import { cardAt, deckAt, FIRST_OF_DECK, LAST_OF_DECK, MIDDLE_OF_DECK, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** Decks, and what is left of them. */

const CONTAINERS = "src/host/world/containers.ts";

const withDeck = (trial: Trial, faceDown: boolean, then: (this: void, deck: CheckedObject) => void): void => {
  const deck = deckAt(0, faceDown);
  trial.settled([deck], () => {
    then(deck);
  });
};

/** What is left when all but one have been taken out of a deck of three. */
const leftOver = (trial: Trial, deck: CheckedObject, then: (this: void, last: CheckedObject) => void): void => {
  deck.takeObject({ guid: FIRST_OF_DECK, position: placeOf(2, 1) });
  trial.seconds(0.5, () => {
    deck.takeObject({ guid: LAST_OF_DECK, position: placeOf(3, 1) });
    const last = deck.remainder;
    if (last === undefined) trial.note("there is no remainder");
    else then(last);
  });
};

const answerTop = (trial: Trial, deck: CheckedObject): void => {
  const taken = deck.takeObject({ position: placeOf(2, 1) });
  const guid = taken.guid;
  trial.answer(guid === FIRST_OF_DECK ? "the first" : guid === LAST_OF_DECK ? "the last" : "another");
};

export const decks: readonly ScriptQuestion[] = [
  {
    id: "deck/top-down",
    asks: "Which card of the list is on top of a deck that lies face down?",
    answers: ["the first", "the last", "another"],
    assumed: ["the first"],
    chosen: "",
    mend: [CONTAINERS, "topIndex"],
    attempt: (trial) => {
      withDeck(trial, true, (deck) => {
        answerTop(trial, deck);
      });
    },
  },
  {
    id: "deck/top-up",
    asks: "Which card of the list is on top of a deck that lies face up?",
    answers: ["the first", "the last", "another"],
    assumed: ["the last"],
    chosen: "",
    mend: [CONTAINERS, "topIndex"],
    attempt: (trial) => {
      withDeck(trial, false, (deck) => {
        answerTop(trial, deck);
      });
    },
  },
  {
    id: "deck/put-from-above",
    asks: "At which end of its list does a face-up deck take a card from above?",
    answers: ["at its start", "at its end"],
    assumed: ["at its end"],
    chosen: "",
    mend: [CONTAINERS, "merge"],
    attempt: (trial) => {
      const card = cardAt("b", 2, 3, { Locked: true });
      const guid = card.guid;
      withDeck(trial, false, (deck) => {
        deck.putObject(card);
        trial.seconds(2, () => {
          trial.answer(deck.getObjects()?.[0]?.guid === guid ? "at its start" : "at its end");
        });
      });
    },
  },
  {
    id: "deck/remainder",
    asks: "Is the last card of a deck its `remainder` in the frame in which the other was taken?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: [CONTAINERS, "leaveOne"],
    attempt: (trial) => {
      withDeck(trial, true, (deck) => {
        deck.takeObject({ guid: FIRST_OF_DECK, position: placeOf(2, 1) });
        trial.seconds(0.5, () => {
          deck.takeObject({ guid: LAST_OF_DECK, position: placeOf(3, 1) });
          trial.answer(yesNo(deck.remainder !== undefined));
        });
      });
    },
  },
  {
    id: "deck/remainder-guid",
    asks: "Whose GUID has the card that is left of a deck?",
    answers: ["its own", "the deck's", "a new one"],
    assumed: ["its own"],
    chosen: "Events",
    mend: [CONTAINERS, "leaveOne"],
    attempt: (trial) => {
      withDeck(trial, true, (deck) => {
        const guid = deck.guid;
        leftOver(trial, deck, (last) => {
          trial.seconds(1, () => {
            trial.answer(last.guid === MIDDLE_OF_DECK ? "its own" : last.guid === guid ? "the deck's" : "a new one");
          });
        });
      });
    },
  },
  {
    id: "deck/card-name",
    asks: "Under which name is a card saved that we call Card?",
    answers: ["Card", "CardCustom"],
    assumed: ["Card"],
    chosen: "",
    mend: ["src/host/world/thing.ts", "the names of cards"],
    attempt: (trial) => {
      const card = cardAt("a", 0, 0.3);
      trial.settled([card], () => {
        trial.answer(card.name);
      });
    },
  },
];
