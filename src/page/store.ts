import { useEffect, useState } from "preact/hooks";

/** One value that components look at; they are drawn anew when the part they chose changes. */
export class Store<State extends object> {
  readonly #listeners = new Set<() => void>();

  constructor(public now: State) {}

  set(change: Partial<State>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.#listeners) listener();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

export const useStore = <State extends object, Part>(store: Store<State>, part: (state: State) => Part): Part => {
  const [shown, show] = useState(() => part(store.now));
  useEffect(() => {
    const look = (): void => {
      show(() => part(store.now));
    };
    look();
    return store.listen(look);
  }, [store]);
  return shown;
};
