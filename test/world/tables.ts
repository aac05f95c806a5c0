import type { Fields } from "./put-together/files";
import { fieldsIn } from "./put-together/files";
import { modManager } from "./put-together/mod-manager";
import { tabletopTools } from "./put-together/tabletop-tools";

/** A public table: where it is had, and how its set-up is driven. None of its files is here. */
export interface PublicTable {
  readonly name: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** As the repository states it. */
  readonly licence: string;
  readonly save: (checkout: string) => Fields;
  readonly seats: readonly string[];
  /** What sets the table up, one after the other, as `outbreak run --press` takes it. */
  readonly setUp: readonly string[];
}

const whole =
  (file: string) =>
  (checkout: string): Fields =>
    fieldsIn(checkout, file);

export const TABLES: readonly PublicTable[] = [
  {
    name: "Arkham Horror LCG, Super Complete Edition",
    repository: "argonui/SCED",
    commit: "70dd00c8560bad1b19f17289eaa187743560f0ed",
    licence: "none stated",
    save: modManager,
    seats: ["White"],
    setUp: [],
  },
  {
    name: "Spirit Island",
    repository: "spirit-island/spirit-island-mod",
    commit: "9a7a4132c99badf91c1af05af8647e941e844588",
    licence: "none stated",
    save: tabletopTools,
    seats: ["Red", "Purple"],
    setUp: ["#Red", "#startGame"],
  },
  {
    name: "Arcs",
    repository: "Quinnsicle/arcs_tts",
    commit: "5d9a661a35e99a35d1d232112712b703d8beb23c",
    licence: "none stated",
    save: whole("TS_Save.json"),
    seats: ["White", "Red"],
    setUp: ["Base Game \nSetup"],
  },
  {
    name: "Lost Ruins of Arnak",
    repository: "Chr1Z93/Lost-Ruins-of-Arnak-TTS",
    commit: "7cd190254183ea7fae07317a8fc1bdfa4c0900c8",
    licence: "none stated",
    save: modManager,
    seats: ["Red", "Blue"],
    setUp: ["#closeSplashScreen", "#menuStart(2)"],
  },
  {
    name: "The Elder Scrolls: Betrayal of the Second Era",
    repository: "Joshuaian610/BotSE-Release",
    commit: "733c475a1370642315b46f4f39515f304245c751",
    licence: "none stated",
    save: modManager,
    seats: ["White"],
    setUp: ["@615799", "@bb33c1", "@3105b9", "@0bbd23"],
  },
  {
    name: "Ark Nova",
    repository: "cpero/TTS_Ark_Nova",
    commit: "887a171544c25134a10f774444f5c074dfa5f830",
    licence: "none stated",
    save: whole("TS_Save_1.json"),
    seats: ["Red"],
    setUp: ["#setupBtn", "#setupBtn", "#allReadyBtn"],
  },
  {
    name: "Canterbury",
    repository: "timur-tabi/canterbury-tts",
    commit: "2d5bb29406fc8038ed5f04ff95c3e29f51e3fb2a",
    licence: "public domain (its scripts)",
    save: whole("TS_Save_1.json"),
    seats: ["Red", "Blue"],
    setUp: ["Start\nGame"],
  },
  {
    name: "Sleeping Gods",
    repository: "xexuxjy/Saves",
    commit: "30a240691edcbdcf0e53a56dce486d65a8d2e762",
    licence: "none stated",
    save: whole("TS_Save_88.json"),
    seats: ["White"],
    setUp: ["No Expansions", "Quick Start"],
  },
  {
    name: "Puppet Hold'em Poker",
    repository: "abottchen/tts-saves",
    commit: "d2bd2f4f17ccea606da2b5abe916b282fba3e78f",
    licence: "none stated",
    save: whole("TS_Save_2.json"),
    seats: ["White", "Red"],
    setUp: ["New\nDeck", "Deal"],
  },
  {
    name: "Sid Meier's Civilization",
    repository: "Vatnojeskaya/Civilisation",
    commit: "4b8fa3b71a5b9c6906aea08c6af55bb302e13bf3",
    licence: "none stated",
    save: whole("Civilisation_Vatno.json"),
    seats: ["White", "Red"],
    setUp: ["CUSTOMIZE BOARD"],
  },
  {
    name: "Agricola",
    repository: "SNiLD/TabletopSimulatorAgricola",
    commit: "5e675a143d7192b271615d9f1a406fd04a1913f1",
    licence: "MIT",
    save: whole("src/workshop.json"),
    seats: ["Blue", "Red"],
    setUp: [],
  },
  {
    name: "Solar Conflict",
    repository: "SolarConflictDevTeam/Solar-conflic-builds",
    commit: "0e6c0aac34eff39677c3defbb7bdd0dc8895a162",
    licence: "none stated",
    save: whole("TS_Save_26.json"),
    seats: ["White"],
    setUp: ["Deal Credits to all", "Deal Infuence to all", "Deal Resources to all", "Deal Manpower to all"],
  },
  {
    name: "Coinche",
    repository: "mareek/CoincheSim",
    commit: "136fb987235d5f74858e49b102f4b9dac6f89337",
    licence: "WTFPL-2.0",
    save: whole("TS_Save_1.json"),
    seats: ["Green", "Red", "Blue", "Yellow"],
    setUp: ["#ACT_StartGame"],
  },
];
