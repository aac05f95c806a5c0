import { type Weapon, WEAPONS } from "../../../src/games/survive-until-daylight/content/weapons";
import { text } from "../../drawing/lettering";
import { at, line } from "../../drawing/svg";
import { brush, hand, pens } from "../look";
import { cardsToDraw, damage, infinity, plate, plateOf, signs, splashMark } from "../symbols";
import { filled, nameOf } from "../text/names";
import { weaponDoodle } from "../weapons/doodle";
import { framed, INNER, panelHeight, pasted } from "./frame";
import { TAB } from "./rubble-cards";
import { said } from "../text/said";

/** A weapon: what it hits for, what it splashes, how many combat cards it draws, and what it eats. */

const ART = 220;

const caption = (cx: number, y: number, words: string): string =>
  text({ x: cx - 103, y, width: 206, height: 34 }, { ...brush(), largest: 29, least: 26, align: "middle" }, words);

/** The damage in the middle, its splash at the sides. */
const blow = (cx: number, { base, splash }: Weapon): string =>
  (splash > 0 ? splashMark(cx - 104, 82, 46, -1, splash) + splashMark(cx + 104, 82, 46, 1, splash) : "") +
  damage(cx, 82, 70, String(base)) +
  caption(cx, 158, splash > 0 ? `${said().words.base}, ${said().words.splash}` : said().words.base);

const draws = (cx: number, { ammo, draws: count }: Weapon): string =>
  ammo === "none"
    ? cardsToDraw(cx, 82, 112, String(count)) + caption(cx, 158, said().words.draws)
    : plate(plateOf(ammo), cx - 56, 26, 112) + caption(cx, 158, nameOf(ammo));

const use = ({ ammo, lasting }: Weapon): string => {
  const stays = ammo === "none" ? (lasting ? said().words.lasting : said().words.usedUp) : said().words.perAmmo;
  const left = lasting ? 108 : 8;
  return (
    (lasting ? infinity(54, 42, 84) : "") +
    text(
      { x: left, y: 0, width: INNER - left - 10, height: 88 },
      { ...hand(), largest: 42, least: 34, leading: 1.06, valign: "middle", signs },
      stays,
    )
  );
};

const sortOf = ({ manner, starter }: Weapon): string => {
  const how = said().words.weapon[manner];
  return starter === "none" ? how : `${how}: ${filled(said().words.startingWeapon, { character: nameOf(starter) })}`;
};

export const weaponCard = (card: string, seed: number): string => {
  const weapon = WEAPONS.find((each) => each.card === card);
  if (weapon === undefined) throw new Error(`"${card}" is no weapon`);
  const height = panelHeight(ART);
  return framed({
    name: nameOf(card),
    sort: sortOf(weapon),
    tab: TAB.weapon,
    seed: seed * 11,
    artHeight: ART,
    art: pasted(ART, seed * 3, weaponDoodle(card, INNER / 2, ART / 2 + 2, 352)),
    panel:
      blow(weapon.splash > 0 ? 156 : 120, weapon) +
      draws(INNER - 80, weapon) +
      line(8, 204, INNER - 8, 204, { stroke: pens.pencil, "stroke-width": 4, "stroke-dasharray": "14 9" }) +
      at(0, height - 100, use(weapon)),
  });
};
