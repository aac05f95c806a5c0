import type { KeptAbout, KeptMatch } from "./kept-match";

/** The matches that were played in this browser: the last one at a table goes on after a reload, the others when asked for. */

const DATABASE = "outbreak";
const VERSION = 2;
/** What each match is, and its save: a list of matches need not read them all. */
const ABOUT = "matches";
const SAVES = "saves";
/** Before there was a list, one table was kept here. */
const BEFORE = "tables";
const MOST_KEPT = 12;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("the browser keeps nothing"));
    };
  });

interface Stores {
  readonly about: IDBObjectStore;
  readonly saves: IDBObjectStore;
}

const stores = async (mode: IDBTransactionMode): Promise<Stores> => {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    if (result.objectStoreNames.contains(BEFORE)) result.deleteObjectStore(BEFORE);
    result.createObjectStore(ABOUT, { keyPath: "id" });
    result.createObjectStore(SAVES);
  };
  const transaction = (await done(opening)).transaction([ABOUT, SAVES], mode);
  return { about: transaction.objectStore(ABOUT), saves: transaction.objectStore(SAVES) };
};

/** A browser may keep nothing at all, in a private window for one; then nothing is only not gone on with. */
const orElse = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work;
  } catch {
    return otherwise;
  }
};

const newestFirst = async ({ about }: Stores): Promise<readonly KeptAbout[]> =>
  (await done(about.getAll() as IDBRequest<KeptAbout[]>)).sort((a, b) => b.when - a.when);

export const keptMatches = (): Promise<readonly KeptAbout[]> => orElse(stores("readonly").then(newestFirst), []);

export const keptMatch = (id: string): Promise<KeptMatch | undefined> =>
  orElse(
    stores("readonly").then(async ({ about, saves }) => {
      const [known, text] = await Promise.all([
        done<KeptAbout | undefined>(about.get(id) as IDBRequest<KeptAbout | undefined>),
        done<string | undefined>(saves.get(id) as IDBRequest<string | undefined>),
      ]);
      return known === undefined || text === undefined ? undefined : { about: known, text };
    }),
    undefined,
  );

/** The last match at a table that began with this save. */
export const lastMatch = async (key: string): Promise<KeptMatch | undefined> => {
  const last = (await keptMatches()).find((about) => about.key === key);
  return last === undefined ? undefined : keptMatch(last.id);
};

const forgotten = async ({ about, saves }: Stores, id: string): Promise<unknown> =>
  Promise.all([done(about.delete(id)), done(saves.delete(id))]);

export const forgetMatch = (id: string): Promise<unknown> =>
  orElse(
    stores("readwrite").then((all) => forgotten(all, id)),
    undefined,
  );

/** Keeps a match as it stands now; of too many the oldest are forgotten. */
export const keepMatch = ({ about, text }: KeptMatch): Promise<unknown> =>
  orElse(
    stores("readwrite").then(async (all) => {
      await Promise.all([done(all.about.put(about)), done(all.saves.put(text, about.id))]);
      for (const { id } of (await newestFirst(all)).slice(MOST_KEPT)) await forgotten(all, id);
    }),
    undefined,
  );
