import type { CheckedObject } from "../game";
import { cardAt, isListed } from "../pieces";
import type { ScriptQuestion } from "../question";
import { YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** Cards that become a deck. */

const CONTAINERS = "src/host/world/containers.ts";
const PHYSICS = "src/host/world/physics.ts";

const TAG = "outbreak-check-twin";
const OTHER_TAG = "outbreak-check-other";

type Letter = "a" | "b";

/** Two cards at rest side by side, tagged. */
const withCards = (
  trial: Trial,
  [first, second]: readonly [Letter, Letter],
  tags: readonly [string, string],
  then: (this: void, one: CheckedObject, other: CheckedObject) => void,
): void => {
  const one = cardAt(first, 0, 0.3, { Tags: [tags[0]] });
  const other = cardAt(second, 1, 0.3, { Tags: [tags[1]] });
  trial.settled([one, other], () => {
    then(one, other);
  });
};

const form = (trial: Trial, then: (this: void, deck: CheckedObject) => void): void => {
  withCards(trial, ["a", "b"], [TAG, OTHER_TAG], (one, other) => {
    const deck = one.putObject(other);
    trial.seconds(1, () => {
      if (deck === undefined) trial.note("putObject of a card gave nothing");
      else then(deck);
    });
  });
};

const tagsAnswer = (deck: CheckedObject): string => {
  const has = [deck.hasTag(TAG), deck.hasTag(OTHER_TAG)];
  if (has[0] === true && has[1] === true) return "both";
  return has[0] === true ? "the first's" : has[1] === true ? "the second's" : "none";
};

const lands = (trial: Trial, aside: number, lock: boolean): void => {
  withCards(trial, ["a", "b"], [TAG, OTHER_TAG], (one, other) => {
    const [guid, { x, y, z }] = [other.guid, one.getPosition()];
    one.setLock(lock);
    other.setPosition({ x: x + aside, y: y + 1.5, z });
    trial.seconds(3, () => {
      trial.answer(yesNo(!isListed(guid)));
    });
  });
};

const ofLanding = (id: string, asks: string, answer: "yes" | "no", aside: number, lock: boolean): ScriptQuestion => ({
  id,
  asks,
  answers: YES_NO,
  assumed: [answer],
  chosen: "Bodies",
  mend: [PHYSICS, "joins"],
  attempt: (trial) => {
    lands(trial, aside, lock);
  },
});

export const forming: readonly ScriptQuestion[] = [
  {
    id: "deck/put-gives",
    asks: "What does putObject of a card give back?",
    answers: ["a new deck", "the card", "nothing"],
    assumed: ["a new deck"],
    chosen: "",
    mend: [CONTAINERS, "merge"],
    attempt: (trial) => {
      withCards(trial, ["a", "b"], [TAG, OTHER_TAG], (one, other) => {
        const guid = one.guid;
        const given = one.putObject(other);
        if (given === undefined) trial.answer("nothing");
        else trial.answer(given.guid === guid ? "the card" : "a new deck");
      });
    },
  },
  {
    id: "deck/new-guid",
    asks: "Does a deck of two cards have a GUID of its own?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: [CONTAINERS, "deckOf"],
    attempt: (trial) => {
      withCards(trial, ["a", "b"], [TAG, OTHER_TAG], (one, other) => {
        const guids = [one.guid, other.guid];
        const deck = one.putObject(other);
        trial.seconds(1, () => {
          trial.answer(yesNo(deck !== undefined && guids.indexOf(deck.guid) < 0));
        });
      });
    },
  },
  {
    id: "deck/cards-gone",
    asks: "Are the cards destroyed a second after they became a deck?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "merge"],
    attempt: (trial) => {
      withCards(trial, ["a", "b"], [TAG, OTHER_TAG], (one, other) => {
        one.putObject(other);
        trial.seconds(1, () => {
          trial.answer(yesNo(one.isDestroyed() && other.isDestroyed()));
        });
      });
    },
  },
  {
    id: "deck/same-frame",
    asks: "Does a deck that has just formed take another card in the same frame?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "Bodies",
    mend: [CONTAINERS, "merge: a deck that is spawning takes nothing"],
    attempt: (trial) => {
      const third = cardAt("a", 2, 0.3);
      withCards(trial, ["a", "b"], [TAG, OTHER_TAG], (one, other) => {
        const deck = one.putObject(other);
        deck?.putObject(third);
        trial.seconds(2, () => {
          trial.answer(yesNo(deck?.getQuantity() === 3));
        });
      });
    },
  },
  {
    id: "deck/later-frame",
    asks: "Does a deck take another card a second after it has formed?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "merge"],
    attempt: (trial) => {
      const third = cardAt("a", 2, 0.3);
      form(trial, (deck) => {
        deck.putObject(third);
        trial.seconds(2, () => {
          trial.answer(yesNo(deck.getQuantity() === 3));
        });
      });
    },
  },
  {
    id: "deck/tags-of-equals",
    asks: "Has a deck of two cards with one tag that tag?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: [CONTAINERS, "deckOf: Tags"],
    attempt: (trial) => {
      withCards(trial, ["a", "a"], [TAG, TAG], (one, other) => {
        const deck = one.putObject(other);
        trial.seconds(1, () => {
          trial.answer(yesNo(deck?.hasTag(TAG) === true));
        });
      });
    },
  },
  {
    id: "deck/tags-of-others",
    asks: "Which tags has a deck of two cards with different tags?",
    answers: ["none", "the first's", "the second's", "both"],
    assumed: ["none"],
    chosen: "Bodies",
    mend: [CONTAINERS, "deckOf: Tags"],
    attempt: (trial) => {
      form(trial, (deck) => {
        trial.answer(tagsAnswer(deck));
      });
    },
  },
  {
    id: "deck/forming-events",
    asks: "How often does onObjectEnterContainer come when two cards become a deck?",
    answers: ["never", "once", "twice"],
    assumed: ["twice"],
    chosen: "Events",
    mend: [CONTAINERS, "merge"],
    attempt: (trial) => {
      form(trial, () => {
        const times = trial.heard("onObjectEnterContainer");
        trial.answer(times === 0 ? "never" : times === 1 ? "once" : "twice");
      });
    },
  },
  ofLanding(
    "deck/lands-on",
    "Do two cards become a deck when a script lets one go above the other?",
    "yes",
    0.2,
    false,
  ),
  ofLanding("deck/lands-aside", "Do they when it is let go 0.9 units beside the other's middle?", "no", 0.9, false),
  ofLanding("deck/lands-on-locked", "Do they when the one below is locked?", "no", 0.2, true),
];
