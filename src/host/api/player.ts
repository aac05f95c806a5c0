import { turned } from "../geometry";
import { type HostObject, type HostType, type LuaValue, Vec, textOf } from "../vm/value";
import type { PlayerSeat } from "../world/players";
import { COLOURS } from "../world/players";
import { moved } from "../world/seating";
import type { World } from "../world/world";
import { vecOf } from "./args";
import { DOCUMENTED } from "./documented";
import { hostType, type Members } from "./members";

/** https://api.tabletopsimulator.com/player/instance/ */

const SEATS = Object.keys(COLOURS).filter((colour) => colour !== "Grey" && colour !== "Black");

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

const members = (world: () => World): Members<PlayerSeat> => ({
  fields: {
    color: { get: (seat) => seat.colour },
    seated: { get: (seat) => seat.seated },
    host: { get: (seat) => seat.host },
    admin: { get: (seat) => seat.host || seat.promoted },
    promoted: { get: (seat) => seat.promoted },
    steam_name: { get: (seat) => seat.person },
    steam_id: { get: (seat) => (seat.person === undefined ? undefined : `id-${seat.person}`) },
    team: {
      get: (seat) => seat.team,
      set: (seat, value) => {
        seat.team = textOf(value);
      },
    },
    blindfolded: {
      get: (seat) => seat.blindfolded,
      set: (seat, value) => {
        seat.blindfolded = value === true;
      },
    },
    lift_height: {
      get: (seat) => seat.liftHeight,
      set: (seat, value) => {
        if (typeof value === "number") seat.liftHeight = value;
      },
    },
  },
  methods: {
    broadcast: (seat, args) => {
      world().say({ to: seat.colour, text: args.text(0), broadcast: true });
      return true;
    },
    print: (seat, args) => {
      world().say({ to: seat.colour, text: args.text(0), broadcast: false });
      return true;
    },
    changeColor: (seat, args) => moved(world(), seat, args.text(0)) !== undefined,
    promote: (seat) => {
      seat.promoted = !seat.promoted;
      return true;
    },
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
    getHoldingObjects: (seat) => world().things.filter((thing) => thing.heldBy === seat.colour),
    getSelectedObjects: () => [],
    getHoverObject: () => undefined,
    getPointerPosition: (seat) => seat.pointer,
    pingTable: (seat, args) => {
      world().event("onPlayerPing", [seat, args.vector(0), undefined]);
      return true;
    },
    lookAt: () => true,
  },
  documented: DOCUMENTED.player,
});

export const playerType = (world: () => World): HostType => hostType("Player", members(world), (seat) => seat.colour);

/** `Player`: colours by name, and a few functions. `pairs` over it is an error in the game, and here. */
export class PlayerManager implements HostObject {
  readonly hostType: HostType;

  constructor(world: World) {
    const inner = hostType<PlayerManager>(
      "Player",
      {
        fields: {
          Action: {
            get: () => Object.fromEntries(ACTIONS.map((action, i) => [action, i])),
          },
        },
        methods: {
          getPlayers: () => [...[...world.players.values()].filter((seat) => seat.seated), ...world.spectators],
          getSpectators: () => [...world.spectators],
          getColors: () => Object.keys(COLOURS),
          getAvailableColors: () => SEATS.filter((colour) => world.hands.zonesOf(colour).length > 0),
        },
        documented: DOCUMENTED.playerManager,
      },
      () => "Player",
    );
    this.hostType = {
      ...inner,
      get: (self, key, vm) => {
        const colour = Object.keys(COLOURS).find((each) => each.toLowerCase() === key.toLowerCase());
        if (colour === undefined) return inner.get(self, key, vm);
        vm.watch(`Player.${colour}`);
        return world.player(colour);
      },
    };
  }
}

/** The numbers are those of `Player.Action`. */
export const ACTIONS = [
  "Copy",
  "Cut",
  "Delete",
  "FlipIncrementalLeft",
  "FlipIncrementalRight",
  "FlipOver",
  "Group",
  "Paste",
  "PickUp",
  "Randomize",
  "RotateIncrementalLeft",
  "RotateIncrementalRight",
  "RotateOver",
  "Select",
  "Under",
] as const;

export type PlayerAction = (typeof ACTIONS)[number];

export const actionNumber = (action: PlayerAction): number => ACTIONS.indexOf(action);
