import type { Migration } from "../../kernel/game";
import type { City } from "./vocabulary";

/** A match that was begun with looser Fatigue and one Chase Card a Runner goes on so, by the house rules of those names. */
const fromOne: Migration = {
  from: 1,
  migrate: (state, agenda) => {
    const city = state as City;
    return { state: { ...city, options: { ...city.options, anyDieTires: "on", oneChase: "on" } }, agenda };
  },
};

export const MIGRATIONS: readonly Migration[] = [fromOne];
