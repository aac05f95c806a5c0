import { rule } from "../../support/given";
import { city, given, uv } from "./support/city";
import { exposed, moved } from "./support/told";

const NIGHT = { do: "nightAbilities" } as const;
const night = (more: Parameters<typeof city>[0]) => city({ round: 8, ...more });
const howled = (area: string, runner: string) => ({ was: "howled", area, runner }) as const;

rule("DL-NACT-02: Howlers, then Volatiles, then Virals", () => {
  const state = night({
    runners: { ash: { zone: "B11" } },
    infected: { G06: { howler: 1, viral: 1 }, B10: { volatile: 1 } },
  });
  given(state)
    .when(NIGHT)
    .then(howled("G06", "ash"), exposed("ash"), moved("volatile", "B10", "G09"), moved("viral", "G06", "B11"));
});

rule("DL-NACT-01 DL-PV-04: Howl takes the nearest without a token, in its Area before the adjacent ones", () => {
  const runners = { ash: { zone: "G05a" }, bram: { zone: "G06a" } };
  given(night({ runners, infected: { G06: { howler: 1 } } }))
    .when(NIGHT)
    .then(howled("G06", "bram"), exposed("bram"));
  const held = { ash: { zone: "G05a" }, bram: { zone: "G06a", token: "held" as const } };
  given(night({ runners: held, infected: { G06: { howler: 1 } } }))
    .when(NIGHT)
    .then(howled("G06", "ash"), exposed("ash"));
});

rule("DL-PV-04: a Howl reaches no farther than Range 1 and never starts a Chase", () => {
  given(night({ runners: { ash: { zone: "G11" } }, infected: { G06: { howler: 1 } } }))
    .when(NIGHT)
    .then();
  given(night({ runners: { ash: { zone: "G06a", token: "held" } }, infected: { G06: { howler: 1 } } }))
    .when(NIGHT)
    .then();
});

rule("DL-PV-04 DL-RULING-71: Runners under UV do not hear it, nor are they rushed or hunted", () => {
  const state = night({
    runners: { ash: { zone: "G11" } },
    infected: { G08: { howler: 1, viral: 1, volatile: 1 } },
    features: [uv("G11")],
  });
  given(state).when(NIGHT).then();
});

rule("DL-NACT-01 DL-RULING-56: Runners equally near are the players' choice", () => {
  const runners = { ash: { zone: "G05a" }, bram: { zone: "G09a" } };
  const state = night({ runners, infected: { G06: { howler: 1 } } });
  given(state).when(NIGHT).offers("p1 howler/G06", "bram", "ash");
  given(state).when(NIGHT, "p2 howler/bram").then(howled("G06", "bram"), exposed("bram"));
});

rule("DL-DP-21 DL-RULING-56: which Howler first is asked where it matters", () => {
  const runners = { ash: { zone: "G05a" }, bram: { zone: "G03a" } };
  const state = night({ runners, infected: { G06: { howler: 1 }, B06: { howler: 1 } } });
  given(state).when(NIGHT).offers("p1 howler", "B06", "G06");
  given(state)
    .when(NIGHT, "p1 howler/B06")
    .then(howled("B06", "ash"), exposed("ash"), howled("G06", "bram"), exposed("bram"));
});

rule("DL-RULING-56: and where a second Howl could take whom another would", () => {
  const runners = { ash: { zone: "G06a" }, bram: { zone: "G05a" }, cleo: { zone: "G04b" } };
  const state = night({ runners, infected: { G06: { howler: 2 }, G05: { howler: 1 } } });
  given(state)
    .when(NIGHT, "p1 howler/G06", "p1 howler/G06")
    .then(
      howled("G06", "ash"),
      exposed("ash"),
      howled("G06", "bram"),
      exposed("bram"),
      howled("G05", "cleo"),
      exposed("cleo"),
    );
});

rule("DL-RULING-56 DL-GOLD-01: which Howler is nothing to ask about where it ends alike", () => {
  const one = { ash: { zone: "G05a" } };
  const two = night({ runners: one, infected: { G06: { howler: 1 }, B06: { howler: 1 } } });
  given(two).when(NIGHT).then(howled("B06", "ash"), exposed("ash"));
  // Two Howls for two Runners whom both reach: everybody is heard.
  const both = { ash: { zone: "G05a" }, bram: { zone: "G03a" } };
  given(night({ runners: both, infected: { G06: { howler: 2 } } }))
    .when(NIGHT)
    .then(howled("G06", "ash"), exposed("ash"), howled("G06", "bram"), exposed("bram"));
  given(night({ runners: both, infected: { G06: { howler: 1 } } }))
    .when(NIGHT)
    .asks("p1 howler", "p2 howler");
});

