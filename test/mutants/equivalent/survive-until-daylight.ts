import type { Equivalent } from "./equivalent";

export const surviveUntilDaylight: readonly Equivalent[] = [
  {
    "because": "The kernel asks why of a word only while a part is open: what stands after a whole say is never asked.",
    "breaks": [
      "rules/searching.ts keep.why: asked !== \"said\" && has(asked.of, word) -> only has(asked.of, word)",
      "rules/striking.ts divide.why: asked !== \"said\" && has(asked.of, word) -> only has(asked.of, word)",
      "rules/trading.ts offer.why: asked !== \"said\" && has(asked.of, word) -> only has(asked.of, word)",
      "rules/wave.ts wave.why: asked !== \"said\" && has(asked.of, word) -> only has(asked.of, word)"
    ]
  },
  {
    "because": "A default, or a way out, for what cannot come about; the promise would be broken elsewhere before.",
    "breaks": [
      "rules/assault.ts broughtBy: 0 of assaultCard(card).brings[type][state.seats.length - 1] ?? 0 -> 1",
      "rules/assault.ts broughtBy: 0 of assaultCard(card).brings[type][state.seats.length - 1] ?? 0 -> -1",
      "rules/attack-action.ts ammoFor: ammo === \"none\" ? 0 : countOf(playerOf(state, seat).inventory, ammo) -> always countOf(playerOf(state, seat).inventory, ammo)",
      "rules/attack-action.ts ammoFor: 0 of ammo === \"none\" ? 0 : countOf(playerOf(state, seat).inventory, ammo) -> 1",
      "rules/attack-action.ts ammoFor: 0 of ammo === \"none\" ? 0 : countOf(playerOf(state, seat).inventory, ammo) -> -1",
      "rules/attack-action.ts isAllowed: state.meleeActions > 0 && weaponOf(weapon).manner === \"melee\" -> only weaponOf(weapon).manner === \"melee\"",
      "rules/attack-action.ts isAllowed: state.meleeActions > 0 -> >=",
      "rules/attack-action.ts isAllowed: 0 of state.meleeActions > 0 -> -1",
      "rules/crafting.ts aim: if (isOpen(talk)) -> never",
      "rules/crafting.ts throwAt.upended: placeOf(second) < placeOf(first) -> <=",
      "rules/menace.ts NO_HARM.expected: 0 of expected: 0 -> 1",
      "rules/menace.ts NO_HARM.expected: 0 of expected: 0 -> -1",
      "rules/menace.ts NO_HARM.worst: 0 of worst: 0 -> 1",
      "rules/menace.ts NO_HARM.worst: 0 of worst: 0 -> -1",
      "rules/menace.ts NO_HARM.reaching: 0 of reaching: 0 -> 1",
      "rules/menace.ts NO_HARM.reaching: 0 of reaching: 0 -> -1",
      "rules/menace.ts NO_HARM.splash: 0 of splash: 0 -> 1",
      "rules/menace.ts NO_HARM.splash: 0 of splash: 0 -> -1",
      "rules/menace.ts NO_HARM.worstSplash: 0 of worstSplash: 0 -> 1",
      "rules/menace.ts NO_HARM.worstSplash: 0 of worstSplash: 0 -> -1",
      "rules/menace.ts taken.count: 0 of counts[seat] ?? 0 -> 1",
      "rules/menace.ts taken.count: 0 of counts[seat] ?? 0 -> -1",
      "rules/menace.ts meets.trapped: 0 of guards.traps[target] ?? 0 -> 1",
      "rules/menace.ts meets.trapped: 0 of guards.traps[target] ?? 0 -> -1",
      "rules/players.ts hasPerk: if (character === NOBODY) -> never",
      "rules/players.ts suffer: if (damage === 0) -> never",
      "rules/players.ts suffer: 0 of damage === 0 -> -1",
      "rules/searching.ts newCards: 0 of NEW_RUBBLE[players - 1] ?? 0 -> 1",
      "rules/searching.ts newCards: 0 of NEW_RUBBLE[players - 1] ?? 0 -> -1",
      "rules/searching.ts PLACES: 200 of range(1, 200) -> 201",
      "rules/searching.ts PLACES: 200 of range(1, 200) -> 199",
      "rules/striking.ts partFor: at < blow.at -> <=",
      "rules/striking.ts divide.take: 0 of beside[i] ?? 0 -> 1",
      "rules/striking.ts divide.take: 0 of beside[i] ?? 0 -> -1",
      "rules/trading.ts againstGift: has(playerOf(state, seat).inventory, word) ? \"SUD-TRADE-03\" : \"SUD-RULING-33\" -> always \"SUD-RULING-33\""
    ]
  },
  {
    "because": "Nothing is told of nobody: what would be done to none of them, or with 0, is not told either.",
    "breaks": [
      "rules/enemies.ts enemyStrikes.run: splash > 0 ? besides(state, target) : [] -> always besides(state, target)",
      "rules/enemies.ts enemyStrikes.run: splash > 0 -> >=",
      "rules/enemies.ts enemyStrikes.run: 0 of splash > 0 -> -1",
      "rules/menace.ts dangerTo.beside: worstSplash > 0 && has(besides(state, target), seat) -> only has(besides(state, target), seat)",
      "rules/menace.ts dangerTo.beside: worstSplash > 0 -> >=",
      "rules/menace.ts dangerTo.beside: 0 of worstSplash > 0 -> -1",
      "rules/striking.ts aftermath.run: killed && manner === \"melee\" && foes.length > 0 -> only killed && manner === \"melee\"",
      "rules/striking.ts aftermath.run: foes.length > 0 -> >=",
      "rules/striking.ts aftermath.run: 0 of foes.length > 0 -> -1"
    ]
  },
  {
    "because": "No card of the game has that number, so that no match comes here.",
    "breaks": [
      "rules/damage.ts damageBy.main: 0 of Math.max(0, base + bonus) -> -1",
      "rules/damage.ts damageBy.given: card.gives === \"signed\" ? base + card.value : base -> always base + card.value",
      "rules/menace.ts meets: 50 of outlook.expected >= 50 -> 49",
      "rules/menace.ts meets.affects: 50 of outlook.expected >= 50 -> 49"
    ]
  },
  {
    "because": "The first or the last place of a search adds nothing: the share of less than nothing is none.",
    "breaks": [
      "rules/damage.ts worstOf.i: 0 of i = 0 -> -1",
      "rules/forecast.ts shareWithin: within > i ? (share * (within - i)) / (all - i) : 0 -> always (share * (within - i)) / (all - i)",
      "rules/forecast.ts shareWithin: within > i -> >=",
      "rules/forecast.ts highest.most: 0 of most = 0 -> -1",
      "rules/forecast.ts outlookOf: 0 of [0, 0, 0, 0] -> 1 #4",
      "rules/forecast.ts outlookOf: 0 of [0, 0, 0, 0] -> -1 #4",
      "rules/forecast.ts outlookOf.value: 0 of value = 0 -> -1",
      "rules/forecast.ts outlookOf.splash: 0 of splash = 0 -> -1",
      "rules/forecast.ts outlookOfBlow.faces: 0 of splash: 0 -> -1",
      "rules/inventory.ts slotOfEach.slot: stacks(card) && first < i -> only stacks(card)",
      "rules/inventory.ts slotOfEach.slot: first < i -> <=",
      "rules/menace.ts taken: 0 of Math.max(0, count - 1) -> -1"
    ]
  }
];
