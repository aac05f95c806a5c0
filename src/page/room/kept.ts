/** The table as it was last seen, kept in the browser: a reload goes on where it was. */

const DATABASE = "outbreak";
const STORE = "tables";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("the browser keeps nothing"));
    };
  });

const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE);
  };
  return (await done(opening)).transaction(STORE, mode).objectStore(STORE);
};

/** A browser may keep nothing at all, in a private window for one; then the table is only not resumed. */
const orElse = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work;
  } catch {
    return otherwise;
  }
};

export const keptTable = (key: string): Promise<string | undefined> =>
  orElse(
    store("readonly").then((tables) => done<string | undefined>(tables.get(key) as IDBRequest<string | undefined>)),
    undefined,
  );

/** Keeps one table and forgets the others: they were built from other saves. */
export const keepTable = (key: string, text: string): Promise<unknown> =>
  orElse(
    store("readwrite").then(async (tables) => {
      await done(tables.clear());
      await done(tables.put(text, key));
    }),
    undefined,
  );
