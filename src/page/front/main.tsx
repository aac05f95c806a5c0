import { render } from "preact";
import { liveBy, mannerRemembered } from "../panels/manner";
import { languageWanted } from "../text/language";
import { speak, words } from "../text/words";
import { keptMatches } from "../room/kept";
import { Front } from "./front";
import type { Shelf } from "./shelf";

/** The first thing somebody sees: which game, with whom, and what they have begun before. */

const place = document.getElementById("front");
if (place === null) throw new Error("the page has no place for itself");

const shelfHere = async (): Promise<Shelf> => {
  const answer = await fetch("shelf.json");
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Shelf;
};

liveBy(mannerRemembered());
await speak(languageWanted(new URLSearchParams(location.search).get("language") ?? ""));
try {
  const [shelf, kept] = await Promise.all([shelfHere(), keptMatches()]);
  render(<Front shelf={shelf} kept={kept} />, place);
} catch (error) {
  render(<p role="alert">{`${words.front.nothing} (${String(error)})`}</p>, place);
}
