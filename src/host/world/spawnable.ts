import type { ObjectState } from "../../tts/save";
import { ROTATION_VALUES } from "./rotation-values";

/** https://api.tabletopsimulator.com/built-in-object/ and /custom-game-objects/: what `spawnObject` makes. */

const NAMES = new Set(
  [
    "BlockRectangle BlockSquare BlockTriangle",
    "backgammon_board CardBot_Board Checker_Board Chess_Board Chinese_Checkers_Board Go_Board Pachisi_board reversi_board",
    "Card Deck Deck_CardBot_Head Deck_CardBot_Main",
    "Checker_black Checker_red Checker_white Chinese_Checkers_Piece",
    "Chess_Bishop Chess_King Chess_Knight Chess_Pawn Chess_Queen Chess_Rook",
    "Chip_10 Chip_50 Chip_100 Chip_500 Chip_1000",
    "Die_4 Die_6 Die_6_Rounded Die_8 Die_10 Die_12 Die_20 Die_Piecepack",
    "Domino Mahjong_Coin Mahjong_Stick Mahjong_Tile",
    "Figurine_Card_Bot Figurine_Kimi_Kat Figurine_Knil Figurine_Mara Figurine_Sir_Loin Figurine_Zeke Figurine_Zomblor PlayerPawn",
    "go_game_piece_black go_game_piece_white go_game_bowl_black go_game_bowl_white",
    "PiecePack_Arms PiecePack_Crowns PiecePack_Moons PiecePack_Suns",
    "rpg_BARGHEST rpg_BASILISK rpg_BEAR rpg_BLACK_DRAGON rpg_CENTAUR rpg_CERBERUS rpg_CHIMERA rpg_CRASC rpg_CYCLOP rpg_DARKNESS_WARLORD rpg_DRAGONIDE rpg_EVIL_WATCHER rpg_GHOUL rpg_GIANT_VIPER rpg_GOBLIN rpg_GOLEM rpg_GRIFFON rpg_HYDRA rpg_KNIGHT rpg_KOBOLD rpg_LIZARD_WARRIOR rpg_MAGE rpg_MANTICORA rpg_MUMMY rpg_OGRE rpg_ORC rpg_RANGER rpg_RAT rpg_SKELETON_KNIGHT rpg_TEMPLATE rpg_THIEF rpg_TREE_ENT rpg_TROLL rpg_VAMPIRE rpg_WARRIOR rpg_WEREWOLF rpg_WOLF rpg_WYVERN",
    "Tileset_Barrel Tileset_Chair Tileset_Chest Tileset_Corner Tileset_Floor Tileset_Rock Tileset_Table Tileset_Tree Tileset_Wall",
    "backgammon_piece_brown backgammon_piece_white Bag Bowl Calculator Counter Digital_Clock Infinite_Bag Notecard Quarter reversi_chip Tablet",
    "FogOfWar FogOfWarTrigger HandTrigger LayoutZone RandomizeTrigger ScriptingTrigger",
    "Custom_Assetbundle Custom_Board CardCustom DeckCustom Custom_Dice Figurine_Custom Custom_Model Custom_Model_Bag Custom_Model_Infinite_Bag Custom_Model_Stack Custom_Assetbundle_Bag Custom_Assetbundle_Infinite_Bag Custom_Tile Custom_Tile_Stack Custom_Token Custom_Token_Stack Custom_PDF 3DText Jigsaw_Box",
  ].flatMap((line) => line.split(" ")),
).add("Metal Ball");

type Part = Partial<ObjectState>;

const kinds = (name: string, of: string, first = 0): [string, Part][] =>
  of.split(", ").map((alias, i) => [alias, { Name: name, MaterialIndex: first + i }]);

