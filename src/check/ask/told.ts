import { type CheckedObject, game } from "../game";
import { SPAWNS } from "../order";
import { blockAt, cardAt, deckAt, dieAt, DIGITS, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** Which events come of what a script does. */

const WORLD = "src/host/world/world.ts";
const OBJECT = "src/host/api/object.ts";

/** One block asks to be told of collisions, and another comes to lie on it. */
const lying = (trial: Trial, then: (this: void, upper: CheckedObject, heardBefore: number) => void): void => {
  const lower = blockAt(0, 0.5);
  const upper = blockAt(1, 0.5);
  trial.settled([lower, upper], () => {
    lower.registerCollisions();
    const before = trial.heard("onObjectCollisionEnter");
    upper.setPosition(placeOf(0, 2.5));
    trial.seconds(1.5, () => {
      then(upper, before);
    });
  });
};

interface Told {
  readonly id: string;
  readonly asks: string;
  readonly event: string;
  readonly answer: "yes" | "no";
  readonly mend: readonly [string, string];
  readonly of: (this: void) => CheckedObject;
  readonly deed: (this: void, object: CheckedObject) => void;
}

/** Whether an event comes of what a script does to an object at rest. */
const event = ({ id, asks, event, answer, mend, of, deed }: Told): ScriptQuestion => ({
  id,
  asks,
  answers: YES_NO,
  assumed: [answer],
  chosen: "Events",
  mend,
  attempt: (trial) => {
    const object = of();
    trial.settled([object], () => {
      const before = trial.heard(event);
      deed(object);
      trial.seconds(1.5, () => {
        trial.answer(yesNo(trial.heard(event) > before));
      });
    });
  },
});

const block = (): CheckedObject => blockAt(0, 0.5);

export const told: readonly ScriptQuestion[] = [
  event({
    id: "event/spawn",
    asks: "Does onObjectSpawn come for what a script spawns?",
    event: "onObjectSpawn",
    answer: "yes",
    mend: [WORLD, "finishSpawns"],
    of: block,
    deed: () => blockAt(1, 0.5),
  }),
  {
    id: "event/global-first",
    asks: "Is Global told of an event before the scripts of objects?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: [WORLD, "listeners"],
    attempt: (trial) => {
      const usual = game.onObjectSpawn;
      game.Global.setVar(SPAWNS, 0);
      game.onObjectSpawn = () => {
        game.onObjectSpawn = usual;
        trial.run(() => {
          trial.answer(yesNo(game.Global.getVar(SPAWNS) === 1));
        });
      };
      blockAt(0, 0.5);
    },
  },
  {
    id: "event/collision",
    asks: "Is another object's script told (onObjectCollisionEnter) when something comes to lie on a piece that registered?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: ["src/host/world/contacts.ts", "begin"],
    attempt: (trial) => {
      lying(trial, (_upper, heardBefore) => {
        trial.answer(yesNo(trial.heard("onObjectCollisionEnter") > heardBefore));
      });
    },
  },
  {
    id: "event/collision-end",
    asks: "Is it told (onObjectCollisionExit) when a script takes that away again?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: ["src/host/world/contacts.ts", "tick"],
    attempt: (trial) => {
      lying(trial, (upper) => {
        const before = trial.heard("onObjectCollisionExit");
        upper.setPosition(placeOf(3, 1));
        trial.seconds(1, () => {
          trial.answer(yesNo(trial.heard("onObjectCollisionExit") > before));
        });
      });
    },
  },
  event({
    id: "event/destroy",
    asks: "Does onObjectDestroy come for what a script destroys?",
    event: "onObjectDestroy",
    answer: "yes",
    mend: [WORLD, "vanish"],
    of: block,
    deed: (object) => object.destruct(),
  }),
  event({
    id: "event/move",
    asks: "Does onObjectDrop come when a script's glide ends?",
    event: "onObjectDrop",
    answer: "no",
    mend: [OBJECT, "setPositionSmooth"],
    of: block,
    deed: (object) => object.setPositionSmooth(placeOf(2, 1)),
  }),
  event({
    id: "event/pick-up",
    asks: "Does onObjectPickUp come when a script moves something?",
    event: "onObjectPickUp",
    answer: "no",
    mend: [OBJECT, "setPositionSmooth"],
    of: block,
    deed: (object) => object.setPositionSmooth(placeOf(2, 1)),
  }),
  event({
    id: "event/flip",
    asks: "Does onObjectRotate come when a script flips a card?",
    event: "onObjectRotate",
    answer: "no",
    mend: [OBJECT, "flip"],
    of: () => cardAt("a", 0, 0.3),
    deed: (object) => object.flip(),
  }),
  event({
    id: "event/roll",
    asks: "Does onObjectRandomize come when a script throws a die?",
    event: "onObjectRandomize",
    answer: "no",
    mend: [OBJECT, "randomize"],
    of: () => dieAt(0, DIGITS),
    deed: (object) => object.randomize(),
  }),
  event({
    id: "event/shuffle",
    asks: "Does onObjectRandomize come when a script shuffles a deck?",
    event: "onObjectRandomize",
    answer: "no",
    mend: [OBJECT, "shuffle"],
    of: () => deckAt(0, true),
    deed: (object) => object.shuffle(),
  }),
  event({
    id: "event/leave",
    asks: "Does onObjectLeaveContainer come when a script takes a card?",
    event: "onObjectLeaveContainer",
    answer: "yes",
    mend: ["src/host/world/containers.ts", "takeFrom"],
    of: () => deckAt(0, true),
    deed: (object) => object.takeObject({ position: placeOf(2, 1) }),
  }),
];
