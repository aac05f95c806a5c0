import type { CheckedObject } from "./game";
import { bagAt, blockAt, isListed } from "./pieces";
import type { Trial } from "./trial";

type Use = (this: void, bag: CheckedObject, block: CheckedObject) => void;

/** A bag, and a block beside it. */
export const withBag = (trial: Trial, then: Use): void => {
  const bag = bagAt(0);
  const block = blockAt(1, 0.5);
  trial.settled([bag, block], () => {
    then(bag, block);
  });
};

/** A bag with a block in it. */
export const withFull = (trial: Trial, then: (this: void, bag: CheckedObject, guid: string) => void): void => {
  withBag(trial, (bag, block) => {
    const guid = block.guid;
    bag.putObject(block);
    trial.until(
      () => bag.getQuantity() === 1 && !isListed(guid),
      () => {
        then(bag, guid);
      },
    );
  });
};

/** A bag with two blocks in it, put in one after the other. */
export const withTwo = (
  trial: Trial,
  then: (this: void, bag: CheckedObject, first: string, second: string) => void,
): void => {
  withFull(trial, (bag, first) => {
    const block = blockAt(2, 0.5);
    trial.settled([block], () => {
      const second = block.guid;
      bag.putObject(block);
      trial.until(
        () => bag.getQuantity() === 2 && !isListed(second),
        () => {
          then(bag, first, second);
        },
      );
    });
  });
};
