import { type Adopted, boundAs } from "../bound";
import { knowAnew } from "../census";
import { thisObject } from "../script";
import type { Table } from "../table";
import { written } from "../writing";
import { ATTACHED } from "./tags";

/** From now on what lies here is what the binding says. */
export const bindTo = (table: Table, adopted: Adopted): void => {
  knowAnew(table.known, boundAs(table.layout, adopted, written(adopted)));
  thisObject().addTag(ATTACHED);
};
