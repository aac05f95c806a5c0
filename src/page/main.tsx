import { render } from "preact";
import { showDepth } from "./depth";
import { hearing } from "./hear";
import { joined, type Send } from "./link";
import { newPageStore } from "./page-state";
import { App } from "./panels/app";
import { Grip } from "./play/grip";
import { Pointer } from "./play/pointer";
import { Wondering } from "./play/wondering";
import type { Told } from "./room/wire";
import { languageWanted } from "./text/language";
import { speak } from "./text/words";
import { attend } from "./turn";
import { Eye } from "./view/eye";
import { wishTaken } from "./wish";

const page = document.getElementById("page");
if (page === null) throw new Error("the page has no place for itself");

/** The page to play at. */
const openPage = (place: HTMLElement, join: typeof joined): Eye => {
  const canvas = document.createElement("canvas");
  canvas.className = "table";
  canvas.setAttribute("aria-hidden", "true");
  const panels = document.createElement("div");
  panels.className = "panels";
  place.append(panels);
  const eye = new Eye(canvas);
  const store = newPageStore();
  const early: Told[] = [];
  let hear = (told: Told): void => {
    early.push(told);
  };
  const send: Send = join((told) => {
    hear(told);
  });
  const wish = wishTaken();
  const grip = new Grip(store, eye.standings, send, () => {
    eye.look();
  });
  const wondering = new Wondering(eye, store, grip, send);
  hear = hearing(store, eye, grip, wondering, send, wish === "none" || wish.act !== "begin");
  early.forEach(hear);
  if (wish !== "none") send(wish);
  const pointer = new Pointer(canvas, eye, grip, wondering, store, send);
  eye.step = () => {
    grip.step();
    wondering.step();
  };
  store.listen(() => {
    eye.focused = store.now.focused;
    eye.holding = store.now.holding;
    eye.seat = store.now.you;
    eye.look();
  });
  attend(store);
  void showDepth(eye, store, "as before");
  addEventListener("pagehide", () => {
    send({ act: "leave" });
  });
  // A page that comes back from the browser's memory has left the table.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  render(<App store={store} eye={eye} grip={grip} wondering={wondering} pointer={pointer} send={send} />, panels);
  return eye;
};

const asked = new URLSearchParams(location.search);
const opens = async (place: HTMLElement): Promise<void> => {
  await speak(languageWanted(asked.get("language") ?? ""));
  if (!asked.has("picture")) openPage(place, joined);
  else await (await import("./picture")).showPicture(place, asked, joined, openPage);
};

opens(page).catch((error: unknown) => {
  page.dataset["problem"] = String(error);
});
