import { rule } from "../../support/given";
import { blowOf } from "./support/blow-of";
import { city, fire, given } from "./support/city";

/** What a blow leaves behind: nothing of it goes on by mistake. */

const G05 = (runner: string, crowd: object, more: object = {}, features: Parameters<typeof city>[0]["features"] = []) =>
  given(city({ runners: { [runner]: { zone: "G05a", pool: [], ...more } }, infected: { G05: crowd }, features }));

const killed = (infected: "biter" | "viral", area: string) => ({ was: "killed", infected, area, down: false }) as const;

const withstood = (infected: "biter" | "volatile", area: string, damage: number) =>
  ({ was: "withstood", infected, area, damage }) as const;

const strike = (blow: Parameters<typeof blowOf>[0]) => ({ do: "strike", blow: blowOf(blow) }) as const;

rule("DL-SKILL-03 DL-PV-07: the die that is rolled again counts no more as it was", () => {
  const reroll = { do: "reroll", blow: blowOf({ runner: "bram", faces: ["damage.1", "damage.2"] }) } as const;
  G05("bram", { biter: 1 })
    .came("damage.1")
    .when(reroll, "p1 reroll/damage.1")
    .then({ was: "rerolled", runner: "bram", faces: ["damage.1"] }, withstood("biter", "G05", 3));
  G05("bram", { biter: 1 })
    .when(reroll, "p1 reroll/no")
    .then(withstood("biter", "G05", 3));
});

rule("DL-PV-07 DL-SKILL-05: Momentum weighs with Heavy Hands alone", () => {
  const roll = (runner: string) =>
    G05(runner, { biter: 1 }, { spot: ["momentum.1"] })
      .came("damage.3")
      .when({ do: "strikeRoll", dice: 1, blow: blowOf({ runner }) });
  roll("ash").among(withstood("biter", "G05", 3));
  roll("bram").asks("p1 reroll");
});

rule("DL-CLV-01 DL-ATK-05: without a kill nothing cleaves, and of the damage none is spare", () => {
  G05("ash", { biter: 2, volatile: 1 })
    .when(strike({ target: "volatile", faces: ["damage.4", "damage.4"], cleave: true }))
    .then(withstood("volatile", "G05", 8))
    .asks();
  G05("ash", { biter: 2 })
    .when(strike({ faces: ["damage.4", "damage.4"], cleave: true }))
    .then(killed("biter", "G05"))
    .asks("p1 cleave");
  G05("ash", { biter: 2 })
    .when(strike({ faces: ["damage.4", "damage.3"], cleave: true }))
    .then(killed("biter", "G05"))
    .asks();
  G05("ash", { biter: 2 })
    .when(strike({ faces: ["damage.4", "damage.4"] }))
    .then(killed("biter", "G05"))
    .asks();
});

rule("DL-PV-09 DL-KD-01: the target that fell keeps nobody else on their feet", () => {
  G05("cleo", { biter: 2 })
    .when(strike({ runner: "cleo", faces: ["damage.4"], knock: 1 }))
    .asks("p1 knock");
  G05("cleo", { biter: 1 })
    .when(strike({ runner: "cleo", faces: ["damage.1"], knock: 1 }))
    .asks();
});

rule("DL-BOOST-07 DL-RULING-21: the damage goes with the one that was struck, and with nobody else", () => {
  const burning = [fire("G06a")];
  const hurt = { do: "aftermath", spare: 0, hurt: 4 } as const;
  const viral = blowOf({ target: "viral", push: 2 });
  G05("ash", { viral: 1, biter: 1 }, {}, burning)
    .when({ ...hurt, blow: viral }, "p1 push/biter/G06", "p1 push/viral/G06")
    .among({ was: "pushed", infected: "viral", from: "G05", to: "G06" }, killed("viral", "G06"));
  G05("ash", { viral: 1, biter: 1 }, {}, burning)
    .when({ ...hurt, blow: blowOf({ target: "viral", push: 1 }) }, "p1 push/biter/G06")
    .then({ was: "pushed", infected: "biter", from: "G05", to: "G06" });
  // Pushed once, it has come to the end of its damage.
  G05("ash", { viral: 2 }, {}, burning)
    .when({ ...hurt, hurt: 3, blow: viral }, "p1 push/viral/G06", "p1 push/viral/G06")
    .then(
      { was: "pushed", infected: "viral", from: "G05", to: "G06" },
      { was: "pushed", infected: "viral", from: "G05", to: "G06" },
    );
});

rule("DL-KD-03 DL-PV-09: who lies there already is not knocked down once more", () => {
  given(
    city({
      runners: { cleo: { zone: "G05a", pool: [] } },
      infected: { G05: { viral: 1 } },
      down: [{ infected: "biter", area: "G05" }],
    }),
  )
    .when({ do: "aftermath", blow: blowOf({ runner: "cleo", target: "nobody", knock: 2 }), spare: 0, hurt: 0 })
    .part("p1 knock", { ask: "knock", of: ["viral", "enough"], least: 1, most: 1, usual: ["viral"] });
});

rule("DL-BOOST-03: with nobody left to push, no Push is asked", () => {
  G05("ash", {})
    .when({ do: "aftermath", blow: blowOf({ target: "nobody", push: 1 }), spare: 0, hurt: 0 })
    .asks();
});
