/** The game calls handlers by their names: each of these counts how often it came. */

const EVENTS = [
  "onObjectSpawn",
  "onObjectDestroy",
  "onObjectPickUp",
  "onObjectDrop",
  "onObjectRotate",
  "onObjectRandomize",
  "onObjectEnterContainer",
  "onObjectLeaveContainer",
  "onObjectEnterZone",
  "onObjectCollisionEnter",
  "onObjectCollisionExit",
  "tryObjectEnterContainer",
] as const;

type Counts = Record<string, number>;

const counts: Counts = {};

export const listen = (): void => {
  const handlers = globalThis as unknown as Record<string, (this: void) => void>;
  for (const event of EVENTS) {
    counts[event] = 0;
    handlers[event] = () => {
      counts[event] = (counts[event] ?? 0) + 1;
    };
  }
};

export const heardSoFar = (): Readonly<Counts> => ({ ...counts });
