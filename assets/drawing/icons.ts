import { icons as gameIcons } from "@iconify-json/game-icons";
import { iconMaker } from "./icon-makers";
import { element } from "./svg";

/** The side of the square every icon of the set is drawn in. */
const SIDE = 512;

/** An icon of the game-icons set in one colour; none is drawn whose maker is not named. */
export const icon = (name: string, x: number, y: number, side: number, fill: string): string => {
  const body = gameIcons.icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon "${name}"`);
  if (iconMaker(name) === undefined) throw new Error(`nobody is named as the maker of the icon "${name}"`);
  const by = String(Math.round((side / SIDE) * 10000) / 10000);
  const transform = `translate(${String(Math.round(x * 100) / 100)} ${String(Math.round(y * 100) / 100)}) scale(${by})`;
  return element("g", { transform }, body.replaceAll("currentColor", fill));
};
