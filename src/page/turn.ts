import type { PageStore } from "./page-state";
import { words } from "./text/words";

/** Whose turn it is, for one who is looking elsewhere: in the title, and to be heard by who wants that. */

const SOUND = "outbreak.sound";

export const isSounding = (): boolean => localStorage.getItem(SOUND) === "on";

export const sound = (on: boolean): void => {
  localStorage.setItem(SOUND, on ? "on" : "off");
  if (on) chime();
};

/** Two short notes, made on the spot: nothing has to be fetched. */
const chime = (): void => {
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.connect(context.destination);
  loudness.gain.setValueAtTime(0.12, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
  for (const [pitch, at] of [
    [660, 0],
    [880, 0.18],
  ] as const) {
    const note = context.createOscillator();
    note.frequency.value = pitch;
    note.connect(loudness);
    note.start(context.currentTime + at);
    note.stop(context.currentTime + at + 0.4);
  }
  setTimeout(() => void context.close(), 1000);
};

/** Somebody else is, or may be, at this table: who plays alone knows whose turn it is. */
const isAlone = ({ as, people }: PageStore["now"]): boolean =>
  as === "at home" && people.filter(({ name }) => name !== "").length < 2;

export const attend = (store: PageStore): void => {
  let wasMine = false;
  store.listen(() => {
    const { name, slate, you } = store.now;
    const isAsked = slate !== "none" && you !== "Grey" && slate.asks.some(({ isWaitedFor }) => isWaitedFor);
    const isMine = isAsked && !isAlone(store.now);
    const title = isMine ? `● ${words.yourTurn} – ${name}` : name;
    if (title !== "" && document.title !== title) document.title = title;
    if (isMine && !wasMine && !document.hasFocus() && isSounding()) chime();
    wasMine = isMine;
  });
};
