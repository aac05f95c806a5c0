import { writeOrder } from "../check/order";

declare const _G: Record<string, unknown>;

/** … and so has one of its pieces. */
writeOrder("w");
_G["onLoad"] = () => {
  writeOrder("W");
};
