import { namesOf } from "../coverage/member";

/** The members the game documents, by where they are: those the host lacks complain by name. */
export const DOCUMENTED = {
  object: namesOf("Object"),
  player: namesOf("Player", "players"),
  playerManager: namesOf("Player", "tables"),
  wait: namesOf("Wait"),
  json: namesOf("JSON"),
  turns: namesOf("Turns"),
  ui: namesOf("UI"),
  tables: namesOf("Tables"),
  notes: namesOf("Notes"),
  lighting: namesOf("Lighting"),
  physics: namesOf("Physics"),
  webRequest: namesOf("WebRequest"),
  musicPlayer: namesOf("MusicPlayer"),
  hands: namesOf("Hands"),
  grid: namesOf("Grid"),
  time: namesOf("Time"),
  timer: namesOf("Timer"),
  info: namesOf("Info"),
  backgrounds: namesOf("Backgrounds"),
  /** MoonSharp's own libraries, which some mods use. */
  dynamic: namesOf("dynamic"),
  moonSharpJson: namesOf("json"),
  globals: namesOf(""),
} as const;