rule("DL-RULING-56: only those are asked about who take from one another", () => {
  const runners = { ash: { zone: "G05a" }, bram: { zone: "G03a" }, cleo: { zone: "G10" } };
  const state = night({ runners, infected: { G06: { howler: 1 }, B06: { howler: 1 }, G07: { howler: 1 } } });
  given(state).when(NIGHT).offers("p1 howler", "B06", "G06");
});

rule("DL-RULING-56 DL-PV-04: which Area is rushed first is asked only where it matters", () => {
  const runners = { ash: { zone: "G11" }, bram: { zone: "B10" } };
  const rush = (infected: Record<string, { viral: number }>) => given(night({ runners, infected })).when(NIGHT);
  rush({ G08: { viral: 2 } }).then(moved("viral", "G08", "G11"), moved("viral", "G08", "B10"));
  rush({ G08: { viral: 3 } }).then(moved("viral", "G08", "G11"), moved("viral", "G08", "B10"));
  rush({ G08: { viral: 1 } }).asks("p1 rusher", "p2 rusher");
  rush({ G08: { viral: 2 }, G05: { viral: 1 } }).asks("p1 rusher", "p2 rusher");
});

rule("DL-NACT-01: a way that is not offered is refused", () => {
  const runners = { ash: { zone: "G05a" }, bram: { zone: "G09a" } };
  given(night({ runners, infected: { G06: { howler: 1 } } }))
    .when(NIGHT, "p1 howler/G06/dex")
    .refused("DL-NACT-01");
});

rule("DL-PV-04: Hunt goes one Area along a shortest way, whatever the height; ties are the players'", () => {
  const state = night({ runners: { ash: { zone: "G05a" } }, infected: { G02: { volatile: 1 } } });
  given(state).when(NIGHT).offers("p1 hunter/G02", "B07", "B06");
  given(state)
    .when(NIGHT, "p1 hunter/B07")
    .then(moved("volatile", "G02", "B07"));
});

rule("DL-PV-04: a Volatile that is with a Runner stays, and each hunts once", () => {
  const state = night({
    runners: { ash: { zone: "G05a" } },
    infected: { G05: { volatile: 1 }, B10: { volatile: 1 }, G08: { volatile: 1 } },
  });
  given(state)
    .when(NIGHT)
    .then(moved("volatile", "B10", "G05"), moved("volatile", "G08", "B10"));
});

rule("DL-PV-04 DL-RULING-71: an Area under UV is no way", () => {
  const state = night({
    runners: { ash: { zone: "G05a" } },
    infected: { G02: { volatile: 1 } },
    features: [uv("B07")],
  });
  given(state)
    .when(NIGHT)
    .then(moved("volatile", "G02", "B06"));
});

rule("DL-PV-04: Rush brings one Viral from an adjacent Area to each Area with a Runner", () => {
  const state = night({
    runners: { ash: { zone: "G11" }, bram: { zone: "B10" } },
    infected: { G08: { viral: 2 }, G05: { viral: 1 } },
  });
  given(state)
    .when(NIGHT, "p1 rusher/B10/G05")
    .then(moved("viral", "G05", "B10"), moved("viral", "G08", "G11"));
});

rule("DL-PV-04 DL-EMOVE-02: Virals that are with a Runner stay", () => {
  const state = night({ runners: { ash: { zone: "G11" }, bram: { zone: "G08a" } }, infected: { G08: { viral: 2 } } });
  given(state).when(NIGHT).then();
});

rule("DL-NACT-02: Biters do nothing", () => {
  given(night({ runners: { ash: { zone: "G11" } }, infected: { G08: { biter: 4 } } }))
    .when(NIGHT)
    .then();
});

rule("DL-RULING-56 DL-PV-04: where two Howls reach some alike and some not, it is asked", () => {
  const runners = { ash: { zone: "G05a" }, bram: { zone: "G03a" }, cleo: { zone: "G04b" } };
  given(night({ runners, infected: { G06: { howler: 1 }, B06: { howler: 1 } } }))
    .when(NIGHT)
    .asks("p1 howler", "p2 howler", "p3 howler");
});

rule("DL-RULING-56 DL-PV-04: from which of two Areas a Viral comes is asked, however many there are", () => {
  const runners = { ash: { zone: "B10" } };
  given(night({ runners, infected: { G08: { viral: 2 }, G05: { viral: 1 } } }))
    .when(NIGHT)
    .part("p1 rusher", { ask: "rush", of: ["G05", "G08"], least: 1, most: 1, usual: [] });
});