/** Names the game still knows from its own menus. */
const ALIASES = new Map<string, Part>([
  ...kinds("Die_Piecepack", "Arms Dice, Crowns Dice, Moons Dice, Suns Dice"),
  ...kinds("Chess_Bishop", "Bishop Chrome, Bishop Cast Iron, Bishop Light Wood, Bishop Dark Wood"),
  ...kinds("Chinese_Checkers_Piece", "White Ball, Red Ball, Yellow Ball, Green Ball, Blue Ball, Pink Ball, Black Ball"),
  ...kinds(
    "PlayerPawn",
    "White Pawn, Red Pawn, Orange Pawn, Yellow Pawn, Green Pawn, Blue Pawn, Purple Pawn, Pink Pawn, Black Pawn",
  ),
  ...kinds("Die_10", "D10"),
  ...kinds("Die_12", "D12"),
  ...kinds("Die_20", "D20"),
  ...kinds("Die_4", "D4"),
  ...kinds("Die_6", "D6"),
  ...kinds("Die_6_Rounded", "D6 Black, D6 Red, D6 Green, D6 Blue"),
  ...kinds("Die_8", "D8"),
  ...kinds("Chess_King", "King Chrome, King Cast Iron, King Light Wood, King Dark Wood"),
  ...kinds("Chess_Knight", "Knight Chrome, Knight Cast Iron, Knight Light Wood, Knight Dark Wood"),
  ...kinds("Chess_Pawn", "Pawn Chrome, Pawn Cast Iron, Pawn Light Wood, Pawn Dark Wood"),
  ...kinds("Chess_Queen", "Queen Chrome, Queen Cast Iron, Queen Light Wood, Queen Dark Wood"),
  ...kinds("Chess_Rook", "Rook Chrome, Rook Cast Iron, Rook Light Wood, Rook Dark Wood"),
  ["D10 Chrome", { Name: "Die_10", MaterialIndex: 1, AltSound: true }],
  ["D12 Chrome", { Name: "Die_12", MaterialIndex: 1, AltSound: true }],
  ["D20 Chrome", { Name: "Die_20", MaterialIndex: 1, AltSound: true }],
  ["D4 Chrome", { Name: "Die_4", MaterialIndex: 1, AltSound: true }],
  ["D6 Chrome", { Name: "Die_6", MaterialIndex: 1, AltSound: true }],
  ["D8 Chrome", { Name: "Die_8", MaterialIndex: 1, AltSound: true }],
  ["Joker", { Name: "Card", CardID: 52 }],
  ...Object.entries({
    "Backgammon Board": "backgammon_board",
    Barrel: "Tileset_Barrel",
    Bear: "rpg_BEAR",
    "Black Checker": "Checker_black",
    "Blue 10": "Chip_10",
    "Blue Rectangle": "BlockRectangle",
    "Brown Backgammon": "backgammon_piece_brown",
    CardBot: "Figurine_Card_Bot",
    "CardBots Head Deck": "Deck_CardBot_Head",
    "CardBots Main Deck": "Deck_CardBot_Main",
    Chair: "Tileset_Chair",
    "Checkers Board": "Checker_Board",
    "Chess Board": "Chess_Board",
    Chest: "Tileset_Chest",
    Chimera: "rpg_CHIMERA",
    "Chinese Checkers Board": "Chinese_Checkers_Board",
    Corner: "Tileset_Corner",
    "Custom Board": "Custom_Board",
    "Custom Deck": "DeckCustom",
    "Custom Figurine": "Figurine_Custom",
    "Custom Model": "Custom_Model",
    Cyclops: "rpg_CYCLOP",
    "Digital Clock": "Digital_Clock",
    Dragonide: "rpg_DRAGONIDE",
    "Evil Watcher": "rpg_EVIL_WATCHER",
    Floor: "Tileset_Floor",
    Ghoul: "rpg_GHOUL",
    "Giant Rat": "rpg_RAT",
    "Giant Viper": "rpg_GIANT_VIPER",
    "Go Board": "Go_Board",
    "GO Bowl Black": "go_game_bowl_black",
    "GO Bowl White": "go_game_bowl_white",
    "GO Piece Black": "go_game_piece_black",
    "GO Piece White": "go_game_piece_white",
    Goblin: "rpg_GOBLIN",
    "Gold 1000": "Chip_1000",
    Golem: "rpg_GOLEM",
    "Green 50": "Chip_50",
    "Green Triangle": "BlockTriangle",
    Griffon: "rpg_GRIFFON",
    Hydra: "rpg_HYDRA",
    "Kimi Kat": "Figurine_Kimi_Kat",
    "Knight of Knil": "Figurine_Knil",
    Kobold: "rpg_KOBOLD",
    "Lizard Warrior": "rpg_LIZARD_WARRIOR",
    "Loot Bag": "Bag",
    Manticora: "rpg_MANTICORA",
    Mara: "Figurine_Mara",
    Mummy: "rpg_MUMMY",
    Ogre: "rpg_OGRE",
    Orc: "rpg_ORC",
    "Pachisi Board": "Pachisi_board",
    Quarter: "Quarter",
    "Red 100": "Chip_100",
    "Red Checker": "Checker_red",
    "Red Square": "BlockSquare",
    "Reversi Board": "reversi_board",
    "Reversi Chip": "reversi_chip",
    Rock: "Tileset_Rock",
    "Silver 500": "Chip_500",
    "Sir Loin": "Figurine_Sir_Loin",
    "Skeleton Knight": "rpg_SKELETON_KNIGHT",
    "Standard Deck": "Deck",
    Table: "Tileset_Table",
    Tree: "Tileset_Tree",
    "Tree Ent": "rpg_TREE_ENT",
    Troll: "rpg_TROLL",
    Vampire: "rpg_VAMPIRE",
    Wall: "Tileset_Wall",
    Werewolf: "rpg_WEREWOLF",
    "White Backgammon": "backgammon_piece_white",
    "White Checker": "Checker_white",
    Wolf: "rpg_WOLF",
    Wyvern: "rpg_WYVERN",
    "Zeke Kodoku": "Figurine_Zeke",
    Zomblor: "Figurine_Zomblor",
  }).map(([alias, Name]): [string, Part] => [alias, { Name }]),
]);

