import type { TtsVector } from "../../tts/api";
import { type CheckedObject, game } from "../game";
import { cardAt, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** Hands and who holds them. */

const HANDS = "src/host/world/hand-zones.ts";
const SEAT = "White";

const handAt = (): TtsVector => game.Player[SEAT]?.getHandTransform()?.position ?? placeOf(0, 0);

const held = (): readonly CheckedObject[] => game.Player[SEAT]?.getHandObjects() ?? [];

const isHeld = (card: CheckedObject): boolean => {
  for (const each of held()) if (each.guid === card.guid) return true;
  return false;
};

/** Puts a card so far beside the middle of the hand, and waits until the hand has it. */
const inHand = (
  trial: Trial,
  letter: "a" | "b",
  aside: number,
  then: (this: void, card: CheckedObject) => void,
): void => {
  const card = cardAt(letter, 0, 0.5);
  trial.settled([card], () => {
    const { x, y, z } = handAt();
    card.setPosition({ x: x + aside, y, z });
    trial.until(
      () => isHeld(card),
      () => {
        trial.settled([card], () => {
          then(card);
        });
      },
    );
  });
};

/** Sends a card off and tells whether it has left the hand. */
const answerLeaves = (trial: Trial, card: CheckedObject): void => {
  card.setPositionSmooth(placeOf(3, 1));
  trial.seconds(2, () => {
    trial.answer(yesNo(!isHeld(card) && Math.abs(card.getPosition().z - placeOf(3, 0).z) < 1));
  });
};

/** Whether Player.getPlayers tells of somebody in Grey. */
const tellsOfGrey = (): boolean => {
  for (const { color } of game.Player.getPlayers()) if (color === "Grey") return true;
  return false;
};

const seatedHost = (): string => {
  for (const player of game.Player.getPlayers()) if (player.host && player.color !== "Grey") return player.color;
  return "";
};

/** The host stands up for a moment, unless nobody but spectators is here already. */
const lookForGrey = (trial: Trial): void => {
  const colour = seatedHost();
  if (colour === "") {
    trial.answer(yesNo(tellsOfGrey()));
    return;
  }
  game.Player[colour]?.changeColor("Grey");
  trial.seconds(0.5, () => {
    const tells = tellsOfGrey();
    for (const player of game.Player.getSpectators()) if (player.host) player.changeColor(colour);
    trial.seconds(0.5, () => {
      trial.answer(yesNo(tells));
    });
  });
};

export const hands: readonly ScriptQuestion[] = [
  {
    id: "hand/takes",
    asks: "Does a hand take a card that a script puts into its zone?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [HANDS, "tick"],
    attempt: (trial) => {
      inHand(trial, "a", 0, () => {
        trial.answer("yes");
      });
      trial.seconds(3, () => {
        trial.answer("no");
      });
    },
  },
  {
    id: "hand/pulls-back",
    asks: "Can a card be glided out of a hand?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "",
    mend: ["src/host/api/object.ts", "setPositionSmooth"],
    attempt: (trial) => {
      inHand(trial, "a", 0, (card) => {
        answerLeaves(trial, card);
      });
    },
  },
  {
    id: "hand/use-hands",
    asks: "Can it when its use_hands is switched off before?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/api/object.ts", "use_hands"],
    attempt: (trial) => {
      inHand(trial, "a", 0, (card) => {
        card.use_hands = false;
        answerLeaves(trial, card);
      });
    },
  },
  {
    id: "hand/order",
    asks: "Does getHandObjects give the cards in the order they came?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: [HANDS, "cardsIn"],
    attempt: (trial) => {
      inHand(trial, "a", 3, (first) => {
        inHand(trial, "b", -3, () => {
          trial.answer(yesNo(held()[0]?.guid === first.guid));
        });
      });
    },
  },
  {
    id: "hand/zone-event",
    asks: "Does onObjectEnterZone come when a script puts a card into a hand?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: ["src/host/world/world.ts", "the zones' events"],
    attempt: (trial) => {
      inHand(trial, "a", 0, () => {
        trial.frames(2, () => {
          trial.answer(yesNo(trial.heard("onObjectEnterZone") > 0));
        });
      });
    },
  },
  {
    id: "player/grey",
    asks: "Does Player.getPlayers tell of spectators?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/api/player.ts", "getPlayers"],
    attempt: lookForGrey,
  },
];
