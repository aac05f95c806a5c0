import { circle } from "../../drawing/svg";
import { INK, pen } from "../faces/strokes";
import { black, GREY, nick, part, STEEL, stick, WOOD } from "./strokes";

/** What is loaded. */

const guard = (x: number, y: number): string =>
  pen(
    `M${String(x)} ${String(y)}Q${String(x + 4)} ${String(y + 32)} ${String(x + 30)} ${String(y + 30)}Q${String(x + 46)} ${String(y + 28)} ${String(x + 46)} ${String(y)}`,
    7,
  ) +
  pen(`M${String(x + 20)} ${String(y + 2)}Q${String(x + 14)} ${String(y + 14)} ${String(x + 22)} ${String(y + 18)}`, 6);

export const GUNS = {
  "triggers-service-pistol":
    guard(136, 84) +
    part("M72 80H134L116 162Q84 166 60 156Q54 118 72 80Z", WOOD) +
    nick("M82 96L116 130M80 116L108 146M102 92L120 110") +
    part("M50 38H272Q280 40 280 50V76Q278 86 268 86H70Q48 84 48 66Z", STEEL) +
    nick("M64 50V74M76 50V74M88 50V74M140 62H270") +
    black("M250 26H266V38H250ZM58 28H70V38H58Z"),
  revolver:
    guard(138, 96) +
    part("M88 84Q50 104 38 160L88 170Q98 128 132 104Z", WOOD) +
    nick("M70 110L98 124M62 128L88 142") +
    part("M160 46H296Q304 48 304 58V72Q302 80 294 80H160Z", STEEL) +
    part("M80 52Q90 42 116 42H176V100H116Q84 98 80 84Z", GREY) +
    part("M114 48Q106 72 114 98H164Q172 72 164 48Z", STEEL) +
    nick("M124 58H154M120 73H158M124 88H154M182 62H292") +
    black("M288 34H300V46H288ZM84 54L62 36L76 32L98 46Z"),
  "sawed-off-shotgun":
    guard(108, 100) +
    part("M92 60Q40 86 16 148L54 162Q74 122 112 104Z", WOOD) +
    nick("M60 100L82 116M46 122L68 136") +
    part("M124 48H296V70H124Z", STEEL) +
    part("M124 72H296V94H124Z", GREY) +
    part("M152 94H240V114H152Q146 104 152 94Z", WOOD) +
    part("M84 56Q88 46 104 46H136V106H96Q84 104 84 92Z", STEEL) +
    black("M284 52H296V66H284ZM284 76H296V90H284ZM84 54L70 40L82 38L94 48Z"),
  "hunting-rifle":
    guard(122, 104) +
    part("M188 82H312V94H188Z", STEEL) +
    part("M8 96L96 78H226Q234 90 226 102H118L76 114L20 146Q6 122 8 96Z", WOOD) +
    nick("M24 106L84 94M26 124L60 108M140 92H212") +
    part("M104 34H128V66H104ZM186 34H210V66H186Z", GREY) +
    part("M124 40H190V60H124Z", STEEL) +
    black("M134 60H146V78H134ZM172 60H184V78H172Z") +
    stick("M112 80L100 66", 6, STEEL),
  "pump-shotgun":
    guard(106, 106) +
    part("M8 94L90 76V108L22 144Q8 118 8 94Z", WOOD) +
    nick("M22 104L78 92M26 122L74 104") +
    part("M150 72H312V88H150Z", STEEL) +
    part("M150 92H290V106H150Z", GREY) +
    part("M88 68H160V110H100Q88 108 88 96Z", STEEL) +
    part("M194 84H264Q270 98 264 114H194Q188 98 194 84Z", WOOD) +
    nick("M208 88V110M222 88V110M236 88V110M250 88V110M104 82H144") +
    black("M296 60H308V72H296Z"),
  "submachine-gun":
    guard(178, 94) +
    part("M124 92H166L162 172H130Z", GREY) +
    nick("M134 112H160M134 130H160M134 148H160") +
    stick("M76 62L18 62L18 118", 7, STEEL) +
    part("M72 44H252Q260 46 260 56V92Q258 98 250 98H84Q72 96 72 84Z", STEEL) +
    part("M258 60H304V80H258Z", GREY) +
    nick("M92 60H176M92 76H110M200 60H240") +
    black("M232 30H246V44H232ZM88 32H102V44H88Z") +
    circle(150, 72, 6, { fill: INK }),
} as const;
