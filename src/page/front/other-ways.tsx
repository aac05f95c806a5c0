import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { SaveState } from "../../tts/save";
import { words } from "../text/words";
import { keepMatch } from "../room/kept";
import { isController } from "../room/remembered";
import { goTo } from "../wish";
import { type Shelf, tablePage } from "./shelf";

/** The game whose controller a save brings along; "" for any other file. */
const gameInFile = (text: string): string => {
  try {
    const { ObjectStates } = JSON.parse(text) as Partial<SaveState>;
    return ObjectStates?.find(isController)?.GMNotes ?? "";
  } catch {
    return "";
  }
};

/** A save or a replay code that somebody has from elsewhere. */
export const OtherWays = ({ shelf }: { readonly shelf: Shelf }): JSX.Element => {
  const [isWrong, setWrong] = useState(false);
  const isHere = (game: string): boolean => shelf.games.some(({ at }) => at === game);
  const openCode = (code: string): void => {
    const [game = ""] = code.trim().split(".");
    setWrong(!isHere(game));
    if (isHere(game)) goTo(tablePage(game), { act: "replay", code });
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text();
    const game = gameInFile(text);
    setWrong(!isHere(game));
    if (!isHere(game)) return;
    const id = `file-${String(Date.now())}`;
    const about = {
      id,
      key: "",
      folder: "",
      name: file.name.replace(/\.json$/i, ""),
      game,
      says: "",
      answers: 0,
      colour: "",
    };
    await keepMatch({ about: { ...about, isOver: false, when: Date.now() }, text });
    goTo(tablePage(game), { act: "goOn", id });
  };
  return (
    <details class="other">
      <summary>{words.front.other}</summary>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          openCode((event.currentTarget.elements.namedItem("code") as HTMLInputElement).value);
        }}
      >
        <label class="field">
          {words.front.paste}
          <input name="code" type="text" required autocomplete="off" spellcheck={false} />
        </label>
        <button type="submit">{words.front.play}</button>
        <label class="file">
          {words.front.openSave}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              void openFile(currentTarget.files?.[0]);
            }}
          />
        </label>
      </form>
      {isWrong ? <p role="alert">{words.front.noGame}</p> : null}
    </details>
  );
};
