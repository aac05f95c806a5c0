// kernel ← games ← scripts → table → tts ← host ← page, cli
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  comment: `${from} may import only ${allowed.join(", ")}`,
  from: { path: `^src/${from}/` },
  to: { path: "^(src|objects|build|test)/", pathNot: allowed.map((folder) => `^${folder}/`) },
});

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment: "A circle of types alone is none at run time.",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: { orphan: true, path: "^src/", pathNot: ["\\.d\\.ts$", "^src/scripts/"] },
      to: {},
    },
    only("kernel-alone", "kernel", ["src/kernel"]),
    only("tts-alone", "tts", ["src/tts"]),
    only("saves-alone", "saves", ["src/saves"]),
    only("recognise-knows-no-game", "recognise", ["src/recognise", "src/kernel"]),
    only("bind-knows-no-game", "bind", ["src/bind", "src/kernel", "src/tts"]),
    only("table-knows-no-game", "table", ["src/table", "src/bind", "src/recognise", "src/kernel", "src/tts"]),
    only("check-knows-no-game", "check", ["src/check", "src/kernel", "src/tts"]),
    only("host-knows-no-game", "host", ["src/host", "src/tts"]),
    only("scripts", "scripts", ["src/scripts", "src/check", "src/table", "src/games", "src/kernel", "src/tts"]),
    {
      name: "games-know-kernel-alone",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/", pathNot: ["^src/kernel/", "^src/games/$1/"] },
    },
    {
      name: "games-no-node",
      severity: "error",
      from: { path: "^src/(kernel|games|table|check|recognise|bind|saves|scripts|tts)/" },
      to: { dependencyTypes: ["core", "npm"] },
    },
    { name: "product-not-test", severity: "error", from: { path: "^(src|build|objects)/" }, to: { path: "^test/" } },
    {
      name: "rules-tested-without-lua",
      severity: "error",
      comment: "These tests share a process; those on the table have a folder of their own.",
      from: { path: "^test/(kernel|games/[^/]+)/[^/]+\\.test\\.ts$" },
      to: { path: "^src/(host|cli/vm)/", reachable: true },
    },
    {
      name: "packaged-host-knows-no-game",
      severity: "error",
      comment: "What it takes along is the host and the little that its commands need.",
      from: { path: "^packages/host/" },
      to: { path: "^(src/(games|kernel|table|page)|build|objects|assets|test)/", reachable: true },
    },
    {
      name: "packaged-engine-knows-no-game",
      severity: "error",
      comment: "Nor the host, which it asks for as a package.",
      from: { path: "^packages/engine/" },
      to: { path: "^(src/(games|host|page)|packages/host)/", reachable: true },
    },
    {
      name: "product-not-packages",
      severity: "error",
      from: { path: "^(src|build|objects|assets)/" },
      to: { path: "^packages/" },
    },
    { name: "src-not-build", severity: "error", from: { path: "^src/(?!cli)" }, to: { path: "^build/" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/[^/]+/(dist|template|beginning)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".d.ts", ".js", ".json"] },
  },
};
