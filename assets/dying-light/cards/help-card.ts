import { text } from "../../drawing/lettering";
import { at, rect } from "../../drawing/svg";
import { ink, light, plain, strong } from "../look";
import { plated, signs } from "../symbols";
import type { Symbol } from "../symbols";
import { said } from "../text/said";
import { framed, INNER, rules } from "./frame";

/** What a player can do, and on the other side how a round goes. */

const row = (y: number, height: number, name: string, words: string, nameWidth: number): string =>
  text({ x: 20, y, width: nameWidth, height }, { ...strong(ink), largest: 30, least: 28, valign: "middle" }, name) +
  text(
    { x: 28 + nameWidth, y, width: INNER - nameWidth - 46, height },
    { ...plain(ink), largest: 30, least: 28, leading: 1.1, valign: "middle", signs },
    words,
  );

const symbolList = (y: number, list: readonly (readonly [string, string])[]): string =>
  list
    .map(([name, words], i) =>
      at(
        (i % 2) * (INNER / 2),
        y + Math.floor(i / 2) * 57,
        plated(name as Symbol, 16, 4, 50),
        text(
          { x: 74, y: 4, width: INNER / 2 - 82, height: 50 },
          { ...plain(ink), largest: 28, least: 28, valign: "middle" },
          words,
        ),
      ),
    )
    .join("");

export const helpFront = (): string =>
  framed({
    id: "help-front",
    name: said().help.actions.name,
    sort: said().help.actions.sort,
    accent: light.amber,
    artHeight: 0,
    art: "",
    panel:
      said()
        .help.actions.lines.map(([name, words], i) =>
          row(14 + i * 46 + (i > 1 ? 30 : 0), i === 1 ? 76 : 46, name, words, 112),
        )
        .join("") +
      rect(0, 378, INNER, 210, { fill: light.sand }) +
      symbolList(382, said().help.actions.boosts),
  });

export const helpBack = (): string =>
  framed({
    id: "help-back",
    name: said().help.round.name,
    sort: said().help.round.sort,
    accent: light.amber,
    artHeight: 0,
    art: "",
    panel:
      said()
        .help.round.lines.map(([name, words], i) => row([12, 62, 178][i] ?? 0, [46, 112, 76][i] ?? 0, name, words, 26))
        .join("") +
      rect(0, 264, INNER, 300, { fill: light.sand }) +
      rules(272, 104, said().help.round.riskRule) +
      symbolList(380, said().help.round.risks),
  });