/** Those of which one is drawn: the field that says which, and how many there are. */
const DRAWN = new Map<string, { readonly name: string; readonly field: "CardID" | "MeshIndex"; readonly of: number }>([
  ["Random Card", { name: "Card", field: "CardID", of: 52 }],
  ["Random Domino", { name: "Domino", field: "MeshIndex", of: 28 }],
  ["Random Mahjong", { name: "Mahjong_Tile", field: "MeshIndex", of: 36 }],
]);

/** How many cards the game's own decks have. Which cards those of CardBots are, only the game knows. */
const DECKS: Readonly<Record<string, number>> = { Deck: 52, Deck_CardBot_Head: 10, Deck_CardBot_Main: 152 };

const TRANSFORM = { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };

const shuffled = (count: number, random: () => number): number[] => {
  const left = Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
};

const deck = (count: number, random: () => number): Part => {
  const ids = shuffled(count, random);
  return {
    DeckIDs: ids,
    ContainedObjects: ids.map((CardID) => ({ GUID: "", Name: "Card", Transform: TRANSFORM, CardID })),
  };
};

const own = (name: string, random: () => number): Part => {
  const count = DECKS[name];
  if (count !== undefined) return deck(count, random);
  if (name === "Card") return { CardID: 0 };
  if (/_board$/i.test(name) && name !== "Custom_Board") return { Locked: true };
  const values = ROTATION_VALUES[name];
  return values === undefined ? {} : { RotationValues: values };
};

/** A new object of a type, as the game spawns it; nothing for a type there is not. */
export const spawnable = (type: string, random: () => number): ObjectState | undefined => {
  const drawn = DRAWN.get(type);
  const alias: Part | undefined =
    drawn === undefined ? ALIASES.get(type) : { Name: drawn.name, [drawn.field]: Math.floor(random() * drawn.of) };
  const name = alias?.Name ?? type;
  if (!NAMES.has(name)) return undefined;
  return { GUID: "", Transform: TRANSFORM, ...own(name, random), ...alias, Name: name };
};
