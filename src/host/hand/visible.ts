import type { PlayerSeat } from "../world/players";
import type { Element } from "../world/xml-ui";

const isOff = (element: Element): boolean =>
  ["false", "0"].includes((element.attributes["active"] ?? "true").toLowerCase());

const isFor = (element: Element, seat: PlayerSeat): boolean => {
  const visibility = element.attributes["visibility"] ?? "";
  if (visibility === "") return true;
  const names = visibility.split("|").map((name) => name.trim().toLowerCase());
  const own = [seat.colour, seat.team, ...(seat.host ? ["Host", "Admin"] : []), ...(seat.promoted ? ["Admin"] : [])];
  return own.some((name) => names.includes(name.toLowerCase()));
};

/** What of a panel a seat sees: https://api.tabletopsimulator.com/ui/attributes/ */
export const visible = (elements: readonly Element[], seat: PlayerSeat): Element[] =>
  elements
    .filter((element) => element.tag !== "Defaults" && !isOff(element) && isFor(element, seat))
    .map((element) => ({ ...element, children: visible(element.children, seat) }));

export const findIn = (elements: readonly Element[], id: string): Element | undefined => {
  for (const element of elements) {
    if (element.attributes["id"] === id) return element;
    const inner = findIn(element.children, id);
    if (inner !== undefined) return inner;
  }
  return undefined;
};
