import { holdBreath, takeBreath } from "../kernel/breath";
import { withItem } from "../kernel/list";
import { inWords } from "./guarded";

/**
 * All that the table does by itself it does one thing after another: a job is written from its beginning to its end, and
 * rests where the game has to have a frame. There is one thread for all of them: each costs MoonSharp two megabytes.
 */

type Job = (this: void) => void;

export interface Worker {
  thread: LuaThread | "none";
  /** What is to be done as soon as what is under way has ended. */
  queue: readonly Job[];
  /** What somebody would like to know, worked out when there is nothing else to do; anything else comes first. */
  look: Job | "none";
  /** What is under way is only that. */
  isLooking: boolean;
  /** A job has begun and has not ended. */
  isAtWork: boolean;
  /** What runs now is the job itself. */
  isRunning: boolean;
  /** What is under way is given up where it rests. */
  isGivenUp: boolean;
  /** It only waits, or thinks: what somebody does meanwhile comes first. */
  bides: boolean;
  /** Frames that it still rests. */
  frames: number;
  /** Frames that it has rested in all: its clock. */
  passed: number;
  isTicking: boolean;
  /** The frame that was asked for last: one that was asked for before comes to nothing. */
  asked: number;
  /** Hears what went wrong in a job. */
  readonly broke: (this: void, what: string) => void;
}

/** What has to do with the one who works. */
export interface Working {
  readonly worker: Worker;
}

export const newWorker = (broke: Worker["broke"]): Worker => ({
  thread: "none",
  queue: [],
  look: "none",
  isLooking: false,
  isAtWork: false,
  isRunning: false,
  isGivenUp: false,
  bides: false,
  frames: 0,
  passed: 0,
  isTicking: false,
  asked: 0,
  broke,
});

/** Something is under way that must come to its end. */
export const isMoving = ({ worker }: Working): boolean => worker.isAtWork && !worker.bides;

/** Pieces move, or somebody's answer is being worked out: hands are not listened to. */
export const isBusy = ({ worker }: Working): boolean => worker.queue.length > 0 || isMoving({ worker });

/** Nothing is under way, not even what only waits, unless somebody is only looking. */
export const isIdle = ({ worker }: Working): boolean =>
  worker.queue.length === 0 && (!worker.isAtWork || worker.isLooking);

/** So much of a frame a job may fill, in breaths of work; what it does in between comes on top. */
const A_FRAME = 220;

const GIVEN_UP = "given up";

/** Lets so many frames pass. */
export const rest = ({ worker }: Working, frames: number): void => {
  worker.frames = frames;
  worker.passed += frames;
  coroutine.yield();
  if (worker.isGivenUp) throw GIVEN_UP;
};

/** Does something during which others may be heard: if they are, it is given up. */
export const patiently = <T>({ worker }: Working, does: (this: void) => T): T => {
  worker.bides = true;
  const done = does();
  worker.bides = false;
  return done;
};

/** Looks every so many frames whether something has come true; goes on when it has, or has taken too long. */
export const until = (
  table: Working,
  isSo: (this: void) => boolean,
  { every, looks }: { readonly every: number; readonly looks: number },
): void => {
  for (let left = looks; left >= 0; left--) {
    rest(table, every);
    if (isSo()) return;
  }
};

/** Looks until each of these is done, or has taken too long: of those that are nobody asks again. */
export const untilEach = <T>(
  table: Working,
  list: readonly T[],
  isDone: (this: void, each: T) => boolean,
  times: { readonly every: number; readonly looks: number },
): void => {
  let at = 0;
  const areDone = (): boolean => {
    let each = list[at];
    while (each !== undefined && isDone(each)) {
      at++;
      each = list[at];
    }
    return each === undefined;
  };
  until(table, areDone, times);
};

