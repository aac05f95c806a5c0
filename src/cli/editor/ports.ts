import { wholeNumber } from "../mistake";

/** https://api.tabletopsimulator.com/externaleditorapi/: where the game listens, and where it looks for an editor. */
export interface Ports {
  readonly game: number;
  readonly editor: number;
}

const USUAL_PORTS: Ports = { game: 39_999, editor: 39_998 };

/** Nobody but this computer is to reach either of them. */
export const HERE = "127.0.0.1";

const MOST = 65_535;

export const PORT_OPTIONS = {
  "game-port": {
    takes: "N",
    says: `where the game listens (usual and Tabletop Simulator's own: ${String(USUAL_PORTS.game)})`,
  },
  "editor-port": { takes: "N", says: `where an editor listens (usual: ${String(USUAL_PORTS.editor)})` },
} as const;

export const portsAsked = (text: (option: string, absent: string) => string): Ports => {
  const port = (option: "game-port" | "editor-port", usual: number): number =>
    wholeNumber(option, text(option, String(usual)), 1, MOST);
  return { game: port("game-port", USUAL_PORTS.game), editor: port("editor-port", USUAL_PORTS.editor) };
};
