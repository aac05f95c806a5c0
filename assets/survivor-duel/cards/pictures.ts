/** What is printed on each card: icons from the back to the front, in shares of the picture's square. */

export interface Print {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const alone = (icon: string, side = 0.84): readonly Print[] => [{ icon, x: (1 - side) / 2, y: (1 - side) / 2, side }];

/** One before two smaller ones. */
const pack = (icon: string): readonly Print[] => [
  { icon, x: -0.04, y: 0.04, side: 0.52 },
  { icon, x: 0.53, y: 0.02, side: 0.52 },
  { icon, x: 0.17, y: 0.24, side: 0.7 },
];

/** The small one to the right: the price is in the other corner. */
const beside = (large: string, small: string): readonly Print[] => [
  { icon: small, x: 0.64, y: 0.0, side: 0.42 },
  { icon: large, x: 0.04, y: 0.18, side: 0.74 },
];

export const PICTURES: Readonly<Record<string, readonly Print[]>> = {
  SV1: alone("blacksmith", 0.86),
  SV2: alone("bowman", 0.84),
  SV3: alone("nurse-female", 0.86),
  SV4: alone("backpack", 0.8),
  SV5: alone("teacher", 0.86),
  SV6: alone("full-motorcycle-helmet", 0.8),

  W01: alone("bowie-knife"),
  W02: alone("baseball-bat", 0.92),
  W03: alone("machete"),
  W04: alone("fire-axe"),
  W05: alone("chainsaw", 0.9),
  W06: alone("crowbar"),
  W07: alone("3d-hammer", 0.88),
  W08: alone("pistol-gun", 0.8),
  W09: alone("crossbow"),
  W10: alone("lee-enfield", 0.94),
  W11: alone("sawed-off-shotgun", 0.9),
  W12: alone("slingshot", 0.8),
  W13: beside("revolver", "medal-skull"),

  I01: alone("bandage-roll"),
  I02: alone("first-aid-kit", 0.8),
  I03: alone("riot-shield"),
  I04: alone("moncler-jacket", 0.82),
  I05: alone("tape-roll", 0.82),
  I06: alone("eye-target", 0.84),
  I07: alone("spiked-bat", 0.9),
  I08: alone("barricade", 0.82),
  I09: alone("molotov"),
  I10: alone("dynamite", 0.82),
  I11: alone("tripwire", 0.84),
  I12: alone("walkie-talkie", 0.84),
  I13: alone("syringe", 0.9),

  E01: alone("shopping-cart", 0.78),
  E02: alone("heart-beats", 0.8),
  E03: alone("lungs", 0.82),
  E04: alone("broom"),
  E05: alone("headshot", 0.84),
  E06: alone("return-arrow", 0.82),
  E07: alone("firework-rocket"),
  E08: alone("hidden", 0.84),
  E09: alone("parachute"),
  E10: alone("radio-tower", 0.84),
  E11: alone("wildfires", 0.86),
  E12: alone("auto-repair"),
  E13: alone("helicopter", 0.96),

  R01: alone("dodging", 0.84),
  R02: alone("bracers", 0.84),
  R03: alone("gunshot", 0.84),
  R04: alone("crossed-axes", 0.82),
  R05: alone("half-dead", 0.84),
  R06: alone("on-target", 0.84),
  R07: alone("steel-door", 0.82),
  R08: alone("foot-trip", 0.86),
  R09: alone("brick-wall", 0.82),
  R10: beside("magnifying-glass", "dead-head"),
  R11: alone("push", 0.86),

  Z01: alone("shambling-zombie", 0.92),
  Z02: alone("half-body-crawling", 0.94),
  Z03: alone("fat", 0.86),
  Z04: pack("shambling-zombie"),
  Z05: alone("dead-head", 0.82),
  Z06: alone("hoodie", 0.84),
  Z07: alone("sprint", 0.88),
  Z08: alone("run", 0.86),
  Z09: alone("jump-across", 0.88),
  Z10: alone("golem-head", 0.82),
  Z11: alone("police-officer-head", 0.84),
  Z12: alone("bully-minion", 0.9),
  Z13: alone("american-football-player", 0.88),
  Z14: alone("vomiting", 0.84),
  Z15: alone("screaming", 0.88),
  Z16: alone("goo-skull", 0.88),
  Z17: alone("monster-grasp", 0.88),
  Z18: alone("hive-mind", 0.86),
  Z19: alone("crowned-skull", 0.9),
  Z20: alone("giant", 0.94),
};
