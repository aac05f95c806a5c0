import type { Playing } from "./table";

/** Whether an answer is being put together by hand: what was laid out for it stays until it is whole. */
export const isLayingOut = ({ laid, match, walks }: Playing): boolean => {
  for (const _laid in laid) return true;
  for (const seat of match.seats) {
    const walk = walks[seat];
    if (walk?.at === match.at && walk.early.length > 0) return true;
  }
  return false;
};
