import { check } from "../check/check";

/** A piece of the save, to be looked for while the table loads. */
const WITNESS = "74d5e7";

check(WITNESS);
