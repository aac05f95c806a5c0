import type { Word } from "../kernel/words";
import type { TtsPlayer } from "../tts/api";
import type { Named } from "./hints";

/** What the elements on the screen were last given, and what a click on them does. */
export interface Screen {
  colours: readonly Word[] | "not there";
  /** What each element was last given, so that only changes are sent. */
  readonly sent: Record<string, string>;
  /** What a click on an element does now. A click on one that is not here any more comes to nothing. */
  clicks: Record<string, (this: void, player: TtsPlayer) => void>;
  /** What the hints about an element are about, and how it reads. */
  named: Record<string, Named>;
  /** What the choice is called that an element shows. */
  keys: Record<string, Word>;
  /** The colours that have no hints on their panel. */
  readonly unhinted: Record<Word, boolean>;
}

export const newScreen = (): Screen => ({
  colours: "not there",
  sent: {},
  clicks: {},
  named: {},
  keys: {},
  unhinted: {},
});

const fingerprint = (attributes: Readonly<Record<string, string>>): string =>
  (attributes["active"] ?? "") + "|" + (attributes["text"] ?? "") + "|" + (attributes["textColor"] ?? "");

/** Changes an element, if it looks otherwise. */
export const setLook = (screen: Screen, id: string, attributes: Readonly<Record<string, string>>): void => {
  const print = fingerprint(attributes);
  if (screen.sent[id] === print) return;
  UI.setAttributes(id, attributes);
  screen.sent[id] = print;
};

export const setText = (screen: Screen, id: string, text: string): void => {
  if (screen.sent[id] === text) return;
  UI.setValue(id, text);
  screen.sent[id] = text;
};
