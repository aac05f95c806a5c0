import { rotationValues } from "../../assets/drawing/die";
import { MAT_RISES } from "../../assets/survivor-duel/boards/mat";
import { COUNTER_LIES, counterValues } from "../../assets/survivor-duel/dice/counter";
import { FACES, HIT_DIE_SIZE } from "../../assets/survivor-duel/dice/hit-die";
import { ruled } from "../../assets/survivor-duel/text/names";
import { said } from "../../assets/survivor-duel/text/said";
import { MARKER_THICKNESS, MARKERS } from "../../assets/survivor-duel/tokens/markers";
import { ROLE_THICKNESS } from "../../assets/survivor-duel/tokens/role";
import type { PieceTemplate } from "../../build/table-definition";
import { modelled } from "../model";

/** The mats, the dice and the markers. What turns over has its middle for its origin. */

type Make = (index: number) => PieceTemplate;

/** So much above the ground they are set down: nothing begins inside of it. */
const AIR = 0.02;

/** One for each side. It lies under everything and says nothing. */
const matOf: Make = (index) =>
  modelled({ type: "board", material: "cardboard", mesh: "mat-mesh", picture: `mat-p${String(index + 1)}` }, 0, {
    Tooltip: false,
  });

/** Its spot is on the table, below the mats. */
const hitDie = (): PieceTemplate =>
  modelled({ type: "die", material: "plastic", mesh: "die-mesh", picture: "die" }, HIT_DIE_SIZE / 2 + MAT_RISES + AIR, {
    Nickname: said().labels.die,
    Description: said().hints.die,
    RotationValues: rotationValues(FACES),
  });

const counter = (): PieceTemplate =>
  modelled(
    { type: "die", material: "plastic", mesh: "count-mesh", picture: "count", collider: "count-mesh" },
    COUNTER_LIES + AIR,
    { Nickname: said().labels.count, Description: said().hints.count, RotationValues: counterValues() },
  );

const marker = (kind: (typeof MARKERS)[number]): PieceTemplate =>
  modelled(
    { type: "generic", material: "cardboard", mesh: `marker-${kind}-mesh`, picture: `marker-${kind}` },
    MARKER_THICKNESS / 2 + AIR,
    { Nickname: said().mat[kind], Description: ruled("DUEL-RUL-31") },
  );

const role = (): PieceTemplate =>
  modelled({ type: "generic", material: "cardboard", mesh: "role-mesh", picture: "role" }, ROLE_THICKNESS / 2 + AIR, {
    Nickname: said().labels.role,
    Description: said().hints.role,
  });

const alike =
  (template: PieceTemplate): Make =>
  () =>
    template;

/** Named in the language that is drawn in. */
export const loosePieces = (): Readonly<Record<string, Make>> => ({
  mat: matOf,
  die: alike(hitDie()),
  count: alike(counter()),
  role: alike(role()),
  ...Object.fromEntries(MARKERS.map((kind) => [kind, alike(marker(kind))] as const)),
});
