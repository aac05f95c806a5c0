import { spawn } from "node:child_process";
import type { Asked, Command } from "./command";
import { PORT_OPTIONS, type Ports, portsAsked } from "./editor/ports";
import { SHARE } from "../page/far/door-wire";
import { LANGUAGE_OPTION, languageAsked, spokenAt } from "./language";
import { Mistake, wholeNumber } from "./mistake";
import { builtPage } from "./serving/page-files";
import { saveAsked } from "./serving/save-asked";
import { type Serving, serving, type Shares, USUAL_SHARES } from "./serving/server";

const USUAL_PORT = "4815";

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Shows an address in this person's browser; where that cannot be done, the printed address has to do. */
const opened = (address: string): void => {
  const [program, ...before] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...before, address], { detached: true, stdio: "ignore" });
  child.on("error", () => undefined);
  child.unref();
};

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });

/** How somebody wants what is served to be shown. */
interface Shown {
  readonly open: boolean;
  readonly share: boolean;
}

/** Shows what is served, or one page of it, until it is stopped. */
export const shownUntilStopped = async (
  name: string,
  server: Serving,
  { open, share }: Shown,
  page = "",
): Promise<void> => {
  const isResumed = share && (await server.resume());
  const address = server.address + page + (share && !isResumed ? SHARE : "");
  console.log(`${name}: ${address}  (Ctrl+C ends it)`);
  if (isResumed) console.log("Shared as it was: the links that you gave away lead to the same seats.");
  else if (share)
    console.log("It is shared as soon as you open this address; the page has the links for your friends.");
  if (open) opened(address);
  await untilStopped();
  await server.close();
};

const addressAsked = (text: string): string => {
  if (text === "" || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new Mistake(`--at is "${text}"; it must be an address that friends can open, such as https://table.example`);
};

/** Where a page is asked for, whether a browser is to open it, and how it is shared. */
export const pageAsked = ({ text, flag }: Asked): Shown & { readonly port: number; readonly shares: Shares } => ({
  share: flag("share"),
  shares: { ...USUAL_SHARES, elsewhere: addressAsked(text("at", "")) },
  port: wholeNumber("port", text("port", USUAL_PORT), 0, 65_535),
  open: !flag("no-open") && process.env["CI"] === undefined,
});

/** What is told of it. */
export const PAGE_OPTIONS: Command["options"] = {
  port: { takes: "N", says: `where on this computer (usual: ${USUAL_PORT}; 0: any that is free)` },
  share: { takes: "nothing", says: "friends can be invited: opens the table to this computer's networks" },
  at: { takes: "ADDRESS", says: "where friends reach a shared table, if by a tunnel or a port of yours" },
  "no-open": { takes: "nothing", says: "only say the address" },
};

/** Serves a table until it is stopped. */
const shownInBrowser = async (asked: Asked): Promise<void> => {
  const { port, shares, ...shown } = pageAsked(asked);
  const language = languageAsked(asked.text);
  const { name, save } = await saveAsked(asked.words, language);
  await builtPage();
  const server = await serving(name, JSON.stringify(save), port, shares);
  await shownUntilStopped(name, server, shown, spokenAt(language));
};

/** A table without a picture, for script editors, until it is stopped. */
const heldForEditors = async ({ words, text }: Asked, ports: Ports): Promise<void> => {
  const { name, save } = await saveAsked(words, languageAsked(text));
  // A table of its own, and so an interpreter: only whoever asks for it waits until they are there.
  const { gameSide } = await import("./editor/game-side");
  const { table, close } = await gameSide(save, ports);
  console.log(`${name}: open for script editors on port ${String(ports.game)}  (Ctrl+C ends it)`);
  const shown = setInterval(() => {
    for (const { text } of table.world.chat.splice(0)) console.log(text);
  }, 200);
  await untilStopped();
  clearInterval(shown);
  await close();
};

export const tableCommand: Command = {
  name: "table",
  words: "[game | save]",
  examples: [
    "table dying-light",
    "table dying-light --language pl",
    "table dying-light --share",
    'table "My table.json" --port 0',
    "table survivor-duel --editor",
  ],
  options: {
    ...PAGE_OPTIONS,
    ...LANGUAGE_OPTION,
    editor: { takes: "nothing", says: "no browser: a table for script editors, as Tabletop Simulator is one" },
    ...PORT_OPTIONS,
  },
  run: async (asked) => {
    if (asked.flag("editor")) await heldForEditors(asked, portsAsked(asked.text));
    else await shownInBrowser(asked);
    return 0;
  },
};