/** What is to be done next; where that is nothing, what somebody would like to know. */
const taken = (worker: Worker): Job | "none" => {
  const [job] = worker.queue;
  worker.queue = worker.queue.slice(1);
  worker.isLooking = job === undefined && worker.look !== "none";
  if (job !== undefined) return job;
  const { look } = worker;
  worker.look = "none";
  return look;
};

/** A thread that does whatever comes, for ever. */
const threadOf = (worker: Worker): LuaThread =>
  coroutine.create(() => {
    for (;;) {
      const job = taken(worker);
      if (job !== "none") {
        worker.isAtWork = true;
        worker.bides = worker.isLooking;
        job();
        worker.bides = false;
      }
      worker.isAtWork = false;
      worker.isLooking = false;
      coroutine.yield();
    }
  });

/** The thread has ended: by an error, or because what it did was given up. */
const ended = (worker: Worker, what: string): void => {
  const { isGivenUp } = worker;
  worker.thread = "none";
  worker.isAtWork = false;
  worker.isLooking = false;
  worker.isRunning = false;
  worker.isGivenUp = false;
  worker.bides = false;
  worker.frames = 0;
  holdBreath();
  if (!isGivenUp) worker.broke(what);
};

const goOn = (table: Working): void => {
  const { worker } = table;
  if (worker.thread === "none") worker.thread = threadOf(worker);
  takeBreath(A_FRAME, () => {
    rest(table, 1);
  });
  worker.isRunning = true;
  const [isWell, what] = coroutine.resume(worker.thread);
  worker.isRunning = false;
  holdBreath();
  if (!isWell) ended(worker, inWords(what));
};

/** Asks the game for a frame, so many on; where the game fails at that, nobody ticks. */
const askForFrame = (table: Working, frames: number): void => {
  const { worker } = table;
  worker.isTicking = false;
  worker.asked++;
  const { asked } = worker;
  Wait.frames(() => {
    if (worker.asked !== asked) return;
    try {
      tick(table);
    } catch (broken) {
      worker.broke(inWords(broken));
    }
  }, frames);
  worker.isTicking = true;
};

const tick = (table: Working): void => {
  const { worker } = table;
  // Something of the game's own went past every guard, and took the frame with it.
  if (worker.isRunning) ended(worker, "a call into the game broke off");
  if (!worker.isAtWork && worker.queue.length === 0 && worker.look === "none") {
    worker.isTicking = false;
    return;
  }
  const left = worker.frames - 1;
  if (left > 0 && !worker.isGivenUp) {
    worker.frames = 1;
    askForFrame(table, left);
    return;
  }
  // The next frame is asked for first: whatever happens in this one, it comes.
  askForFrame(table, 1);
  worker.frames = 0;
  goOn(table);
};

/** What is given up where it rests need not be waited for. */
const wake = (table: Working): void => {
  if (!table.worker.isTicking || table.worker.isGivenUp) askForFrame(table, 1);
};

/** Does this with the next frame, or when what calls for it has ended; whatever else was to be done is given up. */
export const begin = (table: Working, job: Job): void => {
  drop(table);
  table.worker.queue = [job];
  wake(table);
};

/** Does this after what else is to be done; what only waits is given up. */
export const beginAfter = (table: Working, job: Job): void => {
  const { worker } = table;
  if (worker.isAtWork && !worker.isRunning && worker.bides) worker.isGivenUp = true;
  worker.queue = withItem(worker.queue, job);
  wake(table);
};

/** Works out what somebody would like to know as soon as nothing else is to be done; what was looked for before is not. */
export const lookSoon = (table: Working, job: Job): void => {
  const { worker } = table;
  if (worker.isLooking && !worker.isRunning) worker.isGivenUp = true;
  worker.look = job;
  wake(table);
};

/** Whatever was under way, or was to be done, comes to nothing. */
export const drop = ({ worker }: Working): void => {
  worker.queue = [];
  if (worker.isAtWork && !worker.isRunning) worker.isGivenUp = true;
};
