import { turned } from "../geometry";
import { type HostType, type LuaValue, ScriptError, Vec } from "../vm/value";
import { CAMERA_MODES, USUAL_CAMERA } from "../world/camera";
import { copied, pasted } from "../world/clipboard";
import { drawAside } from "../world/hand-stash";
import { pinged } from "../world/pointing";
import type { PlayerSeat } from "../world/players";
import { blindfolded, changedColour, joinedTeam, kicked } from "../world/seating";
import { steamId } from "../world/steam-id";
import { Thing } from "../world/thing";
import type { World } from "../world/world";
import { colourNamedOrGiven, vecOf } from "./args";
import { DOCUMENTED } from "./documented";
import { hostType, type Members } from "./members";
import { mayAct } from "./player-action";
import { dialogs } from "./player-dialogs";
import { flag, number, taken, text } from "./setting";

/** https://api.tabletopsimulator.com/player/instance/ */

const handTransform = (world: World, seat: PlayerSeat, index: number): LuaValue => {
  const zone = world.hands.zonesOf(seat.colour)[index - 1];
  if (zone === undefined) return undefined;
  return {
    position: zone.position,
    rotation: zone.rotation,
    scale: zone.scale,
    forward: turned(new Vec(0, 0, 1), zone.rotation),
    right: turned(new Vec(1, 0, 0), zone.rotation),
    up: turned(new Vec(0, 1, 0), zone.rotation),
  };
};

type Part = Members<PlayerSeat>;

const fields = (world: () => World): Part["fields"] => ({
  color: { get: (seat) => seat.colour },
  seated: { get: (seat) => seat.seated },
  host: { get: (seat) => seat.host },
  admin: { get: (seat) => seat.admin },
  promoted: {
    get: (seat) => seat.promoted,
    set: (seat, given) => {
      seat.promoted = taken(flag, given, "Player.promoted");
    },
  },
  steam_name: { get: (seat) => seat.person },
  steam_id: { get: (seat) => (seat.person === undefined ? undefined : steamId(seat.person)) },
  team: {
    get: (seat) => seat.team,
    set: (seat, given) => {
      const team = taken(text, given, "Player.team");
      if (!joinedTeam(world(), seat, team)) throw new ScriptError(`Player.team: there is no team ${team}`);
    },
  },
  blindfolded: {
    get: (seat) => seat.who.blindfolded,
    set: (seat, given) => {
      blindfolded(world(), seat, taken(flag, given, "Player.blindfolded"));
    },
  },
  lift_height: {
    get: (seat) => seat.who.liftHeight,
    set: (seat, given) => {
      seat.who.liftHeight = taken(number(0, 1), given, "Player.lift_height");
    },
  },
});

const hands = (world: () => World): Part["methods"] => ({
  getHandCount: (seat) => world().hands.zonesOf(seat.colour).length,
  getHandObjects: (seat, args) => {
    const zone = world().hands.zonesOf(seat.colour)[args.number(0, 1) - 1];
    return zone === undefined ? [] : [...world().hands.cardsIn(zone)];
  },
  getHandTransform: (seat, args) => handTransform(world(), seat, args.number(0, 1)),
  setHandTransform: (seat, args) => {
    const zone = world().hands.zonesOf(seat.colour)[args.number(1, 1) - 1];
    if (zone === undefined) return false;
    const table = args.table(0);
    zone.position = vecOf(table.get("position")) ?? zone.position;
    zone.rotation = vecOf(table.get("rotation")) ?? zone.rotation;
    zone.scale = vecOf(table.get("scale")) ?? zone.scale;
    world().hands.arrange(zone);
    return true;
  },
  drawHandStash: (seat) => drawAside(world(), seat),
  setHandStashLocation: (seat, args) => {
    seat.stashPlace = args.vector(0);
    seat.stashTurn = args.number(1, 0);
    return world().hands.zonesOf(seat.colour).length > 0;
  },
});

const pointer = (world: () => World): Part["methods"] => ({
  getHoldingObjects: (seat) => world().things.filter((thing) => thing.heldBy === seat.colour),
  getSelectedObjects: (seat) => [...seat.selected],
  clearSelectedObjects: (seat) => {
    seat.selected = [];
    return seat.person !== undefined;
  },
  getHoverObject: (seat) => seat.hover,
  getPointerPosition: (seat) => seat.pointer,
  getPointerRotation: (seat) => seat.pointerTurn,
  // As the ping tool: https://kb.tabletopsimulator.com/game-tools/line-tool/#ping
  pingTable: (seat, args) => {
    pinged(world(), seat, args.vector(0));
    return true;
  },
  copy: (seat, args) => {
    const things = args
      .table(0)
      .list()
      .filter((each) => each instanceof Thing);
    if (!mayAct(world(), seat, "Copy", things)) return false;
    seat.who.clipboard = copied(world(), things);
    return true;
  },
  paste: (seat, args) => {
    const things = mayAct(world(), seat, "Paste", []) ? pasted(world(), seat.who.clipboard, args.vector(0)) : [];
    return things.length > 0;
  },
});

const camera: Part["methods"] = {
  lookAt: (seat, args) => {
    const table = args.table(0);
    const given = (key: "pitch" | "yaw" | "distance"): number => {
      const value = table.get(key);
      return typeof value === "number" ? value : USUAL_CAMERA[key];
    };
    const at = vecOf(table.get("position")) ?? USUAL_CAMERA.at;
    seat.who.camera = { ...USUAL_CAMERA, at, pitch: given("pitch"), yaw: given("yaw"), distance: given("distance") };
    return seat.person !== undefined;
  },
  setCameraMode: (seat, args) => {
    const mode = CAMERA_MODES.find((each) => each === args.text(0));
    if (mode !== undefined) seat.who.camera = { ...seat.who.camera, mode };
    return mode !== undefined && seat.person !== undefined;
  },
  attachCameraToObject: (seat, args) => {
    const thing = args.table(0).get("object");
    if (!(thing instanceof Thing)) return false;
    const offset = vecOf(args.table(0).get("offset")) ?? new Vec(0, 0, 0);
    seat.who.camera = { ...seat.who.camera, follows: { thing, offset } };
    return seat.person !== undefined;
  },
};

const person = (world: () => World): Part["methods"] => ({
  broadcast: (seat, args) => {
    world().say({ to: seat.colour, text: args.text(0), broadcast: true, tint: colourNamedOrGiven(args.any(1)) });
    return true;
  },
  print: (seat, args) => {
    world().say({ to: seat.colour, text: args.text(0), broadcast: false, tint: colourNamedOrGiven(args.any(1)) });
    return true;
  },
  changeColor: (seat, args) => changedColour(world(), seat, args.text(0)) !== undefined,
  kick: (seat) => kicked(world(), seat),
  mute: (seat) => {
    seat.who.muted = !seat.who.muted;
    return seat.person !== undefined;
  },
  promote: (seat) => {
    seat.promoted = !seat.promoted;
    return true;
  },
  setUITheme: (seat, args) => {
    seat.who.theme = args.text(0);
    return seat.person !== undefined;
  },
  showHotkeyConfig: (seat) => {
    seat.who.hotkeysShown = seat.person !== undefined;
    return seat.who.hotkeysShown;
  },
});

const members = (world: () => World): Part => ({
  fields: fields(world),
  methods: { ...hands(world), ...pointer(world), ...camera, ...person(world), ...dialogs(world) },
  documented: DOCUMENTED.player,
});

export const playerType = (world: () => World): HostType => hostType("Player", members(world), (seat) => seat.colour);
